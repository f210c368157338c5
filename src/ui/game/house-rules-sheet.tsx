import { say } from '../../text/say';
import '../shared/book/entry.css';
import { For, type JSX, Show } from 'solid-js';
import { makeFormatFact } from '../../app/game/force-format';
import { recordHouseNote, recordHouseRule } from '../../app/game/house-rules';
import { naming } from '../../app/game/naming';
import { ruleset, table } from '../../app/game/open-game';
import { recordStep } from '../../app/game/perform';
import { entryAddress, passageAddress } from '../../app/rules/rules-addresses';
import { describeRulesAndFormat } from '../../text/formats';
import { lowercaseHeading } from '../../text/names/sources';
import { Button } from '../kit/button';
import { BottomSheet } from '../kit/sheet';
import { HouseRuleSwitch } from '../shared/book/house-rule-switch';
import { FormatField } from '../shared/format-field';

/** Sheet with the house rules of the open game: rules that affect answers, and notes for the players. */
export default function HouseRulesSheet(props: { onClose: () => void }): JSX.Element {
  const offered = () => ruleset()?.house.rules ?? [];
  /** House rules in the game that this edition does not offer, or from a later app version. */
  const foreign = () => (table()?.houseRules ?? []).filter(({ rule }) => offered().every(({ id }) => id !== rule));
  const agree = (format: string | undefined) => {
    const [rules, now] = [ruleset(), table()];
    if (rules && now) void recordStep('format', [makeFormatFact(now, rules, format)]);
  };
  const notes = () => table()?.houseNotes ?? [];
  return (
    <BottomSheet title={say('House rules')} onClose={props.onClose}>
      <p class="muted">
        {say('Turn on your house rules for {edition}. Answers follow them and say so. The log records every change.', {
          edition: describeRulesAndFormat(naming().edition(table()?.edition ?? ''), table()?.format?.id),
        })}
      </p>
      <ul class="house-rules" aria-label={say('House rules of this edition')}>
        <For each={offered()} fallback={<li class="muted">{say('No house rules available for this edition.')}</li>}>
          {(rule) => (
            <li>
              <HouseRuleSwitch rule={rule} />
              <a class="house-overrules" href={passageAddress({ ...rule.cite, basis: 'house', topic: rule.topic })}>
                {say('Overrules “{passage}”', { passage: lowercaseHeading(rule.cite.passage) })}
              </a>
            </li>
          )}
        </For>
      </ul>
      <Show when={foreign().length > 0}>
        <h3>{say('Unknown in this version')}</h3>
        <ul class="house-notes" aria-label={say('Unknown in this version')}>
          <For each={foreign()}>
            {({ rule, name }) => (
              <li>
                <p>{say('“{rule}” was turned on in another app version. Answers here ignore it.', { rule: name })}</p>
                <Button onClick={() => void recordHouseRule({ id: rule, name }, false)}>{say('Remove')}</Button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <FormatField rules={ruleset() ?? undefined} value={table()?.format?.id} onChange={agree} />
      <h3>{say('How we play it')}</h3>
      <ul class="house-notes" aria-label={say('How we play it')}>
        <For
          each={notes()}
          fallback={<li class="muted">{say('No notes yet. Open a rule during a game and note how you play it.')}</li>}
        >
          {(note) => (
            <li>
              <p>
                <a href={entryAddress(note.entry)}>{note.title}</a>: {note.text}
              </p>
              <Button onClick={() => void recordHouseNote({ id: note.entry, title: note.title }, null)}>
                {say('Remove')}
              </Button>
            </li>
          )}
        </For>
      </ul>
      <Show when={notes().length > 0}>
        <p class="muted small">{say('Notes are for the players. Answers ignore them.')}</p>
      </Show>
    </BottomSheet>
  );
}

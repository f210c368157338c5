import { say } from '../../text/say';
import '../shared/book/house-rules.css';
import { For, type JSX, Show } from 'solid-js';
import { noteEntry, playRule } from '../../app/game/house-rules';
import { naming, ruleset, table } from '../../app/game/session';
import { entryAddress, passageAddress } from '../../app/rules/address';
import { quietly } from '../../text/names/passage';
import { Button } from '../kit/button';
import { Sheet } from '../kit/sheet';
import { HouseSwitch } from '../shared/book/house-rule-switch';

/** What the open game plays otherwise: rules that the answers follow, and notes that only people do. */
export default function HouseSheet(props: { onClose: () => void }): JSX.Element {
  const offered = () => ruleset()?.house.rules ?? [];
  /** Taken by a later version of the app, or of other rules than these. */
  const foreign = () => (table()?.houseRules ?? []).filter(({ rule }) => offered().every(({ id }) => id !== rule));
  const notes = () => table()?.houseNotes ?? [];
  return (
    <Sheet title={say('House rules')} onClose={props.onClose}>
      <p class="muted">
        {say(
          'Switch on what this table plays otherwise than {edition}. Answers follow it and say so; the log keeps when it was switched.',
          { edition: naming().edition(table()?.edition ?? '') },
        )}
      </p>
      <ul class="house-rules" aria-label={say('House rules of this edition')}>
        <For each={offered()} fallback={<li class="muted">{say('This version knows none for these rules.')}</li>}>
          {(rule) => (
            <li>
              <HouseSwitch rule={rule} />
              <a class="house-overrules" href={passageAddress({ ...rule.cite, basis: 'house', topic: rule.topic })}>
                {say('Overrules “{quietly}”', { quietly: quietly(rule.cite.passage) })}
              </a>
            </li>
          )}
        </For>
      </ul>
      <Show when={foreign().length > 0}>
        <h3>{say('Not known to this version')}</h3>
        <ul class="house-notes" aria-label={say('Not known to this version')}>
          <For each={foreign()}>
            {({ rule, name }) => (
              <li>
                <p>
                  <strong>{name}</strong> {say('was switched on by another version. Answers here do not follow it.')}
                </p>
                <Button onClick={() => void playRule({ id: rule, name }, false)}>{say('Take off')}</Button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <h3>{say('We play it so')}</h3>
      <ul class="house-notes" aria-label={say('We play it so')}>
        <For
          each={notes()}
          fallback={
            <li class="muted">
              {say('No notes. Open any rule of the book while the game is open and write how this table plays it.')}
            </li>
          }
        >
          {(note) => (
            <li>
              <p>
                <a href={entryAddress(note.entry)}>{note.title}</a>: {note.text}
              </p>
              <Button onClick={() => void noteEntry({ id: note.entry, title: note.title }, null)}>
                {say('Take off')}
              </Button>
            </li>
          )}
        </For>
      </ul>
      <Show when={notes().length > 0}>
        <p class="muted small">{say('Notes are for people: answers do not follow them.')}</p>
      </Show>
    </Sheet>
  );
}

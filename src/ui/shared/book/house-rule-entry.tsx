import { say } from '../../../text/say';
import './entry.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { recordHouseNote } from '../../../app/game/house-rules';
import { table } from '../../../app/game/open-game';
import { findEntryByTopic, listAppliedEditions } from '../../../book';
import type { Entry } from '../../../book/entry';
import type { Ruleset } from '../../../rules/ruleset';
import { Button } from '../../kit/button';
import { TextAreaField } from '../../kit/field';
import { Form } from '../../kit/form';
import { HouseRuleSwitch } from './house-rule-switch';

const MOST_TEXT = 500;

/**
 * Section on an entry in the open game: house rules that override the entry, and the players’ note. Renders nothing if
 * the entry’s book does not apply to the game.
 */
export default function HouseRuleEntry(props: { entry: Entry; rules: Ruleset }): JSX.Element {
  const ours = () => listAppliedEditions(props.rules.id).includes(props.entry.edition);
  const overruling = () =>
    props.rules.house.rules.filter(({ topic }) => findEntryByTopic(props.rules.id, topic)?.id === props.entry.id);
  const note = () => table()?.houseNotes.find(({ entry }) => entry === props.entry.id)?.text ?? null;
  const [writing, setWriting] = createSignal<string | null>(null);
  const keep = async (text: string | null): Promise<void> => {
    if (await recordHouseNote(props.entry, text)) setWriting(null);
  };
  return (
    <Show when={ours()}>
      <section class="house-entry" aria-label={say('In this game')}>
        <Show when={overruling().length > 0}>
          <h2 class="caption">{say('House rules for this game')}</h2>
          <For each={overruling()}>{(rule) => <HouseRuleSwitch rule={rule} />}</For>
        </Show>
        <Show
          when={writing() !== null}
          fallback={
            <Show
              when={note()}
              fallback={
                <Button wide onClick={() => setWriting('')}>
                  {say('Note how we play it')}
                </Button>
              }
            >
              {(text) => (
                <div class="house-note">
                  <h3>{say('How we play it')}</h3>
                  <p>{text()}</p>
                  <p class="muted small">{say('Note for this game. Answers ignore it.')}</p>
                  <div class="house-deeds">
                    <Button onClick={() => setWriting(text())}>{say('Change')}</Button>
                    <Button onClick={() => void keep(null)}>{say('Remove')}</Button>
                  </div>
                </div>
              )}
            </Show>
          }
        >
          <Form
            class="house-note"
            onSubmit={() => {
              void keep(writing());
            }}
          >
            <TextAreaField
              label={say('How we play it')}
              hint={say('A note for the players, saved in this game’s log. Answers ignore it.')}
              rows="3"
              maxLength={MOST_TEXT}
              value={writing() ?? ''}
              onInput={setWriting}
            />
            <div class="house-deeds">
              <Button onClick={() => setWriting(null)}>{say('Cancel')}</Button>
              <Button tone="accent" type="submit">
                {say('Save note')}
              </Button>
            </div>
          </Form>
        </Show>
      </section>
    </Show>
  );
}

import { say } from '../../../text/say';
import './house-rules.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { noteEntry } from '../../../app/game/house-rules';
import { table } from '../../../app/game/session';
import { editionsOf, entryOn } from '../../../book';
import type { Entry } from '../../../book/entry';
import type { Ruleset } from '../../../rules/ruleset';
import { Button } from '../../kit/button';
import { Field } from '../../kit/field';
import { HouseSwitch } from './house-rule-switch';

const MOST_TEXT = 500;

/** How the open game plays an entry: house rules that overrule it, and a note of the table. Nothing for entries of other games. */
export default function HouseEntry(props: { entry: Entry; rules: Ruleset }): JSX.Element {
  const ours = () => editionsOf(props.rules.id).includes(props.entry.edition);
  const overruling = () =>
    props.rules.house.rules.filter(({ topic }) => entryOn(props.rules.id, topic)?.id === props.entry.id);
  const note = () => table()?.houseNotes.find(({ entry }) => entry === props.entry.id)?.text ?? null;
  const [writing, setWriting] = createSignal<string | null>(null);
  const keep = async (text: string | null): Promise<void> => {
    if (await noteEntry(props.entry, text)) setWriting(null);
  };
  return (
    <Show when={ours()}>
      <section class="house-entry" aria-label={say('In this game')}>
        <Show when={overruling().length > 0}>
          <h2>{say('Play it otherwise in this game')}</h2>
          <For each={overruling()}>{(rule) => <HouseSwitch rule={rule} />}</For>
        </Show>
        <Show
          when={writing() !== null}
          fallback={
            <Show
              when={note()}
              fallback={
                <Button wide onClick={() => setWriting('')}>
                  {say('Note how this table plays it')}
                </Button>
              }
            >
              {(text) => (
                <div class="house-note">
                  <p>
                    <strong>{say('We play it so.')}</strong> {text()}{' '}
                    <small>{say('A note of this game: answers do not follow it.')}</small>
                  </p>
                  <div class="house-deeds">
                    <Button onClick={() => setWriting(text())}>{say('Change')}</Button>
                    <Button onClick={() => void keep(null)}>{say('Take off')}</Button>
                  </div>
                </div>
              )}
            </Show>
          }
        >
          <form
            class="house-note"
            onSubmit={(event) => {
              event.preventDefault();
              void keep(writing());
            }}
          >
            <Field
              label={say('We play it so')}
              hint={say('For people, kept in the log of this game. Answers do not follow it.')}
            >
              {(input) => (
                <textarea
                  {...input}
                  rows="3"
                  maxLength={MOST_TEXT}
                  value={writing() ?? ''}
                  onInput={(event) => setWriting(event.currentTarget.value)}
                />
              )}
            </Field>
            <div class="house-deeds">
              <Button onClick={() => setWriting(null)}>{say('Leave it')}</Button>
              <Button tone="accent" type="submit">
                {say('Keep the note')}
              </Button>
            </div>
          </form>
        </Show>
      </section>
    </Show>
  );
}

import { createSignal, type JSX, Show } from 'solid-js';
import type { Ruleset } from '../../rules/ruleset';
import { say } from '../../text/say';
import { Button } from '../parts/Button';
import { Field } from '../parts/Field';
import { FilePicker } from '../parts/FilePicker';
import { Sheet } from '../parts/Sheet';
import { TakeForce } from './TakeForce';

const MOST_BYTES = 4_000_000;

/** Reads a force that somebody sent: pasted, or as a file. */
export default function BringForce(props: {
  editions: readonly [Ruleset, ...Ruleset[]];
  onClose: () => void;
}): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const [given, setGiven] = createSignal<string | null>(null);
  const [fault, setFault] = createSignal<string | null>(null);

  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > MOST_BYTES) return void setFault(say('{name} is too large to be a force.', { name: file.name }));
    try {
      setGiven(await file.text());
    } catch {
      setFault(say('{name} could not be read.', { name: file.name }));
    }
  }

  return (
    <Show
      when={given()}
      fallback={
        <Sheet title={say('Bring in a force')} onClose={props.onClose}>
          <div class="stack">
            <Field
              label={say('Link or text')}
              hint={say('A link from Sidekick, one of its files, or a team of the public unit database.')}
            >
              {(input) => (
                <textarea
                  {...input}
                  rows="4"
                  value={typed()}
                  onInput={(event) => setTyped(event.currentTarget.value)}
                  spellcheck={false}
                />
              )}
            </Field>
            <Button tone="accent" wide disabled={typed().trim() === ''} onClick={() => setGiven(typed())}>
              {say('Look at it')}
            </Button>
            <FilePicker
              label={say('Open a file')}
              accept=".json,.txt,application/json"
              multiple={false}
              onFiles={([file]) => void open(file)}
            />
            <Show when={fault()}>{(sentence) => <p role="alert">{sentence()}</p>}</Show>
          </div>
        </Sheet>
      }
    >
      {(text) => <TakeForce text={text()} editions={props.editions} onClose={props.onClose} />}
    </Show>
  );
}

import { createSignal, type JSX, Show } from 'solid-js';
import { ACCEPTED_FILES } from '../../share/file-formats';
import { say } from '../../text/say';
import { Button } from '../kit/button';
import { TextAreaField } from '../kit/field';
import { FilePicker } from '../kit/file-picker';
import { BottomSheet } from '../kit/sheet';
import { LazyReceivedSheet } from '../shared/other-screens';

/** Sheet that imports a force from a link, a text or a file. */
export default function ImportForce(props: { onClose: () => void }): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const [given, setGiven] = createSignal<string | File | null>(null);

  return (
    <Show
      when={given()}
      fallback={
        <BottomSheet title={say('Import a force')} onClose={props.onClose}>
          <div class="stack">
            <TextAreaField
              label={say('Link or text')}
              hint={say('A Sidekick link or file, a team from the unit database, or names with points.')}
              rows="4"
              value={typed()}
              onInput={setTyped}
              spellcheck={false}
            />
            <Button tone="accent" wide disabled={typed().trim() === ''} onClick={() => setGiven(typed())}>
              {say('Preview')}
            </Button>
            <FilePicker
              label={say('Open a file')}
              accept={ACCEPTED_FILES}
              multiple={false}
              onFiles={([file]) => file && setGiven(file)}
            />
          </div>
        </BottomSheet>
      }
    >
      {(given) => <LazyReceivedSheet given={given()} onClose={props.onClose} />}
    </Show>
  );
}

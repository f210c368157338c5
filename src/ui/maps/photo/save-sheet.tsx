import { createSignal, type JSX, Show } from 'solid-js';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/field';
import { Form } from '../../kit/form';
import { BottomSheet } from '../../kit/sheet';

const LONGEST_NAME = 120;

export function SaveSheet(props: {
  /** Number of doubts that were not checked. */
  doubts: number;
  /** Saves the map. Resolves to an error as a sentence, or null on success. */
  onSave: (name: string) => Promise<string | null>;
  onClose: () => void;
}): JSX.Element {
  const [name, setName] = createSignal('');
  const [fault, setFault] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const save = async (): Promise<void> => {
    if (busy()) return;
    if (name().trim() === '') {
      setFault(say('Enter a name for the map.'));
      return;
    }
    setBusy(true);
    setFault(await props.onSave(name().trim()));
    setBusy(false);
  };
  return (
    <BottomSheet
      title={say('Save the map')}
      onClose={props.onClose}
      foot={
        <Button tone="accent" big wide disabled={busy()} onClick={() => void save()}>
          {say('Save')}
        </Button>
      }
    >
      <Form
        class="stack"
        onSubmit={() => {
          void save();
        }}
      >
        <TextField
          label={say('Map name')}
          fault={fault()}
          type="text"
          autofocus
          maxlength={LONGEST_NAME}
          value={name()}
          onInput={setName}
        />
        <Show when={props.doubts > 0}>
          <p class="muted small">
            {sayMany(
              props.doubts,
              '1 unchecked place is saved as detected.',
              '{n} unchecked places are saved as detected.',
            )}
          </p>
        </Show>
      </Form>
    </BottomSheet>
  );
}

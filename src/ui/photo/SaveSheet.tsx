import { createSignal, type JSX, Show } from 'solid-js';
import { counted } from '../collection/words';
import { Button } from '../parts/Button';
import { Field } from '../parts/Field';
import { Sheet } from '../parts/Sheet';

const LONGEST_NAME = 120;

/** The name under which the map is kept. */
export function SaveSheet(props: {
  /** How many doubts nobody looked at. */
  doubts: number;
  /** Gives what went wrong, as a sentence; null where it is kept. */
  onSave: (name: string) => Promise<string | null>;
  onClose: () => void;
}): JSX.Element {
  const [name, setName] = createSignal('');
  const [fault, setFault] = createSignal<string | null>(null);
  const [busy, setBusy] = createSignal(false);
  const save = async (): Promise<void> => {
    if (busy()) return;
    if (name().trim() === '') {
      setFault('Give the map a name, to find it again.');
      return;
    }
    setBusy(true);
    setFault(await props.onSave(name().trim()));
    setBusy(false);
  };
  return (
    <Sheet
      title="Save the map"
      onClose={props.onClose}
      foot={
        <Button tone="accent" big wide disabled={busy()} onClick={() => void save()}>
          Save
        </Button>
      }
    >
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label="Name of the map" fault={fault()}>
          {(input) => (
            <input
              {...input}
              type="text"
              autofocus
              autocomplete="off"
              maxlength={LONGEST_NAME}
              value={name()}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          )}
        </Field>
        <Show when={props.doubts > 0}>
          <p class="muted small">
            {counted(props.doubts, 'place')} nobody has looked at {props.doubts === 1 ? 'stays' : 'stay'} as read.
          </p>
        </Show>
      </form>
    </Sheet>
  );
}

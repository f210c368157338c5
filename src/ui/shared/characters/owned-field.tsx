import { createEffect, createSignal, type JSX, on, onCleanup } from 'solid-js';
import { ownedCopies, recordOwned } from '../../../app/collection/owned-copies';
import { toast } from '../../../app/messages';
import { HOLDING_COUNT_LIMIT, HOLDING_WHERE_LIMIT } from '../../../catalog/holding';
import { truncate } from '../../../text/character-text';
import { say } from '../../../text/say';
import { FormField } from '../../kit/field';
import { Stepper } from '../../kit/stepper';

/** Debounce in ms before typed text is written to the store. */
const PAUSE_MS = 400;

/** Field for the number of owned copies of a character and their location. Each change is stored and can be undone. */
export function OwnedCopiesField(props: { id: string; name: string }): JSX.Element {
  const held = () => ownedCopies()?.get(props.id) ?? { id: props.id, count: 0, where: '' };
  const [where, setWhere] = createSignal(held().where);
  let timer: ReturnType<typeof setTimeout> | undefined;
  createEffect(
    on(
      () => held().where,
      (now) => setWhere(now),
    ),
  );

  async function note(count: number, place: string): Promise<void> {
    const done = await recordOwned({ id: props.id, count, where: place.trim().slice(0, HOLDING_WHERE_LIMIT) });
    if (done.fault !== null) return toast({ text: done.fault, tone: 'bad' });
    const name = truncate(props.name, 40);
    toast({
      text:
        place.trim() === ''
          ? say('You own {count} × {name}.', { count, name })
          : say('You own {count} × {name}, stored in {place}.', { count, name, place: truncate(place.trim(), 40) }),
      action: { label: say('Undo'), run: () => void done.undo() },
    });
  }

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    if (where().trim() !== held().where) void note(Math.max(1, held().count), where());
  }
  // The last input is written when the sheet is closed.
  onCleanup(() => timer !== undefined && write());

  return (
    <section class="owned-field" aria-label={say('What you own')}>
      <div class="owned-count">
        <span>{say('I own')}</span>
        <Stepper
          label={say('How many I own')}
          value={held().count}
          min={0}
          max={HOLDING_COUNT_LIMIT}
          onChange={(count) => void note(count, held().where)}
        />
      </div>
      <FormField label={say('Where you store it')}>
        {(input) => (
          <input
            {...input}
            value={where()}
            maxlength={HOLDING_WHERE_LIMIT}
            autocomplete="off"
            placeholder={say('Blue box, tray 2')}
            onInput={(event) => {
              setWhere(event.currentTarget.value);
              clearTimeout(timer);
              timer = setTimeout(write, PAUSE_MS);
            }}
            onChange={write}
          />
        )}
      </FormField>
    </section>
  );
}

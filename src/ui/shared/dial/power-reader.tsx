import { createSignal, type JSX, Show } from 'solid-js';
import type { Character } from '../../../catalog/character';
import type { PowerInSlot } from '../../../catalog/powers';
import { lazyPart } from '../../kit/lazy-part';

// The rules book is loaded when a power is opened.
const PowerSheet = lazyPart(() => import('./power-sheet'));

/** Passes its children a function that opens the description of a character’s power. */
export function PowerReader(props: {
  of: Pick<Character, 'specials'>;
  children: (read: (power: PowerInSlot) => void) => JSX.Element;
}): JSX.Element {
  const [opened, setOpened] = createSignal<PowerInSlot | null>(null);
  return (
    <>
      {props.children(setOpened)}
      <Show when={opened()} keyed>
        {(power) => <PowerSheet power={power} of={props.of} onClose={() => setOpened(null)} />}
      </Show>
    </>
  );
}

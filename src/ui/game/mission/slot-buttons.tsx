import { say } from '../../../text/say';
import './wound-sheet.css';
import { For, type JSX } from 'solid-js';
import { countSlotsAt, countWoundsAt, type WoundPlace } from '../../../table/striker';
import type { Figure } from '../../../table/table';

/** Damage slots of a box or card as buttons. A tap fills an empty slot with a wound, or heals a filled slot. */
export function SlotButtons(props: {
  figure: Figure;
  place: WoundPlace;
  /** Label of the box or card: `Attack box`, or the card’s name. */
  name: string;
  onPut: (() => void) | null;
  onHeal: (() => void) | null;
}): JSX.Element {
  const wounds = () => countWoundsAt(props.figure, props.place);
  const slots = () => Array.from({ length: countSlotsAt(props.figure, props.place) }, (_, slot) => slot);
  const full = (slot: number) => slot < wounds();
  return (
    <span class="slot-buttons">
      <For each={slots()}>
        {(slot) => (
          <button
            type="button"
            aria-pressed={full(slot)}
            aria-label={
              full(slot)
                ? say('{name}, slot {slot}: wounded', { name: props.name, slot: slot + 1 })
                : say('{name}, slot {slot}: free', { name: props.name, slot: slot + 1 })
            }
            disabled={(full(slot) ? props.onHeal : props.onPut) === null}
            onClick={() => (full(slot) ? props.onHeal : props.onPut)?.()}
          >
            <i aria-hidden="true" />
          </button>
        )}
      </For>
    </span>
  );
}

import { createSignal, For, type JSX } from 'solid-js';
import { CHARACTER_DEFAULTS, type Character, DIAL_SLOTS, type DialSlot, mapSlots } from '../../../catalog/character';
import { VALUE_NAMES } from '../../../text/names/sources';
import { capitalise, say } from '../../../text/say';
import { Button } from '../../kit/button';
import { TextField } from '../../kit/field';
import { BottomSheet } from '../../kit/sheet';
import { Stepper } from '../../kit/stepper';

type Values = Readonly<Record<DialSlot | 'range' | 'points', number>>;

const PLAIN: Values = { speed: 6, attack: 8, defense: 15, damage: 1, range: 0, points: 0 };
const MOST: Values = { speed: 20, attack: 20, defense: 30, damage: 10, range: 20, points: 100 };
const ROWS = [...DIAL_SLOTS, 'range', 'points'] as const;

/** Form for the name and values of a bystander, which has no dial and is defeated by any damage. */
export default function BystanderSheet(props: {
  /** Display name of the bystander's side. */
  side: string;
  onAdd: (character: Character) => void;
  onClose: () => void;
}): JSX.Element {
  const [name, setName] = createSignal('');
  const [values, setValues] = createSignal<Values>(PLAIN);
  return (
    <BottomSheet
      title={say('A bystander')}
      onClose={props.onClose}
      foot={
        <Button tone="accent" big onClick={() => props.onAdd(bystander(name().trim() || say('Bystander'), values()))}>
          {say('Add to {side}', { side: props.side })}
        </Button>
      }
    >
      <TextField label={say('Name')} maxLength={60} placeholder={say('Bystander')} value={name()} onInput={setName} />
      <div class="halves">
        <For each={ROWS}>
          {(row) => (
            <div class="stack" style={{ 'justify-items': 'start' }}>
              <span class="muted small" aria-hidden="true">
                {rowName(row)}
              </span>
              <Stepper
                label={capitalise(rowName(row))}
                value={values()[row]}
                min={0}
                max={MOST[row]}
                onChange={(value) => setValues({ ...values(), [row]: value })}
              />
            </div>
          )}
        </For>
      </div>
    </BottomSheet>
  );
}

function rowName(row: (typeof ROWS)[number]): string {
  return row === 'points' ? say('points') : VALUE_NAMES[row];
}

/** Makes a character with one click of life, so any damage defeats the bystander. */
function bystander(name: string, values: Values): Character {
  return {
    ...CHARACTER_DEFAULTS,
    id: `bystander-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`,
    name,
    bystander: true,
    range: values.range,
    starts: [{ points: values.points, click: 1 }],
    dial: [mapSlots((slot) => ({ value: values[slot], power: null }))],
    origin: 'entered',
  };
}

import { say } from '../../../text/say';
import '../rulings/rulings.css';
import { createSignal, For, type JSX } from 'solid-js';
import {
  FIRST_CLICK_DEFAULTS,
  FIRST_CLICK_VALUES,
  type FirstClickValue,
  makeFirstClickCharacter,
} from '../../../app/collection/first-click';
import { saveCharacter } from '../../../app/collection/save-records';
import type { Character } from '../../../catalog/character';
import { Button } from '../../kit/button';
import { NumberField, TextField } from '../../kit/field';
import { Form } from '../../kit/form';
import { BottomSheet } from '../../kit/sheet';

const LABELS: Readonly<Record<FirstClickValue, string>> = {
  points: say('Points'),
  speed: say('Speed'),
  attack: say('Attack'),
  defense: say('Defense'),
  damage: say('Damage'),
  range: say('Range'),
  clicks: say('Clicks'),
};
const LEAST: Readonly<Partial<Record<FirstClickValue, number>>> = { clicks: 1 };
const MOST: Readonly<Partial<Record<FirstClickValue, number>>> = { points: 9999, clicks: 40 };
const MOST_OF_DIAL = 40;

/** Sheet that enters a character by its name and first click, saves it to the collection and adds it. */
export default function NewFigureSheet(props: {
  name: string;
  onAdd: (character: Character) => void;
  onClose: () => void;
}): JSX.Element {
  // The sheet is created anew for each name, so the name is read only once.
  const [name, setName] = createSignal(props.name);
  const [typed, setTyped] = createSignal<Readonly<Partial<Record<FirstClickValue, string>>>>({});
  const enteredValue = (key: FirstClickValue): number => {
    const text = typed()[key]?.trim() ?? '';
    const value = /^\d{1,4}$/.test(text) ? Number(text) : FIRST_CLICK_DEFAULTS[key];
    return Math.min(MOST[key] ?? MOST_OF_DIAL, Math.max(LEAST[key] ?? 0, value));
  };
  const add = async (): Promise<void> => {
    const called = name().trim();
    if (called === '') return;
    const values = Object.fromEntries(FIRST_CLICK_VALUES.map((key) => [key, enteredValue(key)]));
    const character = makeFirstClickCharacter(called, { ...FIRST_CLICK_DEFAULTS, ...values });
    if (await saveCharacter(character)) props.onAdd(character);
  };
  return (
    <BottomSheet title={say('New figure')} onClose={props.onClose}>
      <Form class="stack" onSubmit={() => void add()}>
        <TextField label={say('Name')} maxLength={60} value={name()} onInput={setName} />
        <p class="muted small">
          {say('The first click is enough to play. Enter the rest of the dial when it is needed.')}
        </p>
        <div class="figure-form">
          <For each={FIRST_CLICK_VALUES}>
            {(key) => (
              <NumberField
                label={LABELS[key]}
                placeholder={String(FIRST_CLICK_DEFAULTS[key])}
                value={typed()[key] ?? ''}
                onInput={(text) => setTyped({ ...typed(), [key]: text })}
              />
            )}
          </For>
        </div>
        <Button type="submit" tone="accent" big wide disabled={name().trim() === ''}>
          {name().trim() === '' ? say('Enter its name first') : say('Add {name}', { name: name().trim() })}
        </Button>
      </Form>
    </BottomSheet>
  );
}

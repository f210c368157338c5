import './SpecialsForm.css';
import { Index, type JSX } from 'solid-js';
import type { DraftSpecial } from '../../catalog/entry';
import { Button } from '../parts/Button';
import { Field } from '../parts/Field';
import { SPECIAL_SLOTS } from './draft';

const SLOT_NAMES: Readonly<Record<DraftSpecial['slot'], string>> = {
  speed: 'Speed, white square',
  attack: 'Attack, white square',
  defense: 'Defense, white square',
  damage: 'Damage, white square',
  trait: 'Trait, always on',
  other: 'Something else',
};

/** Special powers and traits with what they say and which standard powers they grant. */
export function SpecialsForm(props: {
  specials: readonly DraftSpecial[];
  /** Calls in a row that name the same field are one step for undo. */
  onChange: (specials: readonly DraftSpecial[], field?: string) => void;
}): JSX.Element {
  const change = (at: number, patch: Partial<DraftSpecial>) =>
    props.onChange(
      props.specials.map((each, index) => (index === at ? { ...each, ...patch } : each)),
      `special-${at}-${Object.keys(patch).join()}`,
    );
  return (
    <section class="stack" aria-label="Special powers and traits">
      <h2>Special powers and traits</h2>
      <Index each={props.specials}>
        {(special, at) => (
          <fieldset class="special-form">
            <legend>{special().name || `Special power ${at + 1}`}</legend>
            <Field label="Where it stands">
              {(input) => (
                <select
                  {...input}
                  value={special().slot}
                  onChange={(event) => change(at, { slot: event.currentTarget.value as DraftSpecial['slot'] })}
                >
                  {SPECIAL_SLOTS.map((slot) => (
                    <option value={slot}>{SLOT_NAMES[slot]}</option>
                  ))}
                </select>
              )}
            </Field>
            <Field label="What it is called">
              {(input) => (
                <input
                  {...input}
                  value={special().name}
                  autocomplete="off"
                  onInput={(event) => change(at, { name: event.currentTarget.value })}
                />
              )}
            </Field>
            <Field label="What it says">
              {(input) => (
                <textarea
                  {...input}
                  rows="3"
                  value={special().text}
                  onInput={(event) => change(at, { text: event.currentTarget.value })}
                />
              )}
            </Field>
            <Field label="Powers it grants" hint="Parted by commas: Charge, Flurry">
              {(input) => (
                <input
                  {...input}
                  value={special().grants}
                  autocomplete="off"
                  onInput={(event) => change(at, { grants: event.currentTarget.value })}
                />
              )}
            </Field>
            <Button
              tone="bare"
              aria-label={`Remove ${special().name || `special power ${at + 1}`}`}
              onClick={() => props.onChange(props.specials.filter((_, index) => index !== at))}
            >
              Remove
            </Button>
          </fieldset>
        )}
      </Index>
      <Button
        wide
        onClick={() => props.onChange([...props.specials, { slot: 'trait', name: '', text: '', grants: '' }])}
      >
        Add a special power
      </Button>
    </section>
  );
}

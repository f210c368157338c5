import { say } from '../../../text/say';
import './specials-form.css';
import { Index, type JSX } from 'solid-js';
import { SPECIAL_SLOTS } from '../../../catalog/character-draft';
import type { DraftSpecial } from '../../../catalog/character-entry';
import { Button } from '../../kit/button';
import { FormField } from '../../kit/field';

const SLOT_NAMES: Readonly<Record<DraftSpecial['slot'], string>> = {
  speed: say('Speed, white square'),
  attack: say('Attack, white square'),
  defense: say('Defense, white square'),
  damage: say('Damage, white square'),
  trait: say('Trait, always on'),
  other: say('Something else'),
};

/** Form for special powers and traits, with their text and the standard powers that they grant. */
export function SpecialsForm(props: {
  specials: readonly DraftSpecial[];
  /** Called for a change. Consecutive calls that name the same field are one undo step. */
  onChange: (specials: readonly DraftSpecial[], field?: string) => void;
}): JSX.Element {
  const change = (at: number, patch: Partial<DraftSpecial>) =>
    props.onChange(
      props.specials.map((each, index) => (index === at ? { ...each, ...patch } : each)),
      `special-${at}-${Object.keys(patch).join()}`,
    );
  return (
    <section class="stack" aria-label={say('Special powers and traits')}>
      <h2>{say('Special powers and traits')}</h2>
      <Index each={props.specials}>
        {(special, at) => (
          <fieldset class="special-form">
            <legend>{special().name || say('Special power {at}', { at: at + 1 })}</legend>
            <FormField label={say('Where on the card')}>
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
            </FormField>
            <FormField label={say('Power name')}>
              {(input) => (
                <input
                  {...input}
                  value={special().name}
                  autocomplete="off"
                  onInput={(event) => change(at, { name: event.currentTarget.value })}
                />
              )}
            </FormField>
            <FormField label={say('Rules text')}>
              {(input) => (
                <textarea
                  {...input}
                  rows="3"
                  value={special().text}
                  onInput={(event) => change(at, { text: event.currentTarget.value })}
                />
              )}
            </FormField>
            <FormField label={say('Powers it grants')} hint={say('Separated by commas: Charge, Flurry')}>
              {(input) => (
                <input
                  {...input}
                  value={special().grants}
                  autocomplete="off"
                  onInput={(event) => change(at, { grants: event.currentTarget.value })}
                />
              )}
            </FormField>
            <Button
              tone="bare"
              aria-label={say('Remove {name}', { name: special().name || say('special power {at}', { at: at + 1 }) })}
              onClick={() => props.onChange(props.specials.filter((_, index) => index !== at))}
            >
              {say('Remove')}
            </Button>
          </fieldset>
        )}
      </Index>
      <Button
        wide
        onClick={() => props.onChange([...props.specials, { slot: 'trait', name: '', text: '', grants: '' }])}
      >
        {say('Add a special power')}
      </Button>
    </section>
  );
}

import { say } from '../../../text/say';
import './character-entry.css';
import { Index, type JSX } from 'solid-js';
import { SPECIAL_SLOTS } from '../../../catalog/character-draft';
import type { DraftSpecial } from '../../../catalog/character-entry';
import { Button } from '../../kit/button';
import { SelectField, TextAreaField, TextField } from '../../kit/field';

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
            <SelectField
              label={say('Where on the card')}
              value={special().slot}
              onChange={(value) => change(at, { slot: value })}
              options={SPECIAL_SLOTS.map((slot) => ({ value: slot, label: SLOT_NAMES[slot] }))}
            />
            <TextField
              label={say('Power name')}
              value={special().name}
              onInput={(text) => change(at, { name: text })}
            />
            <TextAreaField
              label={say('Rules text')}
              rows="3"
              value={special().text}
              onInput={(typed) => change(at, { text: typed })}
            />
            <TextField
              label={say('Powers it grants')}
              hint={say('Separated by commas: Charge, Flurry')}
              value={special().grants}
              onInput={(text) => change(at, { grants: text })}
            />
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

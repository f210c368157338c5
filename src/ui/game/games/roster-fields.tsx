import { type JSX, Show } from 'solid-js';
import { characters, forces } from '../../../app/collection/library';
import type { SavedForce } from '../../../app/forces/force-roster';
import type { Character } from '../../../catalog/character';
import type { Ruleset } from '../../../rules/ruleset';
import { say } from '../../../text/say';
import { FormField } from '../../kit/field';
import { PickSelect } from '../../kit/pick-select';
import { ProgressBar } from '../../kit/progress';
import { CharacterPick } from '../../shared/characters/character-pick';

/** Fields for the characters of one side: a saved force, or characters of the collection. */
export function RosterFields(props: {
  rules: Ruleset | undefined;
  forceLabel: string;
  chosen: readonly Character[];
  onForce: (force: SavedForce) => void;
  onChange: (chosen: readonly Character[]) => void;
  /** Content between the two fields. */
  children?: JSX.Element;
}): JSX.Element {
  return (
    <>
      <Show when={(forces() ?? []).length > 0}>
        <FormField label={props.forceLabel}>
          {(input) => (
            <PickSelect
              {...input}
              prompt={say('Choose a force…')}
              options={forces() ?? []}
              onPick={(force) => props.onForce(force)}
            />
          )}
        </FormField>
      </Show>
      {props.children}
      <Show when={characters()} fallback={<ProgressBar label={say('Loading the collection…')} />}>
        {(all) => (
          <CharacterPick
            characters={all()}
            chosen={props.chosen}
            enterFor={props.rules?.mission ? undefined : props.rules}
            onChange={(chosen) => props.onChange(chosen)}
          />
        )}
      </Show>
    </>
  );
}

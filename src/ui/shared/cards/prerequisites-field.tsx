import { createUniqueId, For, type JSX, Show } from 'solid-js';
import type { FeatNeeds } from '../../../catalog/feat-needs';
import { DIAL_POWERS, powerName } from '../../../catalog/powers';
import { say } from '../../../text/say';
import { NumberField, SelectField, TextField } from '../../kit/field';

const VALUES = ['speed', 'attack', 'defense', 'damage'] as const;
const VALUE_MOST = 30;

/**
 * Form for the prerequisites of a feat: powers and values on one click, and a team on the base. `teams` are
 * suggestions.
 */
export function PrerequisitesField(props: {
  needs: FeatNeeds;
  teams: readonly string[];
  onChange: (needs: FeatNeeds) => void;
}): JSX.Element {
  const known = createUniqueId();
  const change = (by: Partial<FeatNeeds>) => props.onChange({ ...props.needs, ...by });
  const asks = () =>
    props.needs.powers.length > 0 || props.needs.team !== null || VALUES.some((value) => props.needs[value] !== null);
  return (
    <details class="unfolds" open={asks()}>
      <summary>{say('Prerequisites')}</summary>
      <div class="stack">
        <SelectField
          label={say('Power on the dial')}
          hint={say('Several powers must be on the same click.')}
          value=""
          onChange={(value) => {
            const power = value;
            if (power !== '') change({ powers: [...new Set([...props.needs.powers, power])] });
            value = '';
          }}
          options={[
            { value: '', label: say('Add a power…') },
            ...[...DIAL_POWERS]
              .sort((a, b) => a.name.localeCompare(b.name))
              .map((power) => ({ value: power.id, label: power.name })),
          ]}
        />
        <Show when={props.needs.powers.length > 0}>
          <ul class="chips" aria-label={say('Required powers')}>
            <For each={props.needs.powers}>
              {(power) => (
                <li>
                  <button
                    type="button"
                    aria-label={say('Remove {power}', { power: powerName(power) })}
                    onClick={() => change({ powers: props.needs.powers.filter((each) => each !== power) })}
                  >
                    {powerName(power)} ×
                  </button>
                </li>
              )}
            </For>
          </ul>
        </Show>
        <TextField
          label={say('Team')}
          value={props.needs.team ?? ''}
          list={known}
          maxlength={120}
          onInput={(text) => change({ team: text.trim() || null })}
        />
        <datalist id={known}>
          <For each={props.teams}>{(team) => <option value={team} />}</For>
        </datalist>
        <div class="halves">
          <For each={VALUES}>
            {(value) => (
              <NumberField
                label={MINIMUM_NAMES[value]}
                type="number"
                min="0"
                max={VALUE_MOST}
                value={props.needs[value] ?? ''}
                onInput={(text) => change({ [value]: valueIn(text) })}
              />
            )}
          </For>
        </div>
      </div>
    </details>
  );
}

const MINIMUM_NAMES: Readonly<Record<(typeof VALUES)[number], string>> = {
  speed: say('Minimum speed'),
  attack: say('Minimum attack'),
  defense: say('Minimum defense'),
  damage: say('Minimum damage'),
};

function valueIn(typed: string): number | null {
  const value = Math.trunc(Number(typed));
  return typed.trim() === '' || !Number.isFinite(value) ? null : Math.min(VALUE_MOST, Math.max(0, value));
}

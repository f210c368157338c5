import { say } from '../../text/say';
import './force-sheets.css';
import { For, type JSX, Show } from 'solid-js';
import type { CheckedForce } from '../../app/forces/checked-force';
import { type SavedForce, saveForce } from '../../app/forces/save-force';
import type { Ruleset } from '../../rules/ruleset';
import { lowercaseHeading } from '../../text/names/sources';
import { CheckGroup, FormField, SelectField } from '../kit/field';
import { BottomSheet } from '../kit/sheet';
import { Stepper } from '../kit/stepper';
import { FormatField } from '../shared/format-field';

const MOST = 10_000;
const NAME_MOST = 60;
const NOTE_MOST = 10_000;

/** Sheet for name, build total and rules of a force. Each change is saved immediately. */
export function DetailsSheet(props: {
  checked: CheckedForce;
  editions: readonly Ruleset[];
  onClose: () => void;
}): JSX.Element {
  const saved = () => props.checked.saved;
  const law = () => props.checked.rules.force;
  const change = (by: Partial<SavedForce>) => void saveForce({ ...saved(), ...by });
  return (
    <BottomSheet title={say('Details')} onClose={props.onClose}>
      <div class="stack">
        <FormField label={say('Name')}>
          {(input) => (
            <input
              {...input}
              value={saved().name}
              maxlength={NAME_MOST}
              autocomplete="off"
              onChange={(event) => change({ name: event.currentTarget.value.trim() || saved().name })}
            />
          )}
        </FormField>
        <div class="row details-total">
          <span>{say('Build total')}</span>
          <Stepper
            label={say('Build total')}
            value={saved().buildTotal}
            min={law().totalStep}
            max={MOST}
            step={law().totalStep}
            onChange={(buildTotal) => change({ buildTotal })}
          />
        </div>
        <SelectField
          label={say('Rules')}
          value={props.checked.rules.id}
          onChange={(value) => change({ edition: value, options: [], format: undefined })}
          options={props.editions.map((edition) => ({ value: edition.id, label: edition.name }))}
        />
        <FormatField rules={props.checked.rules} value={saved().format} onChange={(format) => change({ format })} />
        <Show when={law().options.length > 0}>
          <CheckGroup
            label={say('Agreed options')}
            options={law().options.map(({ id, name }) => ({ value: id, label: say(name) }))}
            chosen={saved().options}
            onChange={(options) => change({ options })}
          />
        </Show>
        <FormField label={say('Notes')}>
          {(input) => (
            <textarea
              {...input}
              rows="3"
              maxlength={NOTE_MOST}
              value={saved().notes}
              onChange={(event) => change({ notes: event.currentTarget.value })}
            />
          )}
        </FormField>
        <section class="details-checked" aria-label={say('Rules checked')}>
          <h3>{say('Rules checked')}</h3>
          <ul>
            <For each={law().clauses}>
              {(clause) => (
                <li class="small">
                  {say(clause.name)} <span class="muted">{lowercaseHeading(clause.cite.passage)}</span>
                </li>
              )}
            </For>
          </ul>
        </section>
      </div>
    </BottomSheet>
  );
}

import { createSignal, For, type JSX } from 'solid-js';
import { createEditHistory } from '../../../app/edit-history';
import type { VictoryCard, VictorySide } from '../../../catalog/cards/victory-card';
import { say } from '../../../text/say';
import { FormField } from '../../kit/field';
import { EntryForm } from '../../shared/entry-form';

export interface VictoryFormProps {
  initial: VictoryCard;
  isNew: boolean;
  onDraft: (draft: VictoryCard) => void;
  onSave: (card: VictoryCard) => void;
  onClose: () => void;
}

const SIDES = [0, 1] as const;

export function VictoryForm(props: VictoryFormProps): JSX.Element {
  const steps = createEditHistory(props.initial, props.onDraft);
  const { draft, change } = steps;
  const [tried, setTried] = createSignal(false);
  const nameless = (name: string) => (tried() && name.trim() === '' ? say('Enter a name.') : null);
  function save(): boolean {
    setTried(true);
    const fit = [draft(), ...draft().sides].every(({ name }) => name.trim() !== '');
    if (fit) props.onSave(draft());
    return fit;
  }
  const put = (side: 0 | 1, part: Partial<VictorySide>, field: string) => {
    const [front, back] = draft().sides;
    change({ ...draft(), sides: side === 0 ? [{ ...front, ...part }, back] : [front, { ...back, ...part }] }, field);
  };
  return (
    <EntryForm
      title={props.isNew ? say('New victory card') : say('Edit victory card')}
      steps={steps}
      problems={[]}
      onSave={save}
      onClose={() => props.onClose()}
    >
      <FormField label={say('Name')} fault={nameless(draft().name)}>
        {(input) => (
          <input
            {...input}
            value={draft().name}
            maxlength={120}
            autocomplete="off"
            onInput={(event) => change({ ...draft(), name: event.currentTarget.value }, 'name')}
          />
        )}
      </FormField>
      <For each={SIDES}>
        {(side) => (
          <section class="card-fields" aria-label={say('Side {side}', { side: side + 1 })}>
            <h2>{say('Side {side}', { side: side + 1 })}</h2>
            <FormField
              label={say('Name of side {side}', { side: side + 1 })}
              fault={nameless(draft().sides[side].name)}
            >
              {(input) => (
                <input
                  {...input}
                  value={draft().sides[side].name}
                  maxlength={120}
                  autocomplete="off"
                  onInput={(event) => put(side, { name: event.currentTarget.value }, `name ${side}`)}
                />
              )}
            </FormField>
            <FormField label={say('What side {side} does', { side: side + 1 })} hint={say('In your own words')}>
              {(input) => (
                <textarea
                  {...input}
                  rows={3}
                  maxlength={2000}
                  value={draft().sides[side].text}
                  onInput={(event) => put(side, { text: event.currentTarget.value }, `text ${side}`)}
                />
              )}
            </FormField>
          </section>
        )}
      </For>
    </EntryForm>
  );
}

import { say, sayMany } from '../../../text/say';
import '../../shared/card-form.css';
import { createMemo, createSignal, Index, type JSX, Show } from 'solid-js';
import {
  type CharacterCardDraft,
  characterFromCardDraft,
  HENCHMAN_GROUP_SIZES,
  withGroupSizes,
} from '../../../app/collection/character-card-draft';
import { createEditHistory } from '../../../app/edit-history';
import {
  type CardFace,
  type CharacterCard,
  FIGURE_KINDS,
  type FigureKind,
} from '../../../catalog/cards/character-card';
import type { Character } from '../../../catalog/character';
import { CARD_FIGURE_KIND_NAMES } from '../../../text/screens/character-card-text';
import { Counter } from '../../kit/counter';
import { FormField } from '../../kit/field';
import { SegmentedControl } from '../../kit/segmented';
import { EntryForm } from '../../shared/entry-form';
import { ActionLines } from './action-lines';
import { BuildLevels } from './build-levels';
import { CardFaceFields } from './face-fields';

export interface CharacterCardFormProps {
  initial: CharacterCardDraft;
  /** The character that is edited. Null for a new character. */
  kept: Character | null;
  onDraft: (draft: CharacterCardDraft) => void;
  onSave: (character: Character) => void;
  onClose: () => void;
}

/** Form for a character card, with steppers for numbers and one line for each action card. */
export function CharacterCardForm(props: CharacterCardFormProps): JSX.Element {
  const steps = createEditHistory(props.initial, props.onDraft);
  const { draft, change } = steps;
  const [tried, setTried] = createSignal(false);
  const read = createMemo(() => characterFromCardDraft(draft(), props.kept));
  const henchmen = () => draft().kind === 'henchman';
  const sizes = () =>
    draft()
      .faces.map(({ figures }) => figures)
      .join('+');

  const title = () =>
    henchmen()
      ? props.kept
        ? say('Edit henchmen')
        : say('New henchmen')
      : props.kept
        ? say('Edit character card')
        : say('New character card');

  function save(): boolean {
    setTried(true);
    const { character } = read();
    if (character) props.onSave(character);
    return character !== null;
  }
  const changeFace = (index: number, face: CardFace, field: string) => {
    const faces = draft().faces.map((each, place) => (place === index ? face : each));
    change({ ...draft(), faces: faces as unknown as CharacterCard['faces'] }, field);
  };
  const text = (key: 'name' | 'set' | 'number' | 'keywords') => ({
    get value() {
      return draft()[key];
    },
    onInput: (event: InputEvent & { currentTarget: HTMLInputElement }) =>
      change({ ...draft(), [key]: event.currentTarget.value }, key),
  });

  return (
    <EntryForm
      title={title()}
      steps={steps}
      problems={tried() ? read().problems : []}
      notes={read().notes}
      onSave={save}
      onClose={() => props.onClose()}
    >
      <FormField label={say('Name')} fault={tried() && draft().name.trim() === '' ? say('Enter a name.') : null}>
        {(input) => <input {...input} {...text('name')} autocomplete="off" enterkeyhint="next" />}
      </FormField>
      <Show
        when={henchmen()}
        fallback={
          <SegmentedControl
            label={say('Kind')}
            options={FIGURE_KINDS.filter((kind) => kind !== 'henchman').map((value) => ({
              value,
              label: CARD_FIGURE_KIND_NAMES[value],
            }))}
            value={draft().kind}
            onChange={(kind: FigureKind) => change({ ...draft(), kind })}
          />
        }
      >
        <SegmentedControl
          label={say('Figures')}
          options={[
            { value: '3', label: say('3 figures') },
            { value: '6', label: say('6 figures') },
            { value: '3+6', label: say('Both sides') },
          ]}
          value={sizes()}
          onChange={(value) =>
            change(
              withGroupSizes(
                draft(),
                HENCHMAN_GROUP_SIZES.filter((size) => value.includes(String(size))),
              ),
            )
          }
        />
        <Counter
          label={say('Health per figure')}
          value={draft().health}
          min={1}
          onChange={(health) => change({ ...draft(), health })}
        />
      </Show>
      <Index each={draft().faces}>
        {(face, index) => (
          <CardFaceFields
            face={face()}
            henchmen={henchmen()}
            title={
              henchmen()
                ? say('Side for {figures}', { figures: sayMany(face().figures, '1 figure', '{n} figures') })
                : say('Card')
            }
            onChange={(next, field) => changeFace(index, next, field)}
          />
        )}
      </Index>
      <section class="stack" aria-labelledby="entry-actions">
        <h2 id="entry-actions">{say('Action cards')}</h2>
        <ActionLines lines={draft().lines} onChange={(lines, field) => change({ ...draft(), lines }, field)} />
      </section>
      <details class="unfolds">
        <summary>{say('Build points, set, keywords')}</summary>
        <div class="stack">
          <BuildLevels build={draft().build} onChange={(build) => change({ ...draft(), build })} />
          <div class="halves">
            <FormField label={say('Set')}>
              {(input) => <input {...input} {...text('set')} autocomplete="off" />}
            </FormField>
            <FormField label={say('Number')}>
              {(input) => <input {...input} {...text('number')} autocomplete="off" />}
            </FormField>
          </div>
          <FormField label={say('Keywords')} hint={say('Separate with commas')}>
            {(input) => <input {...input} {...text('keywords')} autocomplete="off" />}
          </FormField>
        </div>
      </details>
    </EntryForm>
  );
}

import { say, sayMany } from '../../../text/say';
import '../../shared/entry-form.css';
import { createMemo, createSignal, Index, type JSX, Show } from 'solid-js';
import {
  type CharacterCardDraft,
  characterFromCardDraft,
  HENCHMAN_GROUP_SIZES,
  makeEmptyActionCard,
  withGroupSizes,
} from '../../../app/collection/character-card-draft';
import type { ActionCard } from '../../../catalog/cards/action-card';
import {
  type CardFace,
  type CharacterCard,
  FIGURE_KINDS,
  type FigureKind,
} from '../../../catalog/cards/character-card';
import type { Character } from '../../../catalog/character';
import { CARD_FIGURE_KIND_NAMES } from '../../../text/screens/character-card-text';
import { Button } from '../../kit/button';
import { Counter } from '../../kit/counter';
import { TextField } from '../../kit/field';
import { SegmentedControl } from '../../kit/segmented';
import { ActionCardItem } from '../../shared/characters/card-drawing';
import { createEntry, EntryForm, type EntryProps } from '../../shared/entry-form';
import { ActionCardFields } from './action-card-fields';
import { CardFaceFields } from './face-fields';

interface ActionCardsProps {
  cards: readonly ActionCard[];
  onChange: (cards: readonly ActionCard[], field?: string) => void;
}

/** Action cards as printed. A tap on a card opens its fields. */
function ActionCards(props: ActionCardsProps): JSX.Element {
  /** Index of the card that is edited. Null if all are closed. */
  const [open, setOpen] = createSignal<number | null>(null);
  let list!: HTMLUListElement;
  const put = (at: number, card: ActionCard, field?: string) =>
    props.onChange(
      props.cards.map((each, index) => (index === at ? card : each)),
      field === undefined ? undefined : `action ${at} ${field}`,
    );
  const add = () => {
    props.onChange([...props.cards, makeEmptyActionCard()]);
    setOpen(props.cards.length - 1);
    queueMicrotask(() => list.querySelector('fieldset')?.scrollIntoView?.({ block: 'start' }));
  };
  const nameOf = (card: ActionCard, at: number) => card.name.trim() || say('Action card {at}', { at: at + 1 });
  return (
    <>
      <ul class="action-lines" ref={list}>
        <Index each={props.cards}>
          {(card, at) => (
            <li class="card-fields">
              <ul aria-label={say('Preview of action card {at}', { at: at + 1 })}>
                <ActionCardItem card={{ ...card(), name: nameOf(card(), at) }} />
              </ul>
              <div class="halves">
                <Button
                  aria-expanded={open() === at}
                  aria-label={say('Edit {name}', { name: nameOf(card(), at) })}
                  onClick={() => setOpen(open() === at ? null : at)}
                >
                  {open() === at ? say('Close') : say('Edit')}
                </Button>
                <Button
                  aria-label={say('Remove {name}', { name: nameOf(card(), at) })}
                  onClick={() => {
                    setOpen(null);
                    props.onChange(props.cards.filter((_, index) => index !== at));
                  }}
                >
                  {say('Remove')}
                </Button>
              </div>
              <Show when={open() === at}>
                <fieldset>
                  <legend>{nameOf(card(), at)}</legend>
                  <ActionCardFields card={card()} onChange={(next, field) => put(at, next, field)} />
                </fieldset>
              </Show>
            </li>
          )}
        </Index>
      </ul>
      <Button onClick={add}>{say('Add an action card')}</Button>
    </>
  );
}

/** Maximum number of levels of a base dial. */
const MOST = 20;

/** Build points by level, from level 0 on. */
function BuildLevels(props: { build: readonly number[]; onChange: (build: readonly number[]) => void }): JSX.Element {
  return (
    <>
      <ul class="build-levels">
        <Index each={props.build}>
          {(points, level) => (
            <li>
              <Counter
                label={say('Build points, level {level}', { level })}
                value={points()}
                max={99}
                onChange={(value) => props.onChange(props.build.map((each, at) => (at === level ? value : each)))}
              />
            </li>
          )}
        </Index>
      </ul>
      <div class="halves">
        <Button disabled={props.build.length === 1} onClick={() => props.onChange(props.build.slice(0, -1))}>
          {say('Remove a level')}
        </Button>
        <Button
          disabled={props.build.length === MOST}
          onClick={() => props.onChange([...props.build, props.build.at(-1) ?? 0])}
        >
          {say('Add a level')}
        </Button>
      </div>
    </>
  );
}

export interface CharacterCardFormProps extends EntryProps<CharacterCardDraft, Character> {
  /** The character that is edited. Null for a new character. */
  kept: Character | null;
}

/** Form for a character card, with steppers for numbers, and fields for each action card. */
export function CharacterCardForm(props: CharacterCardFormProps): JSX.Element {
  const entry = createEntry(props, (): Character | null => read().character);
  const { draft, tried, change, put, text } = entry;
  const read = createMemo(() => characterFromCardDraft(draft(), props.kept));
  const henchmen = () => draft().kind === 'henchman';
  const sizes = () =>
    draft()
      .faces.map(({ figures }) => figures)
      .join('+');
  const title = () => {
    if (henchmen()) return props.kept ? say('Edit henchmen') : say('New henchmen');
    return props.kept ? say('Edit character card') : say('New character card');
  };
  const changeFace = (index: number, face: CardFace, field: string) => {
    const faces = draft().faces.map((each, place) => (place === index ? face : each));
    put({ faces: faces as unknown as CharacterCard['faces'] }, field);
  };

  return (
    <EntryForm title={title()} entry={entry} problems={tried() ? read().problems : []} notes={read().notes}>
      <TextField
        label={say('Name')}
        fault={tried() && draft().name.trim() === '' ? say('Enter a name.') : null}
        {...text('name')}
        enterkeyhint="next"
      />
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
            onChange={(kind: FigureKind) => put({ kind })}
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
          onChange={(health) => put({ health })}
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
        <ActionCards cards={draft().actions} onChange={(actions, field) => put({ actions }, field)} />
      </section>
      <details class="unfolds">
        <summary>{say('Build points, set, keywords')}</summary>
        <div class="stack">
          <BuildLevels build={draft().build} onChange={(build) => put({ build })} />
          <div class="halves">
            <TextField label={say('Set')} {...text('set')} />
            <TextField label={say('Number')} {...text('number')} />
          </div>
          <TextField label={say('Keywords')} hint={say('Separate with commas')} {...text('keywords')} />
        </div>
      </details>
    </EntryForm>
  );
}

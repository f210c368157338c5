import './CardForm.css';
import { createMemo, createSignal, Index, type JSX, Show } from 'solid-js';
import {
  type CardFace,
  type CharacterCard,
  FIGURE_KINDS,
  type FigureKind,
  MOVE_BONUSES,
} from '../../catalog/cards/character-card';
import { ATTACK_TYPES, DEFEND_TYPES } from '../../catalog/cards/effects';
import type { Character } from '../../catalog/character';
import { Button } from '../parts/Button';
import { Field } from '../parts/Field';
import { Segmented } from '../parts/Segmented';
import { ActionLines } from './ActionLines';
import { Counter } from './Counter';
import { type CardDraft, HENCHMEN_SIZES, readCardDraft, withSizes } from './cardDraft';
import { KIND_NAMES } from './cardWords';
import { EntryForm } from './EntryForm';
import { createSteps } from './steps';
import { counted } from './words';

export interface CardFormProps {
  initial: CardDraft;
  /** What is being edited; null for a new card. */
  kept: Character | null;
  onDraft: (draft: CardDraft) => void;
  onSave: (character: Character) => void;
  onClose: () => void;
}

/** Entry of a character card: every number by big steppers, action cards a line each. */
export function CardForm(props: CardFormProps): JSX.Element {
  const steps = createSteps(props.initial, props.onDraft);
  const { draft, change } = steps;
  const [tried, setTried] = createSignal(false);
  const read = createMemo(() => readCardDraft(draft(), props.kept));
  const henchmen = () => draft().kind === 'henchman';
  const sizes = () =>
    draft()
      .faces.map(({ figures }) => figures)
      .join('+');

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
      title={`${props.kept ? 'Edit' : 'New'} ${henchmen() ? 'henchmen' : 'character card'}`}
      steps={steps}
      problems={tried() ? read().problems : []}
      notes={read().notes}
      onSave={save}
      onClose={() => props.onClose()}
    >
      <Field label="Name" fault={tried() && draft().name.trim() === '' ? 'It needs a name.' : null}>
        {(input) => <input {...input} {...text('name')} autocomplete="off" enterkeyhint="next" />}
      </Field>
      <Show
        when={henchmen()}
        fallback={
          <Segmented
            label="Kind"
            options={FIGURE_KINDS.filter((kind) => kind !== 'henchman').map((value) => ({
              value,
              label: KIND_NAMES[value],
            }))}
            value={draft().kind}
            onChange={(kind: FigureKind) => change({ ...draft(), kind })}
          />
        }
      >
        <Segmented
          label="Figures"
          options={[
            { value: '3', label: 'Of 3' },
            { value: '6', label: 'Of 6' },
            { value: '3+6', label: 'Both sides' },
          ]}
          value={sizes()}
          onChange={(value) =>
            change(
              withSizes(
                draft(),
                HENCHMEN_SIZES.filter((size) => value.includes(String(size))),
              ),
            )
          }
        />
        <Counter
          label="Health of each"
          value={draft().health}
          min={1}
          onChange={(health) => change({ ...draft(), health })}
        />
      </Show>
      <Index each={draft().faces}>
        {(face, index) => (
          <FaceFields
            face={face()}
            henchmen={henchmen()}
            title={henchmen() ? `Side for ${counted(face().figures, 'figure')}` : 'Card'}
            onChange={(next, field) => changeFace(index, next, field)}
          />
        )}
      </Index>
      <section class="stack" aria-labelledby="entry-actions">
        <h2 id="entry-actions">Action cards</h2>
        <ActionLines lines={draft().lines} onChange={(lines, field) => change({ ...draft(), lines }, field)} />
      </section>
      <details class="entry-more">
        <summary>Build points, set, keywords</summary>
        <div class="stack">
          <ul class="build-levels">
            <Index each={draft().build}>
              {(points, level) => (
                <li>
                  <Counter
                    label={`Build points, level ${level}`}
                    value={points()}
                    max={99}
                    onChange={(value) =>
                      change({ ...draft(), build: draft().build.map((each, at) => (at === level ? value : each)) })
                    }
                  />
                </li>
              )}
            </Index>
          </ul>
          <div class="entry-two">
            <Button
              disabled={draft().build.length === 1}
              onClick={() => change({ ...draft(), build: draft().build.slice(0, -1) })}
            >
              One level less
            </Button>
            <Button
              disabled={draft().build.length === 20}
              onClick={() => change({ ...draft(), build: [...draft().build, draft().build.at(-1) ?? 0] })}
            >
              One level more
            </Button>
          </div>
          <div class="entry-two">
            <Field label="Set">{(input) => <input {...input} {...text('set')} autocomplete="off" />}</Field>
            <Field label="Number">{(input) => <input {...input} {...text('number')} autocomplete="off" />}</Field>
          </div>
          <Field label="Keywords" hint="Parted by commas">
            {(input) => <input {...input} {...text('keywords')} autocomplete="off" />}
          </Field>
        </div>
      </details>
    </EntryForm>
  );
}

const BOX_TITLES = { attack: 'Attack box', defend: 'Defend box', move: 'Move box' } as const;

function FaceFields(props: {
  face: CardFace;
  henchmen: boolean;
  title: string;
  onChange: (face: CardFace, field: string) => void;
}): JSX.Element {
  const put = <Key extends keyof CardFace>(key: Key, part: Partial<CardFace[Key]>, field = '') =>
    props.onChange({ ...props.face, [key]: { ...(props.face[key] as object), ...part } }, field);
  const boxHead = (box: 'attack' | 'defend' | 'move') => (
    <>
      <Field label={`${BOX_TITLES[box]}: name`}>
        {(input) => (
          <input
            {...input}
            value={props.face[box].name}
            maxlength={120}
            autocomplete="off"
            onInput={(event) => put(box, { name: event.currentTarget.value }, `${props.title} ${box}`)}
          />
        )}
      </Field>
      <Counter
        label={`${BOX_TITLES[box]}: ${box === 'move' ? 'action points a space' : 'action points'}`}
        short={box === 'move' ? 'AP a space' : 'AP'}
        value={props.face[box].cost}
        onChange={(cost) => put(box, { cost })}
      />
      <Show when={!props.henchmen}>
        <Counter
          label={`${BOX_TITLES[box]}: damage slots`}
          short="Slots"
          value={props.face[box].slots}
          onChange={(slots) => put(box, { slots })}
        />
      </Show>
    </>
  );
  return (
    <section class="card-fields" aria-label={props.title}>
      <h2>{props.title}</h2>
      <Counter
        label="Unit points"
        value={props.face.unit}
        min={1}
        max={9}
        onChange={(unit) => props.onChange({ ...props.face, unit }, '')}
      />
      <fieldset>
        <legend>Attack</legend>
        {boxHead('attack')}
        <Segmented
          label="Attack type"
          options={ATTACK_TYPES.map((value) => ({ value, label: value }))}
          value={props.face.attack.type}
          onChange={(type) => put('attack', { type })}
        />
        <Counter
          label="Attack box: strength"
          short="Strength"
          value={props.face.attack.strength}
          onChange={(strength) => put('attack', { strength })}
        />
      </fieldset>
      <fieldset>
        <legend>Defend</legend>
        {boxHead('defend')}
        <Segmented
          label="Defend type"
          options={DEFEND_TYPES.map((value) => ({ value, label: value }))}
          value={props.face.defend.type}
          onChange={(type) => put('defend', { type })}
        />
        <Counter
          label="Defend box: strength"
          short="Strength"
          value={props.face.defend.strength}
          onChange={(strength) => put('defend', { strength })}
        />
      </fieldset>
      <fieldset>
        <legend>Move</legend>
        {boxHead('move')}
        <Segmented
          label="Move bonus"
          options={MOVE_BONUSES.map((value) => ({ value, label: value }))}
          value={props.face.move.bonus}
          onChange={(bonus) =>
            put('move', { bonus, price: bonus === 'march' ? (props.face.move.price ?? props.face.figures) : null })
          }
        />
        <Show when={props.face.move.bonus !== 'none'}>
          <Counter
            label={props.face.move.bonus === 'run' ? 'Run: spaces more' : 'March: spaces each'}
            short={props.face.move.bonus === 'run' ? 'Spaces more' : 'Spaces each'}
            value={props.face.move.spaces}
            onChange={(spaces) => put('move', { spaces })}
          />
        </Show>
        <Show when={props.face.move.price !== null}>
          <Counter
            label="March: action points"
            short="Price"
            value={props.face.move.price ?? 0}
            onChange={(price) => put('move', { price })}
          />
        </Show>
      </fieldset>
      <fieldset>
        <legend>Action and track</legend>
        <Counter
          label="Action points gained"
          short="Gain"
          value={props.face.action.gain}
          onChange={(gain) => put('action', { gain })}
        />
        <Counter
          label="Wounds a rest takes off"
          short="Rest"
          value={props.face.action.rest}
          onChange={(rest) => put('action', { rest })}
        />
        <Counter
          label="Red space of the action track"
          short="Red space"
          value={props.face.track.red}
          onChange={(red) => put('track', { red })}
        />
        <Counter
          label="Last space of the action track"
          short="Last space"
          value={props.face.track.last}
          min={1}
          onChange={(last) => put('track', { last })}
        />
      </fieldset>
    </section>
  );
}

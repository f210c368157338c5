import { type JSX, Show } from 'solid-js';
import { type CardFace, MOVE_BONUSES } from '../../../catalog/cards/character-card';
import { ATTACK_TYPES, DEFEND_TYPES } from '../../../catalog/cards/effects';
import { cardTerm } from '../../../text/names/ids';
import { say } from '../../../text/say';
import { Counter } from '../../kit/counter';
import { TextField } from '../../kit/field';
import { SegmentedControl } from '../../kit/segmented';

const BOX_TITLES = { attack: say('Attack box'), defend: say('Defend box'), move: say('Move box') } as const;

/**
 * Fields for one side of a character card: boxes, turn income and action track. `field` names the text that is being
 * typed.
 */
export function CardFaceFields(props: {
  face: CardFace;
  henchmen: boolean;
  title: string;
  onChange: (face: CardFace, field: string) => void;
}): JSX.Element {
  const put = <Key extends keyof CardFace>(key: Key, part: Partial<CardFace[Key]>, field = '') =>
    props.onChange({ ...props.face, [key]: { ...(props.face[key] as object), ...part } }, field);
  /** A counter for one number of a part of the card. */
  const counter = <Key extends keyof CardFace>(
    key: Key,
    field: keyof CardFace[Key] & string,
    label: string,
    short: string,
    min = 0,
  ) => (
    <Counter
      label={label}
      short={short}
      value={Number(props.face[key][field])}
      min={min}
      onChange={(value) => put(key, { [field]: value } as Partial<CardFace[Key]>)}
    />
  );
  const boxHead = (box: 'attack' | 'defend' | 'move') => (
    <>
      <TextField
        label={say('{box}: name', { box: BOX_TITLES[box] })}
        value={props.face[box].name}
        maxlength={120}
        onInput={(text) => put(box, { name: text }, `${props.title} ${box}`)}
      />
      {box === 'move'
        ? counter(box, 'cost', say('{box}: action points per space', { box: BOX_TITLES[box] }), say('AP per space'))
        : counter(box, 'cost', say('{box}: action points', { box: BOX_TITLES[box] }), 'AP')}
      <Show when={!props.henchmen}>
        {counter(box, 'slots', say('{box}: damage slots', { box: BOX_TITLES[box] }), say('Slots'))}
      </Show>
    </>
  );
  return (
    <section class="card-fields" aria-label={props.title}>
      <h2>{props.title}</h2>
      <Counter
        label={say('Unit points')}
        value={props.face.unit}
        min={1}
        max={9}
        onChange={(unit) => props.onChange({ ...props.face, unit }, '')}
      />
      <fieldset>
        <legend>{say('Attack')}</legend>
        {boxHead('attack')}
        <SegmentedControl
          label={say('Attack type')}
          options={ATTACK_TYPES.map((value) => ({ value, label: cardTerm(value) }))}
          value={props.face.attack.type}
          onChange={(type) => put('attack', { type })}
        />
        {counter('attack', 'strength', say('Attack box: strength'), say('Strength'))}
      </fieldset>
      <fieldset>
        <legend>{say('Defend')}</legend>
        {boxHead('defend')}
        <SegmentedControl
          label={say('Defend type')}
          options={DEFEND_TYPES.map((value) => ({ value, label: cardTerm(value) }))}
          value={props.face.defend.type}
          onChange={(type) => put('defend', { type })}
        />
        {counter('defend', 'strength', say('Defend box: strength'), say('Strength'))}
      </fieldset>
      <fieldset>
        <legend>{say('Move')}</legend>
        {boxHead('move')}
        <SegmentedControl
          label={say('Move bonus')}
          options={MOVE_BONUSES.map((value) => ({ value, label: cardTerm(value) }))}
          value={props.face.move.bonus}
          onChange={(bonus) =>
            put('move', { bonus, price: bonus === 'march' ? (props.face.move.price ?? props.face.figures) : null })
          }
        />
        <Show when={props.face.move.bonus === 'run'}>
          {counter('move', 'spaces', say('Run: extra spaces'), say('Extra spaces'))}
        </Show>
        <Show when={props.face.move.bonus === 'march'}>
          {counter('move', 'spaces', say('March: spaces per figure'), say('Spaces each'))}
        </Show>
        <Show when={props.face.move.price !== null}>
          {counter('move', 'price', say('March: action points'), say('Cost'))}
        </Show>
      </fieldset>
      <fieldset>
        <legend>{say('Action and track')}</legend>
        {counter('action', 'gain', say('Action points gained'), say('Gain'))}
        {counter('action', 'rest', say('Wounds removed by a rest'), say('Rest'))}
        {counter('track', 'red', say('Red space of the action track'), say('Red space'))}
        {counter('track', 'last', say('Last space of the action track'), say('Last space'), 1)}
      </fieldset>
    </section>
  );
}

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
  const boxHead = (box: 'attack' | 'defend' | 'move') => (
    <>
      <TextField
        label={say('{box}: name', { box: BOX_TITLES[box] })}
        value={props.face[box].name}
        maxlength={120}
        onInput={(text) => put(box, { name: text }, `${props.title} ${box}`)}
      />
      <Counter
        label={
          box === 'move'
            ? say('{box}: action points per space', { box: BOX_TITLES[box] })
            : say('{box}: action points', { box: BOX_TITLES[box] })
        }
        short={box === 'move' ? say('AP per space') : 'AP'}
        value={props.face[box].cost}
        onChange={(cost) => put(box, { cost })}
      />
      <Show when={!props.henchmen}>
        <Counter
          label={say('{box}: damage slots', { box: BOX_TITLES[box] })}
          short={say('Slots')}
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
        <Counter
          label={say('Attack box: strength')}
          short={say('Strength')}
          value={props.face.attack.strength}
          onChange={(strength) => put('attack', { strength })}
        />
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
        <Counter
          label={say('Defend box: strength')}
          short={say('Strength')}
          value={props.face.defend.strength}
          onChange={(strength) => put('defend', { strength })}
        />
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
        <Show when={props.face.move.bonus !== 'none'}>
          <Counter
            label={props.face.move.bonus === 'run' ? say('Run: extra spaces') : say('March: spaces per figure')}
            short={props.face.move.bonus === 'run' ? say('Extra spaces') : say('Spaces each')}
            value={props.face.move.spaces}
            onChange={(spaces) => put('move', { spaces })}
          />
        </Show>
        <Show when={props.face.move.price !== null}>
          <Counter
            label={say('March: action points')}
            short={say('Cost')}
            value={props.face.move.price ?? 0}
            onChange={(price) => put('move', { price })}
          />
        </Show>
      </fieldset>
      <fieldset>
        <legend>{say('Action and track')}</legend>
        <Counter
          label={say('Action points gained')}
          short={say('Gain')}
          value={props.face.action.gain}
          onChange={(gain) => put('action', { gain })}
        />
        <Counter
          label={say('Wounds removed by a rest')}
          short={say('Rest')}
          value={props.face.action.rest}
          onChange={(rest) => put('action', { rest })}
        />
        <Counter
          label={say('Red space of the action track')}
          short={say('Red space')}
          value={props.face.track.red}
          onChange={(red) => put('track', { red })}
        />
        <Counter
          label={say('Last space of the action track')}
          short={say('Last space')}
          value={props.face.track.last}
          min={1}
          onChange={(last) => put('track', { last })}
        />
      </fieldset>
    </section>
  );
}

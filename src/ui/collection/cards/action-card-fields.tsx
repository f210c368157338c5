import { Index, type JSX, Match, Show, Switch, untrack } from 'solid-js';
import { withCardEffects } from '../../../app/collection/character-card-draft';
import { type ActionCard, WOUND_BOXES } from '../../../catalog/cards/action-card';
import {
  ATTACK_TYPES,
  BONUS_TYPES,
  BONUS_VALUES,
  type CardEffect,
  DEFEND_TYPES,
  type EffectName,
  MOVE_FORMS,
  type MoveForm,
  STATUSES,
} from '../../../catalog/cards/effects';
import { cardTerm } from '../../../text/names/ids';
import { capitalise, say } from '../../../text/say';
import { Button } from '../../kit/button';
import { Counter } from '../../kit/counter';
import { CheckField, TextAreaField, TextField } from '../../kit/field';
import { IconButton } from '../../kit/icon-button';
import { SegmentedControl } from '../../kit/segmented';

/** Name of each kind of effect, and the effect that a tap adds. */
const EFFECTS: Readonly<Record<EffectName, readonly [name: string, effect: CardEffect]>> = {
  attack: [say('Attack'), { effect: 'attack', type: 'melee', strength: 3, more: 0, within: 0 }],
  defend: [say('Defend'), { effect: 'defend', type: 'dodge', strength: 2 }],
  move: [say('Move'), { effect: 'move', spaces: 2, line: 'free' }],
  slam: [say('Slam'), { effect: 'slam', spaces: 1 }],
  status: [say('Trapped or prone'), { effect: 'status', status: 'trapped', tokens: 1 }],
  bonus: [say('Bonus'), { effect: 'bonus', value: 'melee', by: 1 }],
  pierce: [say('Ignore defense'), { effect: 'pierce', type: 'armor', by: 1 }],
  damage: [say('Wounds that cannot be reduced'), { effect: 'damage', wounds: 1 }],
  heal: [say('Heal'), { effect: 'heal', wounds: 1 }],
  gain: [say('Gain AP'), { effect: 'gain', points: 1 }],
  hurl: [say('Hurl an object'), { effect: 'hurl' }],
};

const MOVE_FORM_NAMES: Readonly<Record<MoveForm, string>> = {
  free: say('Any way'),
  straight: say('Straight'),
  exact: say('Straight, exactly'),
};

interface ActionCardFieldsProps {
  card: ActionCard;
  /** `field` names the text field in which the player types. */
  onChange: (card: ActionCard, field?: string) => void;
}

/** Fields of one action card: costs, use, effects, duration, box and text. */
export function ActionCardFields(props: ActionCardFieldsProps): JSX.Element {
  const put = (part: Partial<ActionCard>, field?: string) => props.onChange({ ...props.card, ...part }, field);
  const use = () => (props.card.cost === null ? 'always' : props.card.reaction ? 'reaction' : 'action');
  const lasts = () => (props.card.duration === 0 ? 'no' : props.card.lasting ? 'lasts' : 'waits');
  return (
    <>
      <TextField
        label={say('Card name')}
        value={props.card.name}
        maxlength={120}
        onInput={(name) => put({ name }, 'name')}
      />
      <Counter label={say('Build points')} value={props.card.build} onChange={(build) => put({ build })} />
      <CheckField
        label={say('Starting card')}
        checked={props.card.starting}
        onChange={(starting) => put({ starting })}
      />
      <SegmentedControl
        label={say('When it is used')}
        labelled
        options={[
          { value: 'action', label: say('Action') },
          { value: 'reaction', label: say('Reaction') },
          { value: 'always', label: say('Always on') },
        ]}
        value={use()}
        onChange={(value) =>
          put({ cost: value === 'always' ? null : (props.card.cost ?? 1), reaction: value === 'reaction' })
        }
      />
      <Show when={props.card.cost !== null}>
        <Counter label={say('Action points')} value={props.card.cost ?? 0} onChange={(cost) => put({ cost })} />
      </Show>
      <Effects {...props} />
      <SegmentedControl
        label={say('Duration tokens')}
        labelled
        options={[
          { value: 'no', label: say('None') },
          { value: 'waits', label: say('Waits') },
          { value: 'lasts', label: say('Lasts') },
        ]}
        value={lasts()}
        onChange={(value) =>
          put({ duration: value === 'no' ? 0 : Math.max(1, props.card.duration), lasting: value === 'lasts' })
        }
      />
      <Show when={props.card.duration > 0}>
        <Counter
          label={say('How many duration tokens')}
          value={props.card.duration}
          min={1}
          max={9}
          onChange={(duration) => put({ duration })}
        />
      </Show>
      <SegmentedControl
        label={say('Box with its wounds')}
        labelled
        options={[
          ...WOUND_BOXES.map((value) => ({ value, label: capitalise(cardTerm(value)) })),
          { value: 'none' as const, label: say('None') },
        ]}
        value={props.card.box ?? 'none'}
        onChange={(value) => put({ box: value === 'none' ? null : value })}
      />
      <Counter label={say('Damage slots')} value={props.card.slots} onChange={(slots) => put({ slots })} />
      <TextAreaField
        label={say('Text of the card')}
        rows={2}
        maxlength={2000}
        value={props.card.text}
        onInput={(text) => put({ text }, 'text')}
      />
    </>
  );
}

function Effects(props: ActionCardFieldsProps): JSX.Element {
  const change = (effects: readonly CardEffect[]) => props.onChange(withCardEffects(props.card, effects));
  // Read once, so that the list of effects stays open after a tap.
  const isEmpty = untrack(() => props.card.effects.length === 0);
  return (
    <>
      <Index each={props.card.effects}>
        {(effect, at) => (
          <section class="effect-fields" aria-label={EFFECTS[effect().effect][0]}>
            <div class="between">
              <strong>{EFFECTS[effect().effect][0]}</strong>
              <IconButton
                icon="close"
                name={say('Remove: {effect}', { effect: EFFECTS[effect().effect][0] })}
                onClick={() => change(props.card.effects.filter((_, index) => index !== at))}
              />
            </div>
            <EffectFields
              effect={effect()}
              onChange={(next) => change(props.card.effects.map((each, index) => (index === at ? next : each)))}
            />
          </section>
        )}
      </Index>
      <details class="unfolds" open={isEmpty}>
        <summary>{say('Add an effect')}</summary>
        <div class="effect-kinds">
          <Index each={Object.values(EFFECTS)}>
            {(kind) => (
              <Button
                disabled={props.card.effects.length === 12}
                onClick={() => change([...props.card.effects, kind()[1]])}
              >
                {kind()[0]}
              </Button>
            )}
          </Index>
        </div>
      </details>
    </>
  );
}

/** Fields of one effect: its type and its numbers. Hurling has none. */
function EffectFields(props: { effect: CardEffect; onChange: (effect: CardEffect) => void }): JSX.Element {
  /** The effect if it is of this kind. */
  const as = <Name extends EffectName>(name: Name) =>
    props.effect.effect === name ? (props.effect as Extract<CardEffect, { readonly effect: Name }>) : undefined;
  const count = (label: string, key: string, min = 1) => (
    <Counter
      label={label}
      value={Number(props.effect[key as keyof CardEffect])}
      min={min}
      onChange={(value) => props.onChange({ ...props.effect, [key]: value } as CardEffect)}
    />
  );
  const choice = <Value extends string>(label: string, key: string, values: readonly Value[], names = cardTerm) => (
    <SegmentedControl
      label={label}
      options={values.map((value) => ({ value, label: names(value) }))}
      value={props.effect[key as keyof CardEffect] as string as Value}
      onChange={(value) => props.onChange({ ...props.effect, [key]: value } as CardEffect)}
    />
  );
  return (
    <Switch>
      <Match when={as('attack')}>
        {(attack) => (
          <>
            {choice(say('Attack type'), 'type', ATTACK_TYPES)}
            {count(say('Strength'), 'strength', 0)}
            {count(say('More targets'), 'more', 0)}
            <Show when={attack().more > 0}>{count(say('Within spaces of the first target'), 'within', 0)}</Show>
          </>
        )}
      </Match>
      <Match when={as('defend')}>
        {choice(say('Defend type'), 'type', DEFEND_TYPES)}
        {count(say('Strength'), 'strength', 0)}
      </Match>
      <Match when={as('move')}>
        {count(say('Spaces'), 'spaces')}
        {choice(say('How it moves'), 'line', MOVE_FORMS, (form) => MOVE_FORM_NAMES[form as MoveForm])}
      </Match>
      <Match when={as('slam')}>{count(say('Spaces'), 'spaces')}</Match>
      <Match when={as('status')}>
        {choice(say('Status'), 'status', STATUSES)}
        {count(say('Tokens'), 'tokens')}
      </Match>
      <Match when={as('bonus')}>
        {(bonus) => (
          <>
            <SegmentedControl
              label={say('What it raises')}
              options={BONUS_VALUES.map((value) => ({ value, label: cardTerm(value) }))}
              value={bonus().value}
              // The kind of defense is unknown until the player chooses it.
              onChange={(value) => props.onChange({ effect: 'bonus', value, by: bonus().by })}
            />
            <Show when={bonus().value === 'defend'}>
              <SegmentedControl
                label={say('Kind of defense')}
                options={[
                  ...BONUS_TYPES.map((value) => ({ value, label: cardTerm(value) })),
                  { value: 'any' as const, label: say('not stated') },
                ]}
                value={bonus().type ?? 'any'}
                onChange={(type) =>
                  props.onChange({
                    ...{ effect: 'bonus', value: 'defend', by: bonus().by },
                    ...(type === 'any' ? {} : { type }),
                  })
                }
              />
            </Show>
            {count(say('Amount'), 'by')}
          </>
        )}
      </Match>
      <Match when={as('pierce')}>
        {choice(say('Defend type'), 'type', DEFEND_TYPES)}
        {count(say('Amount'), 'by')}
      </Match>
      <Match when={as('damage') ?? as('heal')}>{count(say('Wounds'), 'wounds')}</Match>
      <Match when={as('gain')}>{count(say('Action points'), 'points')}</Match>
    </Switch>
  );
}

import { type Check, listOf, nullOr, oneOf, shape, text, whole, yesOrNo } from '../../plain/shape';
import { type ActionCard, WOUND_BOXES } from './action-card';
import {
  type ActionBox,
  type AttackBox,
  type CardFace,
  type CharacterCard,
  type DefendBox,
  FIGURE_KINDS,
  type Loadout,
  MOVE_BONUSES,
  type MoveBox,
} from './character-card';
import {
  ATTACK_TYPES,
  BONUS_VALUES,
  type CardEffect,
  DEFEND_TYPES,
  type EffectName,
  MOVE_LINES,
  STATUSES,
} from './effects';

const name = text(120, 1);
const id = text(100, 1);
const words = text(2000);
/** Costs, strengths, wounds: no printed one is half as high. */
const few = whole(0, 40);
const some = whole(1, 40);

type Keys<Name extends EffectName> = Omit<Extract<CardEffect, { readonly effect: Name }>, 'effect'>;
function effectShape<Name extends EffectName>(keys: { readonly [Key in keyof Keys<Name>]-?: Check }): Check {
  return shape<Keys<Name>>(keys);
}

const EFFECTS: { readonly [Name in EffectName]: Check } = {
  attack: effectShape<'attack'>({ type: oneOf(...ATTACK_TYPES), strength: few, more: few, within: few }),
  defend: effectShape<'defend'>({ type: oneOf(...DEFEND_TYPES), strength: few }),
  move: effectShape<'move'>({ spaces: some, line: oneOf(...MOVE_LINES) }),
  slam: effectShape<'slam'>({ spaces: some }),
  status: effectShape<'status'>({ status: oneOf(...STATUSES), tokens: some }),
  bonus: effectShape<'bonus'>({ value: oneOf(...BONUS_VALUES), by: some }),
  pierce: effectShape<'pierce'>({ type: oneOf(...DEFEND_TYPES), by: some }),
  damage: effectShape<'damage'>({ wounds: some }),
  heal: effectShape<'heal'>({ wounds: some }),
  gain: effectShape<'gain'>({ points: some }),
  hurl: effectShape<'hurl'>({}),
};
const EFFECT_NAMES = Object.keys(EFFECTS) as EffectName[];
const named = shape<Pick<CardEffect, 'effect'>>({ effect: oneOf(...EFFECT_NAMES) });
const effect: Check = (value) => named(value) ?? EFFECTS[(value as CardEffect).effect](value);

export const actionCardShape = shape<ActionCard>({
  id,
  name,
  build: few,
  starting: yesOrNo,
  cost: nullOr(few),
  reaction: yesOrNo,
  duration: whole(0, 9),
  lasting: yesOrNo,
  box: nullOr(oneOf(...WOUND_BOXES)),
  effects: listOf(effect, 12),
  text: words,
  slots: few,
});

const box = { name, cost: few, slots: few };
const faceShape = shape<CardFace>({
  unit: whole(1, 9),
  figures: whole(1, 12),
  attack: shape<AttackBox>({ ...box, type: oneOf(...ATTACK_TYPES), strength: few }),
  defend: shape<DefendBox>({ ...box, type: oneOf(...DEFEND_TYPES), strength: few }),
  move: shape<MoveBox>({ ...box, bonus: oneOf(...MOVE_BONUSES), spaces: few, price: nullOr(few) }),
  action: shape<ActionBox>({ gain: few, rest: few }),
  track: shape<CardFace['track']>({ red: few, last: some }),
});

export const characterCardShape = shape<CharacterCard>({
  kind: oneOf(...FIGURE_KINDS),
  faces: listOf(faceShape, 2, 1),
  build: listOf(whole(0, 99), 20, 1),
  health: nullOr(some),
  actions: listOf(actionCardShape, 40),
});

export const loadoutShape = shape<Loadout>({ level: whole(0, 20), face: whole(0, 1), cards: listOf(id, 40) });

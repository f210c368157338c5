import { type Checked, oneOf, optional, shape, variants, whole } from '../../plain/shape';

export const ATTACK_TYPES = ['melee', 'ranged'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];
export const DEFEND_TYPES = ['armor', 'dodge'] as const;
export type DefendType = (typeof DEFEND_TYPES)[number];
/** Any way at all, one straight line, or a straight line of exactly so many spaces. */
export const MOVE_LINES = ['free', 'straight', 'exact'] as const;
export type MoveLine = (typeof MOVE_LINES)[number];
export const STATUSES = ['trapped', 'prone'] as const;
/** Kinds of defense that a bonus may be. */
export const BONUS_TYPES = [...DEFEND_TYPES, 'obstruction'] as const;
export const BONUS_VALUES = ['melee', 'ranged', 'defend'] as const;

/** Costs, strengths, wounds: no printed one is half as high. */
const few = whole(0, 40);
const some = whole(1, 40);

export const effectShape = variants('effect', {
  /** `more` further targets within `within` spaces of the first, struck from where the first one stands. */
  attack: shape({ type: oneOf(...ATTACK_TYPES), strength: few, more: few, within: few }),
  defend: shape({ type: oneOf(...DEFEND_TYPES), strength: few }),
  /** Spaces moved without penalties. */
  move: shape({ spaces: some, line: oneOf(...MOVE_LINES) }),
  slam: shape({ spaces: some }),
  status: shape({ status: oneOf(...STATUSES), tokens: some }),
  /** For as long as the card lasts, or for good where it asks no points; `type` is the kind of a defense, left out where nobody told. */
  bonus: shape({ value: oneOf(...BONUS_VALUES), by: some, type: optional(oneOf(...BONUS_TYPES)) }),
  /** So much of that kind of defense does not count against its attack. */
  pierce: shape({ type: oneOf(...DEFEND_TYPES), by: some }),
  /** Wounds that nothing lessens. */
  damage: shape({ wounds: some }),
  heal: shape({ wounds: some }),
  gain: shape({ points: some }),
  /** Takes an object beside it off the map and throws it, as strong as its material. */
  hurl: shape({}),
});
/** What the icons of an action card say, in the order in which they stand on it. */
export type CardEffect = Checked<typeof effectShape>;
export type EffectName = CardEffect['effect'];

import { integer, oneOf, optional, shape, type TypeOf, variants } from '../../plain/shape';

export const ATTACK_TYPES = ['melee', 'ranged'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];
export const DEFEND_TYPES = ['armor', 'dodge'] as const;
export type DefendType = (typeof DEFEND_TYPES)[number];
/** Forms of movement: free, in one straight line, or in a straight line of exactly the number of spaces. */
export const MOVE_FORMS = ['free', 'straight', 'exact'] as const;
export type MoveForm = (typeof MOVE_FORMS)[number];
export const STATUSES = ['trapped', 'prone'] as const;
/** Kinds of defense that a bonus may apply to. */
export const BONUS_TYPES = [...DEFEND_TYPES, 'obstruction'] as const;
export const BONUS_VALUES = ['melee', 'ranged', 'defend'] as const;

/** Shape of costs, strengths and wounds. The limit is more than twice any printed value. */
const few = integer(0, 40);
const some = integer(1, 40);

export const effectShape = variants('effect', {
  /**
   * Attack on one target and up to `more` further targets within `within` spaces of the first. Further attacks come
   * from the first target's space.
   */
  attack: shape({ type: oneOf(...ATTACK_TYPES), strength: few, more: few, within: few }),
  defend: shape({ type: oneOf(...DEFEND_TYPES), strength: few }),
  /** Movement by a number of spaces without penalties. */
  move: shape({ spaces: some, line: oneOf(...MOVE_FORMS) }),
  slam: shape({ spaces: some }),
  status: shape({ status: oneOf(...STATUSES), tokens: some }),
  /**
   * Bonus that lasts as long as the card, or permanently if the card costs no points. `type` is the kind of defense;
   * omitted if unknown.
   */
  bonus: shape({ value: oneOf(...BONUS_VALUES), by: some, type: optional(oneOf(...BONUS_TYPES)) }),
  /** Reduction of one kind of defense against the attack of the same card. */
  pierce: shape({ type: oneOf(...DEFEND_TYPES), by: some }),
  /** Number of wounds, which cannot be reduced. */
  damage: shape({ wounds: some }),
  heal: shape({ wounds: some }),
  gain: shape({ points: some }),
  /** Removes an adjacent object from the map and throws it, with the strength of the object's material. */
  hurl: shape({}),
});
/** Effect of an action card, printed on the card as an icon. */
export type CardEffect = TypeOf<typeof effectShape>;
export type EffectName = CardEffect['effect'];

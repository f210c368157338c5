import { wordShape } from '../catalog/field-shapes';
import { integer, listOf, oneOf, shape, type TypeOf, variants } from '../plain/shape';

/** Kinds of attack that a meaning can cover. Every attack that is not close counts as ranged. */
export const MEANING_ATTACKS = ['any', 'close', 'ranged'] as const;
export const MEANING_VALUES = ['attack', 'defense', 'damage', 'speed'] as const;

/** Obstacles that a mover may pass. Stored games use these names, so they never change. */
export const MEANING_GROUNDS = ['hindering', 'water', 'elevated', 'blocking', 'figures'] as const;

const attacks = oneOf(...MEANING_ATTACKS);

/** The effects that players can choose for a power. Stored games use these names, so they never change. */
export const playerEffectShape = variants('effect', {
  /**
   * Changes a value. `holder` says whether the attacker or the target has the power. `holder` and `attacks` are ignored
   * for speed.
   */
  modify: shape({
    value: oneOf(...MEANING_VALUES),
    by: integer(-9, 9),
    holder: oneOf('attacker', 'target'),
    attacks,
  }),
  /** Attacks of the piece deal `damage` instead of the damage value. */
  deal: shape({ damage: integer(0, 19), attacks }),
  /** Reduces damage before the piece takes it. */
  reduce: shape({ by: integer(1, 19) }),
  /** Damage from the piece's attacks is not reduced. */
  penetrate: shape({ attacks }),
  /** A d6 roll of `least` or more undoes a hit on the piece. */
  evade: shape({ least: integer(2, 6) }),
  /** The piece may not make attacks of this kind. */
  forbid: shape({ attacks }),
  /** The piece moves through the listed obstacles as if they were clear. */
  pass: shape({ grounds: listOf(oneOf(...MEANING_GROUNDS), MEANING_GROUNDS.length, 1) }),
  /** The piece needs no break-away roll. */
  'slip-away': shape({}),
  /** A hindered line of fire to the piece counts as blocked. */
  hide: shape({}),
  /** The piece is never knocked back. */
  'stand-fast': shape({}),
  'no-pushing-damage': shape({}),
});
export type MeaningEffect = TypeOf<typeof playerEffectShape>;

export const meaningEffectsShape = listOf(playerEffectShape, 8, 1);

/** The players' definition of a power that the edition does not define. */
export const powerMeaningShape = shape({ power: wordShape, effects: meaningEffectsShape });
export type PowerMeaning = TypeOf<typeof powerMeaningShape>;

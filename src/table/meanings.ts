import { word } from '../catalog/checks';
import { type Checked, listOf, oneOf, shape, variants, whole } from '../plain/shape';
import type { Piece } from './piece';

/** The attacks that a meaning is about: whatever is no close attack goes for ranged. */
export const MEANT_ATTACKS = ['any', 'close', 'ranged'] as const;
export const MEANT_VALUES = ['attack', 'defense', 'damage', 'speed'] as const;
/** What a mover may pass. Games on disk name these, so none is ever renamed. */
export const MEANT_GROUNDS = ['hindering', 'water', 'elevated', 'blocking', 'figures'] as const;

const attacks = oneOf(...MEANT_ATTACKS);

/** What players may say that a power does, of all that the rules know. Games on disk hold it, so no kind is ever renamed. */
export const meantEffectShape = variants('effect', {
  /** Changes a value. `holder` is whose power it is; nobody asks that, nor for the kind of attack, where speed changes. */
  modify: shape({
    value: oneOf(...MEANT_VALUES),
    by: whole(-9, 9),
    holder: oneOf('attacker', 'target'),
    attacks,
  }),
  /** Its attacks deal this instead of the damage value. */
  deal: shape({ damage: whole(0, 19), attacks }),
  /** Takes damage off before it is taken. */
  reduce: shape({ by: whole(1, 19) }),
  /** Its damage is not reduced. */
  penetrate: shape({ attacks }),
  /** A d6 of `least` or more undoes a hit. */
  evade: shape({ least: whole(2, 6) }),
  /** May not make these attacks. */
  forbid: shape({ attacks }),
  /** Moves through these as if they were clear. */
  pass: shape({ grounds: listOf(oneOf(...MEANT_GROUNDS), MEANT_GROUNDS.length, 1) }),
  /** Needs no break-away roll. */
  'slip-away': shape({}),
  /** A hindered line to it is blocked. */
  hide: shape({}),
  /** Is never knocked back. */
  'stand-fast': shape({}),
  'no-pushing-damage': shape({}),
});
export type MeantEffect = Checked<typeof meantEffectShape>;

export const meantEffects = listOf(meantEffectShape, 8, 1);

/** What the players of a game say that a power does which its edition does not define. */
export const meaningShape = shape({ power: word, effects: meantEffects });
export type Meaning = Checked<typeof meaningShape>;

/** The meanings of a game as a piece carries them: all of them, the same list for every piece; null where none is about this piece. */
export function meaningsFor(piece: Piece, meanings: readonly Meaning[] = []): readonly Meaning[] | null {
  if (meanings.length === 0) return null;
  const shown = (power: string) =>
    piece.powers.includes(power) || piece.abilities.includes(power) || piece.specials?.includes(power) === true;
  return meanings.some(({ power }) => shown(power)) ? meanings : null;
}

import type { PowerEntry } from '../rules/power-entry';
import type { Ruleset } from '../rules/ruleset';
import { type Position, pieceOf } from '../table/position';
import type { SwitchedOff } from './terms';

/** A power or ability that a figure shows, and what the engine does about it. */
export interface ShownPower extends SwitchedOff {
  /** `unknown`: the edition's sources do not name it. */
  readonly standing: PowerEntry['standing'] | 'unknown';
}

/** Every power and ability that a figure shows. */
export function shownPowers(ruleset: Ruleset, position: Position, id: string): readonly ShownPower[] {
  const piece = pieceOf(position, id);
  if (!piece) return [];
  return [...new Set([...piece.powers, ...piece.abilities])].map((power) => ({
    piece: id,
    power,
    standing: ruleset.powers.find((entry) => entry.id === power)?.standing ?? 'unknown',
  }));
}

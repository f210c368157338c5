import type { Position } from '../table/position';

/** Returns the position with one power or ability of a piece switched off, for example by Outwit. */
export function withoutPower(position: Position, piece: string, power: string): Position {
  const kept = (each: string): boolean => each !== power;
  return {
    ...position,
    pieces: position.pieces.map((one) =>
      one.id === piece
        ? {
            ...one,
            abilities: one.abilities.filter(kept),
            powers: one.powers.filter(kept),
            ...(one.specials ? { specials: one.specials.filter(kept) } : {}),
          }
        : one,
    ),
  };
}

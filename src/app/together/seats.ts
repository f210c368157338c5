import { isRecord } from '../../plain/record';
import type { Conflict } from '../../together/conflicts';
import type { SharedTap } from '../../together/shared-line';
import type { SharedState } from '../../together/shared-state';
import type { ConflictMove, ConflictView, Seat } from './shared-game-types';

/** Lists all people who ever joined, this device first, then in order of joining. */
export function listSeats({ people, ignored }: SharedState, self: string, here: ReadonlySet<string>): readonly Seat[] {
  const seats = [...people.values()].map(
    ({ by, name, role }): Seat => ({
      ...{ person: by, name, role, here: by === self || here.has(by), self: by === self },
      ignored: ignored.get(by)?.size ?? 0,
    }),
  );
  return [...seats.filter((seat) => seat.self), ...seats.filter((seat) => !seat.self)];
}

export function makeConflictView({ people }: SharedState, { piece, taps: [first, second] }: Conflict): ConflictView {
  const shown = (tap: SharedTap): ConflictMove => ({
    tap: tap.id,
    name: people.get(tap.by)?.name ?? tap.by,
    squares: squaresOf(tap, piece),
  });
  return { piece, moves: [shown(first), shown(second)] };
}

/** Returns the squares of a figure after a tap. Empty if the tap did not place the figure. */
function squaresOf({ facts }: SharedTap, piece: string): readonly string[] {
  const placed = facts.findLast((fact) => isRecord(fact) && fact.fact === 'placed' && fact.piece === piece);
  const squares = isRecord(placed) ? placed.squares : null;
  return Array.isArray(squares) ? squares.filter((square) => typeof square === 'string') : [];
}

import { isRecord } from '../plain/record';
import type { Tap } from './lines';

/** Two taps that did not know of each other and moved the same figure; the second is where it stands. */
export interface Conflict {
  readonly piece: string;
  readonly taps: readonly [Tap, Tap];
}

interface Move {
  readonly tap: Tap;
  /** How many lines its writer had written with it. */
  readonly number: number;
}

/** Finds conflicts as taps come in, in their order. */
export function makeConflicts() {
  const last = new Map<string, Move>();
  const found = new Map<string, Conflict>();
  return {
    tap(tap: Tap, number: number): void {
      for (const piece of movedBy(tap)) {
        const before = last.get(piece);
        if (before && before.tap.by !== tap.by && (tap.saw[before.tap.by] ?? 0) < before.number)
          found.set(piece, { piece, taps: [before.tap, tap] });
        // Whoever moves it knowing of both has settled it.
        else found.delete(piece);
        last.set(piece, { tap, number });
      }
    },
    settle([first, second]: readonly string[]): void {
      for (const [piece, { taps }] of found) if (taps[0].id === first && taps[1].id === second) found.delete(piece);
    },
    /** Those of which both taps count. */
    open(counts: (tap: string) => boolean): readonly Conflict[] {
      return [...found.values()].filter(({ taps }) => taps.every(({ id }) => counts(id)));
    },
  };
}

/** The figures that a tap put somewhere, whatever else it did. */
function movedBy({ facts }: Tap): Set<string> {
  const pieces = new Set<string>();
  for (const fact of facts)
    if (isRecord(fact) && fact.fact === 'placed' && typeof fact.piece === 'string') pieces.add(fact.piece);
  return pieces;
}

import { isRecord } from '../plain/record';
import type { SharedTap } from './shared-line';

/** Two taps that moved the same figure without knowing of each other. The figure is at the second tap's square. */
export interface Conflict {
  readonly piece: string;
  readonly taps: readonly [SharedTap, SharedTap];
}

interface Move {
  readonly tap: SharedTap;
  /** Number of lines that the tap's author had written, including this tap. */
  readonly number: number;
}

/** Finds conflicts from taps that are passed in log order. */
export function makeConflictFinder() {
  const last = new Map<string, Move>();
  const found = new Map<string, Conflict>();
  return {
    tap(tap: SharedTap, number: number): void {
      for (const piece of listPlacedPieces(tap)) {
        const before = last.get(piece);
        if (before && before.tap.by !== tap.by && (tap.saw[before.tap.by] ?? 0) < before.number)
          found.set(piece, { piece, taps: [before.tap, tap] });
        // A later move resolves the conflict if its author had received both taps.
        else found.delete(piece);
        last.set(piece, { tap, number });
      }
    },
    settle([first, second]: readonly string[]): void {
      for (const [piece, { taps }] of found) if (taps[0].id === first && taps[1].id === second) found.delete(piece);
    },
    /** Lists the unsettled conflicts of two taps that are both in effect, that is, not undone. */
    open(isInEffect: (tap: string) => boolean): readonly Conflict[] {
      return [...found.values()].filter(({ taps }) => taps.every(({ id }) => isInEffect(id)));
    },
  };
}

/** Lists the figures that a tap placed. Other facts of the tap are ignored. */
function listPlacedPieces({ facts }: SharedTap): Set<string> {
  const pieces = new Set<string>();
  for (const fact of facts)
    if (isRecord(fact) && fact.fact === 'placed' && typeof fact.piece === 'string') pieces.add(fact.piece);
  return pieces;
}

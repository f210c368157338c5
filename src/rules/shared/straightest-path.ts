import type { Direction } from '../../grid/direction';
import { type Square, xOf, yOf } from '../../grid/square';

/** Last step of a path to a search state. The direction is null if the step only changes the mode of movement. */
export interface LastStep {
  readonly from: number;
  readonly direction: Direction | null;
}

export interface CheapestPaths {
  /** Lists every last step of the cheapest paths to a state. Empty for initial states. */
  readonly stepsTo: (state: number) => readonly LastStep[];
  readonly squareOf: (state: number) => Square;
}

/** Straightest path found to a search state. Paths are compared by turns, then by deviation from the straight line. */
interface Found {
  readonly badness: number;
  readonly before: Found | null;
  readonly square: Square;
}

/** Penalty for a turn of the path. It exceeds any deviation, because a map has at most 64 squares a side. */
const TURN = 2 ** 24;

/** Counts the changes of direction in a path. */
export function countTurns(path: readonly Square[]): number {
  return path.slice(2).filter((square, place) => square - path[place + 1]! !== path[place + 1]! - path[place]!).length;
}

/**
 * Returns the straightest of all cheapest paths to a state. The fewest turns come first, then the least deviation from
 * the straight line, then the order of last steps in DIRECTIONS.
 * @param start start of the paths, from which the deviation is measured
 */
export function findStraightestPath({ stepsTo, squareOf }: CheapestPaths, goal: number, start: Square): Square[] {
  const end = squareOf(goal);
  const [x, y] = [xOf(end) - xOf(start), yOf(end) - yOf(start)];
  const steps = new Map<number, readonly LastStep[]>();
  const known = new Map<number, Found | null>();
  // Best path to a state from which the next step goes in direction `out`. Null if none exists or while in progress.
  const best = (state: number, out: Direction | null): Found | null => {
    const key = state * 256 + (out ? out.step + 128 : 0);
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, null);
    const square = squareOf(state);
    const stray = Math.abs((xOf(square) - xOf(start)) * y - (yOf(square) - yOf(start)) * x);
    const last = steps.get(state) ?? stepsTo(state);
    steps.set(state, last);
    let found: Found | null = last.length === 0 ? { badness: 0, before: null, square } : null;
    for (const { from, direction } of last) {
      const way = best(from, direction ?? out);
      if (!way) continue;
      const badness = way.badness + stray + (direction && out && direction !== out ? TURN : 0);
      if (!found || badness < found.badness) found = { badness, before: way, square };
    }
    known.set(key, found);
    return found;
  };
  const path: Square[] = [];
  for (let each = best(goal, null); each; each = each.before) if (path[0] !== each.square) path.unshift(each.square);
  return path;
}

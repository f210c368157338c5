import type { Direction } from '../../grid/direction';
import { type Square, xOf, yOf } from '../../grid/square';

/** The last step of a way to a state; a null direction only changes the way of going. */
export interface LastStep {
  readonly from: number;
  readonly direction: Direction | null;
}

export interface CheapestWays {
  /** Every last step that leads to a state at its least cost; empty for the states where ways begin. */
  readonly stepsTo: (state: number) => readonly LastStep[];
  readonly squareOf: (state: number) => Square;
}

/** Ways are compared by their turns, then by how far they stray from the straight line. */
interface Found {
  readonly badness: number;
  readonly before: Found | null;
  readonly square: Square;
}

/** Weighs more than any way strays: a map has at most 64 squares a side. */
const TURN = 2 ** 24;

/** Counts the turns of a way from square to square. */
export function turnsOf(path: readonly Square[]): number {
  return path.slice(2).filter((square, place) => square - path[place + 1]! !== path[place + 1]! - path[place]!).length;
}

/**
 * The straightest of all cheapest ways to a state: the one with fewest turns, of those the one nearest to the straight line, of those the one whose
 * last steps come first in DIRECTIONS.
 *
 * @param start where ways begin, to measure how far they stray
 */
export function straightestWay({ stepsTo, squareOf }: CheapestWays, goal: number, start: Square): Square[] {
  const end = squareOf(goal);
  const [x, y] = [xOf(end) - xOf(start), yOf(end) - yOf(start)];
  const steps = new Map<number, readonly LastStep[]>();
  const known = new Map<number, Found | null>();
  // The best way to a state that is then left in a direction. Null where there is none, and while it is being looked for: no way visits a state twice.
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

import { COMB_SIDE, combsOf } from './comb';
import type { Grey } from './grey';
import { homographyBetween, moved, rectangle } from './homography';
import type { BoardSize, Corners } from './types';

/** So many squares round a grid are looked at too. */
const AROUND = 2.5;
/** A line must be this much as clear as the usual line of its grid. */
const CLEAR = 0.35;
/** Lines fainter than this, of the light about them, are none. */
const FAINTEST = 0.004;
/** Of places between lines, this share is less clear than a line must be. */
const BETWEEN = 0.85;
/** A line that is missing counts so much against one that is there, and so much one that goes on outside. */
const MISSING = 1.5;
const GOES_ON = 2;

/** How well a grid fits its picture. */
interface GridScore {
  /** About how many of its lines are there, less those that are missing and those that go on outside. */
  readonly score: number;
  /** What share of its inner lines is seen, the way in which fewer are. */
  readonly seen: number;
}

const NONE: GridScore = { score: Number.NEGATIVE_INFINITY, seen: 0 };

/** How well a grid fits a picture: its lines must be clearer than what lies half-way between them, and end where it ends. */
function gridScore(grey: Grey, corners: Corners, size: BoardSize): GridScore {
  const h = homographyBetween(rectangle(size.width, size.height), corners);
  if (!h || size.width < 3 || size.height < 3) return NONE;
  const at = (x: number, y: number) => moved(h, x, y);
  const { columns, rows } = combsOf(grey, [
    at(-AROUND, -AROUND),
    at(size.width + AROUND, -AROUND),
    at(size.width + AROUND, size.height + AROUND),
    at(-AROUND, size.height + AROUND),
  ]);
  let best = NONE;
  for (const sign of [1, -1]) {
    const [across, down] = [linesScore(columns, size.width, sign), linesScore(rows, size.height, sign)];
    const score = across.score + down.score;
    if (score > best.score) best = { score, seen: Math.min(across.seen, down.seen) };
  }
  return best;
}

/** Of the lines of a grid that is where it should be more than three quarters are seen; of one that lies beside it, or has other squares, a quarter. */
const FITTING = 0.5;

/** Whether a printed grid lies between these corners, with so many squares: else what is read there is no map. */
export function gridFits(grey: Grey, corners: Corners, size: BoardSize): boolean {
  return gridScore(grey, corners, size).seen >= FITTING;
}

function linesScore(comb: Float32Array, count: number, sign: number): GridScore {
  const clear = (line: number) => {
    const place = Math.floor(((line + AROUND) / (count + 2 * AROUND)) * COMB_SIDE);
    let most = Number.NEGATIVE_INFINITY;
    for (let off = -1; off <= 1; off++) most = Math.max(most, sign * (comb[place + off] ?? 0));
    return most;
  };
  const inner = Array.from({ length: count - 1 }, (_, line) => clear(line + 1));
  const between = Array.from({ length: count * 3 }, (_, place) =>
    clear(Math.floor(place / 3) + 0.4 + (place % 3) / 10),
  );
  const usual = quantile(inner, 0.5);
  const enough = Math.max(FAINTEST, CLEAR * usual, quantile(between, BETWEEN));
  const there = inner.filter((each) => each > enough).length;
  const goesOn = [
    [-1, -2],
    [count + 1, count + 2],
  ].filter((lines) => lines.some((line) => clear(line) > Math.max(enough, 0.6 * usual)));
  const open = goesOn.length;
  return { score: there - MISSING * (inner.length - there) - GOES_ON * open, seen: there / inner.length };
}

function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
}

import { COMB_SIDE, type Comb, combOf } from './comb';
import { lightsAt } from './edge-lights';
import type { Grey } from './grey';
import { homographyBetween, moved, rectangle } from './homography';
import { findShifts } from './shifts';
import type { BoardSize, Corners } from './types';

/** Pixels a square where a grid is moved. */
const COARSE = 20;
/** A grid grows by no more than so many rows to one side at a time. */
const MOST = 6;
const FEWEST = 4;
/** A line must be this much as clear as the usual line of its grid. */
const CLEAR = 0.35;
/** And this much where a grid ends at it, or is said to go on. A sheet's rim is nearly as good an end. */
const FIRM = 0.6;
const RIM = 0.75;
/** Lines fainter than this, of the light about them, are none; nor are lesser steps the rim of a sheet. */
const FAINTEST = 0.004;
const STEP = 0.05;
/** Of places between lines, this share is less clear than a line must be. */
const BETWEEN = 0.85;
/** A missing line counts so much, against one that is there; and so much a grid that would go on. */
const MISSING = 1.5;
const GOES_ON = 2;

/** A grid in a picture, and how well it fits. */
export interface Grid {
  readonly corners: Corners;
  readonly size: BoardSize;
  /** About how many of its lines are there, less those that are missing. */
  readonly score: number;
  /** What share of its inner lines is seen, the way in which fewer are. */
  readonly seen: number;
  /** How many of its four sides end though a line goes on beyond. */
  readonly open: number;
}

/** Corners moved to where the lines between them say that they are. */
export function settled(grey: Grey, corners: Corners, size: BoardSize): Corners {
  const h = homographyBetween(rectangle(size.width, size.height), corners);
  if (!h) return corners;
  const shifts = findShifts(lightsAt(grey, h, size, COARSE));
  return rectangle(size.width, size.height).map(({ x, y }) =>
    moved(h, x + shifts.down(x, y) / COARSE, y + shifts.across(x, y) / COARSE),
  ) as unknown as Corners;
}

/** A grid with all rows and columns beside it whose lines go on, and without those of its own that have none; null if nothing is left. */
export function grow(grey: Grey, corners: Corners, size: BoardSize): Grid | null {
  const h = homographyBetween(rectangle(size.width, size.height), corners);
  if (!h) return null;
  const between = (columns: Span, rows: Span): Corners => [
    moved(h, columns.from, rows.from),
    moved(h, columns.to, rows.from),
    moved(h, columns.to, rows.to),
    moved(h, columns.from, rows.to),
  ];
  const wider = ({ from, to }: Span): Span => ({ from: from - MOST, to: to + MOST });
  let best: Grid | null = null;
  for (const sign of [1, -1]) {
    let columns: Run = { from: 0, to: size.width, score: 0, seen: 0, open: 0 };
    let rows: Run = { ...columns, to: size.height };
    for (let turn = 0; turn < 2; turn++) {
      rows = runOf(combOf(grey, between(columns, wider(rows)), false), rows, sign);
      columns = runOf(combOf(grey, between(wider(columns), rows), true), columns, sign);
    }
    if (rows.to - rows.from < FEWEST || columns.to - columns.from < FEWEST) continue;
    const own: Grid = {
      corners: between(columns, rows),
      size: { width: columns.to - columns.from, height: rows.to - rows.from },
      score: columns.score + rows.score,
      seen: Math.min(columns.seen, rows.seen),
      open: columns.open + rows.open,
    };
    if (!best || own.score > best.score) best = own;
  }
  return best;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

interface Run extends Span {
  readonly score: number;
  readonly seen: number;
  readonly open: number;
}

/**
 * Of all runs of lines the one that fits best: lines within it are clearer than what lies half-way between them, it ends at a line
 * or at the rim of a sheet, and no line goes on beyond.
 * @param comb seen from `MOST` squares before the old run to as many after it.
 */
function runOf({ lines, steps }: Comb, old: Span, sign: number): Run {
  const count = old.to - old.from;
  const within = (values: Float32Array, line: number, turned: number) => {
    const place = Math.floor(((line + MOST) / (count + 2 * MOST)) * COMB_SIDE);
    let most = Number.NEGATIVE_INFINITY;
    for (let off = -1; off <= 1; off++) most = Math.max(most, turned * (values[place + off] ?? 0));
    return most;
  };
  const half = Array.from({ length: count * 3 }, (_, place) => Math.floor(place / 3) + 0.4 + (place % 3) / 10);
  const core = Array.from({ length: count - 1 }, (_, line) => within(lines, line + 1, sign));
  const usual = quantile(core, 0.5);
  const enough = Math.max(
    FAINTEST,
    CLEAR * usual,
    quantile(
      half.map((line) => within(lines, line, sign)),
      BETWEEN,
    ),
  );
  const steep = Math.max(
    STEP,
    quantile(
      half.map((line) => within(steps, line, 1)),
      0.95,
    ),
  );
  const places = Array.from({ length: count + 2 * MOST + 1 }, (_, place) => place - MOST);
  const there = places.map((line) => within(lines, line, sign) > enough);
  const firm = places.map((line) => within(lines, line, sign) > Math.max(enough, FIRM * usual));
  const end = places.map((line, place) => (firm[place] ? 1 : within(steps, line, 1) > steep ? RIM : -1));
  let best: Run = { ...old, score: Number.NEGATIVE_INFINITY, seen: 0, open: 2 };
  for (let from = 0; from < places.length - FEWEST; from++) {
    let seen = 0;
    const before = firm[from - 1] || firm[from - 2] ? 1 : 0;
    for (let to = from + 1; to < places.length; to++) {
      const inner = to - from - 1;
      const open = before + (firm[to + 1] || firm[to + 2] ? 1 : 0);
      const rims = (end[from] as number) + (end[to] as number);
      const score = seen - MISSING * (inner - seen) + rims - GOES_ON * open;
      if (inner + 1 >= FEWEST && score > best.score)
        best = { from: from - MOST + old.from, to: to - MOST + old.from, score, seen: seen / inner, open };
      if (there[to]) seen++;
    }
  }
  return best;
}

function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
}

import { type EdgeLights, lightsAt } from './edge-lights';
import type { Grey } from './grey';
import { homographyBetween, moved, rectangle } from './homography';
import { acrossEdge, downEdge } from './profiles';
import { findShifts } from './shifts';
import type { BoardSize, Corners } from './types';

/** Pixels a square where a grid is moved and grown. */
const COARSE = 20;
/** A grid grows by no more than so many rows to one side at a time. */
const MOST = 8;
/** A row whose lines are less clear than this share of the usual is none of the grid's. */
const CLEAR = 0.4;
/** A middle is off by as much as this many times how far half of the values are from it, over the root of their number, now and then. */
const CHANCE = 2;

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
export function grow(grey: Grey, corners: Corners, size: BoardSize): { corners: Corners; size: BoardSize } | null {
  const h = homographyBetween(rectangle(size.width, size.height), corners);
  if (!h) return null;
  const wide = { width: size.width + 2 * MOST, height: size.height + 2 * MOST };
  const around = rectangle(wide.width, wide.height).map(({ x, y }) =>
    moved(h, x - MOST, y - MOST),
  ) as unknown as Corners;
  const outer = homographyBetween(rectangle(wide.width, wide.height), around);
  if (!outer) return null;
  const lights = lightsAt(grey, outer, wide, COARSE);
  let columns = { from: MOST, to: MOST + size.width };
  let rows = { from: MOST, to: MOST + size.height };
  for (let turn = 0; turn < 2; turn++) {
    rows = run(rows, wide.height, (y) =>
      surely(columns.from + 1, columns.to, (x) => clearAt(lights, downEdge(wide, x, y))),
    );
    columns = run(columns, wide.width, (x) =>
      surely(rows.from + 1, rows.to, (y) => clearAt(lights, acrossEdge(wide, x, y))),
    );
    if (rows.to - rows.from < 3 || columns.to - columns.from < 3) return null;
  }
  const at = (x: number, y: number) => moved(h, x - MOST, y - MOST);
  return {
    corners: [
      at(columns.from, rows.from),
      at(columns.to, rows.from),
      at(columns.to, rows.to),
      at(columns.from, rows.to),
    ],
    size: { width: columns.to - columns.from, height: rows.to - rows.from },
  };
}

/** The longest run of clear places about the middle of the old one. */
function run(
  old: { from: number; to: number },
  count: number,
  clearOf: (place: number) => number,
): { from: number; to: number } {
  const signed = Array.from({ length: count }, (_, place) => clearOf(place));
  const core = signed.slice(old.from, old.to).sort((a, b) => a - b);
  const usual = core[core.length >> 1] as number;
  const clear = signed.map((each) => each / usual >= CLEAR);
  const middle = (old.from + old.to) >> 1;
  let [from, to] = [middle, middle];
  // Faint rows within a grid are no end of it: white lines do not show on a pale path. One clear row, or two where more than one is faint, go on.
  for (let place = middle - 1; place >= 0; place--)
    if (clear[place] && (from - place <= 2 || clear[place - 1])) from = place;
  for (let place = middle; place < count; place++)
    if (clear[place] && (place - to <= 1 || clear[place + 1])) to = place + 1;
  return { from, to };
}

/** What half of the values are above, less what chance may add to it: the grain of a table is clear here and there, and not all along. */
function surely(from: number, to: number, of: (place: number) => number): number {
  const values = Array.from({ length: Math.max(0, to - from) }, (_, step) => of(from + step)).sort((a, b) => a - b);
  const middle = values[values.length >> 1] ?? 0;
  const apart = values.map((each) => Math.abs(each - middle)).sort((a, b) => a - b)[values.length >> 1] ?? 0;
  return middle - (CHANCE * apart) / Math.sqrt(Math.max(1, values.length));
}

/** How much darker than its neighbourhood an edge's own place is; brighter is negative. */
function clearAt({ scale, reach, lights }: EdgeLights, edge: number): number {
  const middle = edge * (2 * reach + 1) + reach;
  const light = (off: number) => lights[middle + off] as number;
  const beside = Math.round(0.13 * scale);
  const around = (light(-1 - beside) + light(beside)) / 2;
  return (around - (light(-1) + light(0)) / 2) / (around + 10);
}

import { type Square, STRIDE, xOf, yOf } from '../grid/square';
import { CELL } from './geometry';
import type { BoardFill, BoardOverlay } from './types';

/**
 * Overlay as path data in drawing units. Has one path per fill and one per number, so a large reach needs few DOM
 * nodes.
 */
export interface OverlayPaths {
  readonly fills: Readonly<Partial<Record<BoardFill, string>>>;
  /** Path data of the squares that show a number, by the text of the number. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly rims: Readonly<Partial<Record<BoardFill, string>>>;
  readonly stops: string;
}

const RIMMED: readonly BoardFill[] = ['clear', 'reach', 'better'];
const RIM_INSET = 1;

const known = new WeakMap<BoardOverlay, OverlayPaths>();

/** Returns the path data of an overlay; cached. */
export function makeOverlayPaths(overlay: BoardOverlay): OverlayPaths {
  const before = known.get(overlay);
  if (before) return before;
  const fills: Partial<Record<BoardFill, string>> = {};
  const rims: Partial<Record<BoardFill, string>> = {};
  for (const [fill, squares] of Object.entries(overlay.fills) as [BoardFill, readonly Square[]][]) {
    fills[fill] = makeRowRunsPath(squares);
    if (RIMMED.includes(fill)) rims[fill] = rimPath(squares, RIM_INSET);
  }
  const byText = new Map<string, Square[]>();
  for (const { square, text } of overlay.numbers) {
    const same = byText.get(text);
    if (same) same.push(square);
    else byText.set(text, [square]);
  }
  const numbers = new Map([...byText].map(([text, squares]) => [text, makeRowRunsPath(squares)]));
  const painted = { fills, numbers, rims, stops: (overlay.fills.stop ?? []).map(octagon).join('') };
  known.set(overlay, painted);
  return painted;
}

/** Returns path data of an area: one rectangle for each run of squares in a row. */
export function makeRowRunsPath(squares: readonly Square[]): string {
  const inside = maskOf(squares);
  let path = '';
  for (const square of squares) {
    if (xOf(square) > 0 && inside[square - 1]) continue;
    const length = lengthOf(inside, square);
    path += `M${xOf(square) * CELL} ${yOf(square) * CELL}h${length * CELL}v${CELL}h${-length * CELL}z`;
  }
  return path;
}

/**
 * Returns path data of an area’s rim, `inset` drawing units inside the area, with one stroke for each straight part.
 * Squares that touch only at a corner stay separate.
 */
export function rimPath(squares: readonly Square[], inset: number): string {
  const inside = maskOf(squares);
  const has = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < STRIDE && inside[y * STRIDE + x] === 1;
  let path = '';
  for (const square of squares) {
    const x = xOf(square);
    const y = yOf(square);
    for (const away of [-1, 1]) {
      const bare = (at: number): boolean => has(at, y) && !has(at, y + away);
      if (bare(x) && !bare(x - 1)) {
        let end = x + 1;
        while (bare(end)) end++;
        // Extends the stroke where the area continues beside its end, so strokes meet at inner corners.
        const from = x * CELL + (has(x - 1, y) ? -inset : inset);
        const to = end * CELL + (has(end, y) ? inset : -inset);
        path += `M${from} ${(away < 0 ? y : y + 1) * CELL - away * inset}H${to}`;
      }
      const open = (at: number): boolean => has(x, at) && !has(x + away, at);
      if (open(y) && !open(y - 1)) {
        let end = y + 1;
        while (open(end)) end++;
        const from = y * CELL + (has(x, y - 1) ? -inset : inset);
        const to = end * CELL + (has(x, end) ? inset : -inset);
        path += `M${(away < 0 ? x : x + 1) * CELL - away * inset} ${from}V${to}`;
      }
    }
  }
  return path;
}

function maskOf(squares: readonly Square[]): Uint8Array {
  const inside = new Uint8Array(STRIDE * STRIDE);
  for (const square of squares) inside[square] = 1;
  return inside;
}

function lengthOf(inside: Uint8Array, first: Square): number {
  const room = STRIDE - xOf(first);
  let length = 1;
  while (length < room && inside[first + length]) length++;
  return length;
}

function octagon(square: Square): string {
  const x = (xOf(square) + 0.5) * CELL;
  const y = (yOf(square) + 0.5) * CELL;
  return `M${x - 5} ${y - 12}h10l7 7v10l-7 7h-10l-7-7v-10z`;
}

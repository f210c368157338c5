import { type Square, squareAt, squareName, xOf, yOf } from '../../grid/square';
import { looseList, looseWhole } from '../../plain/loose';
import { isRecord, type Loose } from '../../plain/record';
import { type Pair, pairOf, stairPairs } from '../apart';
import { type Board, onBoard, squaresOf } from '../board';
import { STAIRS } from '../terrain';
import type { Besides } from './besides';
import type { Warnings } from './warnings';

const LIST_LIMIT = 4000;
const PLACED = new Set(['x0', 'y0', 'x1', 'y1']);

/**
 * Makes stairs. A ramp joins two neighbouring squares, counted from 0. If one square is off the map (-1, or the width),
 * the ramp leads to an adjacent map. The square on this map then still becomes stairs. Returns the neighbouring stairs
 * that no ramp joins.
 */
export function readRamps(record: Loose, board: Board, warnings: Warnings, besides: Besides): ReadonlySet<Pair> {
  const joined = new Set<Pair>();
  const list = looseList(record.ramps);
  if (list === null || list.length > LIST_LIMIT) {
    warnings.add('ramp-odd', 'ramps');
    besides.whole('ramps left out', list?.slice(LIST_LIMIT) ?? record.ramps);
  }
  for (const ramp of (list ?? []).slice(0, LIST_LIMIT)) {
    const told = isRecord(ramp) ? ramp : {};
    const [x0, y0, x1, y1] = isRecord(ramp) ? [ramp.x0, ramp.y0, ramp.x1, ramp.y1].map(looseWhole) : [];
    if (x0 == null || y0 == null || x1 == null || y1 == null || Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) !== 1) {
      warnings.add('ramp-odd', `${x0 ?? '?'},${y0 ?? '?'}–${x1 ?? '?'},${y1 ?? '?'}`);
      besides.at('ramps left out', ramp, '?');
      continue;
    }
    const words = `${x0},${y0}–${x1},${y1}`;
    besides.fields('ramp', told, PLACED, words);
    const ends: Square[] = [];
    if (onBoard(board, x0, y0)) ends.push(squareAt(x0, y0));
    if (onBoard(board, x1, y1)) ends.push(squareAt(x1, y1));
    const [from, to] = ends;
    if (from === undefined || to === undefined)
      besides.at('ramps', from === undefined ? 'left out' : 'off the map', words);
    else if (board.levels[from] === board.levels[to]) besides.at('ramps', 'level', words);
    else joined.add(pairOf(from, to));
    makeStairs(board, ends, words, warnings);
  }
  return unjoined(board, joined);
}

/** Adjacent ramps are one broad stair, which figures may also cross diagonally. */
function unjoined(board: Board, joined: ReadonlySet<Pair>): ReadonlySet<Pair> {
  const joins = (a: Square, b: Square) => joined.has(pairOf(a, b));
  const pairs = stairPairs(board, squaresOf(board)).filter(([a, b]) => {
    if (joins(a, b)) return false;
    if (xOf(a) === xOf(b) || yOf(a) === yOf(b)) return true;
    const flanks = [squareAt(xOf(a), yOf(b)), squareAt(xOf(b), yOf(a))] as const;
    const [one, other] = flanks;
    return !((joins(a, one) && joins(other, b)) || (joins(a, other) && joins(one, b)));
  });
  return new Set(pairs.map(([a, b]) => pairOf(a, b)));
}

function makeStairs(board: Board, ends: readonly Square[], words: string, warnings: Warnings): void {
  const [from, to] = ends;
  if (from === undefined) {
    warnings.add('ramp-odd', words);
    return;
  }
  if (to === undefined) warnings.add('ramp-leads-off', squareName(from));
  else if (board.levels[from] === board.levels[to]) {
    warnings.add('ramp-level', `${squareName(from)} ${squareName(to)}`);
    return;
  }
  for (const square of ends) board.terrain[square] = (board.terrain[square] as number) | STAIRS;
}

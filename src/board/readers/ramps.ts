import { type Square, squareAt, squareName, xOf, yOf } from '../../grid/square';
import { parseLenientInteger, parseLenientList } from '../../plain/lenient';
import { isRecord, type UnknownRecord } from '../../plain/record';
import { encodeSquarePair, listStairPairs, type SquarePair } from '../apart';
import { type Board, isOnBoard, listBoardSquares } from '../board';
import { STAIRS } from '../terrain';
import type { ExtraFields } from './extra-fields';
import type { Warnings } from './warnings';

const LIST_LIMIT = 4000;
const PLACED = new Set(['x0', 'y0', 'x1', 'y1']);

/**
 * Makes stairs from ramps. A ramp joins two neighbouring squares, with columns and rows counted from 0. If one square
 * is off the map (-1, or the width), the ramp leads to an adjacent map. The square on this map then still becomes
 * stairs. A ramp between squares of the same height is reported, because it may be a misprint. Returns pairs of neighbouring stairs that no ramp joins.
 */
export function readRamps(
  record: UnknownRecord,
  board: Board,
  warnings: Warnings,
  fields: ExtraFields,
): ReadonlySet<SquarePair> {
  const joined = new Set<SquarePair>();
  const list = parseLenientList(record.ramps);
  if (list === null || list.length > LIST_LIMIT) {
    warnings.add('ramp-odd', 'ramps');
    fields.addToRecord('ramps left out', list?.slice(LIST_LIMIT) ?? record.ramps);
  }
  for (const ramp of (list ?? []).slice(0, LIST_LIMIT)) {
    const told = isRecord(ramp) ? ramp : {};
    const [x0, y0, x1, y1] = isRecord(ramp) ? [ramp.x0, ramp.y0, ramp.x1, ramp.y1].map(parseLenientInteger) : [];
    if (x0 == null || y0 == null || x1 == null || y1 == null || Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) !== 1) {
      warnings.add('ramp-odd', `${x0 ?? '?'},${y0 ?? '?'}–${x1 ?? '?'},${y1 ?? '?'}`);
      fields.addAt('ramps left out', ramp, '?');
      continue;
    }
    const text = `${x0},${y0}–${x1},${y1}`;
    fields.addFields('ramp', told, PLACED, text);
    const ends: Square[] = [];
    if (isOnBoard(board, x0, y0)) ends.push(squareAt(x0, y0));
    if (isOnBoard(board, x1, y1)) ends.push(squareAt(x1, y1));
    const [from, to] = ends;
    if (from === undefined || to === undefined)
      fields.addAt('ramps', from === undefined ? 'left out' : 'off the map', text);
    else if (board.levels[from] === board.levels[to]) fields.addAt('ramps', 'level', text);
    else joined.add(encodeSquarePair(from, to));
    makeStairs(board, ends, text, warnings);
  }
  return unjoined(board, joined);
}

/**
 * Returns pairs of neighbouring stairs that no ramp joins. Adjacent ramps form one broad stair, which figures may also
 * cross diagonally.
 */
function unjoined(board: Board, joined: ReadonlySet<SquarePair>): ReadonlySet<SquarePair> {
  const joins = (a: Square, b: Square) => joined.has(encodeSquarePair(a, b));
  const pairs = listStairPairs(board, listBoardSquares(board)).filter(([a, b]) => {
    if (joins(a, b)) return false;
    if (xOf(a) === xOf(b) || yOf(a) === yOf(b)) return true;
    const flanks = [squareAt(xOf(a), yOf(b)), squareAt(xOf(b), yOf(a))] as const;
    const [one, other] = flanks;
    return !((joins(a, one) && joins(other, b)) || (joins(a, other) && joins(one, b)));
  });
  return new Set(pairs.map(([a, b]) => encodeSquarePair(a, b)));
}

function makeStairs(board: Board, ends: readonly Square[], text: string, warnings: Warnings): void {
  const [from, to] = ends;
  if (from === undefined) {
    warnings.add('ramp-odd', text);
    return;
  }
  if (to === undefined) warnings.add('ramp-leads-off', squareName(from));
  else if (board.levels[from] === board.levels[to]) warnings.add('ramp-level', `${squareName(from)} ${squareName(to)}`);
  for (const square of ends) board.terrain[square] = (board.terrain[square] as number) | STAIRS;
}

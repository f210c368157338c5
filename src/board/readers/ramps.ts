import { type Square, squareAt, squareName } from '../../grid/square';
import { looseList, looseWhole } from '../../plain/loose';
import { isRecord, type Loose } from '../../plain/record';
import { type Board, onBoard } from '../board';
import { STAIRS } from '../terrain';
import type { Warnings } from './warnings';

const LIST_LIMIT = 4000;

/**
 * Makes stairs. A ramp joins two neighbouring squares, counted from 0. Where one of them lies off the map (a -1, or the
 * width), the ramp leads to the map laid beside it: the square on this map is a stair all the same, of use once another map adjoins.
 */
export function readRamps(record: Loose, board: Board, warnings: Warnings): void {
  const list = looseList(record.ramps);
  if (list === null || list.length > LIST_LIMIT) warnings.add('ramp-odd', 'ramps');
  for (const ramp of (list ?? []).slice(0, LIST_LIMIT)) {
    const [x0, y0, x1, y1] = isRecord(ramp) ? [ramp.x0, ramp.y0, ramp.x1, ramp.y1].map(looseWhole) : [];
    if (x0 == null || y0 == null || x1 == null || y1 == null || Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) !== 1) {
      warnings.add('ramp-odd', `${x0 ?? '?'},${y0 ?? '?'}–${x1 ?? '?'},${y1 ?? '?'}`);
      continue;
    }
    const ends: Square[] = [];
    if (onBoard(board, x0, y0)) ends.push(squareAt(x0, y0));
    if (onBoard(board, x1, y1)) ends.push(squareAt(x1, y1));
    makeStairs(board, ends, `${x0},${y0}–${x1},${y1}`, warnings);
  }
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

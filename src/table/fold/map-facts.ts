import { type Board, hasSquare } from '../../board/board';
import { boardFromSheet } from '../../board/map-sheet';
import { ok, type Result } from '../../plain/result';
import type { Figure, Table } from '../table';
import { type FactFault, type FactOf, rejectFact } from './fact-helpers';

/** Boards by fact, so undo and redo parse each map only once. Facts can be keys because they never change. */
const parsedBoards = new WeakMap<FactOf<'mapped'>, Result<Board, FactFault>>();

/** Puts a map on the table. Removes figures and other pieces from squares that the new map does not have. */
export function applyMapReplaced(table: Table, fact: FactOf<'mapped'>): Result<Table, FactFault> {
  const result = parsedBoards.get(fact) ?? parseMappedBoard(fact);
  parsedBoards.set(fact, result);
  if (!result.ok) return result;
  const board = result.value;
  const figures = new Map<string, Figure>();
  for (const [id, figure] of table.figures) {
    const off = figure.squares.some((square) => !hasSquare(board, square));
    figures.set(id, off ? { ...figure, squares: [], firstSquares: [] } : figure);
  }
  const objects = table.objects.filter((object) => hasSquare(board, object.at));
  const markers = table.markers.filter((marker) => hasSquare(board, marker.at));
  const tokens = table.tokens.filter(({ at }) => at === null || hasSquare(board, at));
  return ok({
    ...table,
    board,
    mapName: fact.name,
    mapPicture: fact.picture ?? null,
    figures,
    objects,
    markers,
    tokens,
  });
}

function parseMappedBoard(fact: FactOf<'mapped'>): Result<Board, FactFault> {
  const board = boardFromSheet(fact);
  return board.ok ? board : rejectFact('bad-map', `${board.fault.code} ${board.fault.detail}`);
}

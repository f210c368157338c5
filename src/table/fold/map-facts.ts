import { type Board, hasEdge, hasSquare } from '../../board/board';
import { boardFromSheet } from '../../board/map-sheet';
import { BLOCKING, DOOR, HINDERING, OPEN, PRINTED_OBJECT, WALL } from '../../board/terrain';
import { parseEdge } from '../../grid/edge';
import type { Square } from '../../grid/square';
import { ok, type Result } from '../../plain/result';
import type { Breakable } from '../facts';
import type { TableObject } from '../position';
import type { Figure, Table } from '../table';
import { type FactFault, type FactOf, parseBoardSquares, rejectFact } from './fact-helpers';

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

type Change = FactOf<'destroyed'> | FactOf<'rebuilt'>;

/**
 * Cache of damaged boards by fact. Undo and redo repeat facts, and must return the same board object, because other
 * caches use it as key.
 */
const known = new WeakMap<Change, { readonly on: Board; readonly board: Board }>();

/** Applies damage to the map: removes the destroyed part and adds its debris, or restores a destroyed part. */
export function applyDestruction(table: Table, fact: Change): Result<Table, FactFault> {
  const { board } = table;
  if (!board) return rejectFact('no-map', fact.at);
  const before = known.get(fact);
  if (before?.on === board) return ok({ ...table, board: before.board });
  const after = fact.fact === 'destroyed' ? removeDestroyed(board, fact) : restoreDestroyed(board, fact);
  if (!after.ok) return after;
  known.set(fact, { on: board, board: after.value });
  return ok({ ...table, board: after.value });
}

function removeDestroyed(board: Board, { at, debris }: FactOf<'destroyed'>): Result<Board, FactFault> {
  return paintTerrain(board, at, debris, {
    edge: OPEN,
    square: (terrain) => terrain & ~(BLOCKING | PRINTED_OBJECT),
    around: (terrain) => terrain | HINDERING,
  });
}

function restoreDestroyed(board: Board, { what, at, cleared }: FactOf<'rebuilt'>): Result<Board, FactFault> {
  return paintTerrain(board, at, cleared, {
    edge: what === 'door' ? DOOR : WALL,
    square: (terrain) => terrain | BITS[what],
    around: (terrain) => terrain & ~HINDERING,
  });
}

const BITS: Readonly<Record<Breakable, number>> = { wall: 0, door: 0, blocking: BLOCKING, object: PRINTED_OBJECT };

interface Paint {
  readonly edge: number;
  readonly square: (terrain: number) => number;
  readonly around: (terrain: number) => number;
}

function paintTerrain(board: Board, at: string, around: readonly string[], paint: Paint): Result<Board, FactFault> {
  const edge = parseEdge(at);
  if (edge !== null && !hasEdge(board, edge)) return rejectFact('off-board', at);
  const filled = edge === null ? parseBoardSquares(board, [at]) : ok([]);
  if (!filled.ok) return filled;
  const beside = parseBoardSquares(board, around);
  if (!beside.ok) return beside;
  const walls = board.walls.slice();
  const terrain = board.terrain.slice();
  if (edge !== null) walls[edge] = paint.edge;
  const change = (square: Square, by: (terrain: number) => number) => {
    terrain[square] = by(terrain[square] ?? 0);
  };
  for (const square of beside.value) change(square, paint.around);
  for (const square of filled.value) change(square, paint.square);
  const objectStrengths = new Map(board.objectStrengths);
  for (const square of filled.value) objectStrengths.delete(square);
  return ok({ ...board, walls, terrain, objectStrengths });
}

export function applyObject(table: Table, fact: FactOf<'object'>): Result<Table, FactFault> {
  const others = table.objects.filter((object) => object.id !== fact.object);
  if (fact.square === null) return ok({ ...table, objects: others });
  if (!table.board) return rejectFact('no-map', fact.object);
  const squares = parseBoardSquares(table.board, [fact.square]);
  if (!squares.ok) return squares;
  const at = squares.value[0] as Square;
  // A moved object retains its name.
  const name = fact.name ?? table.objects.find(({ id }) => id === fact.object)?.name;
  const laid: TableObject = {
    id: fact.object,
    at,
    kind: fact.kind,
    ...(fact.by === undefined ? {} : { by: fact.by }),
    ...(name === undefined ? {} : { name }),
  };
  return ok({ ...table, objects: [...others, laid] });
}

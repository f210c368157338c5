import { type Board, hasEdge } from '../../board/board';
import { BLOCKING, DOOR, HINDERING, OPEN, PRINTED_OBJECT, WALL } from '../../board/terrain';
import { parseEdge } from '../../grid/edge';
import type { Square } from '../../grid/square';
import { ok, type Result } from '../../plain/result';
import type { Breakable } from '../facts';
import type { Table } from '../table';
import { type FactFault, type FactOf, parseBoardSquares, rejectFact } from './fact-helpers';

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

import { encodeSquarePair, listStairPairs } from '../../src/board/apart';
import { type Board, emptyBoard, hasEdge, listBoardSquares } from '../../src/board/board';
import { DOOR, PRINTED_OBJECT, TERRAIN_LETTERS, WALL } from '../../src/board/terrain';
import { type Edge, eastEdge, southEdge } from '../../src/grid/edge';
import type { Square } from '../../src/grid/square';
import { seededRandom } from './random-position';

/** Returns a seeded generator of integers from 0 to below a limit. */
export function makeDice(seed: number): (sides: number) => number {
  const random = seededRandom(seed);
  return (sides) => Math.floor(random() * sides);
}

/**
 * Makes a random board with all contents that a drawing can have, including starting areas and strengths. Boards are
 * small, so borders and corners are frequent.
 */
export function randomDrawingBoard(seed: number): Board {
  const roll = makeDice(seed);
  const board = emptyBoard(1 + roll(8), 1 + roll(8));
  const objectStrengths = new Map<Square, number>();
  const wallStrengths = new Map<Edge, number>();
  const starts = new Map<string, Square[]>();
  for (const square of listBoardSquares(board)) {
    if (roll(3) === 0) board.levels[square] = roll(4);
    for (const [, bit] of TERRAIN_LETTERS)
      if (roll(6) === 0) board.terrain[square] = (board.terrain[square] as number) | bit;
    for (const edge of [eastEdge(square), southEdge(square)]) {
      if (!hasEdge(board, edge) || roll(3) > 0) continue;
      board.walls[edge] = roll(3) === 0 ? DOOR : WALL;
      if (roll(3) === 0) wallStrengths.set(edge, 1 + roll(9));
    }
    const side = ['red', 'blue', 'green'][roll(9)];
    if (side) starts.set(side, [...(starts.get(side) ?? []), square]);
  }
  for (const square of listBoardSquares(board))
    if ((board.terrain[square] as number) & PRINTED_OBJECT && roll(2) === 0) objectStrengths.set(square, 1 + roll(9));
  return { ...board, starts, objectStrengths, wallStrengths };
}

/** Makes a random board on which some adjacent stairs are not connected, which a drawing cannot express. */
export function randomStairsBoard(seed: number): Board {
  const [board, roll] = [randomDrawingBoard(seed), makeDice(seed)];
  const pairs = listStairPairs(board, listBoardSquares(board)).filter(() => roll(2) === 0);
  return { ...board, apart: new Set(pairs.map(([a, b]) => encodeSquarePair(a, b))) };
}

/** Prints all contents of a board as text, identical for equal boards. */
export function describeBoard(board: Board): string {
  const sorted = <Key extends string | number, Value>(map: ReadonlyMap<Key, Value>) =>
    [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    board.width,
    board.height,
    Buffer.from(board.levels).toString('base64'),
    Buffer.from(board.terrain).toString('base64'),
    Buffer.from(board.walls).toString('base64'),
    sorted(board.starts),
    sorted(board.objectStrengths),
    sorted(board.wallStrengths),
    [...board.apart].sort((a, b) => a - b),
  ]);
}

import { type Board, emptyBoard, listBoardSquares } from '../../src/board/board';
import { BLOCKING, HINDERING, WALL } from '../../src/board/terrain';
import { eastEdge, southEdge } from '../../src/grid/edge';
import { type Square, squareAt } from '../../src/grid/square';
import { makePiece } from '../../src/table/piece';
import { makePosition, type Position } from '../../src/table/position';
import { seededRandom } from '../helpers/random-position';

/** Roofs of the board, each as `[left, top, right, bottom, level]`. */
const ROOFS = [
  [3, 3, 8, 8, 1],
  [26, 5, 31, 10, 1],
  [27, 6, 29, 8, 2],
  [5, 26, 10, 31, 1],
  [24, 26, 30, 30, 2],
] as const;

/** Makes a dense board: 12% blocking, 10% hindering, three levels, sixty walls. */
function benchBoard(width: number, height: number, random: () => number): Board {
  const board = emptyBoard(width, height);
  for (const square of listBoardSquares(board)) {
    const roll = random();
    board.terrain[square] = roll < 0.12 ? BLOCKING : roll < 0.22 ? HINDERING : 0;
  }
  for (const [left, top, right, bottom, level] of ROOFS) {
    for (let y = top; y <= Math.min(bottom, height - 1); y++) {
      for (let x = left; x <= Math.min(right, width - 1); x++) board.levels[squareAt(x, y)] = level;
    }
  }
  for (let wall = 0; wall < 60; wall++) {
    const square = squareAt(Math.floor(random() * (width - 1)), Math.floor(random() * (height - 1)));
    board.walls[wall % 2 === 0 ? eastEdge(square) : southEdge(square)] = WALL;
  }
  return board;
}

/** Makes a dense board with figures of two sides on free squares. */
export function makeBenchPosition(width: number, height: number, figures: number): Position {
  const random = seededRandom(7);
  const board = benchBoard(width, height, random);
  const taken = new Set<Square>();
  while (taken.size < figures) {
    const square = squareAt(Math.floor(random() * width), Math.floor(random() * height));
    if (((board.terrain[square] ?? 0) & BLOCKING) === 0) taken.add(square);
  }
  const pieces = [...taken].map((square, place) =>
    makePiece(`F${place + 1}`, [square], { side: place % 2 === 0 ? 'red' : 'blue', speed: 8 + (place % 5) }),
  );
  return makePosition(board, pieces);
}

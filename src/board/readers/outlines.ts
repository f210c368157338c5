import { squareAt, squareName, xOf, yOf } from '../../grid/square';
import { type Board, listSquaresInBox } from '../board';
import type { MapPoint } from '../stroke';
import { BLOCKING, WALL } from '../terrain';
import { type LengthBudget, layWallLine } from './wall-lines';
import { makeWarnings, type Warnings } from './warnings';

/** Test points in each direction of a square. */
const SAMPLES = 4;
/** Share of test points that must be inside an outline for the square to count as filled. */
const FILLED = 0.75;
/** Maximum number of test points times corners for all outlines of a map. */
const MOST_TESTS = 20_000_000;

export interface TestBudget {
  left: number;
}

export function makeTestBudget(): TestBudget {
  return { left: MOST_TESTS };
}

/**
 * Adds the outline of furniture or another object to the board. Squares that it fills become blocking terrain; an
 * outline that fills no square becomes walls. Warns in both cases, because the file does not say what the object is.
 */
export function layOutline(
  board: Board,
  outline: readonly MapPoint[],
  warnings: Warnings,
  length: LengthBudget,
  tests: TestBudget,
): void {
  const filled = listFilledSquares(board, outline, tests);
  for (const square of filled) {
    board.terrain[square] = (board.terrain[square] ?? 0) | BLOCKING;
    warnings.add('outline-blocking', squareName(square));
  }
  if (filled.length > 0) return;
  // The warning below covers the parts that are off the grid.
  const edges = layWallLine(board, outline, WALL, makeWarnings(), length);
  const [first] = outline;
  const place = first ? squareName(squareAt(clamp(first.x, board.width), clamp(first.y, board.height))) : '?';
  warnings.add(edges.length > 0 ? 'outline-walls' : 'object-left-out', place);
}

function clamp(at: number, length: number): number {
  return Math.max(0, Math.min(length - 1, Math.floor(at)));
}

/** Lists the squares that a closed outline fills. Empty for an open line. */
function listFilledSquares(board: Board, outline: readonly MapPoint[], tests: TestBudget): number[] {
  const [first, last] = [outline[0], outline.at(-1)];
  if (!first || !last || outline.length < 4 || Math.hypot(first.x - last.x, first.y - last.y) > 0.1) return [];
  const [xs, ys] = [outline.map(({ x }) => clamp(x, board.width)), outline.map(({ y }) => clamp(y, board.height))];
  const [x, y] = [xs.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.min(a, b))];
  const box = {
    x,
    y,
    width: xs.reduce((a, b) => Math.max(a, b)) - x + 1,
    height: ys.reduce((a, b) => Math.max(a, b)) - y + 1,
  };
  tests.left -= box.width * box.height * SAMPLES * SAMPLES * outline.length;
  if (tests.left < 0) return [];
  return listSquaresInBox(board, box).filter((square) => {
    const corner = { x: xOf(square), y: yOf(square) };
    let inside = 0;
    for (let test = 0; test < SAMPLES * SAMPLES; test++) {
      const point = {
        x: corner.x + ((test % SAMPLES) + 0.5) / SAMPLES,
        y: corner.y + (Math.floor(test / SAMPLES) + 0.5) / SAMPLES,
      };
      if (isInside(outline, point)) inside++;
    }
    return inside >= FILLED * SAMPLES * SAMPLES;
  });
}

/** Returns whether a point is inside a closed outline: a ray from it crosses the outline an odd number of times. */
function isInside(outline: readonly MapPoint[], { x, y }: MapPoint): boolean {
  let isOdd = false;
  for (const [index, a] of outline.entries()) {
    const b = outline[index - 1] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) isOdd = !isOdd;
  }
  return isOdd;
}

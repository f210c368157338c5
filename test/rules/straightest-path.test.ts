import { describe, expect, test } from 'vitest';
import { emptyBoard, listBoardSquares } from '../../src/board/board';
import { DIRECTIONS } from '../../src/grid/direction';
import { SQUARE_COUNT, type Square, squareName, xOf, yOf } from '../../src/grid/square';
import { EDITIONS } from '../../src/rules/editions';
import { findPaths, type MoveRules, type Walker } from '../../src/rules/shared/path-search';
import { countTurns } from '../../src/rules/shared/straightest-path';
import { getTablePosition } from '../../src/table/table-position';
import { makeGameTable } from '../helpers/game-table';
import { seededRandom } from '../helpers/random-position';
import { requireEdition } from '../helpers/require-edition';
import { squareNamed } from '../helpers/square-named';

/* Moves use a cheapest path with the fewest turns; among several such paths, the path closest to the straight line. */

function walkerOn(shut: readonly Square[], start: Square, size: number): Walker {
  const closed = new Uint8Array(SQUARE_COUNT);
  for (const square of shut) closed[square] = 1;
  const moveRules: MoveRules = {
    shut: closed,
    noEnd: closed,
    hindering: new Uint8Array(SQUARE_COUNT),
    beside: new Uint8Array(SQUARE_COUNT),
    hinderingStops: 'never',
    cornerStops: false,
    flanks: { square: () => false, wall: () => true, height: false },
    wallStops: () => true,
    mayChangeLevel: () => true,
    stepCost: () => 1,
    freeSteps: 0,
  };
  return { board: emptyBoard(size, size), squares: [start], moveRules };
}

/** Lists all paths with the lowest cost. */
function allWays({ board, moveRules }: Walker, costTo: (square: Square) => number, goal: Square): Square[][] {
  const known = new Set(listBoardSquares(board));
  const ways = (square: Square): Square[][] =>
    costTo(square) === 0
      ? [[square]]
      : DIRECTIONS.map(({ step }) => square - step)
          .filter((from) => known.has(from) && !moveRules.shut[from] && costTo(from) === costTo(square) - 1)
          .flatMap((from) => ways(from).map((way) => [...way, square]));
  return ways(goal);
}

function strayOf(path: readonly Square[]): number {
  const [start = 0, end = 0] = [path[0], path.at(-1)];
  const [x, y] = [xOf(end) - xOf(start), yOf(end) - yOf(start)];
  return path.reduce((sum, each) => sum + Math.abs((xOf(each) - xOf(start)) * y - (yOf(each) - yOf(start)) * x), 0);
}

test.each([1, 2, 3, 4, 5, 6])('no cheapest path is straighter, on random board %i', (seed) => {
  const random = seededRandom(seed);
  const size = 6;
  const squares = listBoardSquares(emptyBoard(size, size));
  const start = squares[Math.floor(random() * squares.length)] as Square;
  const shut = squares.filter((square) => square !== start && random() < 0.25);
  const walker = walkerOn(shut, start, size);
  const result = findPaths(walker, { limit: 12, ignoreStops: false });
  expect(result.heads.length).toBeGreaterThan(5);
  for (const head of result.heads) {
    const path = result.pathTo(head);
    const ways = allWays(walker, result.costTo, head);
    expect(ways).toContainEqual(path);
    const least = Math.min(...ways.map(countTurns));
    expect(countTurns(path)).toBe(least);
    // A cheapest path with one turn is used as found, so its distance from the straight line is not checked.
    if (least > 1)
      expect(strayOf(path)).toBe(Math.min(...ways.filter((way) => countTurns(way) === least).map(strayOf)));
  }
});

describe('a move over open ground', () => {
  const dialed = EDITIONS.filter(({ mission }) => !mission).map(({ id }) => id);

  test.each(dialed)('turns at most once: %s', (id) => {
    const rules = requireEdition(id);
    const position = getTablePosition(makeGameTable(rules, { A: { at: 'a1' } }));
    if (!position) throw new Error('no map');
    for (const to of ['h3', 'c8', 'f2', 'e5', 'd1']) {
      const question = { action: 'move', carrying: null, mode: null, actionPoints: null, run: false };
      const { path, cost } = rules.move(position, { ...question, piece: 'A', to: [squareNamed(to)] });
      expect([to, countTurns(path)]).toEqual([to, countTurns(path) && 1]);
      expect(path.length).toBe((cost ?? 0) + 1);
      expect([squareName(path[0] ?? 0), squareName(path.at(-1) ?? 0)]).toEqual(['a1', to]);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { type Board, emptyBoard, hasEdge, listBoardSquares } from '../../src/board/board';
import { BLOCKING, HINDERING, OPEN, WALL, WATER } from '../../src/board/terrain';
import { eastEdge, southEdge } from '../../src/grid/edge';
import { squareAt, xOf, yOf } from '../../src/grid/square';
import { recogniseMap } from '../../src/photo/recognise';
import { seededRandom } from '../helpers/random-position';
import { randomMap } from './printed-map';

const random = seededRandom(2029);
const SIZES = [
  { width: 16, height: 24 },
  { width: 24, height: 16 },
  { width: 16, height: 16 },
] as const;
const known = Array.from({ length: 60 }, (_, place) => {
  const size = SIZES[place % SIZES.length] as (typeof SIZES)[number];
  return { id: `map ${place}`, board: randomMap(random, size).board };
});

/** Rotates the board clockwise by a quarter turn. */
function turned(board: Board): Board {
  const other = emptyBoard(board.height, board.width);
  const to = (square: number) => squareAt(board.height - 1 - yOf(square), xOf(square));
  for (const square of listBoardSquares(board)) {
    other.terrain[to(square)] = board.terrain[square] ?? 0;
    other.levels[to(square)] = board.levels[square] ?? 0;
    if (hasEdge(board, eastEdge(square))) other.walls[southEdge(to(square))] = board.walls[eastEdge(square)] ?? OPEN;
    // South becomes west; a west wall is stored as the east edge of the neighbour.
    if (hasEdge(board, southEdge(square)))
      other.walls[eastEdge(to(square + 64))] = board.walls[southEdge(square)] ?? OPEN;
  }
  return other;
}

/** Returns a board with random reading errors. `part` is the share of squares that change. */
function misread(board: Board, part: number): Board {
  const other = { ...board, terrain: board.terrain.slice(), walls: board.walls.slice() };
  for (const square of listBoardSquares(board)) {
    if (random() < part) other.terrain[square] = [0, HINDERING, BLOCKING, WATER][Math.floor(random() * 4)] ?? 0;
    for (const edge of [eastEdge(square), southEdge(square)])
      if (hasEdge(board, edge) && random() < part / 4) other.walls[edge] = board.walls[edge] === OPEN ? WALL : OPEN;
  }
  return other;
}

/** Removes the northernmost row of the board, like a cropped picture. */
function cut(board: Board): Board {
  const other = emptyBoard(board.width, board.height - 1);
  for (const square of listBoardSquares(other)) {
    other.terrain[square] = board.terrain[square + 64] ?? 0;
    other.levels[square] = board.levels[square + 64] ?? 0;
    for (const edge of [eastEdge, southEdge])
      if (hasEdge(other, edge(square))) other.walls[edge(square)] = board.walls[edge(square + 64)] ?? OPEN;
  }
  return other;
}

describe('recognises a map that was read', () => {
  test.each([
    ['as it is', (board: Board) => board],
    ['turned by a quarter', turned],
    ['upside down', (board: Board) => turned(turned(board))],
    ['a quarter of it misread', (board: Board) => misread(board, 0.25)],
    ['turned, and a fifth of it misread', (board: Board) => misread(turned(board), 0.2)],
    ['without a row', cut],
  ])('%s', (_, seen) => {
    const found = known.slice(0, 24).filter(({ id, board }) => recogniseMap(seen(board), known)[0]?.id === id);
    expect(found).toHaveLength(24);
  });
});

/** Returns a random part of the board, like a picture of a part of the map. */
function part(board: Board, width: number, height: number): Board {
  const [east, south] = [board.width - width, board.height - height].map((most) => Math.floor(random() * (most + 1)));
  const other = emptyBoard(width, height);
  for (const square of listBoardSquares(other)) {
    const from = squareAt(xOf(square) + (east as number), yOf(square) + (south as number));
    other.terrain[square] = board.terrain[from] ?? 0;
    other.levels[square] = board.levels[from] ?? 0;
    for (const edge of [eastEdge, southEdge])
      if (hasEdge(other, edge(square))) other.walls[edge(square)] = board.walls[edge(from)] ?? OPEN;
  }
  return other;
}

describe('a picture of a part of a map', () => {
  const large = Array.from({ length: 24 }, (_, place) => {
    const size = place % 2 === 0 ? { width: 16, height: 24 } : { width: 24, height: 24 };
    return { id: `large ${place}`, board: randomMap(random, size).board };
  });

  test.each([
    ['two thirds of it', 16, 16],
    ['half of it', 16, 12],
    ['its smallest part', 12, 12],
  ])('identifies the map: %s, rotated, a tenth of it misread', (_, width, height) => {
    const right = large.filter(({ id, board }) => {
      const seen = turned(misread(part(board, width, height), 0.1));
      return recogniseMap(seen, [...known, ...large])[0]?.id === id;
    });
    expect(right.length).toBeGreaterThanOrEqual(22);
  });

  test('identifies none for an unknown map, or when too little is visible', () => {
    const strangers = Array.from({ length: 60 }, () => randomMap(random, { width: 16, height: 24 }).board);
    const named = strangers.map(
      (board) => recogniseMap(misread(part(board, 12, 14), 0.1), [...known, ...large]).length,
    );
    expect(named.filter((count) => count > 0).length).toBeLessThanOrEqual(1);
    expect(large.filter(({ board }) => recogniseMap(part(board, 11, 16), large).length > 0)).toEqual([]);
  });
});

test('does not identify an unknown map, however well or badly it was read', () => {
  const named = Array.from({ length: 60 }, (_, place) => {
    const size = SIZES[place % SIZES.length] as (typeof SIZES)[number];
    return recogniseMap(misread(randomMap(random, size).board, (place % 5) / 10), known).length;
  });
  expect(named.filter((count) => count > 0).length).toBeLessThanOrEqual(1);
});

test('does not identify an empty board', () => {
  expect(recogniseMap(emptyBoard(16, 24), known)).toEqual([]);
});

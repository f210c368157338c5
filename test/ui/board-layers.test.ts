import { expect, test } from 'vitest';
import { type Board, emptyBoard } from '../../src/board/board';
import { BLOCKING, DOOR, HINDERING, INDOORS, LADDER, SPECIAL, STAIRS, WALL, WATER } from '../../src/board/terrain';
import { eastEdge, southEdge } from '../../src/grid/edge';
import { squareAt } from '../../src/grid/square';
import { makeMapLayers } from '../../src/view/map-layers';
import { seededRandom } from '../helpers/random-position';

const BITS = [HINDERING, BLOCKING, WATER, SPECIAL, INDOORS, STAIRS, LADDER];

/** Returns the board with one random change, like a single stroke of the editor. */
function changed(board: Board, random: () => number): Board {
  const below = (most: number): number => Math.floor(random() * most);
  const next = { ...board, terrain: board.terrain.slice(), levels: board.levels.slice(), walls: board.walls.slice() };
  const [x, y] = [below(board.width), below(board.height)];
  const square = squareAt(x, y);
  const what = below(4);
  if (what === 0) next.levels[square] = below(3);
  else if (what === 1 && x + 1 < board.width) next.walls[eastEdge(square)] = [0, WALL, DOOR][below(3)] ?? 0;
  else if (what === 2 && y + 1 < board.height) next.walls[southEdge(square)] = [0, WALL, DOOR][below(3)] ?? 0;
  else next.terrain[square] = (next.terrain[square] ?? 0) ^ (BITS[below(BITS.length)] ?? 0);
  return next;
}

test.each([1, 2, 3])('layers updated after each stroke equal layers built from scratch, seed %i', (seed) => {
  const random = seededRandom(seed);
  let board = emptyBoard(7, 6);
  let layers = makeMapLayers(board);
  for (let stroke = 0; stroke < 300; stroke++) {
    const next = stroke % 60 === 59 ? emptyBoard(6 + (stroke % 4), 6) : changed(board, random);
    layers = makeMapLayers(next, { board, layers });
    board = next;
    expect(layers).toEqual(makeMapLayers(board));
    if (stroke % 60 === 58) expect(layers.walls + layers.doors).not.toBe('');
  }
});

test('painting water reuses the same objects for all other layers', () => {
  const board = emptyBoard(8, 8);
  board.levels[squareAt(1, 1)] = 1;
  board.levels[squareAt(4, 4)] = 2;
  const layers = makeMapLayers(board);
  const wet = { ...board, terrain: board.terrain.slice() };
  wet.terrain[squareAt(6, 6)] = WATER;
  const after = makeMapLayers(wet, { board, layers });
  expect(after.areas.water).not.toBe('');
  expect(after.elevated).toBe(layers.elevated);
  const higher = { ...wet, levels: wet.levels.slice() };
  higher.levels[squareAt(7, 1)] = 1;
  const grown = makeMapLayers(higher, { board: wet, layers: after });
  expect(grown.elevated).toHaveLength(3);
  expect(grown.elevated.filter((each) => layers.elevated.includes(each))).toHaveLength(2);
});

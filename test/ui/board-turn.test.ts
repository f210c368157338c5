import { describe, expect, it } from 'vitest';
import { listBoardSquares } from '../../src/board/board';
import { printBoardText } from '../../src/board/board-text';
import { squareAt, squareName } from '../../src/grid/square';
import { makeMapLayers } from '../../src/view/map-layers';
import {
  type MapRotation,
  makeRimLabels,
  nextRotation,
  rotateBoard,
  rotateLine,
  rotateOverlay,
  rotateSquare,
  unrotateSquare,
} from '../../src/view/rotation';
import type { BoardLine, BoardOverlay } from '../../src/view/types';
import { randomTerrainBoard, seededRandom } from '../helpers/random-position';

const TURNS: readonly MapRotation[] = [0, 1, 2, 3];
const board = (seed: number) => randomTerrainBoard(seededRandom(seed), { width: 7, height: 4, levels: 2 });

describe.each(TURNS)('a map rotated by %i quarter turns', (turn) => {
  it.each([1, 2, 3])('contains every square once, and each maps back to its original, seed %i', (seed) => {
    const map = board(seed);
    const seen = listBoardSquares(map).map((square) => rotateSquare(map, turn, square));
    const turned = rotateBoard(map, turn);
    expect(new Set(seen)).toEqual(new Set(listBoardSquares(turned)));
    expect(seen.map((square) => unrotateSquare(map, turn, square))).toEqual(listBoardSquares(map));
  });

  it.each([1, 2, 3])("shows each square's name on the rim beside it, seed %i", (seed) => {
    const map = board(seed);
    const { column, row } = makeRimLabels(map, turn);
    for (const square of listBoardSquares(map)) {
      const seen = rotateSquare(map, turn, square);
      const [x, y] = [seen % 64, Math.floor(seen / 64)];
      const name = turn % 2 === 0 ? `${column(x)}${row(y)}` : `${row(y)}${column(x)}`;
      expect(name).toBe(squareName(square));
    }
  });
});

it.each([1, 2, 3, 4, 5])('four quarter turns restore terrain, levels, walls and doors, seed %i', (seed) => {
  const map = board(seed);
  let now = map;
  for (let quarter = 0; quarter < 4; quarter++) now = rotateBoard(now, 1);
  expect(printBoardText(now)).toBe(printBoardText(map));
  expect(printBoardText(rotateBoard(rotateBoard(map, 1), 1))).toBe(printBoardText(rotateBoard(map, 2)));
  expect(nextRotation(nextRotation(nextRotation(nextRotation(0))))).toBe(0);
});

it('rotates clockwise: the left side becomes the top', () => {
  const map = board(2);
  expect(squareName(rotateSquare(map, 1, squareAt(0, 3)))).toBe('a1');
  expect(squareName(rotateSquare(map, 1, squareAt(0, 0)))).toBe('d1');
});

it('rotates overlays and lines with their marks, and caches a rotated overlay', () => {
  const map = board(1);
  const overlay: BoardOverlay = {
    fills: { reach: [squareAt(0, 0)] },
    numbers: [{ square: squareAt(6, 3), text: '2' }],
  };
  const turned = rotateOverlay(map, 2, overlay);
  expect(turned).toEqual({ fills: { reach: [squareAt(6, 3)] }, numbers: [{ square: squareAt(0, 0), text: '2' }] });
  expect(rotateOverlay(map, 2, overlay)).toBe(turned);
  expect(rotateOverlay(map, 0, overlay)).toBe(overlay);
  const line: BoardLine = {
    squares: [squareAt(0, 0), squareAt(1, 0)],
    kind: 'fire',
    stopped: true,
    stops: [{ at: 'edge', from: squareAt(0, 0), to: squareAt(1, 0) }],
    hindrances: [{ at: 'squares', squares: [squareAt(2, 1)] }],
  };
  expect(rotateLine(map, 2, line)).toMatchObject({
    squares: [squareAt(6, 3), squareAt(5, 3)],
    stops: [{ from: squareAt(6, 3), to: squareAt(5, 3) }],
    hindrances: [{ squares: [squareAt(4, 2)] }],
  });
});

it('labels elevated ground so that every square is within three squares of a label', () => {
  const map = board(1);
  map.levels.fill(0);
  for (const square of listBoardSquares(map)) map.levels[square] = 1;
  const [area] = makeMapLayers({ ...map }).elevated;
  expect(area?.signs).toHaveLength(6);
  for (const square of listBoardSquares(map)) {
    const [x, y] = [(square % 64) * 40, Math.floor(square / 64) * 40];
    expect(area?.signs.some((sign) => Math.abs(sign.x - x) <= 120 && Math.abs(sign.y - y) <= 120)).toBe(true);
  }
});

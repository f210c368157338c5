import { describe, expect, test } from 'vitest';
import { eastEdge } from '../../src/grid/edge';
import { squareAt } from '../../src/grid/square';
import { listExampleWalls, type MapExample } from '../../src/photo/ink-anchors';
import { countEdges, northEdge, westEdge } from '../../src/photo/profiles';
import { measureMap } from '../../src/photo/read-board';
import type { SidePredictions } from '../../src/photo/side-network';
import { EAST, SOUTH, squareBeyond } from '../../src/photo/sides';
import type { BoardSize, Pixels } from '../../src/photo/types';
import { computeWallEvidence } from '../../src/photo/walls';
import { seededRandom } from '../helpers/random-position';
import { SIDE_NETWORK } from './side-network';

const SIZE: BoardSize = { width: 10, height: 8 };
const SCALE = 48;

type Colour = readonly [number, number, number];
type Rect = readonly [x0: number, y0: number, x1: number, y1: number];

/**
 * Draws a straightened map: uneven ground and rectangles, in squares.
 * @param moved vertical shift in pixels, by column
 */
function drawn(rects: readonly (readonly [Rect, Colour])[], moved: (x: number) => number = () => 0): Pixels {
  const [width, height] = [SIZE.width * SCALE, SIZE.height * SCALE];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [right, down] = [(x + 0.5) / SCALE, (y + 0.5 - moved(x / SCALE)) / SCALE];
      const ground = 120 + 25 * Math.sin(right * 1.3) + 15 * Math.cos(down * 2.1);
      const over = rects.findLast(([[x0, y0, x1, y1]]) => right > x0 && right < x1 && down > y0 && down < y1);
      const colour = over?.[1] ?? [ground, ground, ground * 0.9];
      for (let part = 0; part < 3; part++) data[(y * width + x) * 4 + part] = colour[part as 0 | 1 | 2];
    }
  return { width, height, data };
}

/** Rectangles of the grid lines, in squares. */
const GRID = [
  ...Array.from({ length: SIZE.width - 1 }, (_, x): Rect => [x + 0.985, 0, x + 1.015, SIZE.height]),
  ...Array.from({ length: SIZE.height - 1 }, (_, y): Rect => [0, y + 0.985, SIZE.width, y + 1.015]),
];
const grid = (colour: Colour) => GRID.map((rect): readonly [Rect, Colour] => [rect, colour]);

/**
 * North-west corner of a room, in squares. The room is three squares wide and two high, with a door in the middle of
 * its south side.
 */
const [LEFT, TOP] = [3, 3];
const ROOM = [
  ...[0, 1, 2].map((x) => northEdge(SIZE, LEFT + x, TOP)),
  ...[0, 2].map((x) => northEdge(SIZE, LEFT + x, TOP + 2)),
  ...[0, 1].flatMap((y) => [westEdge(SIZE, LEFT, TOP + y), westEdge(SIZE, LEFT + 3, TOP + y)]),
];
function room(width: number, colour: Colour): (readonly [Rect, Colour])[] {
  const half = width / 2;
  const across = (x0: number, x1: number, y: number): Rect => [x0 - half, y - half, x1 + half, y + half];
  const down = (x: number): Rect => [x - half, TOP, x + half, TOP + 2];
  return [
    across(LEFT, LEFT + 3, TOP),
    across(LEFT, LEFT + 1, TOP + 2),
    across(LEFT + 2, LEFT + 3, TOP + 2),
    down(LEFT),
    down(LEFT + 3),
  ].map((rect) => [rect, colour]);
}

function wallsIn(picture: Pixels, examples: readonly MapExample[] = []): number[] {
  const straight = { picture, size: SIZE, scale: SCALE, around: 0 };
  const evidence = computeWallEvidence(
    SIZE,
    measureMap(SIDE_NETWORK, straight).predictions,
    listExampleWalls(SIZE, examples),
  );
  return [...evidence.keys()].filter((edge) => (evidence[edge] as number) > 0);
}

const BLACK: Colour = [16, 16, 18];
const PALE: Colour = [225, 225, 220];
const YELLOWISH: Colour = [176, 168, 118];
const DARK_GRID = grid([70, 70, 70]);
const expected = ROOM.toSorted((a, b) => a - b);

describe('finds exactly the walls of a room with a door', () => {
  test.each([
    ['thin and black', 0.065, BLACK],
    ['wide and black', 0.155, BLACK],
    ['pale', 0.1, PALE],
    ['pale in yellow light', 0.1, YELLOWISH],
    ['bluish grey', 0.1, [40, 50, 66]],
  ] as const)('%s', (_, width, colour) => {
    expect(wallsIn(drawn([...DARK_GRID, ...room(width, colour)]))).toEqual(expected);
  });

  test('black on a bright grid', () => {
    expect(wallsIn(drawn([...grid([215, 215, 215]), ...room(0.1, BLACK)]))).toEqual(expected);
  });

  test('pale with a dark rim, on ground as pale', () => {
    const rimmed = [...room(0.12, BLACK), ...room(0.08, [135, 135, 128])];
    expect(wallsIn(drawn([...DARK_GRID, ...rimmed]))).toEqual(expected);
  });

  test('across a fold that shifts the sheet by a few pixels', () => {
    const fold = (x: number) => 3 - 0.9 * Math.abs(x - SIZE.width / 2);
    expect(wallsIn(drawn([...DARK_GRID, ...room(0.09, BLACK)], fold))).toEqual(expected);
  });

  test('with coloured lines that touch them', () => {
    const within: Rect = [LEFT, TOP, LEFT + 3, TOP + 2];
    const inner: Rect = [LEFT + 0.12, TOP + 0.12, LEFT + 2.88, TOP + 1.88];
    const lines: (readonly [Rect, Colour])[] = [
      [within, [240, 216, 46]],
      [inner, [130, 128, 120]],
    ];
    expect(wallsIn(drawn([...lines, ...DARK_GRID, ...room(0.09, BLACK)]))).toEqual(expected);
  });
});

describe('learns the style of unusual walls', () => {
  test('hardly wider than the grid, and as black', () => {
    expect(wallsIn(drawn([...grid([30, 30, 30]), ...room(0.07, BLACK)]))).toEqual(expected);
  });

  test('pale with a dark rim and the grid line over them', () => {
    const walls = [...room(0.16, [30, 30, 30]), ...room(0.11, [225, 225, 220])];
    expect(wallsIn(drawn([...walls, ...grid([96, 96, 92])]))).toEqual(expected);
  });
});

describe('finds no walls', () => {
  test.each([
    ['green', [24, 120, 52]],
    ['blue', [22, 40, 110]],
    ['purple', [62, 22, 70]],
  ] as const)('in dark %s lines around areas', (_, colour) => {
    const around = ([x0, y0, x1, y1]: Rect): (readonly [Rect, Colour])[] => [
      [[x0 + 0.03, y0 + 0.03, x1 - 0.03, y1 - 0.03], colour],
      [
        [x0 + 0.09, y0 + 0.09, x1 - 0.09, y1 - 0.09],
        [125, 125, 114],
      ],
    ];
    const areas = [...around([1, 1, 4, 3]), ...around([5, 2, 9, 7]), ...around([1, 5, 3, 7])];
    expect(wallsIn(drawn([...areas, ...DARK_GRID]))).toEqual([]);
  });

  test('on a bare grid', () => {
    expect(wallsIn(drawn(DARK_GRID))).toEqual([]);
  });

  test('in dashes along a road', () => {
    const dashes = [1, 3, 5, 7].map((x): readonly [Rect, Colour] => [[x + 0.12, 3.95, x + 0.88, 4.05], PALE]);
    expect(wallsIn(drawn([...DARK_GRID, ...dashes]))).toEqual([]);
  });

  test('in scattered bright bars of art with the grid line visible', () => {
    const bars = [
      [1.2, 1.93, 1.8, 2.07],
      [4.93, 3.2, 5.07, 3.8],
      [7.2, 5.93, 7.8, 6.07],
      [1.93, 6.2, 2.07, 6.8],
    ].map((rect): readonly [Rect, Colour] => [rect as unknown as Rect, PALE]);
    expect(wallsIn(drawn([...bars, ...DARK_GRID]))).toEqual([]);
  });
});

test('a wall given as an example is a wall, whatever the picture shows', () => {
  const shown = [{ kind: 'wall', edge: eastEdge(squareAt(6, 2)) }] as const;
  const edge = westEdge(SIZE, 7, 2);
  expect(wallsIn(drawn([...DARK_GRID, ...room(0.1, BLACK)]), shown)).toEqual([...ROOM, edge].sort((a, b) => a - b));
});

describe('a wall given as an example', () => {
  /**
   * Makes a network output without walls. Each side has two random features; edges in `alike` share the same features.
   */
  function told(alike: ReadonlySet<number>): SidePredictions {
    const random = seededRandom(3);
    const count = SIZE.width * SIZE.height * 4;
    const known = Float32Array.from({ length: 2 * count }, () => random());
    const walls = new Float32Array(count).fill(-3);
    for (let square = 0; square < SIZE.width * SIZE.height; square++)
      for (const way of [EAST, SOUTH] as const) {
        const other = squareBeyond(SIZE, square, way);
        const [x, y] = [square % SIZE.width, Math.floor(square / SIZE.width)];
        const edge = way === EAST ? westEdge(SIZE, x + 1, y) : northEdge(SIZE, x, y + 1);
        if (other < 0 || !alike.has(edge)) continue;
        known.set([3, 3], 2 * (square * 4 + way));
        known.set([3, 3], 2 * (other * 4 + ((way + 2) % 4)));
      }
    return { walls, lines: new Float32Array(7 * count), known, depth: 2 };
  }
  const [shown] = ROOM as [number];
  const found = (alike: ReadonlySet<number>) => {
    const evidence = computeWallEvidence(SIZE, told(alike), [shown]);
    return [...evidence.keys()].filter((edge) => (evidence[edge] as number) > 0);
  };

  test('adds edges that look like it', () => {
    expect(found(new Set(ROOM))).toEqual(expected);
  });

  test('adds no other edge when all look alike', () => {
    expect(found(new Set(Array.from({ length: countEdges(SIZE) }, (_, edge) => edge)))).toEqual([shown]);
  });
});

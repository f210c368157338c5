/** Tests that a sweep over all lines from a square finds the same results as drawing each line. */
import { describe, expect, test } from 'vitest';
import { edgeBetween } from '../../src/grid/edge';
import { lineBetween } from '../../src/grid/line-crossings';
import {
  encodeObstacles,
  HAMPERS_BIT,
  makeObstacles,
  type Obstacles,
  STOPS_BIT,
  updateObstacleCodes,
} from '../../src/grid/obstacles';
import { SQUARE_COUNT, type Square, squareAt, squareName, xOf, yOf } from '../../src/grid/square';
import { computeKindBoxes, FREE_LINE, HAMPERED_LINE, sweep } from '../../src/grid/sweep';

interface Ground {
  readonly width: number;
  readonly height: number;
  readonly kindCount: number;
  readonly obstacles: Obstacles;
  /** Line kind of each square: lines that end on the square have this kind. */
  readonly kinds: Uint8Array;
  /** 1 for each square that hampers lines ending on the square. */
  readonly under: Uint8Array;
}

/** Returns a seeded generator of integers from 0 to less than a limit. */
function diceOf(seed: number): (sides: number) => number {
  let state = seed * 2654435761;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0;
    return (state >>> 8) % sides;
  };
}

function squaresOn({ width, height }: Pick<Ground, 'width' | 'height'>): Square[] {
  return Array.from({ length: width * height }, (_, place) => squareAt(place % width, Math.floor(place / width)));
}

/** Makes random ground: one in `rare` squares, edges and grid points stops or hampers lines of some kinds. */
function randomGround(seed: number, width: number, height: number, kindCount: number, rare: number): Ground {
  const roll = diceOf(seed);
  const ground = {
    width,
    height,
    kindCount,
    obstacles: makeObstacles(),
    kinds: new Uint8Array(SQUARE_COUNT),
    under: new Uint8Array(SQUARE_COUNT),
  };
  for (const square of squaresOn(ground)) {
    ground.kinds[square] = roll(kindCount);
    fill(ground, square, roll, rare);
    for (const edge of [2 * square, 2 * square + 1])
      ground.obstacles.edges[edge] = roll(rare) === 0 ? some(roll, STOPS_BIT, kindCount) : 0;
  }
  return ground;
}

/** Sets random obstacles at a square, except on its edges. */
function fill(
  { obstacles, under, width, height, kindCount }: Ground,
  square: Square,
  roll: (sides: number) => number,
  rare: number,
) {
  obstacles.squares[square] = roll(rare) === 0 ? some(roll, STOPS_BIT | HAMPERS_BIT, kindCount) : 0;
  under[square] = roll(4) === 0 ? 1 : 0;
  if (xOf(square) === width - 1 || yOf(square) === height - 1) return;
  obstacles.falling[square] = roll(rare) === 0 ? some(roll, STOPS_BIT | HAMPERS_BIT, kindCount) : 0;
  obstacles.rising[square] = roll(rare) === 0 ? some(roll, STOPS_BIT | HAMPERS_BIT, kindCount) : 0;
}

/** Returns random obstacle bits for each line kind. */
function some(roll: (sides: number) => number, bits: number, kindCount: number): number {
  return Array.from({ length: kindCount }, (_, kind) => (roll(4) & bits) << (2 * kind)).reduce(
    (all, each) => all | each,
  );
}

function swept(ground: Ground, from: Square, laid = laidOutOn(ground)): Uint8Array {
  const { width, height, obstacles, kinds, kindCount } = ground;
  const { falling, rising } = obstacles;
  const out = new Uint8Array(SQUARE_COUNT);
  const boxes = computeKindBoxes(width, height, kinds, kindCount);
  sweep({ width, height, codes: laid, falling, rising, kindCount, boxes }, from, out);
  return out;
}

function laidOutOn({ width, height, obstacles, under, kinds }: Ground) {
  return encodeObstacles(width, height, obstacles, under, kinds);
}

/** Returns the result of one line: 0 if the line is stopped, else HAMPERED or FREE. */
function drawn({ obstacles, kinds, under }: Ground, from: Square, to: Square): number {
  const line = lineBetween(from, to);
  const codes = [...line.squares].map((offset) => obstacles.squares[from + offset] as number);
  for (const offset of line.edges) codes.push(obstacles.edges[2 * from + offset] as number);
  const falls = Math.sign(xOf(to) - xOf(from)) === Math.sign(yOf(to) - yOf(from));
  for (let at = 0; at < line.corners.length; at += 6) {
    const flanks = [from + (line.corners[at] as number), from + (line.corners[at + 1] as number)];
    const point = squareAt(Math.min(...flanks.map(xOf)), Math.min(...flanks.map(yOf)));
    codes.push((falls ? obstacles.falling : obstacles.rising)[point] as number);
  }
  const met = codes.reduce((all, code) => all | code, 0) >> (2 * (kinds[to] as number));
  if (met & STOPS_BIT) return 0;
  return met & HAMPERS_BIT || under[to] ? HAMPERED_LINE : FREE_LINE;
}

function differences(ground: Ground, from: Square, out: Uint8Array): string[] {
  return squaresOn(ground)
    .filter((to) => to !== from && out[to] !== drawn(ground, from, to))
    .map((to) => `${squareName(from)} to ${squareName(to)}: ${out[to]}, drawn ${drawn(ground, from, to)}`);
}

describe('a sweep', () => {
  test('over empty ground goes everywhere', () => {
    const ground = {
      ...randomGround(1, 64, 64, 1, 2),
      obstacles: makeObstacles(),
      under: new Uint8Array(SQUARE_COUNT),
    };
    for (const from of [squareAt(0, 0), squareAt(63, 63), squareAt(20, 41)]) {
      const out = swept(ground, from);
      expect(squaresOn(ground).filter((to) => to !== from && out[to] !== FREE_LINE)).toEqual([]);
    }
  });

  test.each([
    [1, 5, 5, 1, 6],
    [2, 7, 4, 2, 8],
    [3, 4, 9, 3, 12],
    [4, 8, 8, 4, 20],
    [5, 1, 7, 2, 4],
    [6, 7, 1, 2, 4],
    [7, 13, 3, 4, 30],
    [8, 12, 14, 4, 60],
    [9, 16, 16, 2, 200],
  ])('over ground %i finds from each square what each line meets', (seed, width, height, kindCount, rare) => {
    const ground = randomGround(seed, width, height, kindCount, rare);
    const laid = laidOutOn(ground);
    for (const from of squaresOn(ground)) expect(differences(ground, from, swept(ground, from, laid))).toEqual([]);
  });

  test.each([
    [1, 40, 30, 4, 150],
    [2, 64, 8, 1, 60],
    [3, 9, 64, 3, 60],
    [4, 64, 64, 4, 900],
  ])('over large ground %i does so from corners and from the centre', (seed, width, height, kindCount, rare) => {
    const ground = randomGround(seed, width, height, kindCount, rare);
    const laid = laidOutOn(ground);
    const places = [0, width >> 1, width - 1].flatMap((x) => [0, height >> 1, height - 1].map((y) => squareAt(x, y)));
    for (const from of places) expect(differences(ground, from, swept(ground, from, laid))).toEqual([]);
  });

  test('does not write stopped squares and squares off the map', () => {
    const ground = randomGround(4, 8, 8, 4, 6);
    const from = squareAt(2, 5);
    const out = swept(ground, from);
    const reached = squaresOn(ground).filter((to) => to !== from && drawn(ground, from, to) !== 0);
    expect([...out.keys()].filter((square) => out[square] !== 0)).toEqual(reached.sort((a, b) => a - b));
    expect(reached.length).toBeGreaterThan(5);
  });

  test('from two squares keeps both results', () => {
    const ground = randomGround(1, 5, 1, 1, 100);
    const { width, height, kinds, kindCount } = ground;
    const obstacles = makeObstacles();
    obstacles.squares[squareAt(1, 0)] = HAMPERS_BIT;
    const codes = encodeObstacles(width, height, obstacles, new Uint8Array(SQUARE_COUNT), kinds);
    const field = {
      width,
      height,
      codes,
      ...obstacles,
      kindCount,
      boxes: computeKindBoxes(width, height, kinds, kindCount),
    };
    const out = new Uint8Array(SQUARE_COUNT);
    sweep(field, squareAt(0, 0), out);
    expect([...out.slice(0, 5)]).toEqual([0, FREE_LINE, HAMPERED_LINE, HAMPERED_LINE, HAMPERED_LINE]);
    sweep(field, squareAt(2, 0), out);
    expect([...out.slice(0, 5)]).toEqual([
      HAMPERED_LINE,
      FREE_LINE,
      HAMPERED_LINE,
      HAMPERED_LINE | FREE_LINE,
      HAMPERED_LINE | FREE_LINE,
    ]);
  });
});

describe('updated obstacles', () => {
  test.each([11, 12, 13])('equal newly computed ones after some squares changed, seed %i', (seed) => {
    const before = randomGround(seed, 9, 8, 3, 7);
    const roll = diceOf(seed + 100);
    const copied = {
      ...before.obstacles,
      squares: before.obstacles.squares.slice(),
      falling: before.obstacles.falling.slice(),
      rising: before.obstacles.rising.slice(),
    };
    const after = { ...before, obstacles: copied, under: before.under.slice() };
    const first = laidOutOn(before);
    const arrays = first.map((each) => each.slice());
    const changed = [squareAt(0, 0), squareAt(8, 7), squareAt(4, 3), squareAt(5, 3), squareAt(0, 6)];
    for (const square of changed) fill(after, square, roll, 2);
    const again = updateObstacleCodes(first, changed, after.obstacles, after.under, after.kinds);
    const anew = laidOutOn(after);
    for (const square of squaresOn(after))
      expect(
        again.map((each) => each[square]),
        squareName(square),
      ).toEqual(anew.map((each) => each[square]));
    // The original codes must stay unchanged, because all positions on the map share them.
    expect(first).toEqual(arrays);
    expect(anew).not.toEqual(first);
  });
});

describe('bounding boxes', () => {
  test('have for each kind the lowest and highest column and row', () => {
    const kinds = new Uint8Array(SQUARE_COUNT);
    for (const [x, y] of [
      [2, 1],
      [4, 3],
      [3, 5],
    ] as const)
      kinds[squareAt(x, y)] = 1;
    kinds[squareAt(5, 0)] = 2;
    expect([...computeKindBoxes(6, 6, kinds, 3)]).toEqual([0, 5, 0, 5, 2, 4, 1, 5, 5, 5, 0, 0]);
  });

  test('of a kind without squares are empty: the lowest is above the highest', () => {
    const [left, right, top, bottom] = computeKindBoxes(6, 6, new Uint8Array(SQUARE_COUNT).fill(1), 2).slice(0, 4);
    expect([Number(left) > Number(right), Number(top) > Number(bottom)]).toEqual([true, true]);
  });
});

test('an edge has the same number from either square', () => {
  expect(edgeBetween(squareAt(3, 4), squareAt(4, 4))).toBe(2 * squareAt(3, 4));
  expect(edgeBetween(squareAt(3, 5), squareAt(3, 4))).toBe(2 * squareAt(3, 4) + 1);
});

import { describe, expect, test } from 'vitest';
import { edgeBetween } from '../../src/grid/edge';
import { lineBetween, lineByOffset } from '../../src/grid/line-crossings';
import { parseSquare, squareAt, squareName } from '../../src/grid/square';

/** Coordinate far from the border, so that squares at small offsets do not wrap. */
const MIDDLE = 31;

interface Crossed {
  readonly squares: string[];
  readonly edges: number[];
  readonly corners: string[];
}

/** Returns whether `a/b < c/d`, for positive b and d. */
const less = (a: number, b: number, c: number, d: number): boolean => a * d < c * b;

/** Reference implementation: checks for every square, edge and grid point near the line whether the line passes it. */
function oracle(dx: number, dy: number): Crossed {
  const squares: string[] = [];
  const edges: number[] = [];
  const corners: string[] = [];
  const reach = Math.max(Math.abs(dx), Math.abs(dy)) + 1;
  const inside = (along: number, at: number): [number, number, number] | null => {
    // Open interval of the line within half a square of `at`, as numerators over 2·|along|.
    if (along === 0) return at === 0 ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 1] : null;
    const sign = Math.sign(along);
    return [2 * at * sign - 1, 2 * at * sign + 1, 2 * Math.abs(along)];
  };
  for (let x = -reach; x <= reach; x++) {
    for (let y = -reach; y <= reach; y++) {
      const ix = inside(dx, x);
      const iy = inside(dy, y);
      const end = (x === 0 && y === 0) || (x === dx && y === dy);
      if (ix && iy && !end) {
        const meets = less(ix[0], ix[2], iy[1], iy[2]) && less(iy[0], iy[2], ix[1], ix[2]);
        const onWay = (i: [number, number, number]) => less(0, 1, i[1], i[2]) && less(i[0], i[2], 1, 1);
        if (meets && onWay(ix) && onWay(iy)) squares.push(`${x},${y}`);
      }
      // The line meets the vertical edge east of (x, y) where 2·dx·t = 2x + 1.
      const here = squareAt(MIDDLE + x, MIDDLE + y);
      if (dx !== 0) {
        const over = (2 * x + 1) * Math.sign(dx);
        const under = 2 * Math.abs(dx);
        if (over > 0 && over < under) {
          const height = over * dy * 2; // twice the height at that edge, times `under`
          if (height > (2 * y - 1) * under && height < (2 * y + 1) * under)
            edges.push(edgeBetween(here, here + 1) as number);
          if (height === (2 * y + 1) * under) corners.push(`${x},${y}`);
        }
      }
      if (dy !== 0) {
        const over = (2 * y + 1) * Math.sign(dy);
        const under = 2 * Math.abs(dy);
        if (over > 0 && over < under) {
          const width = over * dx * 2;
          if (width > (2 * x - 1) * under && width < (2 * x + 1) * under)
            edges.push(edgeBetween(here, here + 64) as number);
        }
      }
    }
  }
  return { squares: squares.sort(), edges: edges.sort((a, b) => a - b), corners: corners.sort() };
}

function crossed(dx: number, dy: number): Crossed {
  const line = lineByOffset(dx, dy);
  const from = squareAt(MIDDLE, MIDDLE);
  const name = (offset: number): string => {
    const square = from + offset;
    return `${(square & 63) - MIDDLE},${(square >> 6) - MIDDLE}`;
  };
  const corners: string[] = [];
  for (let at = 0; at < line.corners.length; at += 6) {
    const first = from + (line.corners[at] as number);
    const second = from + (line.corners[at + 1] as number);
    // A grid point between two flanks is named by the square to its north-west.
    corners.push(`${Math.min(first & 63, second & 63) - MIDDLE},${Math.min(first >> 6, second >> 6) - MIDDLE}`);
  }
  return {
    squares: [...line.squares].map(name).sort(),
    edges: [...line.edges].map((offset) => 2 * from + offset).sort((a, b) => a - b),
    corners: corners.sort(),
  };
}

describe('a line from centre to centre', () => {
  test('crosses exactly what the reference finds, for every offset up to 14 in each direction', () => {
    for (let dx = -14; dx <= 14; dx++) {
      for (let dy = -14; dy <= 14; dy++) {
        if (dx !== 0 || dy !== 0) expect(crossed(dx, dy), `${dx},${dy}`).toEqual(oracle(dx, dy));
      }
    }
  });

  test('crosses the same squares in both directions', () => {
    for (let dx = -20; dx <= 20; dx++) {
      for (let dy = -20; dy <= 20; dy++) {
        const there = [...lineByOffset(dx, dy).squares].sort((a, b) => a - b);
        const back = [...lineByOffset(-dx, -dy).squares].map((offset) => offset + dy * 64 + dx).sort((a, b) => a - b);
        expect(back, `${dx},${dy}`).toEqual(there);
      }
    }
  });

  test.each([
    ['a1', 'a1', ''],
    ['a1', 'b1', ''],
    ['a1', 'b2', ''],
    ['a1', 'd1', 'b1 c1'],
    ['d1', 'a1', 'c1 b1'],
    ['c4', 'c1', 'c3 c2'],
    ['a1', 'd4', 'b2 c3'],
    ['d4', 'a1', 'c3 b2'],
    ['a1', 'c2', 'b1 b2'],
    ['c2', 'a1', 'b2 b1'],
    ['b3', 'a1', 'b2 a2'],
    ['bl64', 'bi64', 'bk64 bj64'],
  ])('from %s to %s passes in order: %s', (from, to, through) => {
    const start = parseSquare(from) as number;
    const { squares } = lineBetween(start, parseSquare(to) as number);
    expect([...squares].map((offset) => squareName(start + offset)).join(' ')).toBe(through);
  });

  test('meets its edges and corners in order too', () => {
    const edges = (dx: number, dy: number) => [...lineByOffset(dx, dy).edges];
    expect(edges(3, 0)).toEqual([0, 2, 4]);
    expect(edges(-2, 0)).toEqual([-2, -4]);
    expect(edges(0, 2)).toEqual([1, 129]);
    expect(edges(0, -2)).toEqual([-127, -255]);
    expect(edges(2, 2)).toEqual([]);
    // The first flank of a grid point is the neighbour in the same row.
    const { corners } = lineByOffset(-2, 2);
    expect([corners[0], corners[1], corners[6], corners[7], corners.length]).toEqual([-1, 64, 62, 127, 12]);
  });

  test('to itself crosses nothing', () => {
    const { squares, edges, corners } = lineByOffset(0, 0);
    expect([squares.length, edges.length, corners.length]).toEqual([0, 0, 0]);
  });

  test('over the largest map is cached separately for each offset, and computed once', () => {
    const far = [-63, -62, -1, 0, 1, 62, 63];
    const offsets = far.flatMap((dx) => far.map((dy) => [dx, dy] as const));
    const crossings = offsets.map(([dx, dy]) => {
      const { edges, corners } = lineByOffset(dx, dy);
      return edges.length + corners.length / 3;
    });
    expect(crossings).toEqual(offsets.map(([dx, dy]) => Math.abs(dx) + Math.abs(dy)));
    expect(new Set(offsets.map(([dx, dy]) => lineByOffset(dx, dy))).size).toBe(offsets.length);
    expect(lineByOffset(63, -62)).toBe(lineByOffset(63, -62));
  });

  test('a corner has its two flanks and the two edges of each that meet there', () => {
    const from = squareAt(10, 10);
    const [first, second, ...edges] = lineByOffset(1, 1).corners;
    expect([from + (first as number), from + (second as number)]).toEqual([squareAt(11, 10), squareAt(10, 11)]);
    expect(edges.map((offset) => 2 * from + offset)).toEqual([
      edgeBetween(squareAt(10, 10), squareAt(11, 10)),
      edgeBetween(squareAt(11, 10), squareAt(11, 11)),
      edgeBetween(squareAt(10, 10), squareAt(10, 11)),
      edgeBetween(squareAt(10, 11), squareAt(11, 11)),
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { edgeBetween, edgeName, edgeSquares, parseEdge } from '../../src/grid/edge';
import { columnName, distance, MAX_SIDE, parseSquare, squareAt, squareName } from '../../src/grid/square';

describe('names of squares', () => {
  test.each([
    [0, 0, 'a1'],
    [25, 0, 'z1'],
    [26, 9, 'aa10'],
    [51, 23, 'az24'],
    [52, 63, 'ba64'],
    [63, 63, 'bl64'],
  ])('column %i, row %i is %s', (x, y, name) => {
    expect(squareName(squareAt(x, y))).toBe(name);
    expect(parseSquare(name)).toBe(squareAt(x, y));
  });

  test('every square of the largest map reads back', () => {
    for (let x = 0; x < MAX_SIDE; x++)
      for (let y = 0; y < MAX_SIDE; y++) expect(parseSquare(columnName(x) + (y + 1))).toBe(squareAt(x, y));
  });

  test.each(['', 'a', '1', 'a0', 'A1', 'a65', 'bm1', 'aaa1', 'a1 ', 'a01', 'b2/b3'])('%j names none', (text) => {
    expect(parseSquare(text)).toBeNull();
  });

  test('a slanting step counts as one', () => {
    expect(distance(squareAt(0, 0), squareAt(4, 3))).toBe(4);
    expect(distance(squareAt(9, 2), squareAt(4, 10))).toBe(8);
    expect(distance(squareAt(30, 40), squareAt(30, 40))).toBe(0);
  });
});

describe('names of edges', () => {
  test('one edge has one number, whichever square comes first', () => {
    expect(parseEdge('b2/b3')).toBe(parseEdge('b3/b2'));
    expect(edgeName(parseEdge('c1/b1') as number)).toBe('b1/c1');
    expect(edgeSquares(parseEdge('b1/c1') as number)).toEqual([squareAt(1, 0), squareAt(2, 0)]);
  });

  test.each(['', 'b2', 'b2/', '/b2', 'b2/b3/b4', 'b2/b3/', 'b2-b3', 'b2/z99', 'bz1/b1', 'b2/b0'])(
    '%j names none',
    (text) => {
      expect(parseEdge(text)).toBeNull();
    },
  );

  test('no edge joins squares apart, corner to corner, or over the border of the largest map', () => {
    expect(parseEdge('a1/b2')).toBeNull();
    expect(parseEdge('a1/c1')).toBeNull();
    expect(parseEdge('a1/a1')).toBeNull();
    expect(edgeBetween(squareAt(63, 0), squareAt(0, 1))).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { EDGE_COUNT, eastEdge, edgeBetween, edgeName, edgeSquares, parseEdge, southEdge } from '../../src/grid/edge';
import {
  columnName,
  distance,
  MAX_SIDE,
  parseSquare,
  SQUARE_COUNT,
  squareAt,
  squareName,
  xOf,
  yOf,
} from '../../src/grid/square';

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

  test('every square of the largest map parses back', () => {
    for (let x = 0; x < MAX_SIDE; x++)
      for (let y = 0; y < MAX_SIDE; y++) expect(parseSquare(columnName(x) + (y + 1))).toBe(squareAt(x, y));
  });

  test.each(['', 'a', '1', 'a0', 'A1', 'a65', 'bm1', 'aaa1', 'a1 ', 'a01', 'b2/b3'])(
    'refuses %j as a square',
    (text) => {
      expect(parseSquare(text)).toBeNull();
    },
  );

  test.each([
    [0, 0],
    [63, 0],
    [0, 63],
    [63, 63],
    [31, 32],
  ])('a square stores its column %i and its row %i', (x, y) => {
    expect([xOf(squareAt(x, y)), yOf(squareAt(x, y))]).toEqual([x, y]);
    expect(squareAt(x, y)).toBeLessThan(SQUARE_COUNT);
  });

  test('a diagonal step counts as one', () => {
    expect(distance(squareAt(0, 0), squareAt(4, 3))).toBe(4);
    expect(distance(squareAt(9, 2), squareAt(4, 10))).toBe(8);
    expect(distance(squareAt(30, 40), squareAt(30, 40))).toBe(0);
  });
});

describe('names of edges', () => {
  test('one edge has one number, whichever square is first', () => {
    expect(parseEdge('b2/b3')).toBe(parseEdge('b3/b2'));
    expect(edgeName(parseEdge('c1/b1') as number)).toBe('b1/c1');
    expect(edgeSquares(parseEdge('b1/c1') as number)).toEqual([squareAt(1, 0), squareAt(2, 0)]);
  });

  test.each([
    ['b3', 'b2', 'b2/b3'],
    ['c1', 'b1', 'b1/c1'],
    ['bk64', 'bl64', 'bk64/bl64'],
    ['bl64', 'bl63', 'bl63/bl64'],
    ['a63', 'a64', 'a63/a64'],
  ])('between %s and %s is %s', (one, other, name) => {
    const edge = parseEdge(`${one}/${other}`) as number;
    expect(edgeName(edge)).toBe(name);
    expect(edgeSquares(edge).map(squareName)).toEqual(name.split('/'));
    expect(edge).toBeLessThan(EDGE_COUNT);
  });

  test('the last square has the last edge, and no two squares share a number', () => {
    expect(southEdge(squareAt(63, 63))).toBe(EDGE_COUNT - 1);
    expect(eastEdge(squareAt(0, 0))).toBe(0);
    expect(new Set([0, 1, 64].flatMap((square) => [eastEdge(square), southEdge(square)])).size).toBe(6);
  });

  test.each(['', 'b2', 'b2/', '/b2', 'b2/b3/b4', 'b2/b3/', 'b2-b3', 'b2/z99', 'bz1/b1', 'b2/b0'])(
    'refuses %j as an edge',
    (text) => {
      expect(parseEdge(text)).toBeNull();
    },
  );

  test('there are no edges between separate or diagonal squares, or over the border of the largest map', () => {
    expect(parseEdge('a1/b2')).toBeNull();
    expect(parseEdge('a1/c1')).toBeNull();
    expect(parseEdge('a1/a1')).toBeNull();
    expect(edgeBetween(squareAt(63, 0), squareAt(0, 1))).toBeNull();
    expect(edgeBetween(squareAt(0, 1), squareAt(63, 0))).toBeNull();
    expect(parseEdge('b1/b3')).toBeNull();
  });
});

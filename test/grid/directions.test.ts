import { describe, expect, test } from 'vitest';
import {
  DIRECTION_NAMES,
  DIRECTIONS,
  parseDirection,
  squaresAround,
  straightDirection,
} from '../../src/grid/direction';
import { parseSquare, squareAt, squareName } from '../../src/grid/square';

const from = squareAt(10, 10);

describe('directions', () => {
  test.each([
    ['n', 10, 9],
    ['ne', 11, 9],
    ['e', 11, 10],
    ['se', 11, 11],
    ['s', 10, 11],
    ['sw', 9, 11],
    ['w', 9, 10],
    ['nw', 9, 9],
  ])('%s leads from column 10, row 10 to column %i, row %i', (name, x, y) => {
    const direction = parseDirection(name);
    expect(direction?.name).toBe(name);
    expect(from + (direction?.step ?? 0)).toBe(squareAt(x, y));
  });

  test('go clockwise from north, and other names are unknown', () => {
    expect(DIRECTIONS.map((each) => each.name)).toEqual([...DIRECTION_NAMES]);
    expect(parseDirection('up')).toBeNull();
  });

  test.each([
    [10, 3, 'n'],
    [14, 6, 'ne'],
    [11, 10, 'e'],
    [63, 63, 'se'],
    [10, 12, 's'],
    [7, 13, 'sw'],
    [0, 10, 'w'],
    [1, 1, 'nw'],
    [10, 10, null],
    [11, 12, null],
    [12, 11, null],
    [9, 12, null],
    [8, 11, null],
  ])('the direction to column %i, row %i is %s', (x, y, name) => {
    expect(straightDirection(from, squareAt(x, y))?.name ?? null).toBe(name);
  });

  test.each([
    ['e5', 'd4 d5 d6 e4 e6 f4 f5 f6'],
    ['a5', 'a4 a6 b4 b5 b6'],
    ['e5 f5', 'd4 d5 d6 e4 e5 e6 f4 f5 f6 g4 g5 g6'],
  ])('squares around %s are %s, each once', (names, around) => {
    const squares = names.split(' ').map((name) => parseSquare(name) ?? -1);
    expect(squaresAround(squares).map(squareName).sort().join(' ')).toBe(around);
  });
});

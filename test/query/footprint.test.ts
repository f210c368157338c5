import { describe, expect, test } from 'vitest';
import { emptyBoard } from '../../src/board/board';
import { squareName } from '../../src/grid/square';
import { listFootprints, turnBase } from '../../src/query/footprint';
import { squareNamed } from '../helpers/square-named';

const board = emptyBoard(6, 6);
const ways = (base: readonly [number, number], anchor: string) =>
  listFootprints(board, base, squareNamed(anchor)).map((way) => way.map(squareName).join(' '));

describe('placements of a base with its first square on another', () => {
  test.each([
    ['of one square', [1, 1], 'c3', ['c3']],
    ['of two', [2, 1], 'c3', ['c3 d3', 'c3 c4', 'c3 d4', 'c3 b4']],
    ['of two, told upright', [1, 2], 'c3', ['c3 d3', 'c3 c4', 'c3 d4', 'c3 b4']],
    ['of two in the left column, whose one diagonal leaves the map', [2, 1], 'a3', ['a3 b3', 'a3 a4', 'a3 b4']],
    ['of two in the right column', [2, 1], 'f3', ['f3 f4', 'f3 e4']],
    ['of two in the last row', [2, 1], 'c6', ['c6 d6']],
    ['of four', [2, 2], 'e5', ['e5 f5 e6 f6']],
    ['of four, where it leaves the map', [2, 2], 'f5', []],
    ['of six', [3, 2], 'b2', ['b2 c2 d2 b3 c3 d3', 'b2 c2 b3 c3 b4 c4']],
    ['of six, with room upright only', [3, 2], 'e4', ['e4 f4 e5 f5 e6 f6']],
  ] as const)('%s', (_, base, anchor, expected) => {
    expect(ways(base, anchor)).toEqual(expected);
  });
});

describe('a base that is turned', () => {
  const turn = (base: readonly [number, number], ...squares: string[]) =>
    turnBase(board, base, squares.map(squareNamed)).map(squareName).join(' ');

  test('goes from each placement to the next, and from the last to the first', () => {
    expect(turn([2, 1], 'c3', 'd3')).toBe('c3 c4');
    expect(turn([2, 1], 'c3', 'c4')).toBe('c3 d4');
    expect(turn([2, 1], 'c3', 'b4')).toBe('c3 d3');
    expect(turn([3, 2], 'b2', 'c2', 'b3', 'c3', 'b4', 'c4')).toBe('b2 c2 d2 b3 c3 d3');
  });

  test('stays with one placement, none, or no base', () => {
    expect(turn([1, 1], 'c3')).toBe('c3');
    expect(turn([2, 2], 'f6')).toBe('f6');
    expect(turn([2, 1])).toBe('');
  });
});

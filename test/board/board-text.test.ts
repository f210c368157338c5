import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, emptyBoard, listBoardSquares } from '../../src/board/board';
import { measureDrawing, parseBoardText, printBoardText } from '../../src/board/board-text';
import { scanDrawing } from '../../src/board/scan-drawing';
import { DOOR, HINDERING, INDOORS, SPECIAL, STAIRS, TERRAIN_LETTERS, WALL, WATER } from '../../src/board/terrain';
import { eastEdge, parseEdge, southEdge } from '../../src/grid/edge';
import { parseSquare, squareAt } from '../../src/grid/square';

function read(text: string): Board {
  const result = parseBoardText(text);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

/** Board data as hex strings, because comparing arrays of thousands of numbers is slow. */
const bytes = (board: Board) => [
  board.width,
  board.height,
  ...[board.levels, board.terrain, board.walls].map((each) => Buffer.from(each).toString('hex')),
];

const at = (name: string) => parseSquare(name) as number;
const side = (name: string) => parseEdge(name) as number;

const SAMPLE = `+---+---+---+---+
| .   .   B ! . |
+   +   +===+   +
| .   .   h   . |
+   +---+   +   +
| .   . | 1   1h|
+---+---+---+---+
`;

describe('parsing a map', () => {
  it('finds squares, levels, walls and doors where they were drawn', () => {
    const board = read(SAMPLE);
    expect([board.width, board.height]).toEqual([4, 3]);
    expect(board.terrain[at('c2')]).toBe(HINDERING);
    expect(board.levels[at('c3')]).toBe(1);
    expect([board.levels[at('d3')], board.terrain[at('d3')]]).toEqual([1, HINDERING]);
    expect(board.walls[side('b2/b3')]).toBe(WALL);
    expect(board.walls[side('b3/c3')]).toBe(WALL);
    expect(board.walls[side('c1/d1')]).toBe(DOOR);
    expect(board.walls[side('c1/c2')]).toBe(DOOR);
    expect([...board.walls].filter((lies) => lies).length).toBe(4);
  });

  it('ignores the frame, however it is drawn', () => {
    const framed = read('+---+---+\n| .   h |\n+---+---+\n');
    expect(read('\n  .   h\n\n')).toEqual(framed);
    expect(read('+===+===+\n! .   h !\n+   +   +')).toEqual(framed);
    expect(read('#########\n  .   h #\n#########')).toEqual(framed);
  });

  it('pads short lines with blanks, and a blank square is clear', () => {
    const board = read('+---+---+---+\n| .\n+\n| h   .   w\n+---+---+---+');
    expect([board.width, board.height]).toEqual([3, 2]);
    expect(board.terrain[at('c1')]).toBe(0);
    expect(board.terrain[at('c2')]).toBe(WATER);
  });

  it('accepts Windows line endings', () => {
    expect(read(SAMPLE.replaceAll('\n', '\r\n'))).toEqual(read(SAMPLE));
  });

  it('accepts letters in any order, and level zero', () => {
    const board = read('+---+---+\n|1hS 0. |\n+---+---+');
    expect([board.levels[at('a1')], board.terrain[at('a1')]]).toEqual([1, HINDERING | STAIRS]);
    expect([board.levels[at('b1')], board.terrain[at('b1')]]).toEqual([0, 0]);
  });

  it('allows 64 by 64 squares', () => {
    const large = emptyBoard(64, 64);
    expect(read(printBoardText(large))).toEqual(large);
  });
});

describe('an invalid drawing', () => {
  const frame = '+---+---+';
  const cases: [name: string, text: string, code: string, line: number, column: number][] = [
    ['nothing at all', '', 'empty', 1, 1],
    ['blank lines only', '\n\n  \n', 'empty', 1, 1],
    ['one edge line', frame, 'empty', 1, 1],
    ['no last edge line', `${frame}\n| .   . |`, 'missing-line', 3, 1],
    ['a row left out', `${frame}\n| .   . |\n+   +   +\n${frame}`, 'missing-line', 5, 1],
    ['a letter that means nothing', `${frame}\n| .   x |\n${frame}`, 'unknown-letter', 2, 7],
    ['a level behind its letter', `${frame}\n| h1  . |\n${frame}`, 'unknown-letter', 2, 4],
    ['a dot among letters', `${frame}\n| .h  . |\n${frame}`, 'unknown-letter', 2, 3],
    ['two levels', `${frame}\n| 12  . |\n${frame}`, 'unknown-letter', 2, 4],
    ['a tab', `${frame}\n|\t.   . |\n${frame}`, 'unknown-letter', 2, 2],
    ['a letter twice', `${frame}\n| hh  . |\n${frame}`, 'repeated-letter', 2, 4],
    ['a shifted row', `${frame}\n|  .   . |\n${frame}`, 'unknown-letter', 2, 10],
    ['an odd sign between two squares', `${frame}\n| . / . |\n${frame}`, 'bad-edge', 2, 5],
    ['half a wall between two rows', `${frame}\n| .   . |\n+-- +   +\n| .   . |\n${frame}`, 'bad-edge', 3, 2],
    ['an odd corner', `${frame}\n| .   . |\n+   x   +\n| .   . |\n${frame}`, 'bad-corner', 3, 5],
    ['65 columns', `${'+---'.repeat(65)}+\n|\n+`, 'too-large', 1, 258],
    ['65 rows', `+---+\n${'| . |\n+   +\n'.repeat(65)}`, 'too-large', 130, 1],
    ['a legend for a square off the map', `${frame}\n| .   . |\n${frame}\n  c1: 1Shi`, 'unknown-letter', 4, 3],
    ['an odd sign in a legend', `${frame}\n| .   . |\n${frame}\na1: 1Shx`, 'unknown-letter', 4, 8],
    ['a megabyte of one line', 'h'.repeat(1_000_000), 'empty', 1, 1],
    ['a megabyte of lines', '+---+\n'.repeat(170_001), 'too-large', 130, 1],
  ];
  it.each(cases)('%s', (_, text, code, line, column) => {
    const result = parseBoardText(text);
    expect(result.ok ? 'read' : result.fault).toEqual({ code, line, column });
  });

  it('never throws', () => {
    const signs = fc.constantFrom('+', '-', '|', '.', ' ', '\n', 'h', '1', '!', '=', 'B', '\u{1f600}', '\t');
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 200 }), (text) => {
        const result = parseBoardText(text);
        if (result.ok) expect(bytes(read(printBoardText(result.value)))).toEqual(bytes(result.value));
      }),
      { seed: 20261, numRuns: 500 },
    );
  });
});

const boards = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 7 }) })
  .chain(({ width, height }) => {
    const square = fc.record({
      level: fc.constantFrom(0, 0, 0, 1, 2, 9),
      letters: fc.subarray([...TERRAIN_LETTERS.map(([, bit]) => bit)], { maxLength: 5 }),
    });
    const lies = fc.constantFrom(0, 0, 0, WALL, DOOR);
    const count = width * height;
    const list = <T>(each: fc.Arbitrary<T>) => fc.array(each, { minLength: count, maxLength: count });
    return fc.record({ squares: list(square), east: list(lies), south: list(lies) }).map(({ squares, east, south }) => {
      const board = emptyBoard(width, height);
      for (const [index, place] of listBoardSquares(board).entries()) {
        const { level, letters } = squares[index] as { level: number; letters: number[] };
        board.levels[place] = level;
        board.terrain[place] = letters.reduce((all, bit) => all | bit, 0);
        if ((index + 1) % width !== 0) board.walls[eastEdge(place)] = east[index] as number;
        if (index < count - width) board.walls[southEdge(place)] = south[index] as number;
      }
      return board;
    });
  });

describe('printing a map', () => {
  it('prints what was parsed', () => {
    expect(printBoardText(read(SAMPLE))).toBe(SAMPLE);
  });

  it('parses back to the same board, and prints the same again', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const text = printBoardText(board);
        expect(bytes(read(text))).toEqual(bytes(board));
        expect(printBoardText(read(text))).toBe(text);
      }),
      { seed: 20262, numRuns: 200 },
    );
  });

  it('prints all signs of a crowded square in a legend under the grid', () => {
    const board = emptyBoard(2, 1);
    const place = squareAt(1, 0);
    board.levels[place] = 1;
    board.terrain[place] = HINDERING | STAIRS | INDOORS | SPECIAL;
    const text = '+---+---+\n| .  1Sh|\n+---+---+\nb1: 1Shio\n';
    expect(printBoardText(board)).toBe(text);
    expect(bytes(read(text))).toEqual(bytes(board));
    expect(measureDrawing(text)).toEqual({ width: 2, height: 1 });
    expect(scanDrawing(text)).toEqual({
      width: 2,
      height: 1,
      has: ['hindering', 'elevated', 'indoors', 'stairs', 'special'],
    });
  });
});

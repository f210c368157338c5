import { describe, expect, test } from 'vitest';
import type { Board } from '../../src/board/board';
import { parseBoardText } from '../../src/board/board-text';
import { BOARD_FINDING_CODES, checkBoard } from '../../src/board/check-board';
import { DEMO_MAPS } from '../../src/board/demo';
import { boardFromSheet } from '../../src/board/map-sheet';
import { squareName } from '../../src/grid/square';

/** Lists the findings of a map, each as `code a1 b1 · red`. */
function findings(map: string, starts: Record<string, readonly string[]> = {}): string[] {
  const board = boardFromSheet({ map: map.trim(), starts });
  if (!board.ok) throw new Error(`${board.fault.code} ${board.fault.detail}`);
  return toldOf(board.value);
}

function toldOf(board: Board): string[] {
  return checkBoard(board).map(({ code, squares, sides }) =>
    [code, ...squares.map(squareName), ...(sides.length > 0 ? ['·', ...sides] : [])].join(' '),
  );
}

const TABLE: readonly (readonly [title: string, map: string, starts: Record<string, readonly string[]>, string[]])[] = [
  [
    'a bare map has nothing to tell',
    `
+---+---+
| .   . |
+---+---+`,
    {},
    [],
  ],
  [
    'a room without a door is reached by nobody',
    `
+---+---+---+
| .   . | . |
+   +   +---+
| .   .   . |
+---+---+---+`,
    { red: ['a1'], blue: ['c2'] },
    ['unreached c1'],
  ],
  [
    'a door lets somebody in',
    `
+---+---+---+
| .   . ! . |
+   +   +---+
| .   .   . |
+---+---+---+`,
    { red: ['a1'], blue: ['c2'] },
    [],
  ],
  [
    'two blocking squares corner to corner shut the way between them',
    `
+---+---+---+
| .   B   . |
+   +   +   +
| B   .   . |
+---+---+---+`,
    { red: ['b2'], blue: ['c1'] },
    ['unreached a1'],
  ],
  [
    'one of them alone leaves it open',
    `
+---+---+---+
| .   .   . |
+   +   +   +
| B   .   . |
+---+---+---+`,
    { red: ['b2'], blue: ['c1'] },
    [],
  ],
  [
    'a roof without stairs is reached by nobody on foot',
    `
+---+---+---+
| .   1   1 |
+   +   +   +
| .   .   . |
+---+---+---+`,
    {},
    ['unreached b1 c1'],
  ],
  [
    'stairs or a ladder lead up',
    `
+---+---+---+---+
| S   1S  L   2L|
+---+---+---+---+`,
    {},
    ['unreached c1 d1'],
  ],
  [
    'a stair on level ground leads nowhere, a long one up does not',
    `
+---+---+---+---+---+
| S   .   S   S   1S|
+---+---+---+---+---+`,
    {},
    ['stair-nowhere a1'],
  ],
  [
    'a wall parts the two halves of a stair',
    `
+---+---+
| S | 1S|
+---+---+`,
    {},
    ['unreached b1', 'stair-nowhere a1', 'stair-nowhere b1'],
  ],
  [
    'a ladder that nothing is above',
    `
+---+---+
| L   . |
+---+---+`,
    {},
    ['ladder-nowhere a1'],
  ],
  [
    'a starting area under blocking terrain, and the only one there is',
    `
+---+---+---+
| .   B   . |
+---+---+---+`,
    { red: ['a1', 'b1'] },
    ['unreached c1', 'start-blocked b1 · red', 'start-alone a1 b1 · red'],
  ],
  [
    'two starting areas with no way between them',
    `
+---+---+
| . | . |
+---+---+`,
    { red: ['a1'], blue: ['b1'] },
    ['starts-apart b1 · red blue'],
  ],
  [
    'a door in the open, one held at one end only, and one that is held',
    `
+---+---+---+---+---+
| .   .   .   .   . |
+   +===+   +   +   +
| .   .   .   .   . |
+   +   +===+---+   +
| .   .   . ! .   . |
+   +   +   +   +   +
| .   .   .   .   . |
+===+---+   +   +   +
| .   .   .   .   . |
+---+---+---+---+---+`,
    {},
    ['door-loose b1 b2', 'door-loose c2 c3', 'door-loose c3 d3'],
  ],
  [
    'a door onto blocking terrain',
    `
+---+---+
| . ! B |
+---+---+`,
    {},
    ['door-blocked a1 b1'],
  ],
];

describe('checks', () => {
  test.each(TABLE)('%s', (_, map, starts, expected) => {
    expect(findings(map, starts)).toEqual(expected);
  });

  test('the table has every finding code', () => {
    const told = new Set(TABLE.flatMap(([, , , expected]) => expected.map((each) => each.split(' ')[0])));
    expect([...BOARD_FINDING_CODES].filter((code) => !told.has(code))).toEqual([]);
  });

  test('the maps of the app have no findings', () => {
    for (const sheet of DEMO_MAPS) {
      const board = boardFromSheet(sheet);
      expect(board.ok && toldOf(board.value), sheet.name).toEqual([]);
    }
  });

  test('the widest map is checked without wrapping around its border', () => {
    const row = `|${' . |'.repeat(63)} . |`;
    const map = [`+${'---+'.repeat(64)}`, row, `+${'   +'.repeat(64)}`, row, `+${'---+'.repeat(64)}`].join('\n');
    const board = parseBoardText(map);
    // Walls between all 64 columns of a map with two rows leave areas of two squares each.
    expect(board.ok && checkBoard(board.value)).toHaveLength(63);
  });
});

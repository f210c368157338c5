import { describe, expect, test } from 'vitest';
import { type Board, emptyBoard } from '../../src/board/board';
import { parseBoardText, printBoardText } from '../../src/board/board-text';
import { turnPatch } from '../../src/board/patch';
import { findNextTilePlace, patchBoxAt, snapTile, stampPatch } from '../../src/board/stamp';
import { cutTile, patchFromTile, type Tile } from '../../src/board/tile';
import { parseSquare } from '../../src/grid/square';
import { describeBoard, makeDice, randomDrawingBoard } from '../helpers/random-board';

function patch(tile: Tile) {
  const read = patchFromTile(tile);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}

const tile = (map: string): Tile => ({ id: 't', name: 'T', map, strengths: {}, turrets: [], ammunition: [] });

function board(text: string): Board {
  const read = parseBoardText(text);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}

describe('a tile placed on a board', () => {
  test('changes nothing if cut out and placed where it was', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const on = randomDrawingBoard(seed);
      const roll = makeDice(seed + 3);
      const [x, y] = [roll(on.width), roll(on.height)];
      const box = { x, y, width: 1 + roll(on.width - x), height: 1 + roll(on.height - y) };
      const piece = patch(cutTile(on, box, { id: 't', name: 'T' }));
      const after = stampPatch(on, piece, x, y);
      // Compares without strengths, because a tile stores no strengths for walls on its outline.
      const bare = { ...on, wallStrengths: new Map(), objectStrengths: new Map() };
      expect(describeBoard({ ...after, wallStrengths: new Map(), objectStrengths: new Map() }), `seed ${seed}`).toBe(
        describeBoard(bare),
      );
      expect(after.objectStrengths, `seed ${seed}`).toEqual(on.objectStrengths);
    }
  });

  test('replaces what is below, including inner walls, and combines walls on its outline', () => {
    const below = {
      ...board('+---+---+---+\n| h | h | h |\n+   +   +   +\n| h   h   h |\n+---+---+---+'),
      starts: new Map([['red', [parseSquare('b1') as number]]]),
    };
    const after = stampPatch(below, patch(tile('+   +   +\n  .   w |\n+   +   +\n')), 0, 0);
    expect(printBoardText(after)).toBe('+---+---+---+\n| .   w | h |\n+   +   +   +\n| h   h   h |\n+---+---+---+\n');
    expect(after.starts).toEqual(below.starts);
  });

  test('is cut off at the border of the board', () => {
    const piece = patch(tile('+---+---+---+\n| B   w   h |\n+---+---+---+'));
    expect(printBoardText(stampPatch(emptyBoard(2, 2), piece, -1, 1))).toBe(
      '+---+---+\n| .   . |\n+---+---+\n| w   h |\n+---+---+\n',
    );
  });

  test('may be turned first', () => {
    const piece = turnPatch(patch(tile('+   +   +\n  B   w  \n+   +   +\n')), 1);
    expect(printBoardText(stampPatch(emptyBoard(2, 2), piece, 0, 0))).toBe(
      '+---+---+\n| B   . |\n+   +   +\n| w   . |\n+---+---+\n',
    );
  });
});

describe('snapping of tiles', () => {
  const size = { width: 3, height: 2 };
  const laid = [{ x: 4, y: 4, width: 4, height: 4 }];

  test.each([
    ['the rim of the map', { x: 0.4, y: 9.2 }, { x: 0, y: 9 }],
    ['the nearest square, where no rim is near', { x: 1.4, y: 10.6 }, { x: 1, y: 11 }],
    ['beside what lies there', { x: 8.7, y: 4.5 }, { x: 8, y: 4 }],
    ['flush with its far end', { x: 5.4, y: 2.4 }, { x: 5, y: 2 }],
    ['the map, never off it', { x: -9, y: 99 }, { x: 0, y: 14 }],
  ])('%s', (_, at, expected) => {
    expect(snapTile({ width: 16, height: 16 }, laid, size, at)).toEqual(expected);
  });

  test('a tile larger than the map covers it', () => {
    expect(snapTile({ width: 2, height: 2 }, [], { width: 5, height: 5 }, { x: 1, y: -9 })).toEqual({ x: 0, y: -3 });
  });

  test('the next tile goes to the right of the last, then below', () => {
    const on = { width: 10, height: 10 };
    const box = (x: number, y: number) => ({ x, y, width: 4, height: 5 });
    expect(findNextTilePlace(on, [], box(0, 0))).toEqual({ x: 0, y: 0 });
    expect(findNextTilePlace(on, [box(0, 0)], box(0, 0))).toEqual({ x: 4, y: 0 });
    expect(findNextTilePlace(on, [box(0, 0), box(4, 0)], box(0, 0))).toEqual({ x: 0, y: 5 });
    expect(findNextTilePlace(on, [box(0, 0), box(4, 0), box(0, 5), box(4, 5)], box(0, 0))).toEqual({ x: 0, y: 0 });
    expect(patchBoxAt(patch(tile('+   +   +\n  B   w  \n+   +   +\n')), { x: 3, y: 1 })).toEqual({
      x: 3,
      y: 1,
      width: 2,
      height: 1,
    });
  });
});

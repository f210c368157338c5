import { describe, expect, it } from 'vitest';
import { isSound, nearestCorner, quarterTurned, sizeOfShape, withCorner } from '../../src/app/photo/quad';
import { BLOCKING, DOOR, OPEN, WALL } from '../../src/board/terrain';
import { squareName } from '../../src/grid/square';
import {
  doubtsOf,
  edgeAt,
  kindAt,
  mendedBoard,
  NOTHING_MENDED,
  openDoubts,
  withEdge,
  withKind,
} from '../../src/photo/corrections';
import { rectangle } from '../../src/photo/homography';
import { placeOf, questionOf, wordsOfKind } from '../../src/text/screens/photo-words';
import { at, CLEAR, CORNERS, edge, HINDERS, makeReading } from './photo-fakes';

const BLOCKS = { ...CLEAR, terrain: BLOCKING };
const words = (doubt: Parameters<typeof placeOf>[0]): string => `${placeOf(doubt)}: ${questionOf(doubt)}`;

describe('doubts', () => {
  it('ask once for squares side by side with the same answers, least sure first', () => {
    const reading = makeReading(6, 6, {
      a1: { read: HINDERS, sure: 0.6 },
      b1: { read: HINDERS, sure: 0.8 },
      // Beside them, with another answer; and one that touches at a corner only.
      b2: { read: BLOCKS, sure: 0.4 },
      c3: { read: HINDERS, sure: 0.9 },
    });
    expect(doubtsOf(reading).map(words)).toEqual([
      'b2: Blocking or clear?',
      'a1, b1: Hindering or clear?',
      'c3: Hindering or clear?',
    ]);
  });

  it('ask once for walls in one line, and apart for those round a corner', () => {
    const reading = makeReading(4, 4, {}, { 'b1/c1': 0.5, 'b2/c2': 0.7, 'b2/b3': 0.6 });
    expect(doubtsOf(reading).map(words)).toEqual([
      'Between b1 and c1 and 1 more edge: Wall or open?',
      'Between b2 and b3: Wall or open?',
    ]);
  });

  it('are settled by an answer to each of their squares, also one that changes nothing', () => {
    const reading = makeReading(4, 4, { a1: { sure: 0.5 }, b1: { sure: 0.5 } }, { 'c1/d1': 0.5 });
    const all = doubtsOf(reading);
    const half = withKind(NOTHING_MENDED, [at('a1')], CLEAR);
    expect(openDoubts(all, half)).toHaveLength(2);
    const both = withKind(half, [at('b1')], CLEAR);
    expect(openDoubts(all, both).map(({ what }) => what)).toEqual(['edges']);
    expect(openDoubts(all, withEdge(both, [edge('c1/d1')], OPEN))).toEqual([]);
  });
});

describe('a mended map', () => {
  const reading = makeReading(
    4,
    6,
    { a1: { read: HINDERS, sure: 0.5 } },
    { 'b1/c1': 0.5 },
    { red: ['a1', 'b1'], blue: ['a6'] },
  );

  it('is the reading with what was told in its place; the reading stays', () => {
    const told = { terrain: BLOCKING, level: 2, start: false };
    const mending = withEdge(withKind(NOTHING_MENDED, [at('d4')], told), [edge('b1/c1')], DOOR);
    const board = mendedBoard(reading, mending);
    expect([board.terrain[at('d4')], board.levels[at('d4')], board.walls[edge('b1/c1')]]).toEqual([BLOCKING, 2, DOOR]);
    expect(board.terrain[at('a1')]).toBe(HINDERS.terrain);
    expect(kindAt(reading, mending, at('d4'))).toEqual(told);
    expect(edgeAt(reading, mending, edge('b1/c1'))).toBe(DOOR);
    expect(edgeAt(reading, NOTHING_MENDED, edge('b1/c1'))).toBe(WALL);
    expect(reading.board.terrain[at('d4')]).toBe(0);
  });

  it.each([
    ['a square that leaves its area', { a1: false }, { red: 'b1', blue: 'a6' }],
    ['the last one of an area', { a6: false }, { red: 'a1 b1' }],
    ['a square beside an area', { b6: true }, { red: 'a1 b1', blue: 'a6 b6' }],
    ['one that was in it', { b1: true }, { red: 'a1 b1', blue: 'a6' }],
  ])('keeps starting areas: %s', (_, told, expected) => {
    let mending = NOTHING_MENDED;
    for (const [name, start] of Object.entries(told)) mending = withKind(mending, [at(name)], { ...CLEAR, start });
    const { starts } = mendedBoard(reading, mending);
    const named = [...starts].map(([side, squares]) => [side, squares.map(squareName).join(' ')]);
    expect(Object.fromEntries(named)).toEqual(expected);
  });

  it('gives a new area to the side of its half', () => {
    const bare = makeReading(4, 24, {});
    const mending = withKind(NOTHING_MENDED, [at('b2'), at('b23')], { ...CLEAR, start: true });
    expect([...mendedBoard(bare, mending).starts]).toEqual([
      ['red', [at('b2')]],
      ['blue', [at('b23')]],
    ]);
  });

  it('says what a square is', () => {
    expect(wordsOfKind(CLEAR)).toBe('Clear');
    expect(wordsOfKind({ terrain: BLOCKING | 32, level: 1, start: true })).toBe(
      'Blocking, level 1, indoors, starting area',
    );
  });
});

describe('four corners', () => {
  const picture = { width: 100, height: 120 };

  it('are those of a map where they go round and none is close to another', () => {
    expect(isSound(CORNERS, picture)).toBe(true);
    expect(isSound(withCorner(CORNERS, 2, { x: 11, y: 12 }, picture), picture)).toBe(false);
    const [nw, ne, se, sw] = CORNERS;
    expect(isSound([ne, nw, se, sw], picture)).toBe(false);
    expect(isSound([nw, sw, se, ne], picture)).toBe(false);
    // Pushed in beyond the line between its neighbours.
    expect(isSound([nw, ne, { x: 40, y: 50 }, sw], picture)).toBe(false);
  });

  it('stay within the picture, and turn by quarters', () => {
    expect(withCorner(CORNERS, 1, { x: 400, y: -3 }, picture)[1]).toEqual({ x: 100, y: 0 });
    expect(nearestCorner(CORNERS, { x: 80, y: 90 })).toBe(2);
    const once = quarterTurned(CORNERS);
    expect(once[1]).toEqual(CORNERS[0]);
    expect(quarterTurned(quarterTurned(quarterTurned(once)))).toEqual(CORNERS);
  });

  it('tell the likely size by their shape', () => {
    const across = (width: number) => rectangle(width, 96);
    expect([60, 62, 96, 150].map((width) => sizeOfShape(across(width)))).toEqual([
      { width: 16, height: 24 },
      { width: 16, height: 24 },
      { width: 16, height: 16 },
      { width: 24, height: 16 },
    ]);
  });
});

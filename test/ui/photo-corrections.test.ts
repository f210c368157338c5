import { describe, expect, it } from 'vitest';
import {
  areValidCorners,
  guessSizeFromShape,
  nearestCorner,
  rotateCorners,
  withCorner,
} from '../../src/app/photo/map-corners';
import { BLOCKING, DOOR, HINDERING, INDOORS, OPEN, WALL, WATER } from '../../src/board/terrain';
import { squareName } from '../../src/grid/square';
import {
  applyCorrections,
  confirmSquares,
  correctedEdgeAt,
  correctedKindAt,
  type Doubt,
  type KindChange,
  listDoubts,
  listOpenDoubts,
  NO_CORRECTIONS,
  withCorrectedEdge,
  withKindChange,
  withSquareKind,
} from '../../src/photo/corrections';
import { makeRectangle } from '../../src/photo/homography';
import {
  describeDoubt,
  describeDoubtPlace,
  describeFoundTerrain,
  describeSquareKind,
  makeGroundChange,
  makeLevelChange,
} from '../../src/text/screens/photo-text';
import { squareNamed } from '../helpers/square-named';
import { CLEAR_KIND, edgeByName, HINDERING_KIND, makePhotoReading, PHOTO_CORNERS } from './photo-fakes';

const BLOCKS = { ...CLEAR_KIND, terrain: BLOCKING };
const words = (doubt: Parameters<typeof describeDoubtPlace>[0]): string =>
  `${describeDoubtPlace(doubt)}: ${describeDoubt(doubt)}`;

describe('doubts', () => {
  it('prompt once for adjacent squares with the same question, the largest group first', () => {
    const reading = makePhotoReading(6, 6, {
      a1: { read: HINDERING_KIND, sure: 0.6 },
      b1: { read: HINDERING_KIND, sure: 0.7 },
      // b2 is adjacent but has another question; c3 only touches b2 at a corner.
      b2: { read: BLOCKS, sure: 0.6 },
      c3: { read: HINDERING_KIND, sure: 0.9 },
    });
    expect(listDoubts(reading).map(words)).toEqual([
      'a1, b1: Hindering or clear?',
      'b2: Blocking or clear?',
      'c3: Hindering or clear?',
    ]);
  });

  it('prompt once for an area whatever other attributes its squares have, and an answer keeps those', () => {
    const indoors = { terrain: HINDERING | INDOORS, level: 2, start: true };
    const bare = { ...indoors, terrain: INDOORS };
    const reading = makePhotoReading(3, 1, {
      a1: { read: HINDERING_KIND, sure: 0.6 },
      b1: { read: indoors, runnerUp: bare, sure: 0.6 },
      c1: { read: { ...BLOCKS, level: 1 }, runnerUp: BLOCKS, sure: 0.9 },
    });
    const [doubt, level] = listDoubts(reading);
    expect([doubt, level].map((each) => each && words(each))).toEqual([
      'a1, b1: Hindering or clear?',
      'c1: Level 1 or level 0?',
    ]);
    if (doubt?.what !== 'squares') throw new Error('squares are asked first');
    const cleared = withKindChange(reading, NO_CORRECTIONS, doubt.squares, doubt.answers[1] as KindChange);
    expect(['a1', 'b1'].map((name) => correctedKindAt(reading, cleared, squareNamed(name)))).toEqual([
      CLEAR_KIND,
      { ...bare, start: false },
    ]);
  });

  it('mark a question about differently read squares as mixed', () => {
    const reading = makePhotoReading(3, 1, {
      a1: { read: HINDERING_KIND, sure: 0.9 },
      b1: { sure: 0.6 },
      c1: { sure: 0.6 },
    });
    const [doubt] = listDoubts(reading);
    expect(doubt && words(doubt)).toBe('a1, b1, c1: Hindering or clear?');
    expect(doubt).toMatchObject({ mixed: true });
    const left = confirmSquares(NO_CORRECTIONS, [squareNamed('a1'), squareNamed('b1'), squareNamed('c1')]);
    expect(listOpenDoubts([doubt as Doubt], left)).toEqual([]);
    expect(correctedKindAt(reading, left, squareNamed('a1'))).toEqual(HINDERING_KIND);
  });

  it('ask about one of two kinds of ground separately, and confirm a square without another answer', () => {
    const both = { ...CLEAR_KIND, terrain: WATER | HINDERING };
    const reading = makePhotoReading(3, 1, {
      a1: { read: both, runnerUp: { ...CLEAR_KIND, terrain: WATER }, sure: 0.6 },
      c1: { read: CLEAR_KIND, runnerUp: CLEAR_KIND, sure: 0.9 },
    });
    expect(listDoubts(reading).map(words)).toEqual(['a1: Hindering or not hindering?', 'c1: Right as shown?']);
  });

  it('remain open after another change to their squares, and exclude squares already answered', () => {
    const reading = makePhotoReading(3, 1, { a1: { sure: 0.6 }, b1: { sure: 0.6 }, c1: { sure: 0.6 } });
    const raised = withKindChange(reading, NO_CORRECTIONS, [squareNamed('a1'), squareNamed('b1')], makeLevelChange(1));
    expect(listOpenDoubts(listDoubts(reading), raised)).toHaveLength(1);
    const water = withKindChange(reading, raised, [squareNamed('b1')], makeGroundChange(WATER));
    expect(listOpenDoubts(listDoubts(reading), water).map(words)).toEqual(['a1, c1: Clear or hindering?']);
  });

  it('prompt once for connected walls, also around a corner, and separately for edges read as open', () => {
    const reading = makePhotoReading(6, 6, {}, { 'b1/c1': 0.5, 'b2/c2': 0.7, 'b2/b3': 0.6, 'e5/f5': 0.9 });
    const open = { edge: edgeByName('b3/c3'), read: OPEN, runnerUp: WALL, sure: 0.8, doubtful: true } as const;
    expect(listDoubts({ ...reading, edges: [...reading.edges, open] }).map(words)).toEqual([
      'Between b1 and c1 and 2 more edges: Wall or open?',
      'Between b3 and c3: Open or wall?',
      'Between e5 and f5: Wall or open?',
    ]);
  });

  it('are settled by an answer to each of their squares, even without a change', () => {
    const reading = makePhotoReading(4, 4, { a1: { sure: 0.5 }, b1: { sure: 0.5 } }, { 'c1/d1': 0.5 });
    const all = listDoubts(reading);
    const half = withSquareKind(NO_CORRECTIONS, [squareNamed('a1')], CLEAR_KIND);
    expect(listOpenDoubts(all, half)).toHaveLength(2);
    const both = withSquareKind(half, [squareNamed('b1')], CLEAR_KIND);
    expect(listOpenDoubts(all, both).map(({ what }) => what)).toEqual(['edges']);
    expect(listOpenDoubts(all, withCorrectedEdge(both, [edgeByName('c1/d1')], OPEN))).toEqual([]);
  });
});

describe('a corrected map', () => {
  const reading = makePhotoReading(
    4,
    6,
    { a1: { read: HINDERING_KIND, sure: 0.5 } },
    { 'b1/c1': 0.5 },
    { red: ['a1', 'b1'], blue: ['a6'] },
  );

  it('replaces the answered parts; the reading stays unchanged', () => {
    const told = { terrain: BLOCKING, level: 2, start: false };
    const mending = withCorrectedEdge(
      withSquareKind(NO_CORRECTIONS, [squareNamed('d4')], told),
      [edgeByName('b1/c1')],
      DOOR,
    );
    const board = applyCorrections(reading, mending);
    expect([
      board.terrain[squareNamed('d4')],
      board.levels[squareNamed('d4')],
      board.walls[edgeByName('b1/c1')],
    ]).toEqual([BLOCKING, 2, DOOR]);
    expect(board.terrain[squareNamed('a1')]).toBe(HINDERING_KIND.terrain);
    expect(correctedKindAt(reading, mending, squareNamed('d4'))).toEqual(told);
    expect(correctedEdgeAt(reading, mending, edgeByName('b1/c1'))).toBe(DOOR);
    expect(correctedEdgeAt(reading, NO_CORRECTIONS, edgeByName('b1/c1'))).toBe(WALL);
    expect(reading.board.terrain[squareNamed('d4')]).toBe(0);
  });

  it.each([
    ['a square that leaves its area', { a1: false }, { red: 'b1', blue: 'a6' }],
    ['the last one of an area', { a6: false }, { red: 'a1 b1' }],
    ['a square beside an area', { b6: true }, { red: 'a1 b1', blue: 'a6 b6' }],
    ['one that was in it', { b1: true }, { red: 'a1 b1', blue: 'a6' }],
  ])('keeps starting areas: %s', (_, startBySquare, expected) => {
    let mending = NO_CORRECTIONS;
    for (const [name, start] of Object.entries(startBySquare))
      mending = withSquareKind(mending, [squareNamed(name)], { ...CLEAR_KIND, start });
    const { starts } = applyCorrections(reading, mending);
    const named = [...starts].map(([side, squares]) => [side, squares.map(squareName).join(' ')]);
    expect(Object.fromEntries(named)).toEqual(expected);
  });

  it('assigns a new area to the side of its half', () => {
    const bare = makePhotoReading(4, 24, {});
    const mending = withSquareKind(NO_CORRECTIONS, [squareNamed('b2'), squareNamed('b23')], {
      ...CLEAR_KIND,
      start: true,
    });
    expect([...applyCorrections(bare, mending).starts]).toEqual([
      ['red', [squareNamed('b2')]],
      ['blue', [squareNamed('b23')]],
    ]);
  });

  it('summarises the kinds found', () => {
    expect(describeFoundTerrain(applyCorrections(reading, NO_CORRECTIONS))).toBe(
      '4×6, 1 wall, hindering 1. Starting area 3. Check it.',
    );
    const bare = makePhotoReading(16, 24, {});
    expect(describeFoundTerrain(bare.board)).toBe('16×24, 0 walls, no terrain found. Check it.');
    const high = withSquareKind(NO_CORRECTIONS, [squareNamed('a1'), squareNamed('b1')], {
      terrain: WATER | INDOORS,
      level: 1,
      start: false,
    });
    const doors = withCorrectedEdge(high, [edgeByName('c1/d1')], DOOR);
    expect(describeFoundTerrain(applyCorrections(bare, doors))).toBe(
      '16×24, 0 walls, 1 door, water 2, indoors 2. Elevated 2. Check it.',
    );
  });

  it('describes a square', () => {
    expect(describeSquareKind(CLEAR_KIND)).toBe('Clear');
    expect(describeSquareKind({ terrain: BLOCKING | 32, level: 1, start: true })).toBe(
      'Blocking, level 1, indoors, starting area',
    );
  });
});

describe('four corners', () => {
  const picture = { width: 100, height: 120 };

  it('are valid in circular order and not too close together', () => {
    expect(areValidCorners(PHOTO_CORNERS, picture)).toBe(true);
    expect(areValidCorners(withCorner(PHOTO_CORNERS, 2, { x: 11, y: 12 }, picture), picture)).toBe(false);
    const [nw, ne, se, sw] = PHOTO_CORNERS;
    expect(areValidCorners([ne, nw, se, sw], picture)).toBe(false);
    expect(areValidCorners([nw, sw, se, ne], picture)).toBe(false);
    // The corner is moved inward, beyond the line between its neighbours.
    expect(areValidCorners([nw, ne, { x: 40, y: 50 }, sw], picture)).toBe(false);
  });

  it('stay within the picture, and rotate by quarter turns', () => {
    expect(withCorner(PHOTO_CORNERS, 1, { x: 400, y: -3 }, picture)[1]).toEqual({ x: 100, y: 0 });
    expect(nearestCorner(PHOTO_CORNERS, { x: 80, y: 90 })).toBe(2);
    const once = rotateCorners(PHOTO_CORNERS);
    expect(once[1]).toEqual(PHOTO_CORNERS[0]);
    expect(rotateCorners(rotateCorners(rotateCorners(once)))).toEqual(PHOTO_CORNERS);
  });

  it('suggest the likely size by their shape', () => {
    const across = (width: number) => makeRectangle(width, 96);
    expect([60, 62, 96, 150].map((width) => guessSizeFromShape(across(width)))).toEqual([
      { width: 16, height: 24 },
      { width: 16, height: 24 },
      { width: 16, height: 16 },
      { width: 24, height: 16 },
    ]);
  });
});

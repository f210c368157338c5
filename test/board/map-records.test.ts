import { expect, test } from 'vitest';
import { canClimb } from '../../src/board/apart';
import { type Board, emptyBoard } from '../../src/board/board';
import { checkBoard } from '../../src/board/check-board';
import { applyEdit, isSameBoard, PAINT_BITS, resizeBoard } from '../../src/board/edit';
import { boardFromSheet, type MapSheet } from '../../src/board/map-sheet';
import { stampPatch } from '../../src/board/stamp';
import { STAIRS } from '../../src/board/terrain';
import { patchFromTile } from '../../src/board/tile';
import { writeCollectionMap } from '../../src/board/writers/collection';
import { parseSquare } from '../../src/grid/square';
import { deserialize, serialize } from '../../src/plain/serialize';
import { rotateBoard } from '../../src/view/rotation';
import { readMapFile } from '../helpers/read-text';

/** Makes an invented record. Each digit is the height of a square; 1 is the ground. */
function record(heights: readonly string[], more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Lamp Works',
    set: 'Invented',
    type: 'outdoor',
    width: heights[0]?.length,
    height: heights.length,
    rows: heights.map((row, y) => ({
      y: y + 1,
      tiles: [...row].map((height, x) => ({ x: String.fromCharCode(65 + x), elevation: Number(height) })),
    })),
    ...more,
  };
}

function read(value: unknown): MapSheet {
  const report = readMapFile(JSON.stringify(value), 'works.json');
  if (!report.ok) throw new Error(report.fault.code);
  expect(report.value.setAside).toEqual([]);
  return report.value.sheets[0] as MapSheet;
}

function board(sheet: MapSheet): Board {
  const result = boardFromSheet(sheet);
  if (!result.ok) throw new Error(result.fault.detail);
  return result.value;
}

const square = (name: string) => parseSquare(name) as number;
const ramp = (x0: number, y0: number, x1: number, y1: number, more = {}) => ({ x0, y0, x1, y1, ...more });

test('unknown fields are stored under their own names, without a warning', () => {
  const made = record(['11', '11'], {
    source: 'Night Harbour: Starter',
    date: 'May 2031',
    ziplines: [{ x0: 1 }],
    published: true,
    empty: '',
    rows: [
      {
        y: 1,
        note: 'upper',
        tiles: [
          { x: 'A', group: 'A', label: { text: 'Lift', color: 'red' } },
          { x: 'B', group: 'A' },
        ],
      },
      {
        y: 2,
        tiles: [
          { x: 'A', group: 'B', ramps: ['n', 'e'] },
          { x: 'B', terrain: 'special2' },
        ],
      },
    ],
    walls: [ramp(1, 0, 1, 1, { type: 'door2', color: 'blue' }), ramp(0, 0, 2, 0)],
  });
  const sheet = read(made);
  expect(sheet.extras).toEqual({
    source: 'Night Harbour: Starter',
    date: 'May 2031',
    ziplines: '[{"x0":1}]',
    published: 'yes',
    'row note': 'upper: 1',
    'tile group': 'A: a1 b1; B: a2',
    'tile label color': 'red: a1',
    'tile ramps': 'n, e: a2',
    'tile terrain': 'special2: b2',
    'wall color': 'blue: 1,0–1,1',
    'wall type': 'door2: 1,0–1,1',
    'walls left out': 'normal: 0,0–2,0',
  });
  expect(sheet.notes).toEqual(['a1: Lift']);
  expect(sheet.warnings.map(({ code }) => code)).toEqual(['wall-on-frame']);
  // Writing the map in the collection’s format and reading it again loses no field.
  expect(read(JSON.parse(writeCollectionMap(board(sheet), sheet).text)).extras).toMatchObject(sheet.extras ?? {});
});

test.each<[string, Record<string, unknown>, Record<string, string>]>([
  ['terrain nobody knows', { defaultTerrain: 'lava' }, { defaultTerrain: 'lava' }],
  ['a wall of glass', { walls: [ramp(1, 0, 1, 1, { type: 'glass' })] }, { 'wall type': 'glass: 1,0–1,1' }],
  ['a wall aslant', { walls: [ramp(0, 0, 1, 1)] }, { 'walls left out': 'normal: 0,0–1,1' }],
  ['a ramp off the map', { ramps: [ramp(-1, 0, 0, 0)] }, { ramps: 'off the map: -1,0–0,0' }],
  ['a ramp with a colour', { ramps: [ramp(0, 0, 0, 1, { color: 'red' })] }, { 'ramp color': 'red: 0,0–0,1' }],
  ['a ramp that is none', { ramps: [{ x0: 4 }] }, { 'ramps left out': '{"x0":4}: ?' }],
])('%s is corrected, and the original is stored', (_, more, extras) => {
  expect(read(record(['12', '22'], more)).extras).toEqual(extras);
});

test('of areas for two and for four players, those for four become extra fields', () => {
  const both = { isStartingZone: true, isStartingZone4p: true };
  const sheet = read(record(['11'], { rows: [{ y: 1, tiles: [both, both] }] }));
  expect(sheet.extras).toEqual({ 'tile isStartingZone4p': 'yes: a1 b1' });
});

test('a record without unknown fields has no extra fields', () => {
  expect(read(record(['11', '11']))).not.toHaveProperty('extras');
});

test('shortens a text that is too long, with a warning', () => {
  const sheet = read(record(['11'], { story: 'x'.repeat(50_000) }));
  expect(sheet.extras?.story).toHaveLength(40_000);
  expect(sheet.warnings).toEqual([{ code: 'text-shortened', detail: 'story' }]);
});

test.each<[string, Record<string, unknown>, string, string]>([
  ['one row more than its height', { height: 2 }, '2 × 3', '2 × 3 (2 × 2)'],
  ['one column more than its width', { width: 1 }, '2 × 3', '2 × 3 (1 × 3)'],
  ['a width of nothing', { width: 0 }, '2 × 3', '2 × 3 (0 × 3)'],
])('corrects a map with %s, with a warning', (_, more, size, text) => {
  const sheet = read(record(['11', '11', '12'], more));
  expect(`${board(sheet).width} × ${board(sheet).height}`).toBe(size);
  expect(board(sheet).levels[square('b3')]).toBe(1);
  expect(sheet.warnings).toEqual([{ code: 'size-mended', detail: text }]);
});

test('fills missing squares and rows up to the declared size with clear squares', () => {
  const sheet = read(record(['22', '22'], { height: 3, width: 3 }));
  expect([board(sheet).width, board(sheet).height, board(sheet).levels[square('c3')]]).toEqual([3, 3, 0]);
  expect(sheet.warnings.map(({ code }) => code)).toEqual(['tile-missing', 'row-missing']);
});

/** Record with two stairs side by side, each with its ramp: from b2 down to a2, and from b3 down to b4. */
const CORNER = () => record(['1111', '1221', '1221', '1111'], { ramps: [ramp(1, 1, 0, 1), ramp(1, 2, 1, 3)] });

test('neighbouring stairs without a common ramp are separate', () => {
  const sheet = read(CORNER());
  expect(sheet.apart).toEqual(['a2/b3']);
  expect(canClimb(board(sheet), square('a2'), square('b2'), STAIRS)).toBe(true);
  expect(canClimb(board(sheet), square('a2'), square('b3'), STAIRS)).toBe(false);
});

test('ramps side by side are one broad stair, which can be crossed diagonally', () => {
  const broad = [ramp(1, 1, 1, 0), ramp(2, 1, 2, 0)];
  expect(read(record(['1111', '1221', '1111'], { ramps: broad }))).not.toHaveProperty('apart');
  // One ramp leads elsewhere: its lower end is not connected to the lower end of the other ramp.
  expect(read(record(['1111', '1221', '1111'], { ramps: [broad[0], ramp(2, 1, 3, 0)] })).apart).toEqual(['b1/c2']);
});

test('the checks find an area that cannot be reached because the stairs are separate', () => {
  const drawn = (more: object) =>
    board({ ...read(record(['12', '11'])), map: '+---+---+\n| S  1S |\n+---+---+', ...more });
  expect(checkBoard(drawn({})).map(({ code }) => code)).toEqual([]);
  expect(checkBoard(drawn({ apart: ['a1/b1'] })).map(({ code }) => code)).toEqual([
    'unreached',
    'stair-nowhere',
    'stair-nowhere',
  ]);
});

test.each([['a1/c1'], ['a1'], ['a1/b1/a2'], ['a1/b9'], ['a1/a1'], ['nonsense']])(
  'refuses a stored map with the separate stairs %s',
  (pair) => {
    const made = { map: '+---+---+---+\n| S  1S   . |\n+---+---+---+', starts: {}, apart: [pair] };
    expect(boardFromSheet(made)).toMatchObject({ ok: false, fault: { code: 'bad-apart' } });
  },
);

test('the editor keeps stairs separate until stairs are drawn there again', () => {
  const before = board(read(CORNER()));
  const on = (name: string) => [square(name)];
  const paint = (name: string, bit: number, isOn = true) =>
    applyEdit(before, { squares: on(name), brush: { kind: 'terrain', bit, on: isOn, strength: null } });
  expect(paint('a2', PAINT_BITS.hindering).apart).toEqual(before.apart);
  expect(applyEdit(before, { squares: on('a2'), brush: { kind: 'level', level: 2 } }).apart).toEqual(before.apart);
  expect(paint('c1', PAINT_BITS.stairs).apart).toEqual(before.apart);
  for (const after of [
    paint('b3', PAINT_BITS.stairs),
    paint('b3', PAINT_BITS.ladder),
    paint('b3', PAINT_BITS.stairs, false),
    applyEdit(before, { squares: on('b3'), brush: { kind: 'bare' } }),
  ]) {
    expect(after.apart.size).toBe(0);
    expect(isSameBoard(before, after)).toBe(false);
  }
  expect(resizeBoard(before, 6, 6).apart).toEqual(before.apart);
  expect(resizeBoard(before, 4, 2).apart.size).toBe(0);
});

test('a tile placed over separate stairs removes them', () => {
  const before = board(read(CORNER()));
  const tile = { id: 't', name: 'T', map: '+---+\n| . |\n+---+', strengths: {}, turrets: [], ammunition: [] };
  const patch = patchFromTile(tile);
  if (!patch.ok) throw new Error(patch.fault.detail);
  expect(stampPatch(before, patch.value, 3, 0).apart).toEqual(before.apart);
  expect(stampPatch(before, patch.value, 0, 1).apart.size).toBe(0);
});

test('a turned map has the same separate stairs', () => {
  const before = board(read(CORNER()));
  const turned = rotateBoard(before, 1);
  expect(canClimb(turned, square('c1'), square('c2'), STAIRS)).toBe(true);
  expect(canClimb(turned, square('c1'), square('b2'), STAIRS)).toBe(false);
});

test('a game opened from its snapshot has the same separate stairs', () => {
  const before = board(read(CORNER()));
  expect(deserialize(serialize(before))).toEqual(before);
});

test('a drawing has no separate stairs', () => {
  expect(emptyBoard(2, 2).apart.size).toBe(0);
});

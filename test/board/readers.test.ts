import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEMO_MAPS } from '../../src/board/demo';
import { boardFromSheet, type MapSheet, type MapWarningCode, sheetFromBoard } from '../../src/board/map-sheet';
import type { MapReport } from '../../src/board/readers/collection';
import { HINDERING, INDOORS, STAIRS } from '../../src/board/terrain';
import { readMapFile } from '../helpers/read-text';
import { sharedPath } from '../helpers/shared-path';

/** Makes an invented map in the collection’s format: three by three, all clear and outdoors. */
function map(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Back Yard',
    set: 'Invented',
    type: 'outdoor',
    width: 3,
    height: 3,
    rows: [row(1), row(2), row(3)],
    ...overrides,
  };
}

function row(y: number, a: object = {}, b: object = {}, c: object = {}): { y: number; tiles: object[] } {
  return {
    y,
    tiles: [
      { x: 'A', ...a },
      { x: 'B', ...b },
      { x: 'C', ...c },
    ],
  };
}

function read(value: unknown): MapReport {
  const report = readMapFile(JSON.stringify(value), 'yard.json');
  if (!report.ok) throw new Error(report.fault.code);
  return report.value;
}

function sheet(overrides: Record<string, unknown> = {}): MapSheet {
  const report = read(map(overrides));
  expect(report.setAside).toEqual([]);
  return report.sheets[0] as MapSheet;
}

function codes(read: MapSheet): MapWarningCode[] {
  return read.warnings.map((warning) => warning.code);
}

function levelOf(signs: string): number {
  return /^\d/.test(signs) ? Number(signs[0]) : 0;
}

/** Lists the rows of a map’s drawing, without the frame. */
function squaresOf(read: MapSheet): string[] {
  return read.map
    .trimEnd()
    .split('\n')
    .filter((_, index) => index % 2 === 1)
    .map((line) => line.replace(/[|!]/g, ' ').trim().replace(/\s+/g, ' '));
}

test('imports a clean map without warnings', () => {
  const yard = sheet();
  expect(yard).toMatchObject({
    id: 'map-invented-back-yard',
    name: 'Back Yard',
    set: 'Invented',
    source: 'imported',
    warnings: [],
    notes: [],
    starts: {},
  });
  expect(squaresOf(yard)).toEqual(['. . .', '. . .', '. . .']);
});

test('reads walls along grid lines in either direction, and doors', () => {
  const yard = sheet({
    walls: [
      { x0: 1, y0: 0, x1: 1, y1: 2 },
      { x0: 3, y0: '2', x1: 2, y1: 2 },
      { x0: 2, y0: 1, x1: 2, y1: 2, type: 'door' },
      { x0: 0, y0: 2, x1: 1, y1: 2, type: 'door2' },
    ],
  });
  expect(yard.map).toBe(
    [
      '+---+---+---+',
      '| . | .   . |',
      '+   +   +   +',
      '| . | . ! . |',
      '+===+   +---+',
      '| .   .   . |',
      '+---+---+---+',
      '',
    ].join('\n'),
  );
  expect(yard.warnings).toEqual([]);
});

test.each<[string, object, MapWarningCode]>([
  ['glass', { x0: 1, y0: 0, x1: 1, y1: 1, type: 'glass' }, 'unknown-wall'],
  ['a kind of its own', { x0: 1, y0: 0, x1: 1, y1: 1, type: 'hedge' }, 'unknown-wall'],
  ['one aslant', { x0: 0, y0: 0, x1: 2, y1: 2 }, 'wall-odd'],
  ['one of no length', { x0: 1, y0: 1, x1: 1, y1: 1 }, 'wall-odd'],
  ['one with an end missing', { x0: 1, y0: 1 }, 'wall-odd'],
  ['one on the edge of the map', { x0: 0, y0: 0, x1: 3, y1: 0 }, 'wall-on-frame'],
  ['one past the edge', { x0: 1, y0: 2, x1: 1, y1: 9 }, 'wall-outside'],
])('warns about %s among walls', (_, wall, code) => {
  const yard = sheet({ walls: [wall] });
  expect(codes(yard)).toEqual([code]);
  const board = boardFromSheet(yard);
  if (code === 'unknown-wall') expect(yard.map.split('\n')[1]).toBe('| . | .   . |');
  expect(board.ok).toBe(true);
});

test('elevation 1 is the ground, and a ramp between levels makes stairs of both squares', () => {
  const yard = sheet({
    defaultElevation: 2,
    rows: [row(1, { elevation: 1 }), row(2, { elevation: '1' }, {}, { elevation: 3 }), row(3)],
    ramps: [
      { x0: 0, y0: 0, x1: 1, y1: 0 },
      { x0: 2, y0: 1, x1: 2, y1: 2 },
    ],
  });
  expect(squaresOf(yard)).toEqual(['S 1S 1', '. 1 2S', '1 1 1S']);
  expect(yard.warnings).toEqual([]);
});

test('a ramp off the map makes a stair on the map, and a level ramp makes two', () => {
  const yard = sheet({
    ramps: [
      { x0: -1, y0: 0, x1: 0, y1: 0 },
      { x0: 1, y0: 1, x1: 2, y1: 1 },
      { x0: 0, y0: 0, x1: 2, y1: 0 },
      { x0: -1, y0: 7, x1: -2, y1: 7 },
    ],
  });
  expect(squaresOf(yard)).toEqual(['S . .', '. S S', '. . .']);
  expect(yard.warnings).toEqual([
    { code: 'ramp-leads-off', detail: 'a1' },
    { code: 'ramp-level', detail: 'b2 c2' },
    { code: 'ramp-odd', detail: '0,0–2,0, -1,7–-2,7' },
  ]);
});

test('a square keeps hindering terrain, level, stairs and indoors together', () => {
  const yard = sheet({
    ramps: [{ x0: 0, y0: 0, x1: 1, y1: 0 }],
    rows: [row(1, { elevation: 2, type: 'indoor', terrain: 'hindering' }), row(2), row(3)],
  });
  expect(yard.map).toContain('a1: 1Shi\n');
  expect(yard.warnings).toEqual([]);
  const board = boardFromSheet(yard);
  expect(board.ok && [board.value.levels[0], board.value.terrain[0]]).toEqual([1, HINDERING | STAIRS | INDOORS]);
});

test('a map without a name is named after its file, without folders', () => {
  const report = readMapFile(JSON.stringify(map({ name: '' })), 'maps/old town/docks.json');
  expect(report.ok && report.value.sheets.map(({ id, name }) => [id, name])).toEqual([['map-invented-docks', 'docks']]);
});

test('terrain, indoors, defaults and special rules', () => {
  const yard = sheet({
    type: 'indoorOutdoor',
    defaultTerrain: 'hindering',
    rows: [
      row(
        1,
        { terrain: 'clear', type: 'indoor' },
        { terrain: 'blocking', type: 'outdoors' },
        { terrain: 'water', type: '' },
      ),
      row(2, { terrain: 'special' }, { terrain: 'special2', label: { style: 'x', text: 'Lift' } }),
      row(3),
    ],
    special: ['<b>Lift</b>: up and down.'],
  });
  expect(squaresOf(yard)).toEqual(['i B w', 'o o h', 'h h h']);
  expect(yard.notes).toEqual(['<b>Lift</b>: up and down.', 'b2: Lift']);
  expect(yard.warnings).toEqual([]);
});

test('a default type overrides the type of the map', () => {
  expect(squaresOf(sheet({ type: 'indoorOutdoor', defaultType: 'indoor' }))[0]).toBe('i i i');
  expect(squaresOf(sheet({ type: 'indoor' }))[0]).toBe('i i i');
});

test.each<[string, Record<string, unknown>, string, MapWarningCode]>([
  ['terrain called terrain', { rows: [row(1, { terrain: 'terrain' }), row(2), row(3)] }, '. . .', 'unknown-terrain'],
  ['terrain nobody knows', { rows: [row(1, { terrain: 'lava' }), row(2), row(3)] }, '. . .', 'unknown-terrain'],
  ['obscuring terrain', { rows: [row(1, { terrain: 'obscuring' }), row(2), row(3)] }, 'h . .', 'unknown-terrain'],
  ['a type nobody knows', { rows: [row(1, { type: 'attic' }), row(2), row(3)] }, '. . .', 'unknown-type'],
  ['an elevation below the ground', { rows: [row(1, { elevation: -1 }), row(2), row(3)] }, '. . .', 'elevation-odd'],
  ['an elevation in words', { rows: [row(1, { elevation: 'high' }), row(2), row(3)] }, '. . .', 'elevation-odd'],
  ['an elevation out of reach', { rows: [row(1, { elevation: 99 }), row(2), row(3)] }, '9 . .', 'elevation-odd'],
  ['no size', { width: undefined, height: undefined }, '. . .', 'size-told'],
  ['no name', { name: '' }, '. . .', 'name-missing'],
])('replaces %s by the nearest value, with a warning', (_, overrides, first, code) => {
  const yard = sheet(overrides);
  expect(squaresOf(yard)[0]).toBe(first);
  expect(codes(yard)).toEqual([code]);
});

test('fills missing rows and tiles with clear squares, found by their labels, with a warning', () => {
  const yard = sheet({
    rows: [row(1, { terrain: 'water' }), { y: '3', tiles: [{ x: 'A' }, { x: 'C', terrain: 'blocking' }] }],
  });
  expect(squaresOf(yard)).toEqual(['w . .', '. . .', '. . B']);
  expect(yard.warnings).toEqual([
    { code: 'row-missing', detail: '2' },
    { code: 'tile-missing', detail: 'b3' },
  ]);
});

test('a full set of rows is read in order, regardless of labels', () => {
  expect(squaresOf(sheet({ rows: [row(1, { terrain: 'water' }), row(1), row(1)] }))).toEqual([
    'w . .',
    '. . .',
    '. . .',
  ]);
});

test.each<[string, unknown, string, string]>([
  ['one over 64 squares', map({ width: 65 }), 'map-too-large', '65 × 3'],
  ['one of no width', map({ width: 0, rows: [{ y: 1, tiles: [] }] }), 'no-size', '0 × 3'],
  ['one with no rows', map({ rows: [] }), 'no-rows', ''],
  ['rows that are no list', map({ rows: 'many' }), 'no-rows', ''],
  ['rows without tiles', map({ rows: [{ y: 1 }, 7, null] }), 'no-rows', ''],
  ['a name of 10,000 letters', map({ name: 'x'.repeat(10_000) }), 'name-too-long', '10000'],
])('refuses %s as a map, and imports the others', (_, bad, code, detail) => {
  const report = read([bad, map()]);
  expect(report.setAside).toMatchObject([{ code, detail }]);
  expect(report.sheets).toHaveLength(1);
});

test.each([
  ['no map', JSON.stringify([{ a: 1 }]), 'nothing-found'],
  ['units', JSON.stringify([{ unit_id: 'inv001', dial: [] }]), 'holds-units'],
  ['half a file', '{"name"', 'not-json'],
])('refuses a file of %s', (_, text, code) => {
  expect(readMapFile(text, 'yard.json')).toMatchObject({ ok: false, fault: { code } });
});

test('two zones are two starting areas, and more parts are divided by halves of the map', () => {
  const on = { isStartingZone: true };
  expect(sheet({ rows: [row(1, on, on), row(2), row(3, {}, {}, on)] }).starts).toEqual({
    red: ['a1', 'b1'],
    blue: ['c3'],
  });
  expect(sheet({ rows: [row(1, on, {}, on), row(2), row(3, on, {}, on)] }).starts).toEqual({
    red: ['a1', 'c1'],
    blue: ['a3', 'c3'],
  });
  const four = { isStartingZone4p: true };
  expect(sheet({ rows: [row(1, four, {}, four), row(2), row(3, four, {}, four)] }).starts).toEqual({
    red: ['a1'],
    blue: ['c1'],
    green: ['a3'],
    violet: ['c3'],
  });
});

test('zones with gaps at the top and bottom of a wide map are two starting areas', () => {
  const tiles = (has: (x: number) => boolean) => Array.from({ length: 9 }, (_, x) => ({ isStartingZone: has(x) }));
  const rows = [() => true, () => false, () => false, (x: number) => x !== 4].map((has, y) => ({
    y,
    tiles: tiles(has),
  }));
  const { starts } = sheet({ width: 9, height: 4, rows });
  expect([starts.red?.join(' '), starts.blue?.join(' ')]).toEqual([
    'a1 b1 c1 d1 e1 f1 g1 h1 i1',
    'a4 b4 c4 d4 f4 g4 h4 i4',
  ]);
});

test('maps of one name get the same id in any order, because the store makes ids unique', () => {
  expect(read([map(), map()]).sheets.map((each) => each.id)).toEqual([
    'map-invented-back-yard',
    'map-invented-back-yard',
  ]);
});

test.each([
  ['a drawing of one line too few', '+---+\n| . |', {}, 'missing-line'],
  ['a letter nobody knows', '+---+\n| z |\n+---+', {}, 'unknown-letter'],
  ['a start off the map', '+---+\n| . |\n+---+', { red: ['b1'] }, 'bad-start'],
  ['a start that is no square', '+---+\n| . |\n+---+', { red: ['?'] }, 'bad-start'],
])('refuses a stored map with %s', (_, drawing, starts, code) => {
  expect(boardFromSheet({ map: drawing, starts })).toMatchObject({ ok: false, fault: { code } });
});

test.each(DEMO_MAPS.map((each) => [each.name, each] as const))(
  'the demo map %s has equal drawing and board, and every stair leads somewhere',
  (_, demo) => {
    const board = boardFromSheet(demo);
    if (!board.ok) throw new Error(`${board.fault.code} ${board.fault.detail}`);
    const { id, name, source } = demo;
    expect(sheetFromBoard(board.value, { id, name, source })).toEqual(demo);
    const drawn = squaresOf(demo).flatMap((line, y) => line.split(' ').map((signs, x) => ({ signs, x, y })));
    const stairs = drawn.filter((each) => each.signs.includes('S'));
    for (const stair of stairs) {
      const next = stairs.filter(
        (each) => each !== stair && Math.max(Math.abs(each.x - stair.x), Math.abs(each.y - stair.y)) === 1,
      );
      expect(next.some((each) => levelOf(each.signs) !== levelOf(stair.signs))).toBe(true);
    }
  },
);

test('the demo maps are 16 × 24 outdoors and 8 × 8 indoors', () => {
  const sizes = DEMO_MAPS.map((demo) => [squaresOf(demo)[0]?.split(' ').length, squaresOf(demo).length]);
  expect(sizes).toEqual([
    [16, 24],
    [8, 8],
  ]);
  expect(
    squaresOf(DEMO_MAPS[1] as MapSheet).every((line) => line.split(' ').every((signs) => signs.includes('i'))),
  ).toBe(true);
});

test('imports every real map', (context) => {
  const folder = sharedPath(context, 'data/maps');
  const sheets = readdirSync(folder).flatMap((file) => {
    const report = readMapFile(readFileSync(join(folder, file), 'utf8'), file);
    if (!report.ok) throw new Error(`${file} ${report.fault.code}`);
    expect(report.value.setAside).toEqual([]);
    return report.value.sheets;
  });
  expect(sheets).toHaveLength(5);
  for (const each of sheets) {
    const board = boardFromSheet(each);
    expect(board.ok).toBe(true);
    // Codes of corrections other than these two would mean wrong terrain, walls or ramps.
    expect(codes(each).filter((code) => !['wall-on-frame', 'ramp-leads-off'].includes(code))).toEqual([]);
    if (!board.ok) continue;
    expect(Math.max(...board.value.levels)).toBeLessThanOrEqual(5);
  }
});

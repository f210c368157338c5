import { describe, expect, test } from 'vitest';
import type { Board } from '../../src/board/board';
import { boardFromSheet, type MapSheet } from '../../src/board/map-sheet';
import type { MapReport } from '../../src/board/readers/collection';
import { WALL } from '../../src/board/terrain';
import { recognizeFile } from '../../src/share/file-formats';
import { readAnyMap } from '../helpers/read-map';

function read(text: string, file = 'yard.json'): MapReport {
  const result = readAnyMap(text, file);
  if (!result.ok) throw new Error(`${result.fault.code} ${result.fault.detail}`);
  return result.value;
}

function sheetIn(text: string, file?: string): MapSheet {
  const report = read(text, file);
  expect(report.setAside).toEqual([]);
  expect(report.sheets).toHaveLength(1);
  return report.sheets[0] as MapSheet;
}

function boardOf(sheet: MapSheet): Board {
  const board = boardFromSheet(sheet);
  if (!board.ok) throw new Error(board.fault.detail);
  return board.value;
}

describe('Universal VTT', () => {
  const vtt = (overrides: object, size = { x: 4, y: 4 }) =>
    JSON.stringify({
      format: 0.3,
      resolution: { map_origin: { x: 0, y: 0 }, map_size: size, pixels_per_grid: 100 },
      line_of_sight: [],
      portals: [],
      ...overrides,
    });
  const line = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));
  const codes = (sheet: MapSheet) => sheet.warnings.map(({ code }) => code);

  test('snaps walls slightly off the grid without a warning', () => {
    const sheet = sheetIn(vtt({ line_of_sight: [line([1.1, 0], [0.95, 2.05], [3, 2.1])] }), 'hall.uvtt');
    expect(sheet.map).toBe(
      `
+---+---+---+---+
| . | .   .   . |
+   +   +   +   +
| . | .   .   . |
+   +---+---+   +
| .   .   .   . |
+   +   +   +   +
| .   .   .   . |
+---+---+---+---+
`.trimStart(),
    );
    expect([sheet.name, codes(sheet)]).toEqual(['hall', []]);
  });

  test('reads a wall of many tiny segments as one wall', () => {
    const points = Array.from({ length: 61 }, (_, at): [number, number] => [1 + at / 20, 2 + (at % 2) / 1000]);
    const tiny = points.slice(1).map((point, at) => line(points[at] as [number, number], point));
    for (const segments of [tiny, tiny.toReversed(), [...tiny.slice(30), ...tiny.slice(0, 30)]]) {
      const sheet = sheetIn(vtt({ line_of_sight: segments }));
      expect(sheet.map.split('\n')[4]).toBe('+   +---+---+---+');
      expect(sheet.warnings).toEqual([]);
    }
  });

  test.each<[string, [number, number][], string, string]>([
    [
      'fills a square',
      [
        [1, 1],
        [2, 1],
        [2, 2],
        [1, 2],
        [1, 1],
      ],
      '| .   B   .   . |',
      'outline-blocking',
    ],
    [
      'fills most of two squares',
      [
        [1.1, 1],
        [3, 1.1],
        [2.9, 2],
        [1, 1.95],
        [1.1, 1],
      ],
      '| .   B   B   . |',
      'outline-blocking',
    ],
    [
      'is an open line',
      [
        [1, 1],
        [1, 2],
      ],
      '| . | .   .   . |',
      'outline-walls',
    ],
    [
      'fills no square',
      [
        [1.2, 1.2],
        [1.4, 1.2],
        [1.4, 1.4],
        [1.2, 1.4],
        [1.2, 1.2],
      ],
      '| .   .   .   . |',
      'object-left-out',
    ],
  ])('an outline of an object that %s', (_, points, row, code) => {
    const sheet = sheetIn(vtt({ objects_line_of_sight: [line(...points)] }));
    expect([sheet.map.split('\n')[3], codes(sheet)]).toEqual([row, [code]]);
  });

  test.each<[string, number, number, boolean, string, string[]]>([
    ['as wide as a square in a wall is a door', 1, 2, true, '| .   . ! .   . |', []],
    ['narrower than a square in a wall is a window', 1.1, 1.9, true, '| .   . | .   . |', ['window']],
    ['narrower than a square without a wall is a door', 1.1, 1.9, false, '| .   . ! .   . |', []],
    ['much narrower without a wall is a door', 1.3, 1.45, false, '| .   . ! .   . |', []],
  ])('a portal %s', (_, from, to, wall, row, expected) => {
    const sheet = sheetIn(
      vtt({
        line_of_sight: wall ? [line([2, 0], [2, 4])] : [line([1, 0], [1, 1])],
        portals: [{ bounds: line([2, from], [2, to]), closed: true }],
      }),
    );
    expect([sheet.map.split('\n')[3], codes(sheet)]).toEqual([row, expected]);
  });

  test('snaps diagonal walls to the nearest grid lines with a warning', () => {
    const diagonal = sheetIn(vtt({ line_of_sight: [line([0, 0], [3, 3])] }));
    expect(codes(diagonal)).toEqual(['wall-off-grid']);
    expect(diagonal.warnings[0]?.detail).toBe('0,0–3,3');
    const walls = boardOf(diagonal).walls.reduce((sum, lies) => sum + (lies === WALL ? 1 : 0), 0);
    expect(walls, 'as long as the steps of a stair').toBeGreaterThanOrEqual(4);
    const halfway = sheetIn(vtt({ line_of_sight: [line([1.5, 0], [1.5, 4])] }));
    expect([codes(halfway), boardOf(halfway).walls.filter((lies) => lies === WALL).length]).toEqual([
      ['wall-off-grid'],
      4,
    ]);
  });

  test('makes no walls of the border, and warns about those off the map', () => {
    const sheet = sheetIn(
      vtt({ line_of_sight: [line([0, 0], [4, 0], [4, 4], [0, 4], [0, 0]), line([2, -3], [2, 9])] }),
    );
    expect(new Set(codes(sheet))).toEqual(new Set(['wall-on-frame', 'wall-outside']));
    expect(boardOf(sheet).walls.filter((lies) => lies === WALL)).toHaveLength(4);
  });

  test('makes doors of closed portals, warns about open ones, and subtracts the origin', () => {
    const portal = (closed: boolean, ...bounds: [number, number][]) => ({ bounds: line(...bounds), closed });
    const sheet = sheetIn(
      vtt({
        resolution: { map_origin: { x: 10, y: 20 }, map_size: { x: 2, y: 2 } },
        line_of_sight: [line([11, 20], [11, 22])],
        portals: [portal(true, [11, 20], [11, 21]), portal(false, [10, 21], [11, 21])],
        image: 'iVBORw0KGgo=',
        lights: [{ x: 1 }],
      }),
    );
    expect(sheet.map).toBe('+---+---+\n| . ! . |\n+   +   +\n| . | . |\n+---+---+\n');
    expect(sheet.warnings).toEqual([
      { code: 'door-open', detail: '0,1–1,1' },
      { code: 'field-left-out', detail: 'image, lights' },
    ]);
  });

  test.each([
    ['no size', vtt({ resolution: { map_size: 'wide' } }), 'no-size'],
    ['more squares than there are', vtt({}, { x: 65, y: 10 }), 'map-too-large'],
    ['endless squares', vtt({}, { x: 1e300, y: 10 }), 'map-too-large'],
  ])('with %s is set aside', (_, text, code) => {
    expect(read(text).setAside.map((each) => each.code)).toEqual([code]);
  });

  test('warns about invalid points, and limits endless lines', () => {
    const broken = sheetIn(vtt({ line_of_sight: [[{ x: 1 }, { x: 2, y: 'b' }], 'x', line([1, 1])], portals: [{}] }));
    expect(codes(broken)).toEqual(['wall-odd']);
    const endless = sheetIn(vtt({ line_of_sight: [line([1, -1e300], [1, 1e300])] }));
    expect(boardOf(endless).walls.filter((lies) => lies === WALL)).toHaveLength(4);
  });
});

describe('Tiled', () => {
  const tiled = (overrides: object) =>
    JSON.stringify({
      orientation: 'orthogonal',
      width: 3,
      height: 2,
      tilewidth: 16,
      tileheight: 16,
      tilesets: [],
      layers: [],
      ...overrides,
    });
  const layer = (name: string, data: unknown, more: object = {}) => ({
    type: 'tilelayer',
    name,
    width: 3,
    height: 2,
    data,
    ...more,
  });
  const rows = (sheet: MapSheet) =>
    sheet.map
      .trimEnd()
      .split('\n')
      .filter((_, index) => index % 2 === 1);

  test('reads terrain of tiles from class or property, or else from the layer', () => {
    const sheet = sheetIn(
      tiled({
        tilesets: [
          {
            firstgid: 1,
            tiles: [
              { id: 0, class: 'Hindering' },
              {
                id: 1,
                properties: [
                  { name: 'terrain', value: 'blocking, indoors' },
                  { name: 'level', value: 2 },
                ],
              },
            ],
          },
        ],
        layers: [
          layer('ground', [1, 2, 9, 0, 0, 0]),
          { type: 'group', name: 'more', layers: [layer('Water', [0, 0, 0, 9, 0x80000009, 0])] },
          layer('Upper floor', [0, 0, 0, 0, 0, 9], { properties: [{ name: 'level', value: 1 }] }),
        ],
      }),
      'mill.tmj',
    );
    expect(rows(sheet)).toEqual(['| h  2Bi  . |', '| w   w   1 |']);
    expect([sheet.name, sheet.warnings]).toEqual(['mill', []]);
  });

  test('reads base64, and warns about compressed layers and images', () => {
    const packed = Buffer.from(Uint32Array.from([0, 7, 0, 0, 0, 7]).buffer).toString('base64');
    const sheet = sheetIn(
      tiled({
        layers: [
          layer('blocking', packed, { encoding: 'base64' }),
          layer('hindering', 'eJxj', { encoding: 'base64', compression: 'zlib' }),
          { type: 'imagelayer', name: 'sky' },
          layer('flowers', [1, 0, 0, 0, 0, 0]),
        ],
        tilesets: [{ firstgid: 1, source: 'town.tsx' }],
      }),
    );
    expect(rows(sheet)).toEqual(['| .   B   . |', '| .   .   B |']);
    expect(sheet.warnings).toEqual([
      { code: 'tileset-elsewhere', detail: 'town.tsx' },
      { code: 'layer-left-out', detail: 'hindering (zlib), sky, flowers' },
    ]);
  });

  test('reads walls, doors, areas and objects from object layers, and warns about the rest', () => {
    const sheet = sheetIn(
      tiled({
        layers: [
          {
            type: 'objectgroup',
            name: 'Walls',
            objects: [
              {
                name: 'door',
                x: 16,
                y: 0,
                polyline: [
                  { x: 0, y: 0 },
                  { x: 0, y: 16 },
                ],
              },
              {
                x: 16,
                y: 0,
                polyline: [
                  { x: 0, y: 0 },
                  { x: 0, y: 32 },
                ],
              },
            ],
          },
          {
            type: 'objectgroup',
            name: 'things',
            objects: [
              { type: 'start', name: 'blue', x: 32, y: 0, width: 16, height: 32 },
              { type: 'object', x: 3, y: 20, width: 0, height: 0, properties: { strength: 4 } },
              { type: 'lamp', x: 1, y: 1 },
            ],
          },
        ],
      }),
    );
    expect(sheet.map).toBe('+---+---+---+\n| . ! .   . |\n+   +   +   +\n| O | .   . |\n+---+---+---+\n');
    expect([sheet.starts, sheet.strengths]).toEqual([{ blue: ['c1', 'c2'] }, { a2: 4 }]);
    expect(sheet.warnings).toEqual([{ code: 'object-left-out', detail: 'things lamp' }]);
  });

  test('a map without bounds is as large as what is drawn', () => {
    const sheet = sheetIn(
      tiled({
        infinite: true,
        layers: [
          {
            type: 'tilelayer',
            name: 'water',
            chunks: [{ x: -16, y: 0, width: 4, height: 2, data: [0, 0, 1, 0, 0, 0, 1, 1] }],
          },
        ],
      }),
    );
    expect(rows(sheet)).toEqual(['| w   . |', '| w   w |']);
  });

  test.each([
    ['not of squares', tiled({ orientation: 'hexagonal' }), 'not-orthogonal'],
    ['too large', tiled({ width: 100 }), 'map-too-large'],
    ['without a size', tiled({ width: 'x' }), 'no-size'],
  ])('%s is set aside', (_, text, code) => {
    expect(read(text).setAside.map((each) => each.code)).toEqual([code]);
  });
});

describe('the position notation', () => {
  test('imports a bare drawing with any indentation', () => {
    const sheet = sheetIn('\n    +---+---+\n    | .   B |\n    +---+---+\n', 'clipboard');
    expect([sheet.name, sheet.map]).toEqual(['clipboard', '+---+---+\n| .   B |\n+---+---+\n']);
  });

  test('imports the map of each document, and reports what is on it', () => {
    const report = read(
      'title: One\nedition: x\nmap: |\n  +---+\n  | h |\n  +---+\npieces:\n  A: {at: a1}\n---\ntitle: Two\nmap: |\n  +---+\n  | ? |\n  +---+\n',
      'cases.yaml',
    );
    expect(report.sheets.map(({ name, warnings }) => [name, warnings])).toEqual([
      ['One', [{ code: 'field-left-out', detail: 'pieces' }]],
    ]);
    expect(report.setAside).toEqual([{ record: '2 Two', code: 'bad-drawing', detail: '2:3' }]);
  });

  test('leaves tables and other text to other parsers', () => {
    for (const text of ['name,points\nAda,40\n', 'name|points\nAda|40\n', 'title: No map here\n', '', '  \n'])
      expect(recognizeFile({ name: 'notes.md', mediaType: '', text }, 'readRecords'), text).toBeNull();
  });

  test('refuses text that is not a map', () => {
    for (const text of ['<map version="1.0">', 'hello', 'a: [1', '|', '- '.repeat(5000)]) {
      const result = readAnyMap(text, 'notes.txt');
      expect(result.ok ? result.value.sheets : [], text.slice(0, 20)).toEqual([]);
    }
  });
});

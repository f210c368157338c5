import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { areUnconnectedStairs, listStairPairs } from '../../src/board/apart';
import { type Board, emptyBoard, listBoardSquares } from '../../src/board/board';
import { DEMO_MAPS } from '../../src/board/demo';
import { PAINT_BITS } from '../../src/board/edit';
import { MAP_LIMITS, printMapFile, serializeMap } from '../../src/board/map-format';
import { boardFromSheet, type MapSheet, sheetFromBoard } from '../../src/board/map-sheet';
import type { MapReport } from '../../src/board/readers/collection';
import { INDOORS, STAIRS } from '../../src/board/terrain';
import { writeCollectionMap } from '../../src/board/writers/collection';
import { TERRAIN_BY_PRIORITY } from '../../src/board/writers/map-export';
import { writeTiled } from '../../src/board/writers/tiled';
import { writeVtt } from '../../src/board/writers/vtt';
import { DIRECTIONS } from '../../src/grid/direction';
import { squareAt, squareName, xOf, yOf } from '../../src/grid/square';
import { printMapBlock } from '../../src/notation/map-block';
import { listSchemaErrors } from '../force/json-schema';
import { describeBoard, makeDice, randomDrawingBoard, randomStairsBoard } from '../helpers/random-board';
import { readAnyMap } from '../helpers/read-map';
import { sharedPath } from '../helpers/shared-path';

const SCHEMA = JSON.parse(readFileSync('public/map.schema.json', 'utf8'));

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

/** Makes a random board with every header field. */
function randomSheet(seed: number): { board: Board; sheet: MapSheet } {
  const board = randomDrawingBoard(seed);
  const roll = makeDice(seed + 1000);
  const names = ['Rope Walk', 'a: b # c', '"Quoted"', 'Été 7', '- dash', 'no', 'x'.repeat(120)];
  const sheet = sheetFromBoard(board, {
    id: `drawn-${seed}`,
    name: names[roll(names.length)] ?? 'Map',
    source: 'imported',
    ...(roll(2) ? { set: 'Invented Isles' } : {}),
    notes: roll(2) ? ['Mind the step: it creaks.', 'Second rule'] : [],
  });
  return { board, sheet };
}

const bare = (board: Board): Board => ({
  ...board,
  starts: new Map(),
  objectStrengths: new Map(),
  wallStrengths: new Map(),
});

/** Reference implementation: returns the part of a board that the public collection’s format can store. */
function heldByCollection(board: Board): Board {
  const terrain = new Uint8Array(board.terrain.length);
  for (const square of listBoardSquares(board)) {
    const bits = board.terrain[square] ?? 0;
    const ground = TERRAIN_BY_PRIORITY.find((name) => bits & PAINT_BITS[name]);
    const climbs = DIRECTIONS.some(({ dx, dy }) => {
      const [x, y] = [xOf(square) + dx, yOf(square) + dy];
      if (x < 0 || y < 0 || x >= board.width || y >= board.height) return false;
      const next = squareAt(x, y);
      return ((board.terrain[next] ?? 0) & STAIRS) !== 0 && board.levels[next] !== board.levels[square];
    });
    terrain[square] = (ground ? PAINT_BITS[ground] : 0) | (bits & INDOORS) | (climbs ? bits & STAIRS : 0);
  }
  return { ...bare(board), terrain };
}

/** Reference implementation: returns the part of a board that Universal VTT can store. */
function heldByVtt(board: Board): Board {
  return { ...emptyBoard(board.width, board.height), walls: board.walls };
}

const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);

describe('a map written and read again has what the format can store', () => {
  test('our own file: everything', () => {
    for (const seed of SEEDS) {
      const { sheet } = randomSheet(seed);
      const text = printMapFile(sheet);
      expect(listSchemaErrors(SCHEMA, JSON.parse(text)), `seed ${seed}`).toEqual([]);
      expect(sheetIn(text), `seed ${seed}`).toEqual(sheet);
    }
  });

  test('the position notation: the map, its areas, strengths and name', () => {
    for (const seed of SEEDS) {
      const { board, sheet } = randomSheet(seed);
      const back = sheetIn(printMapBlock(sheet), 'clipboard');
      expect(describeBoard(boardOf(back)), `seed ${seed}`).toBe(describeBoard(board));
      expect([back.name, back.warnings]).toEqual([sheet.name, []]);
    }
  });

  test.each<[string, (board: Board, sheet: MapSheet) => string]>([
    ['our own file', (_, sheet) => printMapFile(sheet)],
    ['Tiled', (board, sheet) => writeTiled(board, sheet).text],
  ])('%s: separate stairs, and other fields of the record', (_, write) => {
    let apart = 0;
    for (const seed of SEEDS) {
      const board = randomStairsBoard(seed);
      const extras = { date: 'May 2031', 'tile group': 'A: a1 b1; B: c3' };
      const sheet = sheetFromBoard(board, { id: `drawn-${seed}`, name: 'Stairs', source: 'imported', extras });
      const text = write(board, sheet);
      const back = sheetIn(text, 'stairs.json');
      expect(describeBoard(boardOf(back)), `seed ${seed}`).toBe(describeBoard(board));
      expect(back.extras).toEqual(extras);
      apart += board.apart.size;
    }
    expect(apart).toBeGreaterThan(3);
  });

  test('the public collection: separate stairs have no ramp, and stay separate', () => {
    for (const seed of SEEDS) {
      const board = randomStairsBoard(seed);
      const sheet = sheetFromBoard(board, { id: 'drawn', name: 'Stairs', source: 'imported' });
      const now = boardOf(sheetIn(writeCollectionMap(board, sheet).text));
      const joined = (of: Board) =>
        listStairPairs(of, listBoardSquares(of)).filter(([a, b]) => !areUnconnectedStairs(of, a, b));
      // An imported broad stair can be crossed on both diagonals, so there may be more diagonal pairs.
      for (const pair of joined(board)) expect(joined(now), `seed ${seed}`).toContainEqual(pair);
      const straight = ([a, b]: [number, number]) => xOf(a) === xOf(b) || yOf(a) === yOf(b);
      expect(joined(now).filter(straight), `seed ${seed}`).toEqual(joined(board).filter(straight));
    }
  });

  test('Tiled: everything', () => {
    for (const seed of SEEDS) {
      const { board, sheet } = randomSheet(seed);
      const { text, lost } = writeTiled(board, sheet);
      const back = sheetIn(text, 'rope.tmj');
      expect(describeBoard(boardOf(back)), `seed ${seed}`).toBe(describeBoard(board));
      expect([back.name, back.set, back.notes, back.warnings]).toEqual([sheet.name, sheet.set, sheet.notes, []]);
      expect(lost).toEqual([]);
    }
  });

  test('Universal VTT: its size, walls and doors', () => {
    for (const seed of SEEDS) {
      const { board, sheet } = randomSheet(seed);
      const { text, lost } = writeVtt(board, sheet);
      const back = sheetIn(text, 'rope.dd2vtt');
      expect(describeBoard(boardOf(back)), `seed ${seed}`).toBe(describeBoard(heldByVtt(board)));
      expect([back.name, back.warnings]).toEqual(['rope', []]);
      if (lost.length === 0) expect(describeBoard(boardOf(back)), `seed ${seed}`).toBe(describeBoard(board));
    }
  });

  test('the public collection: terrain, levels, ramps, walls, doors and zones', () => {
    for (const seed of SEEDS) {
      const { board, sheet } = randomSheet(seed);
      const { text, lost } = writeCollectionMap(board, sheet);
      const back = sheetIn(text);
      const now = boardOf(back);
      expect(describeBoard(bare(now)), `seed ${seed}`).toBe(describeBoard(heldByCollection(board)));
      const zones = (of: Board) => [...of.starts.values()].flat().map(squareName).sort();
      // The import makes a starting area of each connected zone. Zones after the fourth have no side.
      if (back.warnings.length === 0) expect(zones(now), `seed ${seed}`).toEqual(zones(board));
      else
        expect(
          back.warnings.map(({ code }) => code),
          `seed ${seed}`,
        ).toEqual(['starts-unplaced']);
      expect([back.name, back.set, back.notes]).toEqual([sheet.name, sheet.set, sheet.notes]);
      if (lost.every((loss) => loss === 'sides'))
        expect(describeBoard(bare(now)), `seed ${seed}`).toBe(describeBoard(bare(board)));
    }
  });

  test('names what a format loses', () => {
    const board = boardOf({
      ...DEMO_MAPS[0],
      map: '+---+---+---+\n|1Sh! wh  OL|\n+---+---+---+\n',
      starts: { red: ['a1'] },
      strengths: { c1: 3 },
    } as MapSheet);
    expect(writeVtt(board, { notes: ['Rule'] }).lost).toEqual([
      'terrain',
      'levels',
      'stairs',
      'ladders',
      'objects',
      'strengths',
      'starts',
      'notes',
    ]);
    expect(writeCollectionMap(board, { name: 'X', notes: ['Rule'] }).lost).toEqual([
      'mixed-terrain',
      'ladders',
      'objects',
      'strengths',
      'sides',
      'stairs',
    ]);
  });
});

describe('our own file', () => {
  const file = (overrides: object) =>
    JSON.stringify({
      sidekick: 'map',
      version: 1,
      name: 'Gap',
      map: ['+---+---+', '| .   h |', '+---+---+'],
      ...overrides,
    });

  test('has the same limits in its schema as in the parser', () => {
    const { properties } = SCHEMA;
    expect(properties.name.maxLength).toBe(MAP_LIMITS.word);
    expect([properties.map.maxItems, properties.map.items.maxLength]).toEqual([MAP_LIMITS.lines, MAP_LIMITS.line]);
    expect(properties.starts.additionalProperties.maxItems).toBe(MAP_LIMITS.squares);
    expect(properties.strengths.additionalProperties.maximum).toBe(MAP_LIMITS.strength);
    expect([properties.notes.maxItems, properties.notes.items.maxLength]).toEqual([MAP_LIMITS.notes, MAP_LIMITS.note]);
  });

  test('of a built-in map is imported under a new id', () => {
    const demo = DEMO_MAPS[0] as MapSheet;
    expect(sheetIn(printMapFile(demo)).id).toBe(`map-${demo.id}`);
    expect(serializeMap(demo)).toMatchObject({ width: 16, height: 24 });
  });

  test('of another program may have unknown fields, which are reported', () => {
    expect(sheetIn(file({ colour: 'red' })).warnings).toEqual([{ code: 'field-left-out', detail: 'colour' }]);
  });

  test.each([
    ['a newer version', { version: 2 }, 'newer-version'],
    ['no version', { version: 'one' }, 'newer-version'],
    ['no drawing', { map: 7 }, 'not-a-record'],
    ['a drawing that is none', { map: ['+---+', '| Q |', '+---+'] }, 'bad-drawing'],
    ['a starting area off the map', { starts: { red: ['c9'] } }, 'bad-start'],
    ['a strength of nothing', { strengths: { 'a1/c1': 3 } }, 'bad-strength'],
    ['a strength past all bounds', { strengths: { b1: 1e9 } }, 'not-a-record'],
    ['a name past all bounds', { name: 'n'.repeat(5000) }, 'name-too-long'],
  ])('with %s is set aside completely', (_, overrides, code) => {
    const report = read(file(overrides));
    expect([report.sheets, report.setAside.map((each) => each.code)]).toEqual([[], [code]]);
  });
});

test('no parser throws on a damaged file', () => {
  const scraps = ['', 'null', '-1', '1e400', '"x"', '[', ']', '{', '}', '[[]]', '9'.repeat(40), '"\\u0000"', '{"x":1}'];
  for (let seed = 1; seed <= 80; seed++) {
    const roll = makeDice(seed);
    const { board, sheet } = randomSheet(seed % 20);
    const texts = [
      printMapFile(sheet),
      printMapBlock(sheet),
      writeTiled(board, sheet).text,
      writeVtt(board, sheet).text,
      writeCollectionMap(board, sheet).text,
    ];
    let text = texts[roll(texts.length)] ?? '';
    for (let cut = 0; cut < 1 + roll(4); cut++) {
      const from = roll(text.length);
      text = text.slice(0, from) + (scraps[roll(scraps.length)] ?? '') + text.slice(from + roll(30));
    }
    const result = readAnyMap(text, 'cut.json');
    if (result.ok) for (const each of result.value.sheets) expect(boardFromSheet(each).ok, `seed ${seed}`).toBe(true);
  }
});

test('every real map can be imported and exported in every format', (context) => {
  const folder = sharedPath(context, 'data/maps');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(files).toHaveLength(5);
  for (const name of files) {
    const sheet = sheetIn(readFileSync(join(folder, name), 'utf8'), name);
    const board = boardOf(sheet);
    const unwarned = { ...sheet, warnings: [] };
    expect(sheetIn(printMapFile(sheet)), name).toEqual(unwarned);
    expect(describeBoard(boardOf(sheetIn(writeTiled(board, sheet).text))), name).toBe(describeBoard(board));
    expect(describeBoard(boardOf(sheetIn(printMapBlock(sheet)))), name).toBe(describeBoard(board));
    expect(describeBoard(boardOf(sheetIn(writeVtt(board, sheet).text))), name).toBe(describeBoard(heldByVtt(board)));
    const again = sheetIn(writeCollectionMap(board, sheet).text);
    expect(describeBoard(bare(boardOf(again))), name).toBe(describeBoard(heldByCollection(board)));
    expect(again.starts, name).toEqual(sheet.starts);
  }
});

import { expect, test } from 'vitest';
import type { MapSheet } from '../../src/board/map-sheet';
import { readMapFile } from '../helpers/read-text';
import { surveyImport } from './survey';

const RECORD = {
  name: 'Lamp Works',
  set: 'Invented',
  type: 'outdoor',
  source: 'Night Harbour',
  date: 'May 2031',
  width: 3,
  height: 2,
  published: true,
  rows: [
    {
      y: 1,
      note: 'upper',
      tiles: [
        { x: 'A', elevation: 1, isStartingZone: true },
        { x: 'B', elevation: 1, terrain: 'water', group: 'Pond', roof: true },
        { x: 'C', elevation: 2, label: { text: 'Lift', color: 'red' } },
      ],
    },
    {
      y: 2,
      tiles: [
        { x: 'A', elevation: 1 },
        { x: 'B', elevation: 1, terrain: 'hindering' },
        { x: 'C', elevation: 1, type: 'indoor' },
      ],
    },
  ],
  walls: [{ x0: 1, y0: 0, x1: 1, y1: 1, color: 'blue' }],
  ramps: [{ x0: 2, y0: 0, x1: 2, y1: 1, color: 'red' }],
};

function kept(): MapSheet {
  const report = readMapFile(JSON.stringify(RECORD), 'one.json');
  if (!report.ok || !report.value.sheets[0]) throw new Error('set aside');
  return report.value.sheets[0];
}

const lostWith = (sheet: MapSheet): string[] => [
  ...surveyImport([{ name: 'one.json', value: RECORD }], { characters: [], cards: [], maps: [sheet] }).lost.keys(),
];

const drawn = (from: string, to: string) => (sheet: MapSheet) => {
  if (!sheet.map.includes(from)) throw new Error(`no ${from} in\n${sheet.map}`);
  return { map: sheet.map.replace(from, to) };
};

test('a complete import loses nothing', () => {
  expect(lostWith(kept())).toEqual([]);
});

test.each<[string, (sheet: MapSheet) => Partial<MapSheet>, string[]]>([
  [
    'what has no place',
    () => ({ extras: {} }),
    ['published', 'rows.tiles.roof', 'source', 'date', 'rows.note', 'rows.tiles.group'],
  ],
  [
    'the colour of a wall and a ramp',
    ({ extras = {} }) => ({ extras: without(extras, 'color') }),
    ['walls.color', 'ramps.color'],
  ],
  ['notes', () => ({ notes: [] }), ['rows.tiles.label.text']],
  ['starting areas', () => ({ starts: {} }), ['rows.tiles.isStartingZone']],
  ['water', drawn('w', '.'), ['rows.tiles.terrain']],
])('detects a loss of %s', (_, change, fields) => {
  const sheet = kept();
  expect(lostWith({ ...sheet, ...change(sheet) })).toEqual(expect.arrayContaining(fields));
});

test('detects missing walls, ramps, heights and indoor squares', () => {
  const sheet = kept();
  const bare = ['+---+---+---+', '| .   .   . |', '+   +   +   +', '| .   .   . |', '+---+---+---+'].join('\n');
  expect(lostWith({ ...sheet, map: bare })).toEqual(
    expect.arrayContaining(['walls', 'ramps', 'rows.tiles.elevation', 'rows.tiles.type']),
  );
});

function without(extras: Readonly<Record<string, string>>, word: string): Record<string, string> {
  return Object.fromEntries(Object.entries(extras).filter(([field]) => !field.includes(word)));
}

const survey = (records: readonly object[], maps: readonly MapSheet[]) =>
  surveyImport([{ name: 'all.json', value: records }], { characters: [], cards: [], maps });

test('a second map of one name that was not stored counts as overwritten, an identical record does not', () => {
  const other = { ...RECORD, date: 'June 2031' };
  expect(survey([RECORD, other], [kept()])).toMatchObject({
    imported: 1,
    missing: [],
    overwritten: ['all.json: Lamp Works'],
  });
  expect(survey([RECORD, RECORD], [kept()])).toMatchObject({ imported: 2, overwritten: [] });
  expect(survey([RECORD], [])).toMatchObject({ imported: 0, missing: ['all.json: Lamp Works'], overwritten: [] });
});

test('an indoor map does not count as the outdoor map of its name', () => {
  const indoor = { ...RECORD, type: 'indoor' };
  expect([...survey([indoor], [kept()]).lost.keys()]).toEqual(['defaultType']);
});

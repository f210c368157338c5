import { expect, test } from 'vitest';
import { assignIds, MAP_IDENTITY } from '../../src/app/import/assign-ids';
import { emptyBoard } from '../../src/board/board';
import { type MapSheet, sheetFromBoard } from '../../src/board/map-sheet';
import { HINDERING, INDOORS, SPECIAL, STAIRS } from '../../src/board/terrain';
import { squareAt } from '../../src/grid/square';
import { ok } from '../../src/plain/result';
import { parseFile } from '../../src/share/read-file';

function yard(extras: Readonly<Record<string, string>>, width = 4, bushes = 0): MapSheet {
  const board = emptyBoard(width, 4);
  for (let bush = 0; bush < bushes; bush++) board.terrain[squareAt(bush % width, Math.floor(bush / width))] = HINDERING;
  return { ...sheetFromBoard(board, { id: 'map-inv-yard', name: 'Yard', source: 'imported' }), extras };
}

const SPRING = yard({ source: 'Box', date: 'May' });
const AUTUMN = yard({ source: 'Box', date: 'October' });
const WIDE = yard({ source: 'Box', date: 'May' }, 6);
const BUSHES = yard({ source: 'Box', date: 'May' }, 4, 2);
const STARTS = { ...SPRING, starts: { red: ['a1'] } };
const UNTOLD = yard({});

/** Imports files into an empty store, in order. Returns all stored sheets. */
async function importAll(files: readonly MapSheet[][], here = new Map<string, MapSheet>()): Promise<MapSheet[]> {
  const getMany = async (ids: readonly string[]) => ok(ids.flatMap((id) => here.get(id) ?? []) as never[]);
  for (const sheets of files) {
    const assigned = await assignIds(sheets, { getMany }, MAP_IDENTITY);
    if (assigned.ok) for (const sheet of assigned.value.items) here.set(sheet.id, sheet);
  }
  return [...here.values()];
}

const describeMap = ({ id, extras, map }: MapSheet): string =>
  `${id.slice(8)} ${extras?.date ?? '-'} ${map.split('\n')[0]?.length} ${map.split('h').length - 1}`;

const MANY = Array.from({ length: 12 }, (_, bushes) => yard({}, 4, bushes));

test.each<[string, MapSheet[][], string[]]>([
  ['the same map again is one map', [[SPRING], [SPRING]], ['yard May 17 0']],
  ['the same map twice in one file is one map', [[SPRING, SPRING]], ['yard May 17 0']],
  ['another date is another map', [[SPRING], [AUTUMN]], ['yard May 17 0', 'yard-2 October 17 0']],
  ['another date in one file is another map', [[SPRING, AUTUMN]], ['yard May 17 0', 'yard-2 October 17 0']],
  ['another size is another map', [[SPRING], [WIDE]], ['yard May 17 0', 'yard-2 May 25 0']],
  ['another drawing is another map', [[SPRING], [BUSHES]], ['yard May 17 0', 'yard-2 May 17 2']],
  ['another drawing in one file is another map', [[SPRING, BUSHES]], ['yard May 17 0', 'yard-2 May 17 2']],
  ['other starting areas are another map', [[SPRING], [STARTS]], ['yard May 17 0', 'yard-2 May 17 0']],
  [
    'each keeps its id whatever the order of later imports',
    [[SPRING, BUSHES], [BUSHES, SPRING], [BUSHES], [SPRING]],
    ['yard May 17 0', 'yard-2 May 17 2'],
  ],
  [
    'each keeps its id in files of one map',
    [[SPRING], [AUTUMN], [WIDE], [WIDE], [AUTUMN], [SPRING]],
    ['yard May 17 0', 'yard-2 October 17 0', 'yard-3 May 25 0'],
  ],
  ['a map stored before dates were is the same', [[UNTOLD], [SPRING]], ['yard May 17 0']],
  [
    'no number of maps overwrites one',
    [MANY, MANY.toReversed(), MANY],
    MANY.map((_, at) => `yard${at === 0 ? '' : `-${at + 1}`} - 17 ${at}`),
  ],
])('%s', async (_, files, expected) => {
  expect((await importAll(files)).map(describeMap)).toEqual(expected);
});

test('a map keeps its id after the first map of its name was deleted', async () => {
  const here = new Map([['map-inv-yard-2', { ...BUSHES, id: 'map-inv-yard-2' }]]);
  const maps = await importAll([[BUSHES, SPRING]], here);
  expect(maps.map(describeMap).toSorted()).toEqual(['yard May 17 0', 'yard-2 May 17 2']);
});

test('a reimported map keeps the photo taken of it here', async () => {
  const here = new Map([['map-inv-yard', { ...SPRING, picture: 'photo' }]]);
  expect((await importAll([[SPRING]], here)).map(({ picture }) => picture)).toEqual(['photo']);
});

/** Makes a map whose first square has some signs, as an early version stored it or as it is read today. */
function pier(terrain: number, code: 'ramp-level' | 'square-crowded' | null): MapSheet {
  const board = emptyBoard(3, 1);
  board.levels[0] = 1;
  board.terrain[0] = terrain;
  const warnings = code === null ? [] : [{ code, detail: 'a1' }];
  return { ...sheetFromBoard(board, { id: 'map-inv-pier', name: 'Pier', source: 'imported' }), warnings };
}

test.each<[string, MapSheet, MapSheet, number]>([
  ['without the stairs of a level ramp', pier(HINDERING, 'ramp-level'), pier(HINDERING | STAIRS, 'ramp-level'), 1],
  [
    'without signs that had no space',
    pier(STAIRS | HINDERING, 'square-crowded'),
    pier(STAIRS | HINDERING | INDOORS | SPECIAL, null),
    1,
  ],
  ['with other signs than the file', pier(HINDERING, 'ramp-level'), pier(HINDERING | INDOORS, 'ramp-level'), 2],
  ['without a warning of an early version', pier(HINDERING, null), pier(HINDERING | STAIRS, null), 2],
])('a map that was stored %s is the same map or another', async (_, early, now, count) => {
  expect(await importAll([[early], [now]])).toHaveLength(count);
});

const hall = (type: string, terrain: string) =>
  JSON.stringify({
    ...{ name: 'Lamp Hall', set: 'Invented', date: 'June 2006', source: 'Starter', type, defaultType: type },
    ...{ width: 2, height: 1, rows: [{ y: 1, tiles: [{ x: 'A', terrain }, { x: 'B' }] }] },
  });

test('an indoor and an outdoor map of one name stay separate, in either import order and on reimport', async () => {
  const [indoor = [], outdoor = []] = await Promise.all(
    [hall('indoor', 'blocking'), hall('outdoor', 'hindering')].map(async (text) => {
      const read = await parseFile(text, 'hall.json');
      return read.ok && read.value.holds === 'maps' ? [...read.value.report.sheets] : [];
    }),
  );
  for (const files of [
    [indoor, outdoor, indoor, outdoor],
    [outdoor, indoor, indoor, outdoor],
  ]) {
    const maps = await importAll(files);
    expect(maps.map(({ map }) => map).toSorted()).toEqual([...indoor, ...outdoor].map(({ map }) => map).toSorted());
  }
});

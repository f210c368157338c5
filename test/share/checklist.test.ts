import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { importFiles } from '../../src/app/import/import-files';
import type { ImportReport } from '../../src/app/import/import-summary';
import { IMPORT_REPOSITORIES, undoImportedRecords } from '../../src/app/import/save-imported';
import type { Character } from '../../src/catalog/character';
import type { DoubtfulRow, RowChoices } from '../../src/catalog/checklist/match';
import { guessColumns } from '../../src/catalog/csv/columns';
import { readUnitsJson } from '../../src/catalog/units/list';
import { characterRepository } from '../../src/store/characters';
import { defaultDatabase } from '../../src/store/database';
import { holdingRepository } from '../../src/store/owned';
import { makeInventedUnit } from '../helpers/invented-units';
import { unwrap } from '../store/test-database';

const SIZE = 200;

function catalog(): readonly Character[] {
  const units = Array.from({ length: SIZE }, (_, at) => ({
    ...makeInventedUnit(at),
    name: nameOf(at),
    point_values: [10 + at],
  }));
  const read = readUnitsJson(units, 'invented');
  if (!read.ok) throw new Error(read.fault.code);
  return read.value.characters;
}

const FIRST = ['Salt', 'Tin', 'Gilt', 'Ash', 'Ember', 'Rime', 'Moss', 'Flint', 'Brine', 'Cinder'];
const SECOND = ['Heron', 'Lark', 'Ibis', 'Rook', 'Wren', 'Otter', 'Badger', 'Stoat', 'Marten', 'Adder'];

/** Returns one of a hundred names; two figures have each name. */
function nameOf(at: number): string {
  return `${FIRST[at % 10]} ${SECOND[Math.floor(at / 10) % 10]}`;
}

async function bring(
  text: string,
  which: (rows: readonly DoubtfulRow[]) => RowChoices = () => [],
  ...others: File[]
): Promise<ImportReport> {
  return importFiles([...others, new File([text], 'list.csv')], IMPORT_REPOSITORIES, {
    onProgress: () => undefined,
    stopped: () => false,
    columns: async ({ headings }) => guessColumns(headings),
    which: async (rows) => which(rows),
  });
}

async function owned(): Promise<Readonly<Record<string, number>>> {
  const all = await defaultDatabase().owned.toArray();
  return Object.fromEntries(all.filter(({ deletedAt }) => deletedAt === null).map(({ id, count }) => [id, count]));
}

const count = () => defaultDatabase().characters.count();
let all: readonly Character[];

beforeEach(async () => {
  for (const name of ['characters', 'owned', 'cards']) await defaultDatabase().table(name).clear();
  all = catalog();
  await unwrap(characterRepository.putMany(all));
});

test('200 rows with ten kinds of trouble are each owned or reported, and none is duplicated or added without values', async () => {
  const TROUBLES: readonly ((each: Character) => string)[] = [
    ({ set, number, name }) => `${set},${Number(number)},${name},,1`,
    ({ set, number }) => `${set.toUpperCase()},${number},,,1`,
    ({ set, number }) => `,,${set} ${number},,x`,
    ({ name, starts }) => `,,${name.toUpperCase()},${starts[0]?.points},1`,
    ({ name, starts }) => `,,${name.replace(' ', '')},${starts[0]?.points}/5,1`,
    ({ set, number, name }) => `${set},${number}/200,${name.slice(0, -1)},,1`,
    ({ number, name }) => `The Invented Set,${number},${name},,1`,
    ({ name }) => `,,${name},,1`,
    ({ name }) => `,,${name} the Unheard,7,1`,
    () => ',,Nobody At All,,1',
  ];
  const lines = all.map((each, at) => (TROUBLES[at % 10] as (of: Character) => string)(each));
  const before = await count();
  let asked: readonly DoubtfulRow[] = [];
  const came = await bring(`Set,Coll. #,Figur,Punkte,Anzahl\n${lines.join('\n')}\n`, (rows) => {
    asked = rows;
    return rows.map(({ candidates }, at) => (at % 2 === 0 ? (candidates[0]?.id ?? null) : null));
  });
  expect(await count()).toBe(before);
  const values = await defaultDatabase().characters.toArray();
  expect(values.filter(({ guessed }) => (guessed?.length ?? 0) > 0)).toEqual([]);
  // Seven kinds of rows identify a figure, two kinds are ambiguous, and twenty rows match no figure.
  const counts = await owned();
  const kind = (at: number) => all.filter((_, place) => place % 10 === at).map(({ id }) => id);
  for (const at of [0, 1, 2, 3, 4, 5, 6]) expect(kind(at).map((id) => counts[id] ?? 0)).toEqual(kind(at).map(() => 1));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every(({ candidates }) => candidates.length >= 2)).toBe(true);
  expect(came.setAside.filter((line) => line.includes('Nobody At All'))).toHaveLength(20);
  const rows = Object.values(counts).reduce((sum, each) => sum + each, 0);
  expect(rows + came.setAside.length).toBe(SIZE);
  expect(await undoImportedRecords(came, IMPORT_REPOSITORIES)).toBe(true);
  expect([await count(), await owned()]).toEqual([before, {}]);
});

describe('a list', () => {
  test('adds up rows of one figure, and preserves a place that it does not mention', async () => {
    const [one, two] = all as [Character, Character];
    await unwrap(holdingRepository.putMany([{ id: one.id, count: 9, where: 'Blue box' }]));
    await bring(
      `Set,Number,Qty\n${one.set},${one.number},2\n${one.set},${Number(one.number)},1\n${two.set},${two.number},0\n`,
    );
    expect(await defaultDatabase().owned.toArray()).toMatchObject([{ id: one.id, count: 3, where: 'Blue box' }]);
  });

  test('matches figures imported in the same pick, in any order', async () => {
    await defaultDatabase().characters.clear();
    const units = new File([JSON.stringify([makeInventedUnit(0)])], 'units.json');
    const came = await bring(`Name,Qty\n${makeInventedUnit(0).name},4\n`, () => [], units);
    expect([came.characters.added.length, Object.values(await owned())]).toEqual([1, [4]]);
  });

  test('with a dial for a stored figure marks it as owned, and reports that its dial is not replaced', async () => {
    const [one] = all as [Character];
    const came = await bring(
      `Set,Number,Name,Qty,Click 1\n${one.set},${Number(one.number)},${one.name},2,9/9/9/1\nqq,7,New One,1,9/9/9/1\n`,
    );
    expect(await owned()).toEqual({ [one.id]: 2, 'qq-7': 1 });
    expect(came.characters.added).toEqual(['qq-7']);
    expect(came.mended.join('\n')).toMatch(/already in your collection\. Its dial was not changed/);
  });

  test('reports rows without a count, and that wanted counts are not saved', async () => {
    const [one, two] = all as [Character, Character];
    const came = await bring(`Set,Number,Have/Want\n${one.set},${one.number},6/2\n${two.set},${two.number},\n`);
    expect([came.leftOut, await owned()]).toEqual([
      ['1 row has no count.', 'How many you want is not saved, only how many you own.'],
      { [one.id]: 6 },
    ]);
  });
});

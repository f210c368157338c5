import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { importFiles } from '../../src/app/import/import-files';
import { type ImportReport, summarizeImport } from '../../src/app/import/import-summary';
import { IMPORT_REPOSITORIES, undoImportedRecords } from '../../src/app/import/save-imported';
import { collectExportData, makeCollectionFile, makeSpreadsheetFile } from '../../src/app/transfer/export-collection';
import { listBoxCards } from '../../src/catalog/cards/box-card';
import { DEMO_CARD_BOX } from '../../src/catalog/cards/demo';
import type { Character } from '../../src/catalog/character';
import { guessColumns, restoreColumns } from '../../src/catalog/csv/columns';
import { printCsv } from '../../src/catalog/csv/parse-csv';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { NO_NEEDS } from '../../src/catalog/feat-needs';
import { type GeneralCard, makeGeneralCard } from '../../src/catalog/general-cards/card';
import { generalCardsToTable } from '../../src/catalog/general-cards/csv';
import { charactersToTable, readCsvRows } from '../../src/catalog/units/csv';
import { readUnitsJson } from '../../src/catalog/units/list';
import type { UnknownRecord } from '../../src/plain/record';
import { cardRepository } from '../../src/store/cards';
import { characterRepository } from '../../src/store/characters';
import { codeRepository } from '../../src/store/codes';
import { defaultDatabase } from '../../src/store/database';
import { mapRepository } from '../../src/store/maps';
import { holdingRepository } from '../../src/store/owned';
import { readPicture, savePicture } from '../../src/store/pictures';
import { listSchemaErrors } from '../force/json-schema';
import { makeClearMapText, makeTestCharacter } from '../game/make';
import { parseTestCsv } from '../helpers/csv';
import { makeInventedUnit } from '../helpers/invented-units';
import { makePicture, unwrap } from '../store/test-database';

const TABLES = ['characters', 'owned', 'cards', 'maps', 'codes', 'pictures'] as const;

/** Bytes of a photo: longer than one base64 chunk, with every byte value, and no valid text. */
const PHOTO = Array.from({ length: 40_000 }, (_, at) => (at * 7 + (at >> 8)) % 256);

/** Serializes the tested tables with keys and records in order. Equal stores give equal texts. */
async function canonical(): Promise<string> {
  const tables = await Promise.all(TABLES.map((name) => defaultDatabase().table(name).toArray()));
  return JSON.stringify(tables, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

async function wipe(): Promise<void> {
  for (const name of TABLES) await defaultDatabase().table(name).clear();
}

function bring(...files: File[]): Promise<ImportReport> {
  return importFiles(files, IMPORT_REPOSITORIES, {
    onProgress: () => undefined,
    stopped: () => false,
    columns: async ({ headings }) => guessColumns(headings),
  });
}

function invented(count: number): readonly Character[] {
  const read = readUnitsJson(
    Array.from({ length: count }, (_, place) => makeInventedUnit(place)),
    'invented',
  );
  if (!read.ok) throw new Error(read.fault.code);
  return read.value.characters;
}

const NERVES = makeGeneralCard('feats', {
  id: 'iron-nerves',
  name: 'Iron Nerves',
  text: 'Stands.',
  points: 8,
  each: true,
  needs: { ...NO_NEEDS, powers: ['toughness'], team: 'Night Watch', attack: 10 },
});
const SHELVED: readonly GeneralCard[] = [
  { ...NERVES, byHand: true },
  makeGeneralCard('objects', {
    id: 'keg',
    name: 'Keg',
    text: '',
    points: 4,
    kind: 'immobile',
    extras: { rarity: 'rare' },
  }),
  makeGeneralCard('conditions', { id: 'fog', name: 'Fog', text: 'Two\nlines' }),
  { ...makeGeneralCard('teams', { id: 'night-watch', name: 'Night Watch', text: '', wild: true }), byHand: true },
];

async function fill(): Promise<void> {
  await unwrap(characterRepository.putMany([...invented(60), ...DEMO_CHARACTERS]));
  await unwrap(savePicture(makePicture('photo', PHOTO)));
  await unwrap(savePicture(makePicture('under-the-yard')));
  await unwrap(
    characterRepository.putMany([
      {
        ...makeTestCharacter('odd'),
        picture: 'photo',
        guessed: ['1.speed'],
        byHand: true,
        name: 'Ünï "quoted", |barred|',
      },
    ]),
  );
  await unwrap(holdingRepository.putMany([{ id: 'odd', count: 3, where: 'Blue box, tray 2' }]));
  await unwrap(codeRepository.putMany([{ id: '4006381333931', character: 'odd', name: 'Ünï', set: 'x', number: '1' }]));
  await unwrap(cardRepository.putMany(listBoxCards(DEMO_CARD_BOX)));
  await unwrap(cardRepository.putMany(SHELVED));
  await unwrap(
    mapRepository.putMany([
      {
        ...{
          id: 'm',
          name: 'Yard',
          source: 'entered',
          map: makeClearMapText(3, 3),
          starts: {},
          warnings: [],
          notes: [],
        },
        picture: 'under-the-yard',
      },
    ]),
  );
}

afterEach(wipe);

describe('our own file', () => {
  test('restores an exported and wiped store exactly; a second import writes nothing', async () => {
    await fill();
    const before = await canonical();
    const { file, picturesLeftOut } = await makeCollectionFile(await unwrap(collectExportData(null)), 'all');
    expect(picturesLeftOut).toBe(0);
    await wipe();
    expect(await canonical()).not.toBe(before);
    const came = await bring(file);
    expect([came.setAside, came.characters.refused, came.cards.refused, came.maps.refused]).toEqual([[], [], [], []]);
    expect([came.codes.added, came.pictures.added]).toEqual([['4006381333931'], ['photo', 'under-the-yard']]);
    expect([...(await unwrap(readPicture('photo'))).bytes]).toEqual(PHOTO);
    expect(await canonical()).toBe(before);
    const again = await bring(file);
    expect([again.characters.added, again.characters.replaced, again.characters.asked]).toEqual([[], [], []]);
    expect(again.characters.same).toHaveLength(60 + DEMO_CHARACTERS.length + 1);
    expect([again.codes.same.length, again.pictures.same.length]).toEqual([1, 2]);
    expect(await canonical()).toBe(before);
  });

  test('matches its schema', async () => {
    await fill();
    const schema = JSON.parse(readFileSync(new URL('../../public/collection.schema.json', import.meta.url), 'utf8'));
    const text = await (await makeCollectionFile(await unwrap(collectExportData(null)), 'all')).file.text();
    expect(listSchemaErrors(schema as UnknownRecord, JSON.parse(text))).toEqual([]);
    const defs = { feats: 'feat', objects: 'object', conditions: 'condition', teams: 'team', others: 'other' } as const;
    for (const { part, card } of SHELVED)
      expect(
        listSchemaErrors({ ...(schema.$defs[defs[part]] as UnknownRecord) }, card, schema as UnknownRecord),
      ).toEqual([]);
    expect(
      listSchemaErrors(schema as UnknownRecord, { sidekick: 'collection', version: 0, owned: [{ id: 'a' }] }),
    ).not.toEqual([]);
  });

  test('of a selection holds the chosen characters and their owned counts', async () => {
    await fill();
    const { file } = await makeCollectionFile(
      await unwrap(collectExportData(['odd', invented(1)[0]?.id ?? ''])),
      'part',
    );
    await wipe();
    const came = await bring(file);
    expect([came.characters.added.length, came.owned.added, came.cards.added]).toEqual([2, ['odd'], []]);
    expect([came.codes.added, came.pictures.added]).toEqual([['4006381333931'], ['photo']]);
  });

  test('of version 1 is imported, though it has neither codes nor pictures', async () => {
    const [one] = invented(1);
    const text = JSON.stringify({
      sidekick: 'collection',
      version: 1,
      characters: [one],
      owned: [],
      cards: [],
      maps: [],
    });
    const came = await bring(new File([text], 'old.json'));
    expect([came.characters.added, came.pictures.added, came.setAside]).toEqual([[one?.id], [], []]);
  });

  test('reports an invalid picture and imports the rest; the import can be undone', async () => {
    await fill();
    const { file } = await makeCollectionFile(await unwrap(collectExportData(['odd'])), 'part');
    const text = (await file.text()).replace(/"base64":"[^"]*"/, '"base64":"not base64!"');
    await wipe();
    const came = await bring(new File([text], 'bent.json'));
    expect([came.characters.added, came.pictures.added]).toEqual([['odd'], []]);
    expect(came.setAside.join()).toMatch(/^photo could not be saved: .*bytes/);
    expect(await undoImportedRecords(came, IMPORT_REPOSITORIES)).toBe(true);
    expect(await unwrap(IMPORT_REPOSITORIES.characters.getMany(['odd']))).toEqual([]);
    expect(await unwrap(IMPORT_REPOSITORIES.codes.getMany(['4006381333931']))).toEqual([]);
  });

  test('never exceeds the size limit of an import: pictures that do not fit are counted', async () => {
    await fill();
    const gathered = await unwrap(collectExportData(['odd']));
    const { file, picturesLeftOut } = await makeCollectionFile(gathered, 'small', 20_000);
    expect(picturesLeftOut).toBe(1);
    expect(file.size).toBeLessThan(20_000);
    await wipe();
    expect((await bring(file)).characters.added).toEqual(['odd']);
  });

  test('reports bad records and imports the rest; a file of a later version is rejected with a message', async () => {
    const good = invented(1)[0];
    const text = JSON.stringify({
      sidekick: 'collection',
      version: 2,
      characters: [good, 7, { ...good, id: 'flat', dial: [] }],
      owned: [{ id: 'x', count: -1, where: '' }],
    });
    const came = await bring(new File([text], 'mine.json'), new File([text.replace(':2,', ':9,')], 'later.json'));
    expect(came.characters.added).toEqual([good?.id]);
    expect(came.setAside).toHaveLength(4);
    expect(came.setAside.join('\n')).toMatch(/later\.json was not imported: it comes from a newer Sidekick/);
  });
});

describe('manual changes', () => {
  test('are not replaced without a prompt; other records are', async () => {
    const [one, two] = invented(2) as [Character, Character];
    await unwrap(characterRepository.putMany([{ ...one, byHand: true, name: 'Mine' }, two]));
    const units = [makeInventedUnit(0), { ...makeInventedUnit(1), name: 'Theirs' }];
    const came = await bring(new File([JSON.stringify(units)], 'units.json'));
    expect(came.characters.replaced.map(({ name }) => name)).toEqual([two.name]);
    expect(came.characters.asked).toMatchObject([{ mine: { name: 'Mine' }, theirs: { name: one.name } }]);
    expect((await unwrap(IMPORT_REPOSITORIES.characters.getMany([one.id])))[0]?.name).toBe('Mine');
  });

  test('count as the same when only the mark differs', async () => {
    const [one] = invented(1) as [Character];
    await unwrap(characterRepository.putMany([{ ...one, byHand: true }]));
    const came = await bring(new File([JSON.stringify([makeInventedUnit(0)])], 'units.json'));
    expect([came.characters.same, came.characters.asked]).toEqual([[one.id], []]);
  });
});

describe('feats, objects, conditions and teams', () => {
  const unit = { ...makeInventedUnit(0), team_abilities: ['night_watch', 'red_hand'] };
  const feat = { unit_id: 'zz1', type: 'feat', name: 'Iron Nerves', point_values: [9], special_powers: [] };
  const file = () => new File([JSON.stringify([unit, feat])], 'units.json');

  test('are imported from a file of units, teams from the bases; a repeat changes nothing, and the import can be undone', async () => {
    const came = await bring(file());
    expect(came.cards.added).toEqual(['feats/zz1', 'teams/night-watch', 'teams/red-hand']);
    expect(came.setAside).toEqual([]);
    const before = await canonical();
    const again = await bring(file());
    expect([again.cards.added, again.cards.replaced, again.cards.same]).toEqual([[], [], ['feats/zz1']]);
    expect(await canonical()).toBe(before);
    await undoImportedRecords(came, IMPORT_REPOSITORIES);
    expect(await unwrap(IMPORT_REPOSITORIES.cards.getMany(came.cards.added))).toEqual([]);
  });

  test('changed by hand are prompted for, and a known team retains its text', async () => {
    const mine = makeGeneralCard('feats', { ...NERVES.card, id: 'zz1', text: 'Mine' });
    await unwrap(cardRepository.putMany([{ ...mine, byHand: true }, ...SHELVED]));
    const came = await bring(file());
    expect(came.cards.asked).toMatchObject([{ mine: { id: 'feats/zz1' }, theirs: { card: { points: 9 } } }]);
    expect(came.cards.added).toEqual(['teams/red-hand']);
    const [watch] = await unwrap(IMPORT_REPOSITORIES.cards.getMany(['teams/night-watch']));
    expect(watch?.card).toMatchObject({ wild: true });
    expect(summarizeImport(came).asked[0]?.differences).toContainEqual({ field: 'points', mine: '8', theirs: '9' });
    expect(summarizeImport(came).counts.teams).toEqual({ added: 1, replaced: 0, same: 0 });
  });

  test('are exported as a table and imported the same, except for their origin', async () => {
    await unwrap(cardRepository.putMany(SHELVED));
    const before = await unwrap(IMPORT_REPOSITORIES.cards.getMany(SHELVED.map(({ id }) => id)));
    const table = new File([printCsv(generalCardsToTable(SHELVED))], 'shelf.csv');
    const same = await bring(table);
    expect([same.cards.same.length, same.cards.asked, same.setAside]).toEqual([4, [], []]);
    await wipe();
    const came = await bring(table);
    expect(came.cards.added).toHaveLength(4);
    const after = await unwrap(IMPORT_REPOSITORIES.cards.getMany(SHELVED.map(({ id }) => id)));
    expect(after.map(({ card }) => card)).toEqual(before.map(({ card }) => card));
  });

  test("with a wrong shape are rejected one by one, and an older file's contents are still imported", async () => {
    const cards = [{ ...SHELVED[0], card: { name: 'Half' } }, { id: 'spells/x', part: 'spells', card: {} }, SHELVED[2]];
    const text = JSON.stringify({
      sidekick: 'collection',
      version: 1,
      cards: [...cards, ...listBoxCards(DEMO_CARD_BOX)],
    });
    const came = await bring(new File([text], 'old.json'));
    expect(came.cards.added).toHaveLength(1 + listBoxCards(DEMO_CARD_BOX).length);
    expect(came.setAside.map((line) => line.split(' could')[0])).toEqual(['feats/iron-nerves', 'spells/x']);
  });
});

describe('a table', () => {
  test('of characters reimports as the same characters, with their owned counts', () => {
    const all = [...invented(40), ...DEMO_CHARACTERS];
    const holdings = new Map([[all[3]?.id ?? '', { id: all[3]?.id ?? '', count: 2, where: 'Box; "A"' }]]);
    const table = parseTestCsv(printCsv(charactersToTable(all, holdings)));
    if (table === null) throw new Error('no table');
    const read = readCsvRows(table, guessColumns(table.headings));
    expect([read.setAside, read.leftOut, read.fixes.filter(({ code }) => code !== 'unknown-power')]).toEqual([
      [],
      [],
      [],
    ]);
    const plain = ({ origin: _origin, archenemy: _archenemy, ...rest }: Character) => rest;
    expect(read.characters.map(plain)).toEqual(all.map(plain));
    const told = read.rows.filter(({ count }) => count !== null).map(({ code, count, where }) => [code, count, where]);
    expect(told).toEqual([[all[3]?.id, 2, 'Box; "A"']]);
  });

  test.each([
    ['commas', 'Name,Points\nAsh,50\n'],
    ['semicolons', '\uFEFFName;Points\r\nAsh;50'],
    ['tabs', 'Name\tPoints\nAsh\t50'],
    ['quotes and line ends in a cell', '"Name","Points"\n"Ash",\n\n"Bo\n""B""",50'],
  ])('is read with %s', (_, text) => {
    const rows = parseTestCsv(text)?.rows.map((row) => row.join('/'));
    expect(rows?.at(-1)).toMatch(/^(?:Ash|Bo\n"B")\/50$/);
  });

  test('text that is not a table returns null, and an unclosed quote ends with the text', () => {
    expect(parseTestCsv('a story of a knight')).toBeNull();
    expect(parseTestCsv('a,b')).toBeNull();
    expect(parseTestCsv('a,b\n"never, ends\n1,2')?.rows).toEqual([['never, ends\n1,2', '']]);
  });

  test('columns are guessed by their headings, each field once; unknown ones become notes', () => {
    expect(guessColumns(['Character Name', 'Qty', 'Location', 'Condition', 'Name', ''])).toEqual([
      'name',
      'count',
      'where',
      'note',
      'note',
      'skip',
    ]);
    expect(restoreColumns(['A', 'B'], ['name', 'points'])).toEqual(['name', 'points']);
    expect(restoreColumns(['Name', 'B'], ['name'])).toEqual(['name', 'note']);
    expect(restoreColumns(['Name', 'B'], ['name', 'constructor'])).toEqual(['name', 'note']);
  });

  test('the exported table is a valid table', async () => {
    await fill();
    const text = await (await makeSpreadsheetFile(await unwrap(collectExportData(['odd'])), 'table')).text();
    expect(parseTestCsv(text)?.rows[0]).toContain('Ünï "quoted", |barred|');
  });
});

import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { listBoxCards } from '../../src/catalog/cards/box-card';
import { DEMO_CARD_BOX } from '../../src/catalog/cards/demo';
import { ok } from '../../src/plain/result';
import { campaignRepository } from '../../src/store/campaigns';
import { cardRepository } from '../../src/store/cards';
import { characterRepository } from '../../src/store/characters';
import { forceRepository } from '../../src/store/forces';
import { openGame } from '../../src/store/games';
import { mapRepository } from '../../src/store/maps';
import { readPicture, savePicture } from '../../src/store/pictures';
import { getSetting } from '../../src/store/settings';
import { clickFact, makeClearMapText, makeTestCharacter, SETUP_FACTS } from '../game/make';
import { connectTestDatabase, makePicture, unwrap } from './test-database';

/** Writes a database of version 1 without the app’s code. Dexie multiplies the version by ten for the browser. */
function writeVersion1(name: string, rows: Readonly<Record<string, readonly unknown[]>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 10);
    request.onerror = () => reject(request.error);
    request.onupgradeneeded = () => {
      const database = request.result;
      for (const table of ['games', 'characters', 'maps', 'forces']) {
        database.createObjectStore(table, { keyPath: 'id' }).createIndex('deletedAt', 'deletedAt');
      }
      database.createObjectStore('entries', { keyPath: ['game', 'seq'] });
      database.createObjectStore('packs', { keyPath: ['game', 'first'] });
      database.createObjectStore('settings', { keyPath: 'key' });
      database.createObjectStore('asides', { keyPath: 'id', autoIncrement: true });
      for (const [table, records] of Object.entries(rows)) {
        for (const record of records) request.transaction?.objectStore(table).put(record);
      }
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}

test('a database of version 1 opens', async () => {
  const kept = { added: 1, edited: 2, deletedAt: null };
  await writeVersion1('of-version-1', {
    games: [
      {
        id: 'g',
        name: 'Old',
        created: 1,
        touched: 2,
        cursor: 2,
        tip: 2,
        edition: 'e',
        archived: false,
        deletedAt: null,
      },
    ],
    entries: [
      { game: 'g', seq: 1, parent: null, at: 1, step: 'begin', facts: SETUP_FACTS },
      { game: 'g', seq: 2, parent: 1, at: 2, step: 'damage', facts: [clickFact('A', 2)] },
    ],
    characters: [{ ...makeTestCharacter('a'), ...kept }],
    maps: [
      {
        id: 'm',
        name: 'Yard',
        source: 'demo',
        map: makeClearMapText(3, 3),
        starts: {},
        warnings: [],
        notes: [],
        ...kept,
      },
    ],
    forces: [{ id: 'f', name: 'F', edition: 'e', buildTotal: 300, members: [{ character: 'a', points: 50 }], ...kept }],
    settings: [{ key: 'theme', value: 'dark' }],
  });
  const database = connectTestDatabase('of-version-1');
  const game = await unwrap(openGame('g', database));
  expect(game.log.table.figures.get('A')?.click).toBe(3);
  expect(game).toMatchObject({ unreadable: [], rejected: [], mended: [] });
  expect(await unwrap(characterRepository.get('a', database))).toMatchObject(makeTestCharacter('a'));
  expect((await unwrap(mapRepository.get('m', database))).name).toBe('Yard');
  expect(await unwrap(forceRepository.get('f', database))).toMatchObject({
    members: [{ id: 'a', name: '', points: 50, striker: null }],
    feats: [],
    options: [],
    notes: '',
  });
  expect(await unwrap(getSetting('theme', ok, database))).toBe('dark');
  // The campaigns table, added in version 2, is empty and accepts records.
  expect(await unwrap(campaignRepository.list(database))).toEqual({ items: [], unreadable: [] });
  const facts = [{ fact: 'campaign-began', edition: 'e', name: 'Salt', missions: 6 } as const];
  await unwrap(campaignRepository.putMany([{ id: 'c', version: 1, facts }], database));
  expect((await unwrap(campaignRepository.get('c', database))).facts).toEqual(facts);
  // The cards table, added in version 3, is empty and accepts records.
  expect((await unwrap(cardRepository.list(database))).items).toEqual([]);
  expect((await unwrap(cardRepository.putMany(listBoxCards(DEMO_CARD_BOX), database))).refused).toEqual([]);
  expect((await unwrap(cardRepository.list(database))).items).toHaveLength(listBoxCards(DEMO_CARD_BOX).length);
  // The pictures table, added in version 4, is empty and accepts records.
  expect(await database.pictures.count()).toBe(0);
  await unwrap(savePicture(makePicture('p'), database));
  expect(await unwrap(readPicture('p', database))).toMatchObject(makePicture('p'));
});

/** Tables that each released version of the store added, as declared at the time. */
const RELEASED: readonly (readonly [number: number, tables: Readonly<Record<string, string>>])[] = [
  [
    1,
    {
      games: 'id, deletedAt',
      entries: '[game+seq]',
      characters: 'id, deletedAt',
      maps: 'id, deletedAt',
      forces: 'id, deletedAt',
      settings: 'key',
      asides: '++id',
      packs: '[game+first]',
    },
  ],
  [2, { campaigns: 'id, deletedAt', missions: 'id, deletedAt' }],
  [3, { cards: 'id, deletedAt' }],
  [4, { pictures: 'id, edited' }],
  [5, { owned: 'id, deletedAt', characters: 'id, deletedAt, [name+set+number]' }],
  [6, { codes: 'id, deletedAt' }],
  [7, { rulings: 'id, deletedAt' }],
  [8, { glances: 'game' }],
  [11, { befores: 'id', device: 'key' }],
];

/** Lists the key and the indexes of each table in the database. */
async function tablesOf(database: Dexie): Promise<Readonly<Record<string, readonly string[]>>> {
  await database.open();
  const stores = database.backendDB();
  const names = [...stores.objectStoreNames].sort();
  const transaction = stores.transaction(names, 'readonly');
  return Object.fromEntries(
    names.map((name) => {
      const store = transaction.objectStore(name);
      return [name, [`${store.keyPath}`, ...[...store.indexNames].map((each) => `${store.index(each).keyPath}`)]];
    }),
  );
}

test.each(RELEASED)(
  'a database of version %i gets the current tables and indexes, with its data preserved',
  async (last) => {
    const old = new Dexie(`of-number-${last}`);
    const tables = new Set<string>();
    for (const [number, added] of RELEASED.filter(([number]) => number <= last)) {
      old.version(number).stores(added);
      for (const table of Object.keys(added)) tables.add(table);
    }
    const record = {
      id: 'a',
      key: 'a',
      game: 'a',
      seq: 1,
      first: 1,
      deletedAt: 5,
      edited: 5,
      name: 'n',
      set: 's',
      number: '1',
    };
    for (const table of tables) await old.table(table).put({ ...record, ...(table === 'asides' && { id: 1 }) });
    old.close();
    const database = connectTestDatabase(`of-number-${last}`);
    expect(await tablesOf(database)).toEqual(await tablesOf(connectTestDatabase(`fresh-beside-${last}`)));
    for (const table of tables) expect(await database.table(table).count()).toBe(1);
    expect(await database.characters.where('[name+set+number]').equals(['n', 's', '1']).count()).toBe(1);
  },
);

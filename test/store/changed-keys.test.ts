import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ChangedKeys, mergeChangedKeys, onTablesWritten } from '../../src/store/changed-keys';
import { characterRepository } from '../../src/store/characters';
import { type CopyArea, makeCopyArea } from '../../src/store/copy/area';
import { compareCopy, readCopy } from '../../src/store/copy/recover';
import { refreshCopy } from '../../src/store/copy/refresh';
import type { Database } from '../../src/store/database';
import { makeTestCharacter } from '../game/make';
import { connectTestDatabase, unwrap } from './test-database';

const texts = new Map<string, string>();
const written: string[] = [];
const area: CopyArea = makeCopyArea({
  get length() {
    return texts.size;
  },
  key: (place) => [...texts.keys()][place] ?? null,
  getItem: (key) => texts.get(key) ?? null,
  removeItem: (key) => {
    written.push(key);
    texts.delete(key);
  },
  setItem: (key, text) => {
    written.push(key);
    texts.set(key, text);
  },
});

let database: Database;
let changed: ChangedKeys = new Map();
let stop: () => void;

const imported = (id: string) => ({ ...makeTestCharacter(id), origin: 'imported' as const });
const entered = (id: string) => ({ ...makeTestCharacter(id), origin: 'entered' as const });

/**
 * Refreshes the second copy after the writes of `work`. Returns the refresh result for characters; `wrote` is true if
 * characters were written again.
 */
async function refreshAfter(work: () => Promise<unknown>) {
  changed = new Map();
  await work();
  written.length = 0;
  const { tables } = await refreshCopy(database, area, { changed });
  return { ...tables.characters, wrote: written.some((key) => key.endsWith('r:characters')) };
}

beforeEach(async () => {
  texts.clear();
  database = connectTestDatabase();
  await unwrap(characterRepository.putMany([imported('i1'), imported('i2'), entered('e1')], database));
  await refreshCopy(database, area);
  stop = onTablesWritten(database, (more) => {
    changed = mergeChangedKeys(changed, more);
  });
});

afterEach(() => stop());

test('changed imports are counted without reading the other characters', async () => {
  const done = await refreshAfter(() =>
    unwrap(characterRepository.putMany([imported('i2'), imported('i3')], database)),
  );
  expect(done).toEqual({ copied: 1, left: 0, rows: 4, wrote: false });
  await database.characters.delete('i3');
  expect(await compareCopy(database, area)).toBe('lost');
});

test.each([
  ['is added', () => unwrap(characterRepository.putMany([imported('i1'), entered('e2')], database)), 2],
  ['changes', () => unwrap(characterRepository.putMany([{ ...entered('e1'), name: 'Renamed' }], database)), 1],
  ['is erased', () => database.characters.delete('e1'), 0],
  ['is erased with a whole range', () => database.characters.where('id').startsWith('e').delete(), 0],
])('a manually entered character that %s is in the copy', async (_, work, copied) => {
  expect(await refreshAfter(work)).toMatchObject({ copied, wrote: true });
  expect((await readCopy(area)).body.characters).toHaveLength(copied);
});

test('too many changes are not looked up one by one', async () => {
  const many = Array.from({ length: 600 }, (_, number) => imported(`m${number}`));
  expect(await refreshAfter(() => unwrap(characterRepository.putMany(many, database)))).toMatchObject({
    rows: 603,
    wrote: true,
  });
  expect(changed.get('characters')).toBeNull();
});

test('changes accumulate up to a limit', () => {
  const keys = (from: number, count: number): ChangedKeys =>
    new Map([['maps', new Set(Array.from({ length: count }, (_, place) => `m${from + place}`))]]);
  expect(mergeChangedKeys(keys(0, 3), keys(2, 3)).get('maps')).toEqual(new Set(['m0', 'm1', 'm2', 'm3', 'm4']));
  expect(mergeChangedKeys(keys(0, 300), keys(300, 300)).get('maps')).toBeNull();
  expect(mergeChangedKeys(new Map([['maps', null]]), keys(0, 1)).get('maps')).toBeNull();
});

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLastImport, rememberImport, undoLastImport } from '../../src/app/import/last-import';
import { IMPORT_REPOSITORIES, NOTHING_IMPORTED, saveImportedRecords } from '../../src/app/import/save-imported';
import type { Character } from '../../src/catalog/character';
import { characterRepository } from '../../src/store/characters';
import { holdingRepository } from '../../src/store/owned';
import { nextTimestamp } from '../../src/store/timestamp';
import { makeTestCharacter as made } from '../game/make';

const character = (id: string, name = id): Character => ({ ...made(id), name });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

async function take(...characters: Character[]): Promise<void> {
  const saved = await saveImportedRecords(characters, IMPORT_REPOSITORIES.characters);
  await rememberImport({ ...NOTHING_IMPORTED, characters: saved }, nextTimestamp());
  vi.advanceTimersByTime(60_000);
}

async function here(...ids: string[]): Promise<string[]> {
  const result = await characterRepository.getMany(ids);
  return result.ok ? result.value.map(({ name }) => name) : [];
}

test('an import can be undone for a day, restoring what it replaced', async () => {
  await take(character('u-1', 'Before'));
  await take(character('u-1', 'After'), character('u-2'));
  expect(await readLastImport(Date.now())).toEqual({ time: 1_060_000, records: 2 });
  expect(await undoLastImport()).toEqual({ ok: true, edited: 0 });
  expect(await here('u-1', 'u-2')).toEqual(['Before']);
  expect(await readLastImport(Date.now())).toBeNull();
  await take(character('u-3'));
  expect(await readLastImport(Date.now() + 24 * 60 * 60 * 1000)).toBeNull();
});

test('undoing an import leaves what was edited, deleted or marked as owned since', async () => {
  await take(character('e-1', 'Old'), character('e-5', 'Deleted'));
  await take(...['e-1', 'e-2', 'e-3', 'e-4'].map((id) => character(id)), character('e-5', 'Replaced'));
  await saveImportedRecords([character('e-1', 'By hand')], IMPORT_REPOSITORIES.characters);
  await saveImportedRecords([character('e-2', 'By hand too')], IMPORT_REPOSITORIES.characters);
  await holdingRepository.putMany([{ id: 'e-3', count: 2, where: '' }]);
  await characterRepository.remove(['e-5']);
  expect(await undoLastImport()).toEqual({ ok: true, edited: 4 });
  expect(await here('e-1', 'e-2', 'e-3', 'e-4', 'e-5')).toEqual(['By hand', 'By hand too', 'e-3']);
  const result = await holdingRepository.getMany(['e-3']);
  expect(result.ok && result.value.map(({ count }) => count)).toEqual([2]);
});

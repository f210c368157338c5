import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { importFiles } from '../../src/app/import/import-files';
import { IMPORT_REPOSITORIES, undoImportedRecords } from '../../src/app/import/save-imported';
import type { Character } from '../../src/catalog/character';
import { ok } from '../../src/plain/result';
import { characterRepository } from '../../src/store/characters';
import { defaultDatabase } from '../../src/store/database';
import { makeTestCharacter } from '../game/make';
import { clearTables } from '../store/random-store';

// Only browsers can decode pictures.
vi.mock('../../src/app/pictures/shrink-picture', () => ({
  PICTURE_SIDE: 720,
  PICTURE_FAULT_TEXT: {},
  shrinkPicture: async (file: Blob) =>
    ok({ type: 'image/webp', width: 1, height: 1, bytes: new Uint8Array(await file.arrayBuffer()) }),
}));

const character = (set: string, number: string, name: string): Character => ({
  ...makeTestCharacter(`${set}-${number}`),
  set,
  number,
  name,
  origin: 'imported',
});
const OWL = character('zz', '004', 'Roof Owl');
const CAT = character('zz', '005a', 'Roof Cat');
const TWIN = character('yy', '001', 'Roof Cat');

beforeEach(async () => {
  await clearTables(defaultDatabase());
  await characterRepository.putMany([OWL, CAT, TWIN]);
});

const bring = (...files: readonly [name: string, content: string][]) =>
  importFiles(
    files.map(([name, content]) => new File([content], name)),
    IMPORT_REPOSITORIES,
    { onProgress: () => undefined, stopped: () => false, columns: async () => null },
  );
const pictured = async () => {
  const all = await characterRepository.list();
  return all.ok
    ? all.value.items
        .filter(({ picture }) => picture !== undefined)
        .map(({ id }) => id)
        .sort()
    : [];
};

test.each([
  ['zz004.jpg', ['zz-004']],
  ['ZZ_005a.png', ['zz-005a']],
  ['zz-004 Roof Owl.webp', ['zz-004']],
  ['Roof Owl.jpeg', ['zz-004']],
  ['zz/004.jpg', ['zz-004']],
  ['zz/5a Roof Cat.jpg', ['zz-005a']],
  ['001 Roof Cat.jpg', ['yy-001']],
])('the picture %s finds its character', async (name, ids) => {
  expect((await bring([name, 'picture'])).setAside).toEqual([]);
  expect(await pictured()).toEqual(ids);
});

test('a picture that fits no character or several is reported and not saved', async () => {
  const report = await bring(['Roof Cat.jpg', 'one'], ['zz099.jpg', 'two'], ['zz004.jpg', 'three']);
  expect(report.setAside).toEqual([
    'Roof Cat.jpg: Several characters match this picture; name it by set and number, such as zz004.',
    'zz099.jpg: No character matches this picture; name it by set and number, such as zz004.',
  ]);
  expect(await pictured()).toEqual(['zz-004']);
  expect(await defaultDatabase().pictures.count()).toBe(1);
});

test('the same picture again changes nothing, another replaces it, and undo removes it', async () => {
  await bring(['zz004.jpg', 'picture']);
  const again = await bring(['zz004.jpg', 'picture']);
  expect([again.characters.replaced, again.pictures.added]).toEqual([[], []]);
  const other = await bring(['zz004.jpg', 'another']);
  expect(other.characters.replaced.map(({ id }) => id)).toEqual(['zz-004']);
  await undoImportedRecords(other, IMPORT_REPOSITORIES);
  await undoImportedRecords(again, IMPORT_REPOSITORIES);
  expect(await pictured()).toEqual(['zz-004']);
});

test('a unit file imported later keeps the picture of its character', async () => {
  await bring(['zz004.jpg', 'picture']);
  const unit = { unit_id: 'zz004', set_id: 'zz', collector_number: '004', name: 'Roof Owl', unit_range: 4, targets: 1 };
  const dial = [
    { click_number: 1, starting_line: true, speed_value: 9, attack_value: 9, defense_value: 16, damage_value: 2 },
  ];
  const report = await bring([
    'units.json',
    JSON.stringify([{ ...unit, dimensions: '1x1', point_values: [60], dial }]),
  ]);
  expect(report.characters.replaced.map(({ id }) => id)).toEqual(['zz-004']);
  expect(await pictured()).toEqual(['zz-004']);
});

import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { exportJsonBackup, importJsonBackup } from '../../src/store/backup';
import { codeRepository } from '../../src/store/codes';
import { GRACE_MS, purge } from '../../src/store/purge';
import { connectTestDatabase, putUnchecked, unwrap, unwrapFault } from './test-database';

const tied = { id: '4006381333931', character: 'ab-007', name: 'Grey Heron', set: 'ab', number: '007' };

test('a linked code is found, relinked, unlinked and restored', async () => {
  const database = connectTestDatabase();
  await unwrap(codeRepository.putMany([tied], database));
  expect(await unwrap(codeRepository.get(tied.id, database))).toMatchObject(tied);
  const report = await unwrap(codeRepository.putMany([{ ...tied, character: 'ab-008' }], database));
  expect(report.replaced).toMatchObject([tied]);
  expect((await unwrap(codeRepository.get(tied.id, database))).character).toBe('ab-008');
  await unwrap(codeRepository.remove([tied.id], database));
  expect(await unwrapFault(codeRepository.get(tied.id, database))).toBe('missing');
  await unwrap(codeRepository.restore([tied.id], database));
  expect((await unwrap(codeRepository.list(database))).items).toHaveLength(1);
  await unwrap(codeRepository.remove([tied.id], database));
  expect(await unwrap(purge(Date.now() + 2 * GRACE_MS, database))).toBe(1);
});

test('a backup includes codes, an invalid one is left out and listed, and a repeat changes nothing', async () => {
  const here = connectTestDatabase();
  await unwrap(codeRepository.putMany([tied], here));
  await putUnchecked(here, 'codes', { id: '12345670', character: 7, added: 1, edited: 1, deletedAt: null });
  const there = connectTestDatabase();
  const file = await unwrap(exportJsonBackup(here));
  const report = await unwrap(importJsonBackup(file, there));
  expect(report.codes).toEqual({ added: 1, newer: 0, older: 0, same: 0 });
  expect(report.refused).toMatchObject([{ table: 'codes', index: 0 }]);
  expect((await unwrap(codeRepository.list(there))).items).toMatchObject([tied]);
  expect((await unwrap(importJsonBackup(file, there))).codes).toEqual({ added: 0, newer: 0, older: 0, same: 1 });
});

test('an unreadable record is set aside and the rest works', async () => {
  const database = connectTestDatabase();
  await unwrap(codeRepository.putMany([tied], database));
  await putUnchecked(database, 'codes', { ...tied, id: '2', name: null, added: 1, edited: 1, deletedAt: null });
  const { items, unreadable } = await unwrap(codeRepository.list(database));
  expect(items.map(({ id }) => id)).toEqual([tied.id]);
  expect(unreadable).toMatchObject([{ table: 'codes', key: '"2"', moved: true }]);
});

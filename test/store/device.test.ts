import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { getDevice, putDevice } from '../../src/store/device';
import { connect, unwrap, unwrapFault } from './test-database';

test('a device setting stores its last value, and nothing once cleared', async () => {
  const database = connect();
  expect(await unwrap(getDevice('folder', database))).toBeNull();
  await unwrap(putDevice('folder', { name: 'Games' }, database));
  await unwrap(putDevice('turn', 3, database));
  await unwrap(putDevice('folder', { name: 'Backups' }, database));
  expect(await unwrap(getDevice('folder', database))).toEqual({ name: 'Backups' });
  await unwrap(putDevice('folder', null, database));
  expect([await unwrap(getDevice('folder', database)), await unwrap(getDevice('turn', database))]).toEqual([null, 3]);
});

test('a value that a browser cannot store is a fault, and the old value stays', async () => {
  const database = connect();
  await unwrap(putDevice('folder', 1, database));
  expect(await unwrapFault(putDevice('folder', () => 1, database))).not.toBe('');
  expect(await unwrap(getDevice('folder', database))).toBe(1);
});

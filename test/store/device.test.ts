import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { getDeviceValue, putDeviceValue } from '../../src/store/device';
import { connectTestDatabase, unwrap, unwrapFault } from './test-database';

test('a device setting stores its last value, and nothing once cleared', async () => {
  const database = connectTestDatabase();
  expect(await unwrap(getDeviceValue('folder', database))).toBeNull();
  await unwrap(putDeviceValue('folder', { name: 'Games' }, database));
  await unwrap(putDeviceValue('turn', 3, database));
  await unwrap(putDeviceValue('folder', { name: 'Backups' }, database));
  expect(await unwrap(getDeviceValue('folder', database))).toEqual({ name: 'Backups' });
  await unwrap(putDeviceValue('folder', null, database));
  expect([await unwrap(getDeviceValue('folder', database)), await unwrap(getDeviceValue('turn', database))]).toEqual([
    null,
    3,
  ]);
});

test('a value that a browser cannot store is a fault, and the old value stays', async () => {
  const database = connectTestDatabase();
  await unwrap(putDeviceValue('folder', 1, database));
  expect(await unwrapFault(putDeviceValue('folder', () => 1, database))).not.toBe('');
  expect(await unwrap(getDeviceValue('folder', database))).toBe(1);
});

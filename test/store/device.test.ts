import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { getDevice, putDevice } from '../../src/store/device';
import { connect, faultOf, got } from './help';

test('a device setting stores its last value, and nothing once cleared', async () => {
  const database = connect();
  expect(await got(getDevice('folder', database))).toBeNull();
  await got(putDevice('folder', { name: 'Games' }, database));
  await got(putDevice('turn', 3, database));
  await got(putDevice('folder', { name: 'Backups' }, database));
  expect(await got(getDevice('folder', database))).toEqual({ name: 'Backups' });
  await got(putDevice('folder', null, database));
  expect([await got(getDevice('folder', database)), await got(getDevice('turn', database))]).toEqual([null, 3]);
});

test('a value that a browser cannot store is a fault, and the old value stays', async () => {
  const database = connect();
  await got(putDevice('folder', 1, database));
  expect(await faultOf(putDevice('folder', () => 1, database))).not.toBe('');
  expect(await got(getDevice('folder', database))).toBe(1);
});

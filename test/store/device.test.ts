import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { getDevice, putDevice } from '../../src/store/device';
import { connect, faultOf, got } from './help';

test('a device remembers what it was told last, and nothing once it is told to forget', async () => {
  const database = connect();
  expect(await got(getDevice('folder', database))).toBeNull();
  await got(putDevice('folder', { name: 'Games' }, database));
  await got(putDevice('turn', 3, database));
  await got(putDevice('folder', { name: 'Backups' }, database));
  expect(await got(getDevice('folder', database))).toEqual({ name: 'Backups' });
  await got(putDevice('folder', null, database));
  expect([await got(getDevice('folder', database)), await got(getDevice('turn', database))]).toEqual([null, 3]);
});

test('what a browser cannot store is a fault, and what was kept stays', async () => {
  const database = connect();
  await got(putDevice('folder', 1, database));
  expect(await faultOf(putDevice('folder', () => 1, database))).not.toBe('');
  expect(await got(getDevice('folder', database))).toBe(1);
});

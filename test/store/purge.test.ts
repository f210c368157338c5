import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { forceRepository, makeForce } from '../../src/store/forces';
import { GRACE_MS, purgeAtStart } from '../../src/store/purge';
import { connectTestDatabase, unwrap } from './test-database';

const DAY = GRACE_MS + 1000;

let began = Date.now();
afterEach(() => {
  vi.useRealTimers();
});

test.each<[string, readonly number[], boolean]>([
  ['a clock that is a day ahead for one opening erases nothing', [0, DAY, 1000, 2000], true],
  ['nor does one that is put back by a day', [0, -DAY, 1000], true],
  ['nor does the first opening of all', [DAY], true],
  ['after a day and another opening it is gone', [0, DAY, DAY + 1000], false],
])('a deletion can be undone: %s', async (_, openings, there) => {
  // The clock starts far after the last test, because stored times never decrease while the app is open.
  began += 10 * DAY;
  vi.setSystemTime(began);
  const database = connectTestDatabase();
  await unwrap(
    forceRepository.putMany([makeForce({ id: 'f', name: 'Force', edition: 'core-2008', buildTotal: 300 })], database),
  );
  await unwrap(forceRepository.remove(['f'], database));
  for (const after of openings) {
    vi.setSystemTime(began + after);
    await unwrap(purgeAtStart(began + after + 500, database));
  }
  expect(await unwrap(forceRepository.restore(['f'], database))).toBe(there ? 1 : 0);
});

/** Restarts the app at a time of the device's clock, without module state. */
async function openedAt(time: number) {
  vi.resetModules();
  vi.setSystemTime(time);
  const store = { ...(await import('../../src/store/forces')), ...(await import('../../src/store/purge')) };
  const { openDatabase } = await import('../../src/store/database');
  const database = openDatabase('set-back');
  await unwrap(store.purgeAtStart(time, database));
  return { ...store, database };
}

test('records deleted while the clock is two days behind can be restored for a day', async () => {
  began += 10 * DAY;
  const one = await openedAt(began);
  await unwrap(
    one.forceRepository.putMany(
      ['a', 'b'].map((id) => one.makeForce({ id, name: id, edition: 'core-2008', buildTotal: 300 })),
      one.database,
    ),
  );
  // The clock is set back while the app is open, and is still behind at the next start.
  vi.setSystemTime(began - 2 * DAY);
  await unwrap(one.forceRepository.remove(['a'], one.database));
  one.database.close();
  const two = await openedAt(began - 2 * DAY);
  await unwrap(two.forceRepository.remove(['b'], two.database));
  two.database.close();
  // The clock is corrected, and the app is opened twice.
  for (const after of [60_000, 120_000]) (await openedAt(began + after)).database.close();
  const last = await openedAt(began + 180_000);
  expect(await unwrap(last.forceRepository.restore(['a', 'b'], last.database))).toBe(2);
  await unwrap(last.forceRepository.remove(['a', 'b'], last.database));
  last.database.close();
  for (const after of [DAY + 200_000, DAY + 300_000]) (await openedAt(began + after)).database.close();
  const later = await openedAt(began + DAY + 400_000);
  expect(await unwrap(later.forceRepository.restore(['a', 'b'], later.database))).toBe(0);
  later.database.close();
});

import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { makeForce, putForces, removeForces, restoreForces } from '../../src/store/forces';
import { GRACE, purgeAtOpening } from '../../src/store/purge';
import { connect, got } from './help';

const DAY = GRACE + 1000;

test.each<[string, readonly number[], boolean]>([
  ['a clock that is a day ahead for one opening erases nothing', [0, DAY, 1000, 2000], true],
  ['nor does one that is put back by a day', [0, -DAY, 1000], true],
  ['nor does the first opening of all', [DAY], true],
  ['after a day and another opening it is gone', [0, DAY, DAY + 1000], false],
])('what was deleted can be restored: %s', async (_, openings, there) => {
  const began = Date.now();
  const database = connect();
  await got(putForces([makeForce({ id: 'f', name: 'Force', edition: 'core-2008', buildTotal: 300 })], database));
  await got(removeForces(['f'], database));
  for (const after of openings) {
    vi.setSystemTime(began + after);
    await got(purgeAtOpening(began + after + 500, database));
  }
  vi.useRealTimers();
  expect(await got(restoreForces(['f'], database))).toBe(there ? 1 : 0);
});

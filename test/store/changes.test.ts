import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { append, nextEntry } from '../../src/game/log';
import { countChangesSince, countRecords } from '../../src/store/changes';
import { forceRepository, makeForce } from '../../src/store/forces';
import { appendStep, createGame, moveCursor } from '../../src/store/games';
import { nextTimestamp } from '../../src/store/timestamp';
import { clickFact, SETUP_FACTS } from '../game/make';
import { connectTestDatabase, unwrap } from './test-database';

const DAY = 24 * 60 * 60 * 1000;

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['goes on', 60_000],
  ['was set back by an hour', -DAY / 24],
  ['was set back by a day', -DAY],
  ['was set ahead by a day', DAY],
])('what is played or saved after a backup counts as not backed up when the clock %s', async (_, by) => {
  const database = connectTestDatabase();
  const head = { name: 'Evening', edition: 'core-2008' };
  const force = (id: string) => makeForce({ id, name: id, edition: 'core-2008', buildTotal: 300 });
  const { log } = await unwrap(createGame(head, { step: 'begin', facts: SETUP_FACTS }, database));
  const other = await unwrap(createGame(head, { step: 'begin', facts: SETUP_FACTS }, database));
  await unwrap(forceRepository.putMany([force('a')], database));
  const [at, counts] = [nextTimestamp(), await unwrap(countRecords(database))];
  expect(await unwrap(countChangesSince(at, counts, database))).toEqual({ games: 0, things: 0 });

  vi.setSystemTime(Date.now() + by);
  const entry = nextEntry(log, Date.now(), 'damage', [clickFact('A', 1)]);
  await unwrap(appendStep(entry, database));
  await unwrap(forceRepository.putMany([force('b')], database));
  expect(await unwrap(countChangesSince(at, counts, database))).toEqual({ games: 1, things: 1 });
  await unwrap(moveCursor(other.log.game, null, 1, null, database));
  expect(await unwrap(countChangesSince(at, counts, database))).toEqual({ games: 2, things: 1 });
  expect(append(log, entry).cursor).toBe(2);
});

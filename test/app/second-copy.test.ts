import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkStore, restoreAtStart, updateSecondCopy } from '../../src/app/storage/second-copy';
import { recoveredRecords, setRecoveredRecords } from '../../src/app/storage/storage-health';
import { append, type Log, lastSeq, nextEntry } from '../../src/game/log';
import { copyAreaFor } from '../../src/store/copy/area';
import { copyWrittenEntries } from '../../src/store/copy/copy-entries';
import { wasDatabaseEmptied } from '../../src/store/copy/was-emptied';
import { defaultDatabase } from '../../src/store/database';
import { forceRepository, makeForce } from '../../src/store/forces';
import { appendStep, createGame, openGame } from '../../src/store/games';
import { copyRefusedEntries } from '../../src/store/unsaved';
import { onEntriesWritten } from '../../src/store/written-entries';
import { clickFact, SETUP_FACTS } from '../game/make';
import { unwrap } from '../store/test-database';

const texts = new Map<string, string>();
const page = {
  get length() {
    return texts.size;
  },
  key: (place: number) => [...texts.keys()][place] ?? null,
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
};
vi.stubGlobal('localStorage', page);
vi.stubGlobal('navigator', {});

/**
 * Simulates a page whose browser is never idle, for example beside a progress bar. A hidden page needs no idle time.
 */
function showPage(visibilityState: 'visible' | 'hidden'): void {
  vi.stubGlobal('document', { visibilityState });
  vi.stubGlobal('requestIdleCallback', () => 0);
}

/** Deletes all data, as a browser may do. */
async function loseDatabase(): Promise<void> {
  await defaultDatabase().delete({ disableAutoOpen: false });
  await defaultDatabase().open();
}

const begin = async () =>
  (await unwrap(createGame({ name: 'Evening', edition: 'e' }, { step: 'begin', facts: SETUP_FACTS }))).log;

const savedOf = (log: Log) => ({ last: lastSeq(log), cursor: log.cursor, tip: log.tip });
const hit = (log: Log) => nextEntry(log, 5, 'damage', [clickFact('A', 1)]);

/** Removes only the second step of a game from the database, as a browser may do. */
async function loseStep({ game }: Log): Promise<void> {
  await defaultDatabase().entries.delete([game, 2]);
  await defaultDatabase().games.update(game, { cursor: 1, tip: 1, touched: 1 });
}

beforeEach(async () => {
  onEntriesWritten((written, database) => copyWrittenEntries(written, copyAreaFor(database)));
  texts.clear();
  await loseDatabase();
  setRecoveredRecords(null);
});

afterEach(() => onEntriesWritten(() => undefined));

test('a database counts as emptied only if it has a copy and no contents', async () => {
  showPage('hidden');
  expect(await wasDatabaseEmptied()).toBe(false);
  await unwrap(forceRepository.putMany([makeForce({ id: 'f1', name: 'F', edition: 'e', buildTotal: 300 })]));
  expect(await updateSecondCopy()).toBe(true);
  expect(await wasDatabaseEmptied()).toBe(false);
  await loseDatabase();
  expect(await wasDatabaseEmptied()).toBe(true);
});

test('an emptied database is restored before the first screen, without waiting for idle time, and announced', async () => {
  showPage('hidden');
  await begin();
  await updateSecondCopy();
  await loseDatabase();
  showPage('visible');
  expect(await restoreAtStart()).toBe(true);
  expect(recoveredRecords()?.report.games.added).toBe(1);
  expect(await defaultDatabase().games.count()).toBe(1);
  expect(await wasDatabaseEmptied()).toBe(false);
});

test('a step that the database rejected is recovered without an announcement; a lost game is announced', async () => {
  showPage('hidden');
  const log = await begin();
  await updateSecondCopy();
  const saved = savedOf(log);
  copyRefusedEntries(append(log, hit(log)), 'Evening', saved);
  expect(await checkStore()).toBe(true);
  expect(lastSeq((await unwrap(openGame(log.game))).log)).toBe(saved.last + 1);
  expect(recoveredRecords()).toBeNull();
  await loseDatabase();
  expect(await checkStore()).toBe(true);
  expect(recoveredRecords()?.report.games.added).toBe(1);
});

test('a stored step that the browser then loses is announced, even while storage is failing', async () => {
  showPage('hidden');
  const log = await begin();
  await updateSecondCopy();
  const entry = hit(log);
  await unwrap(appendStep(entry));
  await loseStep(log);
  const stored = append(log, entry);
  const saved = savedOf(stored);
  copyRefusedEntries(append(stored, hit(stored)), 'Evening', saved);
  expect(await checkStore()).toBe(true);
  expect(recoveredRecords()).toMatchObject({ lostGames: 1, report: { games: { grown: 1 } } });
  expect(lastSeq((await unwrap(openGame(log.game))).log)).toBe(3);
});

test('a rejected step is no loss at the next start, but is one when lost after its recovery', async () => {
  showPage('hidden');
  const log = await begin();
  await updateSecondCopy();
  const saved = savedOf(log);
  copyRefusedEntries(append(log, hit(log)), 'Evening', saved);
  expect(await restoreAtStart()).toBe(true);
  expect(recoveredRecords()).toBeNull();
  expect(lastSeq((await unwrap(openGame(log.game))).log)).toBe(2);
  await loseStep(log);
  expect(await restoreAtStart()).toBe(true);
  expect(recoveredRecords()?.lostGames).toBe(1);
});

test('a step whose chunk is damaged is announced once, and copying continues', async () => {
  showPage('hidden');
  const log = await begin();
  await updateSecondCopy();
  await unwrap(appendStep(hit(log)));
  await loseStep(log);
  const key = [...texts.keys()].find((each) => each.endsWith(':00000002')) as string;
  texts.set(key, `${texts.get(key)}!`);
  expect(await restoreAtStart()).toBe(true);
  expect(recoveredRecords()?.damaged).toHaveLength(1);
  setRecoveredRecords(null);
  expect(await restoreAtStart()).toBe(true);
  expect(recoveredRecords()).toBeNull();
  await loseDatabase();
  expect(await restoreAtStart()).toBe(true);
  expect(lastSeq((await unwrap(openGame(log.game))).log)).toBe(1);
});

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findTextFault, parseCachedPosition, parseNotationInWorker } from '../../src/app/reading/cached-positions';
import { openTransferInWorker, readInWorker } from '../../src/app/reading/read-in-worker';
import { makeReadingServer } from '../../src/app/reading/reading.worker';
import { err, ok } from '../../src/plain/result';
import { EDITION_IDS } from '../../src/rules';
import { writeBackup } from '../../src/share/backup/write-backup';
import { readAllTables } from '../../src/store/backup';
import { defaultDatabase } from '../../src/store/database';
import { holdingRepository } from '../../src/store/owned';
import { makeFakeWorker } from '../helpers/fake-worker';
import { clearTables } from '../store/random-store';
import { unwrap } from '../store/test-database';

const FENCE = `edition: core-2008
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {side: red, at: a1}
`;

/** Makes a position too long for parsing on the main thread. */
const long = (name: string) => `${FENCE}  B: {side: blue, at: c1, name: ${name.repeat(150)}}\n`;

const FakeWorker = makeFakeWorker(makeReadingServer);

beforeEach(() => {
  Object.assign(FakeWorker, { answers: true, terminated: 0 });
  FakeWorker.calls.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a worker returns the same answer as the main thread, and terminates', async () => {
  const args = [long('Moth'), EDITION_IDS] as const;
  expect(await readInWorker('position', ...args)).toEqual(ok(makeReadingServer().position(...args)));
  expect(FakeWorker.terminated).toBe(1);
});

test('a silent worker is terminated', async () => {
  vi.useFakeTimers();
  FakeWorker.answers = false;
  const read = openTransferInWorker('{}', EDITION_IDS, () => undefined);
  await vi.advanceTimersByTimeAsync(7000);
  expect(FakeWorker.terminated).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await read).toEqual(err('too-slow'));
  expect(FakeWorker.terminated).toBe(1);
});

test('a position parsed by the worker is not parsed again', async () => {
  const text = long('Heron');
  await parseNotationInWorker(text);
  expect(FakeWorker.calls).toHaveLength(1);
  const first = parseCachedPosition(text);
  expect(first.ok && first.value.position.pieces.map(({ id }) => id)).toEqual(['A', 'B']);
  expect(parseCachedPosition(text)).toBe(first);
  await parseNotationInWorker(text);
  expect(FakeWorker.calls).toHaveLength(1);
});

test('a position that takes too long is a fault, and the page does not retry', async () => {
  vi.useFakeTimers();
  FakeWorker.answers = false;
  const text = long('Slow');
  const ready = parseNotationInWorker(`${text}---\n${text}`);
  await vi.advanceTimersByTimeAsync(9000);
  await ready;
  expect(parseCachedPosition(text)).toMatchObject({ ok: false, fault: { code: 'too-slow' } });
  expect(findTextFault(`${text}---\n${text}`)).toMatchObject({ code: 'too-slow' });
});

test('a short position is parsed on the main thread', async () => {
  await parseNotationInWorker(FENCE);
  expect(FakeWorker.calls).toHaveLength(0);
  expect(parseCachedPosition(FENCE).ok).toBe(true);
});

describe('a backup', () => {
  async function sent(): Promise<Blob> {
    await clearTables(defaultDatabase());
    await unwrap(
      holdingRepository.putMany(Array.from({ length: 1200 }, (_, at) => ({ id: `c${at}`, count: 1, where: 'box' }))),
    );
    const file = new Blob(await writeBackup(await unwrap(readAllTables()), 5, '9.9.9'));
    await clearTables(defaultDatabase());
    return file;
  }

  test('is parsed, compared and restored in the worker, and none of its records reach the page', async () => {
    const told: number[] = [];
    const { answer, restore, end } = await unwrap(
      openTransferInWorker(await sent(), EDITION_IDS, (done) => told.push(done)),
    );
    if (!answer.ok || !('look' in answer.value)) throw new Error('not read');
    const { look } = answer.value;
    expect(look).toMatchObject({
      ok: true,
      value: { report: { owned: { added: 1200 } }, liveCounts: { owned: 1200 } },
    });
    expect(JSON.stringify(look).length).toBeLessThan(3000);
    expect(told.some((done) => done > 0.4 && done < 0.7)).toBe(true);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(await defaultDatabase().owned.count()).toBe(0);
    expect(FakeWorker.terminated).toBe(0);
    const restoring = restore('add');
    // Closing the sheet must not abort the restore.
    end();
    expect(FakeWorker.terminated).toBe(0);
    expect(await restoring).toMatchObject({ ok: true, value: { owned: { added: 1200 } } });
    expect(FakeWorker.terminated).toBe(1);
    expect(await defaultDatabase().owned.count()).toBe(1200);
  });

  test('is not restored if its worker failed, and reports it', async () => {
    const read = await unwrap(openTransferInWorker(await sent(), EDITION_IDS, () => undefined));
    FakeWorker.answers = false;
    const restoring = read.restore('replace');
    FakeWorker.last?.onerror?.();
    expect(await restoring).toMatchObject({ ok: false, fault: { code: 'failed' } });
    expect(await read.restore('replace')).toMatchObject({ ok: false });
    expect(await defaultDatabase().owned.count()).toBe(0);
  });
});

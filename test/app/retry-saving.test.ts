// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startBackgroundSaving } from '../../src/app/backup/retry-saving';
import { game, getSavedLogPart, log } from '../../src/app/game/open-game';
import { recordStep, saveUnsavedSteps } from '../../src/app/game/perform';
import { dismissToast, messages } from '../../src/app/messages';
import { startDemoGame } from '../../src/app/session/start-game';
import { checkStore } from '../../src/app/storage/second-copy';
import { doubtful } from '../../src/app/storage/storage-health';
import { lastSeq } from '../../src/game/log';
import { openGame } from '../../src/store/games';
import { putSetting } from '../../src/store/settings';
import { clickFact } from '../game/make';
import { unwrap } from '../store/test-database';

const { add, put } = IDBObjectStore.prototype;
let refused = 0;

/** Makes writes fail: all writes, or only writes to tables for which `refuses` returns true. */
function fillDisk(refuses: (table: string) => boolean = () => true): void {
  for (const [name, original] of Object.entries({ add, put }))
    IDBObjectStore.prototype[name as 'put'] = function (this: IDBObjectStore, ...given) {
      if (!refuses(this.name)) return original.apply(this, given);
      refused++;
      throw new DOMException('no room', 'QuotaExceededError');
    };
}

function freeDisk(): void {
  Object.assign(IDBObjectStore.prototype, { add, put });
}

/** Advances the fake clock, then lets the database finish its work, which runs in real tasks. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let task = 0; task < 50; task++) await new Promise((resolve) => setImmediate(resolve));
}

const stored = async () => lastSeq((await unwrap(openGame(game()?.id ?? ''))).log);

beforeAll(async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await startDemoGame();
  startBackgroundSaving();
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  dismissToast();
});

afterEach(async () => {
  freeDisk();
  vi.useRealTimers();
  await checkStore();
  await saveUnsavedSteps();
  refused = 0;
});

const tapWithoutSpace = async (): Promise<void> => {
  fillDisk();
  await recordStep('damage', [clickFact('red-1', 1)]);
  await vi.waitFor(() => expect(doubtful()).toBe(true));
  await checkStore();
  expect(getSavedLogPart()).not.toBeNull();
};

test('a failed step is saved automatically once there is space, and announced', async () => {
  await tapWithoutSpace();
  await pass(2500);
  expect(getSavedLogPart()).not.toBeNull();
  freeDisk();
  await pass(4000);
  await vi.waitFor(() => expect(getSavedLogPart()).toBeNull());
  expect(doubtful()).toBe(false);
  expect(await stored()).toBe(log()?.cursor);
  expect(messages.current?.text).toBe('Everything is saved now.');
});

test('the retry delay grows up to a minute', async () => {
  await tapWithoutSpace();
  const attempts: number[] = [];
  for (let second = 1; second <= 300; second++) {
    const before = refused;
    await pass(1000);
    if (refused > before) attempts.push(second);
  }
  const pauses = attempts.slice(1).map((at, place) => at - (attempts[place] ?? 0));
  expect(attempts[0]).toBe(2);
  expect(pauses).toEqual([4, 8, 16, 32, 60, 60, 60]);
});

test.each([
  ['the page comes back to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the network comes back', () => window.dispatchEvent(new Event('online'))],
  ['another write succeeds', () => putSetting('hand', 'left')],
])('retries immediately when %s', async (_, happen) => {
  await tapWithoutSpace();
  await pass(100_000);
  freeDisk();
  await pass(2500);
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await happen();
  await pass(100);
  await vi.waitFor(() => expect(getSavedLogPart()).toBeNull());
  visible.mockReturnValue('hidden');
});

test('retries storage that failed outside a game, and other writes cause no extra retries', async () => {
  fillDisk((table) => table === 'device');
  expect(await checkStore()).toBe(false);
  expect(getSavedLogPart()).toBeNull();
  const before = refused;
  for (let write = 0; write < 10; write++) await unwrap(putSetting('hand', write % 2 ? 'left' : 'right'));
  await pass(1900);
  expect(refused - before).toBeLessThanOrEqual(1);
  freeDisk();
  await pass(70_000);
  expect(doubtful()).toBe(false);
  expect(messages.current?.text).toBe('Storage works again.');
});

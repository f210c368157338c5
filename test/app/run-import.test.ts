import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startImport } from '../../src/app/import/run-import';
import { makeFakeWorker } from '../helpers/fake-worker';

const FakeWorker = makeFakeWorker(() => ({}));
const screen = { onProgress: vi.fn(), onTable: vi.fn(), onForeseen: vi.fn(), onDoubt: vi.fn() };
const start = () => startImport([new File(['{}'], 'x.json')], screen);

/** Position of `onProgress` among the functions that the worker may call. */
const PROGRESS = 0;
const reportProgress = (isCancellable: boolean) =>
  FakeWorker.calls.at(-1)?.answer({
    callback: PROGRESS,
    args: [{ label: 'Reading', done: 0.2, isCancellable }],
    question: 1,
  });

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(FakeWorker, { answers: false, terminated: 0 });
  FakeWorker.calls.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file that takes too long to read ends the import, and nothing is imported', async () => {
  const { done } = start();
  await vi.advanceTimersByTimeAsync(60_000);
  const { summary, undo } = await done;
  expect(summary.setAside.first).toEqual(['Reading took too long, so Sidekick stopped. Nothing was imported.']);
  expect(FakeWorker.terminated).toBe(1);
  expect(await undo()).toBe(true);
  expect(FakeWorker.calls.map(({ name }) => name)).toEqual(['run']);
});

test('saving may take as long as it needs', async () => {
  start();
  reportProgress(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(FakeWorker.terminated).toBe(0);
  expect(screen.onProgress).toHaveBeenCalled();
});

test('a stopped import is ended soon, unless it is saving already', async () => {
  const reading = start();
  reading.stop();
  await vi.advanceTimersByTimeAsync(1500);
  expect((await reading.done).summary.stopped).toBe(true);
  expect(FakeWorker.terminated).toBe(1);

  const saving = start();
  reportProgress(false);
  saving.stop();
  expect(FakeWorker.calls.at(-1)?.name).toBe('stop');
  await vi.advanceTimersByTimeAsync(1500);
  expect(FakeWorker.terminated).toBe(1);
});

test('a crash of the worker is reported', async () => {
  const { done } = start();
  FakeWorker.last?.onerror?.();
  expect((await done).summary.setAside.first[0]).toMatch(/^The import stopped\. If the files are very large/);
});

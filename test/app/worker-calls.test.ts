import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectWorker } from '../../src/app/worker-calls';
import { err, ok } from '../../src/plain/result';
import { makeFakeWorker } from '../helpers/fake-worker';

function makeCounter() {
  let count = 0;
  return {
    add: (by: number) => {
      count += by;
      return count;
    },
    async addEach(numbers: readonly number[], onProgress: (done: number) => void) {
      for (const [at, each] of numbers.entries()) {
        count += each;
        onProgress((at + 1) / numbers.length);
      }
      return count;
    },
    addAnswer: async (ask: (question: string) => number | Promise<number>) => {
      count += await ask('how many?');
      return count;
    },
    fail: () => {
      throw new Error('broken');
    },
    *countTo(end: number) {
      for (let at = 1; at <= end; at++) yield at % 2 === 0 ? at : undefined;
    },
    *countForever() {
      for (;;) {
        count++;
        yield count;
      }
    },
  };
}

const FakeWorker = makeFakeWorker(makeCounter);
const connect = () => connectWorker<ReturnType<typeof makeCounter>>(() => new Worker('counter.js'));
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  Object.assign(FakeWorker, { answers: true, started: 0, terminated: 0, cancelled: 0 });
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a call returns the result of its method, and the worker keeps its state', async () => {
  const counter = connect();
  expect(counter.isRunning()).toBe(false);
  expect(await Promise.all([counter.call('add', [2]), counter.call('add', [3])])).toEqual([ok(2), ok(5)]);
  expect(counter.isRunning()).toBe(true);
  expect(FakeWorker.started).toBe(1);
});

test('functions among the arguments report progress and answer questions', async () => {
  const counter = connect();
  const progress: number[] = [];
  expect(await counter.call('addEach', [[1, 2], (done) => progress.push(done)])).toEqual(ok(3));
  expect(progress).toEqual([0.5, 1]);
  expect(await counter.call('addAnswer', [async (question) => question.length])).toEqual(ok(12));
});

test('an error and an argument that cannot be copied fail one call only', async () => {
  const counter = connect();
  expect(await counter.call('fail', [])).toEqual(err('failed'));
  expect(await counter.call('add', [Symbol('none') as never])).toEqual(err('failed'));
  expect(await counter.call('add', [1])).toEqual(ok(1));
  expect(FakeWorker.terminated).toBe(0);
});

describe('a generator', () => {
  test('sends each value except undefined, then ends', async () => {
    const found: number[] = [];
    const ended = await new Promise((end) => connect().stream('countTo', [5], (each) => found.push(each), end));
    expect([found, ended]).toEqual([[2, 4], 'done']);
  });

  test('runs beside other calls until it is stopped, and reports nothing afterwards', async () => {
    const counter = connect();
    const ended = vi.fn();
    let found = 0;
    const stop = counter.stream(
      'countForever',
      [],
      () => {
        found++;
      },
      ended,
    );
    expect(await counter.call('addEach', [[], () => undefined])).toMatchObject({ ok: true });
    await nextTask();
    expect(found).toBeGreaterThan(0);
    stop();
    const before = found;
    const [first, second] = [await counter.call('add', [0]), await nextTask().then(() => counter.call('add', [0]))];
    expect(second).toEqual(first);
    expect(found).toBe(before);
    expect(ended).not.toHaveBeenCalled();
    expect(FakeWorker.cancelled).toBe(1);
  });

  test('fails with its worker', async () => {
    FakeWorker.answers = false;
    const ended = vi.fn();
    connect().stream('countForever', [], () => undefined, ended);
    FakeWorker.last?.onerror?.();
    expect(ended).toHaveBeenCalledWith('failed');
  });
});

describe('a silent worker', () => {
  test('is terminated after the timeout, and the next call starts another', async () => {
    vi.useFakeTimers();
    FakeWorker.answers = false;
    const counter = connect();
    const call = counter.call('add', [1], { timeout: 1000 });
    await vi.advanceTimersByTimeAsync(999);
    expect(FakeWorker.terminated).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toEqual(err('too-slow'));
    expect([FakeWorker.terminated, counter.isRunning()]).toEqual([1, false]);
    FakeWorker.answers = true;
    expect(await counter.call('add', [1], { timeout: 1000 })).toEqual(ok(1));
    expect(FakeWorker.started).toBe(2);
  });

  test('is not terminated later, if it has answered in time', async () => {
    vi.useFakeTimers();
    const counter = connect();
    await counter.call('addEach', [[1, 2, 3], () => undefined], { timeout: 1000 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(counter.isRunning()).toBe(true);
  });

  test('may wait for the user longer than the timeout', async () => {
    vi.useFakeTimers();
    const answer = () => new Promise<number>((resolve) => setTimeout(resolve, 5000, 7));
    const call = connect().call('addAnswer', [answer], { timeout: 1000 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await call).toEqual(ok(7));
  });

  test('may work without a limit once the timeout is lifted', async () => {
    vi.useFakeTimers();
    FakeWorker.answers = false;
    let timeout: number | undefined = 1000;
    const call = connect().call('addAnswer', [() => 1], {
      get timeout() {
        return timeout;
      },
    });
    timeout = undefined;
    FakeWorker.calls.at(-1)?.answer({ callback: 0, args: [], question: 1 });
    await vi.advanceTimersByTimeAsync(60_000);
    FakeWorker.calls.at(-1)?.answer({ value: 3 });
    expect(await call).toEqual(ok(3));
  });
});

test('a crash fails the pending calls, and the next call starts the worker without its state', async () => {
  const counter = connect();
  await counter.call('add', [4]);
  const pending = counter.call('addAnswer', [() => new Promise<number>(() => undefined)]);
  FakeWorker.last?.onerror?.();
  expect(await pending).toEqual(err('failed'));
  expect(counter.isRunning()).toBe(false);
  expect(await counter.call('add', [1])).toEqual(ok(1));
});

test('stop ends pending calls at once; close lets them finish', async () => {
  const counter = connect();
  const stopped = counter.call('add', [1]);
  counter.stop();
  expect(await stopped).toEqual(err('stopped'));
  const last = counter.call('add', [1]);
  counter.close();
  expect(FakeWorker.terminated).toBe(1);
  expect(await last).toEqual(ok(1));
  expect(FakeWorker.terminated).toBe(2);
});

describe('without workers', () => {
  beforeEach(() => {
    vi.stubGlobal('Worker', undefined);
  });

  test('methods run in the page, and are never too slow', async () => {
    const counter = connectWorker(
      () => new Worker('counter.js'),
      async () => makeCounter(),
    );
    const slow = () => new Promise<number>((resolve) => setTimeout(resolve, 30, 2));
    expect(await counter.call('addAnswer', [slow], { timeout: 5 })).toEqual(ok(2));
    const found: number[] = [];
    expect(await new Promise((end) => counter.stream('countTo', [4], (each) => found.push(each), end))).toBe('done');
    expect(found).toEqual([2, 4]);
  });

  test('calls fail if the methods are for workers only', async () => {
    expect(await connect().call('add', [1])).toEqual(err('failed'));
  });
});

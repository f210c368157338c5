// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { runWhenIdle } from '../../src/app/timing/frames';
import { EDITIONS } from '../../src/rules/editions';
import { makeFigureOverlays } from '../../src/view/figure-overlays';
import { randomPosition } from '../helpers/random-position';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Replaces the browser's idle callbacks by callbacks that the test triggers. */
function stubIdle() {
  let waiting: ((deadline: { timeRemaining: () => number }) => void) | null = null;
  vi.stubGlobal('requestIdleCallback', (run: typeof waiting) => {
    waiting = run;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {
    waiting = null;
  });
  return {
    waits: () => waiting !== null,
    moment: (milliseconds: number) => {
      const run = waiting;
      waiting = null;
      run?.({ timeRemaining: () => milliseconds });
    },
  };
}

function* counted(steps: number, done: number[]): Generator<void, void, void> {
  for (let step = 1; step <= steps; step++) {
    done.push(step);
    yield;
  }
}

test('background work waits while frames are drawn, and runs when idle', () => {
  const idle = stubIdle();
  const done: number[] = [];
  runWhenIdle(counted(3, done));
  idle.moment(9);
  expect(done).toEqual([]);
  expect(idle.waits()).toBe(true);
  for (let moment = 0; moment < 4; moment++) idle.moment(50);
  expect(done).toEqual([1, 2, 3]);
  expect(idle.waits()).toBe(false);
});

test('long background work yields after a time slice, and resumes at the next idle callback', () => {
  const idle = stubIdle();
  const now = vi.spyOn(performance, 'now');
  let clock = 0;
  now.mockImplementation(() => clock);
  const done: number[] = [];
  const slow = (function* () {
    for (const step of [1, 2, 3, 4]) {
      done.push(step);
      clock += 3;
      yield;
    }
  })();
  runWhenIdle(slow);
  idle.moment(50);
  expect(done).toEqual([1, 2]);
  idle.moment(50);
  expect(done).toEqual([1, 2, 3, 4]);
  now.mockRestore();
});

test('cancelled background work never resumes', () => {
  const idle = stubIdle();
  const done: number[] = [];
  const stop = runWhenIdle(counted(3, done));
  stop();
  idle.moment(50);
  expect(done).toEqual([]);
});

test('without idle callbacks, background work runs in timers', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  const done: number[] = [];
  runWhenIdle(counted(2, done));
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(done).toEqual([1, 2]);
});

test.each([3, 8])('an overlay requested during background work is complete, seed %i', (seed) => {
  const [edition] = EDITIONS;
  const position = randomPosition(seed, { width: 9, height: 9, pieces: 6 });
  const [piece] = position.pieces;
  if (!edition || !piece) throw new Error('there is nobody to ask about');
  const fresh = makeFigureOverlays(edition, position, piece);
  for (const steps of [0, 1, 4, 9]) {
    const begun = makeFigureOverlays(edition, position, piece);
    const threat = begun.threatSteps();
    for (let step = 0; step < steps; step++) threat.next();
    expect(begun.threat()).toEqual(fresh.threat());
    expect(threat.next().done).toBe(true);
  }
  expect(Object.values(fresh.threat().fills).flat().length).toBeGreaterThan(0);
});

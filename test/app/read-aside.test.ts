import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReadAsk } from '../../src/app/reading/asks';
import { faultOfWhole, prepareNotation, readPosition } from '../../src/app/reading/positions';
import { readAside } from '../../src/app/reading/read-aside';
import { readAsked } from '../../src/app/reading/server';
import { EDITION_IDS } from '../../src/rules';

const FENCE = `edition: core-2008
map: |
  +---+---+---+
  | .   .   . |
  +---+---+---+
pieces:
  A: {side: red, at: a1}
`;

/** Longer than what is read in place. */
const long = (name: string) => `${FENCE}  B: {side: blue, at: c1, name: ${name.repeat(150)}}\n`;

/** A worker that does as its script would, or never answers. */
class FakeWorker {
  static answers = true;
  static ended = 0;
  static asked = 0;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  postMessage(ask: ReadAsk): void {
    FakeWorker.asked++;
    if (!FakeWorker.answers) return;
    const tell = (data: unknown) => this.onmessage?.({ data: structuredClone(data) });
    void readAsked(structuredClone(ask), (done) => tell({ tell: 'progress', done })).then((answer) =>
      tell({ tell: 'read', answer }),
    );
  }
  terminate(): void {
    FakeWorker.ended++;
  }
}

beforeEach(() => {
  Object.assign(FakeWorker, { answers: true, ended: 0, asked: 0 });
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is read in a worker arrives as it is read in place, and the worker ends', async () => {
  const ask = { ask: 'position', text: long('Moth'), editions: EDITION_IDS } as const;
  expect(await readAside(ask)).toEqual({ answer: await readAsked(ask, () => undefined) });
  expect(FakeWorker.ended).toBe(1);
});

test('a worker that says nothing is ended', async () => {
  vi.useFakeTimers();
  FakeWorker.answers = false;
  const read = readAside({ ask: 'transfer', given: '{}', editions: EDITION_IDS });
  await vi.advanceTimersByTimeAsync(7000);
  expect(FakeWorker.ended).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await read).toBe('too-slow');
  expect(FakeWorker.ended).toBe(1);
});

test('a position that was read in the worker is not read again', async () => {
  const text = long('Heron');
  await prepareNotation(text);
  expect(FakeWorker.asked).toBe(1);
  const first = readPosition(text);
  expect(first.ok && first.value.position.pieces.map(({ id }) => id)).toEqual(['A', 'B']);
  expect(readPosition(text)).toBe(first);
  await prepareNotation(text);
  expect(FakeWorker.asked).toBe(1);
});

test('a position that takes too long has a fault, and the page does not try', async () => {
  vi.useFakeTimers();
  FakeWorker.answers = false;
  const text = long('Slow');
  const ready = prepareNotation(`${text}---\n${text}`);
  await vi.advanceTimersByTimeAsync(9000);
  await ready;
  expect(readPosition(text)).toMatchObject({ ok: false, fault: { code: 'too-slow' } });
  expect(faultOfWhole(`${text}---\n${text}`)).toMatchObject({ code: 'too-slow' });
});

test('a short one is read in place', async () => {
  await prepareNotation(FENCE);
  expect(FakeWorker.asked).toBe(0);
  expect(readPosition(FENCE).ok).toBe(true);
});

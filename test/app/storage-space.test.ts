import { afterEach, expect, test, vi } from 'vitest';
import { describeLowSpace, findLowSpace } from '../../src/app/storage/storage-space';

const MB = 1_000_000;

function browserWith(estimate: unknown): void {
  vi.stubGlobal('navigator', { storage: estimate });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a small quota that is nearly used up', 100 * MB, 60 * MB, 40 * MB],
  ['more used than allowed', 100 * MB, 120 * MB, 0],
  ['less than a twentieth of a large quota', 4000 * MB, 3850 * MB, 150 * MB],
  ['a tenth of a middling quota', 1500 * MB, 1350 * MB, null],
  ['a twentieth that is still much', 300_000 * MB, 290_000 * MB, null],
  ['the fixed quota of Chromium', 12_600 * MB + 1074 * MB, 12_600 * MB, null],
])('%s', async (_, quota, usage, left) => {
  browserWith({ estimate: async () => ({ quota, usage }) });
  expect(await findLowSpace()).toBe(left);
});

test.each([
  ['does not tell', undefined],
  ['refuses', { estimate: () => Promise.reject(new TypeError('opaque origin')) }],
  ['tells half', { estimate: async () => ({ usage: 5 }) }],
])('does not warn when a browser %s', async (_, storage) => {
  browserWith(storage);
  expect(await findLowSpace()).toBeNull();
});

test('the warning says how much is left and what to delete', () => {
  expect(describeLowSpace(40 * MB)).toMatch(/^Only 40 MB of storage left\. Delete pictures, .*games\.$/);
});

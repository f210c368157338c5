/** Documents with many hostile lines open in linear time. */
import { expect, test } from 'vitest';
import { makeSharedDoc } from '../../src/together/doc';
import type { Line } from '../../src/together/lines';
import { common, documentOf, many, role, tap } from './hostile-lines';

/** Returns the faster of two runs in milliseconds, after one run to warm up. */
function openingMs(update: Uint8Array): number {
  const run = () => {
    const start = performance.now();
    makeSharedDoc([update]);
    return performance.now() - start;
  };
  run();
  return Math.min(run(), run());
}

const COUNT = 40_000;
const TAPS = 1000;

test.each<[string, (count: number) => readonly unknown[]]>([
  ['role lines', (count) => many(count, role)],
  [
    'grants',
    (count) => many(count, (at): Line => ({ line: 'grant', ...common, to: `p${at}xx`, side: 'red', box: '' })),
  ],
  [
    'undo lines over many taps',
    (count) => [
      ...many(TAPS, tap),
      ...many(
        count / 10,
        (at): Line => ({
          ...{ line: 'turn', ...common },
          taps: many(TAPS, (id) => ({ id: `t${id}`, times: at + 1 })).slice(0, at === 0 ? TAPS : 1),
        }),
      ),
    ],
  ],
  ['made-up people', (count) => many(count, (at) => ({ ...role(0), by: `person-${at}` }))],
  ['lines that are none', (count) => many(count, (at) => ({ line: 'tap', by: 'evil', at }))],
])('four times the %s take no more than about four times as long', (_, lines) => {
  const [some, more] = [documentOf(lines(COUNT / 4)), documentOf(lines(COUNT))];
  const [few, all] = [openingMs(some), openingMs(more)];
  // Quadratic time would take sixteen times as long.
  expect(all).toBeLessThan(Math.max(8 * few, 60));
});

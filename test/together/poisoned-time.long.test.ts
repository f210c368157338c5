/** Tests that documents with many hostile lines open in linear time. */
import { expect, test } from 'vitest';
import { makeSharedDoc } from '../../src/together/shared-doc';
import type { SharedLine } from '../../src/together/shared-line';
import { encodeDocument, HOSTILE_STAMP, makeHostileTap, makeMany, makeRoleLine } from './hostile-lines';

/** Returns the shorter time of two runs in milliseconds, after one run to warm up. */
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
  ['role lines', (count) => makeMany(count, makeRoleLine)],
  [
    'grants',
    (count) =>
      makeMany(count, (at): SharedLine => ({ line: 'grant', ...HOSTILE_STAMP, to: `p${at}xx`, side: 'red', box: '' })),
  ],
  [
    'undo lines over many taps',
    (count) => [
      ...makeMany(TAPS, makeHostileTap),
      ...makeMany(
        count / 10,
        (at): SharedLine => ({
          ...{ line: 'turn', ...HOSTILE_STAMP },
          taps: makeMany(TAPS, (id) => ({ id: `t${id}`, times: at + 1 })).slice(0, at === 0 ? TAPS : 1),
        }),
      ),
    ],
  ],
  ['made-up people', (count) => makeMany(count, (at) => ({ ...makeRoleLine(0), by: `person-${at}` }))],
  ['lines that are none', (count) => makeMany(count, (at) => ({ line: 'tap', by: 'evil', at }))],
])('four times the %s take no more than about four times as long', (_, lines) => {
  const [some, more] = [encodeDocument(lines(COUNT / 4)), encodeDocument(lines(COUNT))];
  const [few, all] = [openingMs(some), openingMs(more)];
  // With four times the lines, quadratic time would be sixteen times as long.
  expect(all).toBeLessThan(Math.max(8 * few, 60));
});

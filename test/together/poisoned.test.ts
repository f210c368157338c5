/** Documents with many hostile lines open in linear time. Lines beyond the limits do not count. */
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { LOG, makeSharedDoc } from '../../src/together/doc';
import type { Line } from '../../src/together/lines';
import { liveTaps } from '../../src/together/reading';

/** A document with these lines, written without the app. */
function documentOf(lines: readonly unknown[]): Uint8Array {
  const doc = new Y.Doc({ gc: false });
  doc.getArray(LOG).push([...lines]);
  return Y.encodeStateAsUpdate(doc);
}

const common = { by: 'evil', at: 1 };
const role = (at: number): Line => ({ line: 'person', ...common, name: 'Evil', role: `role-${at}`, key: '' });
const tap = (at: number): Line => ({ line: 'tap', ...common, id: `t${at}`, step: 'x', facts: [], saw: {} });
const many = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** The faster of two runs in milliseconds, after one to warm up. */
function openingMs(update: Uint8Array): number {
  const run = () => {
    const start = performance.now();
    makeSharedDoc([update]);
    return performance.now() - start;
  };
  run();
  return Math.min(run(), run());
}

const COUNT = 8000;
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
  // Quadratic would be sixteen times as long.
  expect(all).toBeLessThan(Math.max(8 * few, 60));
});

test('lines beyond a person’s limit are ignored, and the game of the others is untouched', () => {
  const ana: Line = { line: 'tap', by: 'ana1', at: 1, id: 'ana', step: 'x', facts: [], saw: {} };
  const { reading } = makeSharedDoc([documentOf([...many(200, role), tap(1), ana])]);
  expect([...reading.ignored]).toEqual([['evil', 150]]);
  expect(reading.people.get('evil')?.role).toBe('role-49');
  expect(liveTaps(reading).map(({ id }) => id)).toEqual(['t1', 'ana']);
});

test('no more people than a line has room for: an honest line stays readable', () => {
  const crowd = many(100, (at) => ({ ...role(0), by: `person-${at}` }));
  const { reading } = makeSharedDoc([documentOf([...crowd, tap(1)])]);
  expect([reading.people.size, reading.wrote.size, reading.taps.length]).toEqual([64, 64, 0]);
});

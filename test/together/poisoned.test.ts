/** Documents with many hostile lines: lines beyond the limits do not count. */
import { expect, test } from 'vitest';
import { makeSharedDoc } from '../../src/together/doc';
import type { Line } from '../../src/together/lines';
import { liveTaps } from '../../src/together/reading';
import { encodeDocument, makeHostileTap, makeMany, makeRoleLine } from './hostile-lines';

test('lines beyond a person’s limit are ignored, and the game of the others is unaffected', () => {
  const ana: Line = { line: 'tap', by: 'ana1', at: 1, id: 'ana', step: 'x', facts: [], saw: {} };
  const { reading } = makeSharedDoc([encodeDocument([...makeMany(200, makeRoleLine), makeHostileTap(1), ana])]);
  expect([...reading.ignored].map(([by, lines]) => [by, lines.size])).toEqual([['evil', 150]]);
  expect(reading.people.get('evil')?.role).toBe('role-49');
  expect(liveTaps(reading).map(({ id }) => id)).toEqual(['t1', 'ana']);
});

test('limits the number of people to what a line has room for, so that an honest line stays readable', () => {
  const crowd = makeMany(100, (at) => ({ ...makeRoleLine(0), by: `person-${at}` }));
  const { reading } = makeSharedDoc([encodeDocument([...crowd, makeHostileTap(1)])]);
  expect([reading.people.size, reading.wrote.size, reading.taps.length]).toEqual([64, 64, 0]);
});

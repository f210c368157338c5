/** Tests documents with many hostile lines: lines beyond the limits do not count. */
import { expect, test } from 'vitest';
import { makeSharedDoc } from '../../src/together/shared-doc';
import type { SharedLine } from '../../src/together/shared-line';
import { listTapsThatCount } from '../../src/together/shared-state';
import { encodeDocument, makeHostileTap, makeMany, makeRoleLine } from './hostile-lines';

test('lines beyond a person’s limit are ignored, and the game of the others is unaffected', () => {
  const ana: SharedLine = { line: 'tap', by: 'ana1', at: 1, id: 'ana', step: 'x', facts: [], saw: {} };
  const { state } = makeSharedDoc([encodeDocument([...makeMany(200, makeRoleLine), makeHostileTap(1), ana])]);
  expect([...state.ignored].map(([by, lines]) => [by, lines.size])).toEqual([['evil', 150]]);
  expect(state.people.get('evil')?.role).toBe('role-49');
  expect(listTapsThatCount(state).map(({ id }) => id)).toEqual(['t1', 'ana']);
});

test('limits the number of people to what a line has room for, so that an honest line stays readable', () => {
  const crowd = makeMany(100, (at) => ({ ...makeRoleLine(0), by: `person-${at}` }));
  const { state } = makeSharedDoc([encodeDocument([...crowd, makeHostileTap(1)])]);
  expect([state.people.size, state.lineCounts.size, state.taps.length]).toEqual([64, 64, 0]);
});

import { expect, test } from 'vitest';
import { judgeForce } from '../../src/force/judge';
import { parseNameList } from '../../src/force/parse-names';
import { makeCharacterFinder, resolveForce } from '../../src/force/resolve';
import { EMPTY_STORED_FORCE, makeStoredMember, type StoredForce } from '../../src/force/stored-force';
import { printForumText } from '../../src/text/screens/forum-text';
import { requireEdition } from '../helpers/require-edition';
import { makeForceFeat } from './make';

const CORE = requireEdition('core-2008');
const guard = makeStoredMember({ id: 'ab-003', name: 'Tin Guard', set: 'ab', number: '003' }, 40);
const heron = makeStoredMember({ id: 'ab-007', name: 'Grey Heron', set: 'ab', number: '007' }, 90);
const kept: StoredForce = {
  ...EMPTY_STORED_FORCE,
  name: 'Night shift',
  edition: CORE.id,
  buildTotal: 150,
  members: [guard, heron, guard],
  feats: [makeForceFeat('Signal', 8, [0, 2])],
  conditions: ['Fog'],
  sideline: [{ id: 'ab-009', name: '', set: '', number: '' }],
};

test('is readable as plain text', () => {
  const { force } = resolveForce(kept, makeCharacterFinder([]));
  expect(printForumText(kept, CORE.name, judgeForce(force, CORE)).split('\n')).toEqual([
    'Night shift (178 of 150)',
    `Rules: ${CORE.name}`,
    '',
    '(40) Tin Guard ab003 ×2 = 80',
    '(90) Grey Heron ab007',
    '+(8) Signal, for Tin Guard ab003 and Tin Guard ab003',
    'Battlefield condition: Fog',
    'Sideline: ab-009',
    '! 28 points over the build total',
    '! The build total must be a multiple of 100',
    '',
  ]);
});

test('a name cannot break out of its line', () => {
  const text = printForumText({ ...kept, members: [{ ...guard, name: 'Tin\n! Guard\u202e' }] }, null, null);
  expect(text.split('\n').slice(0, 4)).toEqual([
    'Night shift (48 of 150)',
    '',
    '(40) Tin ! Guard ab003',
    '+(8) Signal, for Tin ! Guard ab003 and ?',
  ]);
});

test.each([150, null])('is read again as the same force, with a build total of %s', (buildTotal) => {
  const { force } = resolveForce({ ...kept, buildTotal }, makeCharacterFinder([]));
  const notes: string[] = [];
  const text = printForumText({ ...kept, buildTotal }, CORE.name, judgeForce(force, CORE));
  const found = parseNameList(text, (code, where) => notes.push(`${code} ${where}`));
  expect([found?.name, found?.buildTotal]).toEqual([kept.name, buildTotal]);
  const printed = ({ name, set, number, points }: (typeof kept.members)[number]) => [name, set, number, points];
  expect(found?.members.map(printed)).toEqual([guard, guard, heron].map(printed));
  // The list cannot hold the rules, feats, conditions and sideline. The preview reports each of these lines.
  expect(notes).toEqual([...[2, 5, 6, 7].map((line) => `bad-points line ${line}`), 'no-edition edition']);
});

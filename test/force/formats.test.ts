import { describe, expect, test } from 'vitest';
import { applyFix } from '../../src/force/fix';
import { judgeForce } from '../../src/force/judge';
import { makeCharacterFinder, resolveForce } from '../../src/force/resolve';
import { EMPTY_STORED_FORCE } from '../../src/force/stored-force';
import { parseForceRecord } from '../../src/store/forces';
import { describeForceProblem } from '../../src/text/screens/force-text';
import { requireEdition } from '../helpers/require-edition';
import { makeForceFeat, makeTestForce, makeTestRecruit } from './make';

const CORE = requireEdition('core-2008');
const robots = [
  makeTestRecruit('Brass Titan', 60, { keywords: ['Robot'] }),
  makeTestRecruit('Copper Imp', 20, { keywords: ['Robot'] }),
];
const built = (format?: string) =>
  makeTestForce(100, robots, {
    feats: [makeForceFeat('Steady Hand', 5, [0])],
    conditions: ['Rain'],
    objects: [{ name: 'Anvil', kind: 'heavy', points: 3 }],
    ...(format === undefined ? {} : { format }),
  });
const problems = (format?: string) => judgeForce(built(format), CORE).problems;

describe('a force for a format', () => {
  test('without tactics has no feats, conditions and special objects', () => {
    for (const format of ['basic', 'core', 'powered-core']) {
      const [problem, ...more] = problems(format);
      expect([problem?.code, more]).toEqual(['left-out', []]);
      expect(problem && describeForceProblem(problem, built(format))).toBe(
        'Not in this format: Steady Hand, Rain, Anvil',
      );
    }
  });

  test('with tactics, or without a format, may have them', () => {
    expect([problems('tactical-powered-core'), problems('full-core'), problems(), problems('of-tomorrow')]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  test('is fixed by one tap that removes everything not allowed, including an event dial', () => {
    const before = { ...built('core'), options: ['event-dial'], conditions: [] };
    const [mend] = judgeForce(before, CORE).problems.find(({ code }) => code === 'left-out')?.mends ?? [];
    const after = mend && applyFix(before, mend);
    expect(after).toMatchObject({ feats: [], objects: [], options: [], format: 'core' });
    expect(after && judgeForce(after, CORE).legal).toBe(true);
  });

  test('a themed team is a tactic', () => {
    const themes = (format?: string) => judgeForce(built(format), CORE).themes.map(({ keyword }) => keyword);
    expect([themes(), themes('powered-core')]).toEqual([['Robot'], []]);
  });
});

test('a stored force keeps its format, and an older one has none', () => {
  const saved = { ...EMPTY_STORED_FORCE, id: 'f', name: 'Mine', edition: CORE.id, buildTotal: 300 };
  const record = (force: object) => {
    const read = parseForceRecord({ ...force, added: 1, edited: 1, deletedAt: null });
    if (!read.ok) throw new Error(read.fault);
    return resolveForce(read.value, makeCharacterFinder([])).force;
  };
  expect(record({ ...saved, format: 'core' }).format).toBe('core');
  expect('format' in record(saved)).toBe(false);
});

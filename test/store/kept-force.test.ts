import { describe, expect, test } from 'vitest';
import { memberOf } from '../../src/force/kept';
import { EDITION_IDS } from '../../src/rules';
import { keptOf, recordOf } from '../../src/store/keptForce';
import { parseForce } from '../../src/store/parse';
import { randomKept } from '../force/random-kept';

const CORE = 'core-2008';

describe('a stored force', () => {
  test('comes back as it was kept, and the store takes it', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const kept = { ...randomKept(seed), edition: CORE, buildTotal: 300 };
      const stored = JSON.parse(JSON.stringify(recordOf(kept, 'force-1', CORE, 300)));
      expect(parseForce(stored)).toMatchObject({ ok: true });
      expect([seed, keptOf(stored, EDITION_IDS)]).toEqual([seed, { force: kept, aside: [] }]);
    }
  });

  test('of an earlier release holds its characters and nothing else', () => {
    const old = {
      id: 'force-1',
      name: 'Ours',
      edition: CORE,
      buildTotal: 300,
      members: [{ character: 'ab-1', points: 50 }],
    };
    const { force, aside } = keptOf(old, EDITION_IDS);
    expect(force).toMatchObject({
      edition: CORE,
      buildTotal: 300,
      members: [memberOf({ id: 'ab-1', name: '', set: '', number: '' }, 50)],
      feats: [],
      conditions: [],
    });
    expect(aside).toEqual([]);
  });

  test('with one bad part keeps the others', () => {
    const record = {
      ...{ id: 'force-1', name: 'Ours', edition: 'core-1999', buildTotal: 300 },
      members: [
        { character: 'ab-1', points: -50 },
        { character: 'ab-2', points: 50 },
      ],
      feats: [{ name: 'Ram', points: 5, for: [1] }, 'Ram'],
    };
    const parsed = parseForce(record);
    if (!parsed.ok) throw new Error(parsed.fault);
    const { force, aside } = keptOf(parsed.value, EDITION_IDS);
    expect(force.members.map(({ id }) => id)).toEqual(['ab-2']);
    expect(force.feats.map(({ name, for: members }) => [name, members])).toEqual([['Ram', [0]]]);
    expect(aside.map(({ code, where }) => `${code} ${where}`)).toEqual([
      'bad-points members.0.points',
      'unknown-edition edition',
      'not-a-record feats.1',
    ]);
  });

  test('stands in for what a force does not tell, and for an id it lacks', () => {
    const kept = {
      ...randomKept(1),
      edition: null,
      buildTotal: null,
      members: [memberOf({ id: '', name: 'Ash', set: '', number: '' }, 5)],
      feats: [],
    };
    expect(recordOf(kept, 'force-1', CORE, 200)).toMatchObject({
      edition: CORE,
      buildTotal: 200,
      members: [{ character: 'Ash' }],
    });
  });
});

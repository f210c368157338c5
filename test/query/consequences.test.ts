import { describe, expect, it } from 'vitest';
import { groupConsequences } from '../../src/query/consequences';
import type { Fact } from '../../src/table/facts';

const clicked = (piece: string, cause: 'damage' | 'push' | 'critical' | 'knock-back', by = 1): Fact => ({
  fact: 'clicked',
  piece,
  by,
  cause,
  from: cause === 'push' ? null : 'A',
});
const rolled: Fact = { fact: 'rolled', dice: [3, 4], for: 'attack' };
const acted: Fact = { fact: 'acted', piece: 'A', action: 'close' };
const token: Fact = { fact: 'tokens', piece: 'A', by: 1 };
const defeated = (piece: string): Fact => ({ fact: 'defeated', piece, by: 'A' });
const scored = (piece: string | null): Fact => ({ fact: 'scored', side: 'red', points: 50, piece });
const put = (piece: string, how: 'moved' | 'carried' | 'knocked-back' | 'placed', ...squares: string[]): Fact => ({
  fact: 'placed',
  piece,
  squares,
  how,
});
const drops = (piece: string): Fact => ({ fact: 'holds', piece, object: null });
const takes = (piece: string, id: string): Fact => ({ fact: 'holds', piece, object: 'heavy', id });
const lies = (object: string, square: string | null): Fact => ({ fact: 'object', object, kind: 'heavy', square });

interface Row {
  readonly is: string;
  /** Facts by group. The group of the deed starts with `core`. */
  readonly groups: readonly (readonly (Fact | 'core')[])[];
  /** All facts in their original order, if the order differs from that of the groups. */
  readonly facts?: readonly Fact[];
}

const ROWS: readonly Row[] = [
  { is: 'nothing', groups: [] },
  {
    is: 'a roll, an action and its token: the first two are not to be left out',
    groups: [['core', rolled], ['core', acted], [token]],
  },
  {
    is: 'clicks by cause, so that knock back damage goes without the hit’s',
    groups: [[clicked('B', 'damage', 3)], [put('B', 'knocked-back', 'e3')], [clicked('B', 'knock-back')]],
  },
  {
    is: 'what two sixes add, with the damage it adds to',
    groups: [[clicked('B', 'damage', 3), clicked('B', 'critical')]],
  },
  { is: 'clicks by figure', groups: [[clicked('B', 'damage', 2)], [clicked('C', 'damage')], [clicked('A', 'push')]] },
  {
    is: 'a K.O. with the damage that brought it, and its points, and its place',
    groups: [[clicked('B', 'damage', 3), defeated('B'), scored('B'), put('B', 'placed')], [token]],
  },
  {
    is: 'a K.O. with the last damage: by knock back, not by the hit',
    groups: [[clicked('B', 'damage', 3)], [clicked('B', 'knock-back'), defeated('B'), scored('B')]],
  },
  {
    is: 'what falls from the hand of who is K.O., with the K.O.',
    groups: [[clicked('B', 'damage', 3), defeated('B'), drops('B'), lies('crate', 'd4')]],
  },
  {
    is: 'two K.O.s apart, though told in turns',
    facts: [
      clicked('B', 'damage', 3),
      clicked('C', 'damage', 3),
      defeated('B'),
      defeated('C'),
      scored('B'),
      scored('C'),
    ],
    groups: [
      [clicked('B', 'damage', 3), defeated('B'), scored('B')],
      [clicked('C', 'damage', 3), defeated('C'), scored('C')],
    ],
  },
  { is: 'a K.O. that no damage brought', groups: [[defeated('B'), scored('B')]] },
  { is: 'points that are nobody’s', groups: [[clicked('B', 'damage')], [scored(null)]] },
  {
    is: 'the mover, who is the deed, and whom it carries, who is not',
    groups: [['core', put('A', 'moved', 'c3')], [put('F', 'carried', 'c4')]],
  },
  { is: 'an object that is picked up, whole', groups: [[lies('crate', null), takes('A', 'crate')]] },
  { is: 'an object that is put down, whole', groups: [[drops('A'), lies('crate', 'c4')]] },
  { is: 'an object that is thrown, by itself', groups: [[token], [lies('crate', null)]] },
  {
    is: 'powers and values one by one',
    groups: [
      [{ fact: 'switched', piece: 'B', power: 'toughness', off: true, until: null }],
      [{ fact: 'switched', piece: 'B', power: 'outwit', off: true, until: null }],
      [{ fact: 'altered', piece: 'B', value: 'attack', by: -1, until: null }],
      [{ fact: 'altered', piece: 'B', value: 'defense', by: -1, until: null }],
    ],
  },
];

describe('groups consequences', () => {
  it.each(ROWS)('$is', ({ groups, facts }) => {
    const flatses = groups.map((group) => group.filter((each) => each !== 'core'));
    const consequences = groupConsequences(facts ?? flatses.flat());
    expect(consequences.map((each) => each.facts)).toEqual(flatses);
    expect(consequences.map(({ core }) => core)).toEqual(groups.map(([first]) => first === 'core'));
    expect(new Set(consequences.map(({ id }) => id)).size).toBe(consequences.length);
  });

  it('gives the same ids for the same deed, whatever its results', () => {
    const ids = (...facts: Fact[]) => groupConsequences(facts).map(({ id }) => id);
    expect(ids(acted, clicked('B', 'damage', 3), defeated('B'))).toEqual(ids(acted, clicked('B', 'damage', 1)));
    expect(ids(put('B', 'knocked-back', 'e3'))).toEqual(ids(put('B', 'knocked-back', 'g3')));
  });

  it('loses and duplicates no fact', () => {
    const all = ROWS.flatMap(({ groups }) => groups.flat()).filter((each): each is Fact => each !== 'core');
    const kept = groupConsequences(all).flatMap((each) => each.facts);
    expect(kept).toHaveLength(all.length);
    expect(new Set(kept)).toEqual(new Set(all));
  });
});

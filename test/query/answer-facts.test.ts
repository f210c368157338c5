import { describe, expect, it } from 'vitest';
import { fold } from '../../src/game/fold';
import { parseEdge } from '../../src/grid/edge';
import { parseSquare } from '../../src/grid/square';
import { destroyFacts, fumbleFacts, hitFacts } from '../../src/query/answer-facts';
import type { KnockBackAnswer } from '../../src/rules/answer';
import { EDITIONS } from '../../src/rules/editions';
import type { Fact } from '../../src/table/facts';
import type { Table } from '../../src/table/table';
import { joined, MAPPED, mapText, placed } from '../game/make';

const at = (name: string) => parseSquare(name) ?? -1;

/** The editions of dials, each with A of red, whose turn it is, beside B of blue, who has so many clicks. */
const dials = EDITIONS.filter((edition) => !edition.mission);

function begun(edition: string, life: number): Table {
  const players = [
    { side: 'red', name: 'Ann' },
    { side: 'blue', name: 'Ben' },
  ];
  const facts: Fact[] = [
    { fact: 'began', edition, buildTotal: 300, actionTotal: 3, players },
    MAPPED,
    joined('A', 'red'),
    joined('B', 'blue', life),
    placed('A', 'a1'),
    placed('B', 'b1'),
    { fact: 'turn', side: 'red', round: 2 },
  ];
  return fold(facts).table;
}

const PUSH: KnockBackAnswer = {
  to: [at('d1')],
  path: [at('b1'), at('c1'), at('d1')],
  damage: 1,
  notes: [],
} as unknown as KnockBackAnswer;

describe.each(dials.map((edition) => [edition.id, edition] as const))('a hit under %s', (_, edition) => {
  const blow = (clicks: number, critical: number, push: KnockBackAnswer | null = null) => ({
    attacker: 'A',
    attack: 'close',
    taken: [{ piece: 'B', clicks, critical }],
    push,
    flung: null,
  });

  it('is an action, its damage, what two sixes add, the way back and its damage, each a fact', () => {
    const table = begun(edition.id, 9);
    const facts = hitFacts(edition, table, blow(3, 1, PUSH));
    expect(facts.filter(({ fact }) => fact !== 'tokens')).toEqual([
      { fact: 'acted', piece: 'A', action: 'close' },
      { fact: 'clicked', piece: 'B', by: 2, cause: 'damage', from: 'A' },
      { fact: 'clicked', piece: 'B', by: 1, cause: 'critical', from: 'A' },
      { fact: 'placed', piece: 'B', squares: ['d1'], how: 'knocked-back', path: ['b1', 'c1', 'd1'] },
      { fact: 'clicked', piece: 'B', by: 1, cause: 'knock-back', from: 'A' },
    ]);
    const { table: after, strange } = fold(facts, table);
    expect(strange).toEqual([]);
    expect(after.figures.get('B')).toMatchObject({ click: 5, squares: [at('d1')], lastHurtBy: 'A' });
  });

  it('that knocks out scores once, whichever click was the last, and pushes nobody after that', () => {
    for (const [life, kinds] of [
      [2, ['damage']],
      [3, ['damage', 'critical']],
      [4, ['damage', 'critical', 'knock-back']],
    ] as const) {
      const table = begun(edition.id, life);
      const facts = hitFacts(edition, table, blow(3, 1, PUSH));
      expect(facts.flatMap((fact) => (fact.fact === 'clicked' ? [fact.cause] : []))).toEqual(kinds);
      expect(facts.filter(({ fact }) => fact === 'scored')).toHaveLength(1);
      const { table: after } = fold(facts, table);
      expect(after.figures.get('B')?.defeated).toBe(true);
      expect(after.points.red?.over).toBeGreaterThan(0);
    }
  });

  it('that two ones spoil costs the attacker a click, and its life where it was the last', () => {
    const table = begun(edition.id, 4);
    const after = fold(fumbleFacts(edition, table, { attacker: 'A', attack: 'close', flung: null }), table).table;
    expect(after.figures.get('A')).toMatchObject({ click: 2, actedThisTurn: true });
    const worn = fold([{ fact: 'clicked', piece: 'A', by: 5, cause: 'damage', from: 'B' }], table).table;
    const fallen = fold(fumbleFacts(edition, worn, { attacker: 'A', attack: 'close', flung: null }), worn).table;
    expect(fallen.figures.get('A')?.defeated).toBe(true);
    expect(fallen.points.blue?.over).toBeGreaterThan(0);
  });

  it('on a wall, a rock or a barrier takes just that away', () => {
    const map = mapText(8, 8).replace('| .   .   . ', '| .   . | B ');
    const table = fold([{ ...MAPPED, map } as Fact], begun(edition.id, 4)).table;
    const answer = { legal: true, reasons: [], notes: [], debris: [at('b1')] };
    const blowOf = { attacker: 'A', attack: 'close', flung: null };
    const wall = destroyFacts(edition, table, blowOf, { edge: parseEdge('b1/c1') ?? -1 }, answer);
    expect(wall.at(-1)).toEqual({ fact: 'destroyed', what: 'wall', at: 'b1/c1', debris: ['b1'], by: 'A' });
    const rock = destroyFacts(edition, table, blowOf, { square: at('c1') }, { ...answer, debris: [] });
    expect(rock.at(-1)).toEqual({ fact: 'destroyed', what: 'blocking', at: 'c1', debris: [], by: 'A' });
    const barrier: Fact = { fact: 'marker', marker: 'm', kind: 'blocking', square: 'e5', owner: null, until: null };
    const put = fold([barrier], table).table;
    const gone = destroyFacts(edition, put, blowOf, { square: at('e5') }, { ...answer, debris: [] });
    expect(gone.at(-1)).toEqual({ ...barrier, square: null });
  });
});

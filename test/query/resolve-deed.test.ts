import { describe, expect, it } from 'vitest';
import { parseSquare } from '../../src/grid/square';
import { answerMapQuestion } from '../../src/query/answer-map-question';
import { makeAttackDeed } from '../../src/query/make-deeds';
import type { MapAnswer } from '../../src/query/map-answer';
import { placeOnOpenField, removeSquareFacts } from '../../src/query/open-field';
import { NO_TERMS, type QuestionTerms } from '../../src/query/question-terms';
import { makeIllegalAttackFacts } from '../../src/query/record-anyway';
import {
  countDamageClicks,
  type DeedResult,
  listSelectedFacts,
  positionInGame,
  resolveDeed,
} from '../../src/query/resolve-deed';
import { EDITIONS } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import { countPushClicks } from '../../src/rules/shared/options';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { joinFact, MAPPED_FACT, placeFact } from '../game/make';

/** Editions with dials, by id. */
const dials = EDITIONS.filter((edition) => !edition.mission).map((edition) => [edition.id, edition] as const);

function begun(edition: string, life = 9, more: readonly Fact[] = []): Table {
  const players = [
    { side: 'red', name: 'Ann' },
    { side: 'blue', name: 'Ben' },
  ];
  const facts: Fact[] = [
    { fact: 'began', edition, buildTotal: 300, actionTotal: 3, players },
    MAPPED_FACT,
    joinFact('A', 'red'),
    joinFact('B', 'blue', life),
    placeFact('A', 'c2'),
    placeFact('B', 'd2'),
    { fact: 'turn', side: 'red', round: 2 },
    ...more,
  ];
  return fold(facts).table;
}

type Hit = Extract<MapAnswer, { readonly mode: 'hit' }>;

function asked(rules: Ruleset, table: Table, terms: QuestionTerms = NO_TERMS): Hit {
  const position = positionInGame(rules, table);
  if (!position) throw Error('no map');
  const answer = answerMapQuestion({
    ruleset: rules,
    position,
    selected: 'A',
    mode: 'hit',
    target: { piece: 'B' },
    kind: 'close',
    terms,
  });
  if (answer?.mode !== 'hit') throw Error('no attack');
  return answer;
}

function outcome(
  rules: Ruleset,
  table: Table,
  terms: Partial<QuestionTerms> = {},
  showed: 'hit' | 'doubles' | 'miss' | 'ones' = 'hit',
): DeedResult {
  const now = { ...NO_TERMS, ...terms };
  const result = resolveDeed(rules, table, makeAttackDeed(table, asked(rules, table, now), now, showed), now);
  if (!result) throw Error('no outcome');
  return result;
}

const kinds = (facts: readonly Fact[]) =>
  facts.map((fact) => (fact.fact === 'clicked' ? `clicked ${fact.cause}` : fact.fact));

describe.each(dials)('an attack carried out under %s', (_, rules) => {
  it('is the action, its token and the clicks of the answer', () => {
    const table = begun(rules.id);
    const now = outcome(rules, table);
    expect(now.reasons).toEqual([]);
    expect(countDamageClicks(now, 'B')).toBe(asked(rules, table).hit.targets[0]?.damage.total);
    const { table: after, rejected } = fold(listSelectedFacts(now, []), table);
    expect(rejected).toEqual([]);
    expect(after.figures.get('A')).toMatchObject({ actedThisTurn: true, tokens: 1 });
    expect(after.figures.get('B')?.click).toBe(1 + countDamageClicks(now, 'B'));
  });

  it('uses the clicks that the players enter', () => {
    const now = outcome(rules, begun(rules.id), { taken: { B: 1 } });
    expect(countDamageClicks(now, 'B')).toBe(1);
  });

  it('knocks back on doubles, unless that is unticked', () => {
    const table = begun(rules.id);
    const now = outcome(rules, table, {}, 'doubles');
    const pushed = now.consequences.find(({ facts }) => facts.some((fact) => fact.fact === 'placed'));
    expect(pushed?.core).toBe(false);
    const kept = fold(listSelectedFacts(now, []), table).table;
    const without = fold(listSelectedFacts(now, [pushed?.id ?? '']), table).table;
    expect(kept.figures.get('B')?.squares).not.toEqual([parseSquare('d2')]);
    expect(without.figures.get('B')?.squares).toEqual([parseSquare('d2')]);
    expect(without.figures.get('B')?.click).toBe(kept.figures.get('B')?.click);
  });

  it('without the damage has no K.O. and no points either', () => {
    const table = begun(rules.id, 2);
    const now = outcome(rules, table);
    const hurt = now.consequences.find(({ facts }) => facts.some((fact) => fact.fact === 'clicked'));
    expect(kinds(hurt?.facts ?? [])).toEqual(expect.arrayContaining(['clicked damage', 'defeated', 'scored']));
    const without = fold(listSelectedFacts(now, [hurt?.id ?? '']), table).table;
    expect(without.figures.get('B')).toMatchObject({ click: 1, defeated: false });
    expect(without.points.red?.numerator ?? 0).toBe(0);
  });

  it('shows the cost of pushing before it is recorded', () => {
    const tired = begun(rules.id, 9, [{ fact: 'tokens', piece: 'A', by: 1 }]);
    const pushed = (table: Table) =>
      countPushClicks(
        outcome(rules, table).consequences.flatMap(({ facts }) => facts),
        'A',
      );
    expect(pushed(begun(rules.id))).toBe(0);
    // In X of Swords, pushing damage is a house rule.
    expect(pushed(tired)).toBe(rules.id === 'x-of-swords' ? 0 : 1);
  });

  it('costs the target no clicks on a miss, and the attacker one click on two ones', () => {
    const table = begun(rules.id);
    expect(kinds(listSelectedFacts(outcome(rules, table, {}, 'miss'), []))).not.toContain('clicked damage');
    const after = fold(listSelectedFacts(outcome(rules, table, {}, 'ones'), []), table).table;
    expect(after.figures.get('A')?.click).toBe(2);
    expect(after.figures.get('B')?.click).toBe(1);
  });

  it('is carried out with no actions left, and uses none out of turn', () => {
    const none = begun(
      rules.id,
      9,
      ['A', 'A', 'A'].map((piece) => ({ fact: 'acted', piece, action: 'power' }) as const),
    );
    const spent = { ...none, figures: new Map(none.figures) };
    const figure = spent.figures.get('A');
    if (figure) spent.figures.set('A', { ...figure, actedThisTurn: false });
    const left = outcome(rules, spent);
    expect(left.reasons.map(({ code }) => code)).toContain('no-actions');
    expect(countDamageClicks(left, 'B')).toBeGreaterThan(0);
    const theirs = begun(rules.id, 9, [{ fact: 'turn', side: 'blue', round: 2 }]);
    const out = listSelectedFacts(outcome(rules, theirs), []);
    expect(kinds(out)).toContain('clicked damage');
    expect(kinds(out)).not.toContain('acted');
    expect(kinds(out)).not.toContain('tokens');
  });

  it("is not carried out if refused, and the players' version is recorded", () => {
    const table = begun(rules.id, 9, [placeFact('B', 'f5')]);
    const now = outcome(rules, table);
    expect(now.reasons).not.toEqual([]);
    expect(now.consequences).toEqual([]);
    const facts = makeIllegalAttackFacts(rules, table, 'A', 'close', [{ piece: 'B', clicks: 2 }]);
    expect(fold(facts, table).table.figures.get('B')?.click).toBe(3);
  });

  it('without a map is resolved on an open field, with the same clicks and no places', () => {
    const table = begun(rules.id, 9, [placeFact('A'), placeFact('B')]);
    const field = placeOnOpenField(table, 'A', ['B'], 0);
    const answer = asked(rules, field);
    expect(answer.hit.legal).toBe(true);
    const now = resolveDeed(rules, field, makeAttackDeed(field, answer, NO_TERMS, 'doubles'), NO_TERMS);
    const kept = removeSquareFacts(now?.consequences ?? []).flatMap(({ facts }) => facts);
    expect(kinds(kept)).not.toContain('placed');
    const after = fold(kept, table).table;
    expect(after.figures.get('B')).toMatchObject({
      squares: [],
      click: 1 + (answer.hit.targets[0]?.damage.total ?? 0),
    });
  });

  it('on an open field keeps effects of figures that are not on it', () => {
    const cancelled: Fact = { fact: 'switched', piece: 'B', power: 'toughness', off: true, until: null, by: 'C' };
    const table = begun(rules.id, 9, [joinFact('C', 'red'), placeFact('C', 'c3'), placeFact('B'), cancelled]);
    const field = placeOnOpenField(table, 'A', ['B'], 0);
    const now = resolveDeed(rules, field, makeAttackDeed(field, asked(rules, field), NO_TERMS, 'hit'), NO_TERMS);
    const facts = removeSquareFacts(now?.consequences ?? []).flatMap((each) => each.facts);
    expect(kinds(facts)).toContain('clicked damage');
    expect(kinds(facts)).not.toContain('switched');
  });
});

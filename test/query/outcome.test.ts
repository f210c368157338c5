import { describe, expect, test } from 'vitest';
import { NO_TERMS, type QuestionTerms } from '../../src/query/question-terms';
import {
  canBeGivenAction,
  countDamageClicks,
  type DeedResult,
  listHitAlternatives,
  listSelectedFacts,
  positionInGame,
  resolveDeed,
} from '../../src/query/resolve-deed';
import { countPushClicks } from '../../src/rules/shared/options';
import type { AttackDeed, MoveDeed, TableDeed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import type { Table } from '../../src/table/table';
import { makeGameTable, type TestPiece } from '../helpers/game-table';
import { requireEdition } from '../helpers/require-edition';
import { squareNamed } from '../helpers/square-named';

const core = requireEdition('core-2008');
const hypertime = requireEdition('hypertime-2003');

const pair = (attacker: Partial<TestPiece> = {}, target: Partial<TestPiece> = {}, ...more: Fact[]): Table =>
  makeGameTable(core, { A: { at: 'c3', ...attacker }, B: { at: 'd3', side: 'blue', ...target } }, ...more);
const strike = (more: Partial<AttackDeed> = {}): AttackDeed => ({
  ...{ deed: 'attack', attacker: 'A', aim: { pieces: ['B'] }, attack: 'close', showed: 'hit', ...more },
});

function outcome(table: Table, deed: TableDeed, terms: Partial<QuestionTerms> = {}, rules = core): DeedResult {
  const result = resolveDeed(rules, table, deed, { ...NO_TERMS, ...terms });
  if (!result) throw new Error('no outcome');
  return result;
}
const facts = (result: DeedResult) => result.consequences.flatMap((each) => each.facts);
const kinds = (result: DeedResult) => facts(result).map(({ fact }) => fact);

describe('a power switched off in the question', () => {
  test('does not count in the outcome, and is not recorded as switched off', () => {
    const table = pair({}, { powers: ['', '', 'toughness'] });
    const off = [{ piece: 'B', power: 'toughness' }];
    expect(countDamageClicks(outcome(table, strike()), 'B')).toBe(1);
    expect(countDamageClicks(outcome(table, strike(), { off }), 'B')).toBe(2);
    expect(kinds(outcome(table, strike(), { off }))).not.toContain('switched');
  });
});

describe('a deed out of turn', () => {
  const blues = { fact: 'turn', side: 'blue', round: 2 } as const;
  const reasons = (result: DeedResult) => result.reasons.map(({ code }) => code);

  test('is free: no action, no token, no pushing', () => {
    const tired = pair({}, {}, { fact: 'tokens', piece: 'A', by: 1 }, blues);
    const out = outcome(tired, strike());
    expect(reasons(out)).toEqual(['opposing']);
    expect(countDamageClicks(out, 'B')).toBe(2);
    expect(kinds(out).filter((kind) => ['acted', 'tokens', 'granted'].includes(kind))).toEqual([]);
    expect(countPushClicks(facts(out), 'A')).toBe(0);
  });

  test('keeps clicks that are not from its own pushing', () => {
    const out = outcome(pair({}, {}, blues), strike({ showed: 'ones' }));
    // A roll of two ones damages the attacker.
    expect(facts(out).filter((fact) => fact.fact === 'clicked' && fact.piece === 'A')).toHaveLength(1);
  });

  test('after an action is free, and costs an action only if only that was missing', () => {
    const acted: Fact = { fact: 'acted', piece: 'A', action: 'power' };
    const again = outcome(pair({}, {}, acted), strike());
    expect(reasons(again)).toContain('acted');
    expect(kinds(again)).not.toContain('acted');
    const others: Fact[] = ['X', 'Y', 'Z'].map((piece) => ({ fact: 'acted', piece, action: 'power' }));
    const standing = { X: { at: 'h1' }, Y: { at: 'h2' }, Z: { at: 'h3' } };
    const none = makeGameTable(core, { A: { at: 'c3' }, B: { at: 'd3', side: 'blue' }, ...standing }, ...others);
    const last = outcome(none, strike());
    expect(reasons(last)).toEqual(['no-actions']);
    expect(kinds(last)).toEqual(expect.arrayContaining(['acted', 'tokens']));
  });

  test('is refused if more than the turn is against it', () => {
    const out = outcome(pair({}, { at: 'g3' }, blues), strike());
    expect(out.consequences).toEqual([]);
    expect(reasons(out)).toEqual(expect.arrayContaining(['opposing', 'no-adjacent']));
  });

  test('throws for a figure that is not in the game', () => {
    expect(() => outcome(pair(), strike({ attacker: 'nobody' }))).toThrow(RangeError);
  });

  test('by a figure on loan belongs to the side that has it', () => {
    const lent: Fact = { fact: 'loaned', piece: 'A', to: 'blue' };
    expect(canBeGivenAction(pair({}, {}, lent), 'A')).toBe(false);
    expect(canBeGivenAction(pair({}, {}, blues, lent), 'A')).toBe(true);
  });
});

describe('an action', () => {
  test('may be given once, by the side that has the turn', () => {
    expect(canBeGivenAction(pair(), 'A')).toBe(true);
    expect(canBeGivenAction(pair(), 'B')).toBe(false);
    expect(canBeGivenAction(pair(), 'nobody')).toBe(false);
    expect(canBeGivenAction(pair({}, {}, { fact: 'acted', piece: 'A', action: 'move' }), 'A')).toBe(false);
  });
});

describe('open questions of a deed', () => {
  const leaves = (result: DeedResult) => result.open.map(({ open, piece }) => `${open} ${piece}`);

  test('remain listed after they are answered', () => {
    const table = makeGameTable(hypertime, {
      A: { at: 'c3' },
      B: { at: 'd3', side: 'blue', powers: ['super-senses'] },
    });
    const evaded = { evade: { B: 6 } };
    expect(leaves(outcome(table, strike(), {}, hypertime))).toEqual(['evade B']);
    expect(leaves(outcome(table, strike(evaded), {}, hypertime))).toEqual(['evade B']);
    expect(countDamageClicks(outcome(table, strike(evaded), {}, hypertime), 'B')).toBe(0);
  });

  test('of a move include where its passenger is set down, also once answered', () => {
    const table = makeGameTable(core, { A: { at: 'c3', abilities: ['flight', 'carry'] }, F: { at: 'c4' } });
    const fly: MoveDeed = { deed: 'move', piece: 'A', to: [squareNamed('g3')], carrying: 'F' };
    expect(leaves(outcome(table, fly))).toEqual(['set-down F']);
    expect(leaves(outcome(table, { ...fly, setsDown: squareNamed('g4') }))).toEqual(['set-down F']);
    const set = listSelectedFacts(outcome(table, { ...fly, setsDown: squareNamed('g4') }), []);
    expect(set).toContainEqual(expect.objectContaining({ fact: 'placed', piece: 'F', squares: ['g4'] }));
  });
});

describe('leaving out consequences', () => {
  test('drops what the players unticked, but never the deed itself', () => {
    const out = outcome(pair(), strike());
    const kept = listSelectedFacts(
      out,
      out.consequences.map(({ id }) => id),
    );
    expect(kept.map(({ fact }) => fact)).toContain('acted');
    expect(kept.map(({ fact }) => fact)).not.toContain('clicked');
    expect(listSelectedFacts(out, [])).toEqual(facts(out));
  });
});

describe('clicks by an attack', () => {
  const clicked = (piece: string, by: number, cause: 'damage' | 'critical' | 'knock-back' | 'push'): Fact => ({
    ...{ fact: 'clicked', piece, by, cause, from: null },
  });
  const of = (...facts: Fact[]): DeedResult => ({
    ...{ deed: strike(), reasons: [], notes: [], open: [], unanswered: [] },
    consequences: [{ id: 'all', core: false, facts }],
  });

  test('are those of the hit and of two sixes, without knock back and pushing', () => {
    const all = [
      clicked('B', 2, 'damage'),
      clicked('B', 1, 'critical'),
      clicked('B', 4, 'knock-back'),
      clicked('C', 8, 'damage'),
    ];
    expect(countDamageClicks(of(...all, clicked('B', 16, 'push')), 'B')).toBe(3);
    expect(countPushClicks([...all, clicked('B', 16, 'push'), clicked('A', 1, 'push')], 'B')).toBe(16);
  });
});

describe('results of a hit instead of damage', () => {
  test('are what the book allows for this attacker and target', () => {
    const results = (rules: typeof core, ability: string, power: string, deed = strike()) => {
      const A = { at: 'c3', powers: ['', power], abilities: [ability] };
      return listHitAlternatives(rules, makeGameTable(rules, { A, B: { at: 'd3', side: 'blue' } }), deed);
    };
    expect(results(core, 'capture', '')).toEqual(['capture']);
    expect(results(core, '', '')).toEqual([]);
    expect(results(hypertime, '', 'incapacitate')).toContain('incapacitate');
    expect(results(hypertime, '', '')).not.toContain('incapacitate');
    // An earlier choice does not prevent a later choice. A wall or square cannot be captured.
    expect(results(core, 'capture', '', strike({ instead: 'outwit', shape: { B: 6 } }))).toEqual(['capture']);
    expect(results(hypertime, '', 'incapacitate', strike({ capture: true }))).toContain('incapacitate');
    expect(results(core, 'capture', '', strike({ aim: { square: squareNamed('d3') } }))).toEqual([]);
  });
});

test('a position of a game needs a map', () => {
  expect(positionInGame(core, { ...pair(), board: null })).toBeNull();
  expect(positionInGame(null, pair())?.pieces).toHaveLength(2);
});

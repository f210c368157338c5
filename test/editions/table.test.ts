import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Deed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import { BEGAN_FACT, joinFact, makeTestCharacter } from '../game/make';
import { compareRuling } from '../helpers/ruling';
import { type ExpectationRow, readExpectationRows } from './expectation-row';

const TABLES = ['lines', 'moves', 'attacks', 'defenses', 'knock-back'].map(
  (name) => [name, readExpectationRows(name)] as const,
);

/** Returns a question with the name that the edition uses for a close attack: `melee` in Strike Teams. */
function asked(edition: Ruleset, ask: ExpectationRow['ask']): object {
  const text = edition.attacks.includes('melee')
    ? JSON.stringify(ask).replace('"close"', '"melee"')
    : JSON.stringify(ask);
  return JSON.parse(text);
}

describe.each(TABLES)('%s: one expectation for all books, except where a book differs', (_, rows) => {
  test.each(rows)('$name ($cite)', (row) => {
    const came = EDITIONS.map((edition) => {
      const expected = row.but[edition.id] === undefined ? row.expect : row.but[edition.id];
      return `${edition.id}: ${expected ? compareRuling(edition, row, asked(edition, row.ask), expected) : 'passed'}`;
    });
    expect(came).toEqual(EDITIONS.map((edition) => `${edition.id}: passed`));
  });

  test('every exception names a known edition, and none repeats the rule', () => {
    const ids = EDITIONS.map((edition) => edition.id);
    for (const { name, expect: rule, but } of rows) {
      expect([name, ...Object.keys(but).filter((id) => !ids.includes(id))]).toEqual([name]);
      for (const other of Object.values(but)) expect([name, other]).not.toEqual([name, rule]);
    }
  });
});

/** Expectation about actions and tokens: one value for all editions except editions listed under `but`. */
interface TurnRow {
  readonly name: string;
  readonly cite: string;
  readonly ask: (edition: Ruleset) => unknown;
  readonly expect: unknown;
  readonly but: Readonly<Record<string, unknown>>;
}

/** Gives figure A a move action. Returns whether the action is legal, and the clicks of pushing damage. */
function given(edition: Ruleset, tokens: number, abilities: readonly string[] = []): [boolean, number] {
  const figure: Fact = { ...joinFact('A', 'red'), character: { ...makeTestCharacter('A'), abilities } } as Fact;
  const turn: Fact = { fact: 'turn', side: 'red', round: 2 };
  const before: Fact[] = tokens > 0 ? [{ fact: 'tokens', piece: 'A', by: tokens }] : [];
  const { table } = fold([BEGAN_FACT, figure, joinFact('B', 'blue'), ...before, turn]);
  const deed: Deed = { deed: 'act', piece: 'A', action: 'move' };
  const { legal, facts } = edition.resolve(table, deed);
  return [legal, facts.reduce((sum, fact) => sum + (fact.fact === 'clicked' ? fact.by : 0), 0)];
}

const TURNS: readonly TurnRow[] = [
  {
    name: 'actions a turn for 300 points',
    cite: 'Hypertime Turns · Core 2008 Action total · X of Swords Action Phase · Strike Teams has action points',
    ask: (edition) => edition.actionTotal(300),
    expect: 3,
    but: { 'strike-teams': 0 },
  },
  {
    name: 'actions a turn for 500 points',
    cite: 'Hypertime Turns · Core 2008 Action total · X of Swords Action Phase · Strike Teams has action points',
    ask: (edition) => edition.actionTotal(500),
    expect: 5,
    but: { 'x-of-swords': 3, 'strike-teams': 0 },
  },
  {
    name: 'a first action',
    cite: 'Readings 5 · every book',
    ask: (edition) => given(edition, 0),
    expect: [true, 0],
    but: {},
  },
  {
    name: 'an action with one token, which pushes',
    cite: 'Readings 5 · Hypertime Turns: pushing · Core 2008 Pushing · X of Swords Actions',
    ask: (edition) => given(edition, 1),
    expect: [true, 1],
    but: { 'x-of-swords': [true, 0], 'strike-teams': [true, 0] },
  },
  {
    name: 'an indomitable figure’s action with one token',
    cite: 'Readings 5 · Core 2008 Indomitable',
    ask: (edition) => given(edition, 1, ['indomitable']),
    expect: [true, 0],
    but: {},
  },
  {
    name: 'an action with two tokens',
    cite: 'Readings 5 · every HeroClix book; Strike Teams has no action tokens',
    ask: (edition) => given(edition, 2)[0],
    expect: false,
    but: { 'strike-teams': true },
  },
];

test.each(TURNS)('turns: $name ($cite)', ({ ask, expect: rule, but }) => {
  const told = (value: (edition: Ruleset) => unknown) => EDITIONS.map((edition) => [edition.id, value(edition)]);
  expect(told(ask)).toEqual(told(({ id }) => but[id] ?? rule));
});

import { describe, expect, it } from 'vitest';
import { listLiveClicks } from '../../src/catalog/character';
import { parseSquare } from '../../src/grid/square';
import { listObjectActions, listPushPowers, makeFlightDeed } from '../../src/query/hand-actions';
import { NO_TERMS } from '../../src/query/question-terms';
import { makeTerrainCostFacts } from '../../src/query/record-anyway';
import { resolveDeed } from '../../src/query/resolve-deed';
import { EDITIONS } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { joinFact, MAPPED_FACT, makeTestCharacter, placeFact } from '../game/make';

function edition(id: string): Ruleset {
  const ruleset = EDITIONS.find((each) => each.id === id);
  if (!ruleset) throw Error(`no edition ${id}`);
  return ruleset;
}

/**
 * Starts red's turn with A at c3, and blue's B at d3 and C at f3.
 * @param powers attack and damage powers of A
 */
function begun(
  rules: Ruleset,
  powers: readonly string[],
  abilities: readonly string[],
  more: readonly Fact[] = [],
): Table {
  const players = [
    { side: 'red', name: 'Ann' },
    { side: 'blue', name: 'Ben' },
  ];
  const plain = makeTestCharacter('A');
  const dial = listLiveClicks(plain.dial).map((click) => ({
    ...click,
    attack: { ...click.attack, power: powers[0] ?? null },
    damage: { ...click.damage, power: powers[1] ?? null },
  }));
  const facts: Fact[] = [
    { fact: 'began', edition: rules.id, buildTotal: 300, actionTotal: 3, players },
    MAPPED_FACT,
    { fact: 'joined', piece: 'A', side: 'red', character: { ...plain, dial, abilities }, points: 50, click: 1 },
    joinFact('B', 'blue'),
    joinFact('C', 'blue'),
    placeFact('A', 'c3'),
    placeFact('B', 'd3'),
    placeFact('C', 'f3'),
    { fact: 'turn', side: 'red', round: 2 },
    ...more,
  ];
  return fold(facts).table;
}

const crate = (square: string): Fact => ({ fact: 'object', object: 'crate', kind: 'light', square });
const kinds = (facts: readonly Fact[]) => facts.map(({ fact }) => fact);

describe('objects that a figure can take without moving', () => {
  const core = edition('core-2008');

  it('include an adjacent object if it can lift it, and none two squares away', () => {
    expect(listObjectActions(core, begun(core, ['', 'super-strength'], [], [crate('c4')]), 'A').objects).toEqual([
      'crate',
    ]);
    expect(listObjectActions(core, begun(core, ['', 'super-strength'], [], [crate('c5')]), 'A').objects).toEqual([]);
    expect(listObjectActions(core, begun(core, [], [], [crate('c4')]), 'A').objects).toEqual([]);
  });

  it('are none if its hands are full', () => {
    const held: Fact = { fact: 'holds', piece: 'A', object: 'light', id: 'other' };
    expect(listObjectActions(core, begun(core, ['', 'super-strength'], [], [crate('c4'), held]), 'A').objects).toEqual(
      [],
    );
  });
});

it('missions refuse the actions that only dial games have', () => {
  const missions = edition('strike-teams');
  const table = begun(missions, ['', 'super-strength'], [], [crate('c4')]);
  expect(listObjectActions(missions, table, 'A')).toEqual({ objects: [], squares: [] });
  for (const deed of [
    { deed: 'pick-up', piece: 'A', object: 'crate' },
    { deed: 'put-down', piece: 'A', at: 0 },
    { deed: 'use', piece: 'A', power: 'outwit' },
    { deed: 'switch-off', piece: 'A', power: 'outwit' },
  ] as const) {
    const { legal, reasons, facts } = missions.resolve(table, deed);
    expect([deed.deed, legal, reasons.map(({ code }) => code), facts]).toEqual([
      deed.deed,
      false,
      ['power-forbids'],
      [],
    ]);
  }
});

describe('force blast', () => {
  it.each(['core-2008', 'hypertime-2003'])('has adjacent targets only, under %s', (id) => {
    const rules = edition(id);
    expect(listPushPowers(rules, begun(rules, ['', 'force-blast'], []), 'A')).toEqual([
      { power: 'force-blast', targets: ['B'] },
    ]);
    expect(listPushPowers(rules, begun(rules, [], []), 'A')).toEqual([]);
  });
});

describe('making terrain', () => {
  it.each(['core-2008', 'hypertime-2003'])('is an action with its token under %s', (id) => {
    const rules = edition(id);
    const table = begun(rules, ['smoke-cloud'], []);
    const price = makeTerrainCostFacts(rules, table, 'A', 'smoke-cloud', parseSquare('c5') ?? 0);
    expect(kinds(price)).toContain('acted');
    expect(kinds(price)).toContain('tokens');
    expect(kinds(price)).not.toContain('marker');
    const acted = fold(price, table).table;
    expect(makeTerrainCostFacts(rules, acted, 'A', 'smoke-cloud', parseSquare('c5') ?? 0)).toEqual([]);
  });
});

describe('a flier of hypertime', () => {
  const rules = edition('hypertime-2002');

  it('soars and comes down again, each as a separate move', () => {
    const table = begun(rules, [], ['flight']);
    expect(rules.soars(table, 'A')).toBe(true);
    expect(rules.soars(table, 'B')).toBe(false);
    const up = resolveDeed(rules, table, makeFlightDeed(table, 'A'), NO_TERMS);
    expect(up?.reasons).toEqual([]);
    const high = fold(up?.consequences.flatMap(({ facts }) => facts) ?? [], table).table;
    expect(high.figures.get('A')).toMatchObject({ mode: 'soaring', actedThisTurn: true });
    expect(makeFlightDeed(high, 'A')).toMatchObject({ mode: 'hovering' });
  });

  it('has no such move in the later books', () => {
    const core = edition('core-2008');
    expect(core.soars(begun(core, [], ['flight']), 'A')).toBe(false);
  });
});

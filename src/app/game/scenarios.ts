import type { Card } from '../../catalog/card';
import type { Deed, DeedRuling } from '../../rules/ruleset';
import type { Due, DueWay, Scenario, ScenarioLaw } from '../../rules/scenario';
import { scenarioOf, seen } from '../../rules/shared/scenarios';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { cardFacts } from './cards';
import { giveAll, record } from './session';

/** The card by which a game has a scenario of the book. */
export function scenarioCard({ id, name }: Pick<Scenario, 'id' | 'name'>, text = '', called = name): Card {
  return { kind: 'scenario', name: called, text, needs: '', points: 0, each: false, dial: null, scene: id };
}

/** The scenario that forces were built for, by their options; null: none. */
export function scenarioBuiltFor({ all }: ScenarioLaw, options: readonly string[]): Scenario | null {
  return all.find(({ option }) => option !== null && options.includes(option)) ?? null;
}

/** That card comes into the game in place of any scenario that it has; null: the game has none from now on. */
export function scenarioFacts(table: Table, law: ScenarioLaw, card: Card | null): Fact[] {
  const facts: Fact[] = [];
  let now = table;
  for (let scenario = scenarioOf(now, law); scenario; scenario = scenarioOf(now, law)) {
    const { id } = scenario.card;
    facts.push({ fact: 'card-left', card: id });
    now = { ...now, cards: now.cards.filter((each) => each.id !== id) };
  }
  return card ? [...facts, ...cardFacts(now, card, null, [], null)] : facts;
}

/** Does what a scenario asks for: first the clicks to those it meets, one after the other, then what else it brings. One step. */
export function carryOutDue({ pieces }: Due, { clicks, facts }: DueWay, met = pieces): Promise<DeedRuling | null> {
  const hurts = clicks === 0 ? [] : met.map((piece): Deed => ({ deed: 'damage', piece, clicks, by: null }));
  return giveAll('scene', hurts, facts);
}

/** Not this time. */
export function skipDue(due: Due): Promise<boolean> {
  return record('scene', [seen(due)]);
}

/** A character calls an opponent to a place, given as the action that the edition asks for. */
export function callTo(
  caller: string,
  action: string,
  target: string,
  squares: readonly string[],
): Promise<DeedRuling | null> {
  const moved: readonly Fact[] = squares.length === 0 ? [] : [{ fact: 'placed', piece: target, squares, how: 'moved' }];
  return giveAll('call-out', [{ deed: 'act', piece: caller, action }], moved);
}

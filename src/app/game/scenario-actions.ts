import type { Card } from '../../catalog/card';
import type { Scenario, ScenarioReminder, ScenarioReminderOption, ScenarioRules } from '../../rules/scenario';
import { findScenario, makeReminderDoneFact } from '../../rules/shared/scenarios';
import type { Deed, DeedRuling } from '../../rules/table-deed';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import { makeCardFacts } from './make-card-facts';
import { recordActions, recordStep } from './perform';

/** Makes the card that represents a scenario of the book in a game. */
export function makeScenarioCard({ id, name }: Pick<Scenario, 'id' | 'name'>, text = '', called = name): Card {
  return { kind: 'scenario', name: called, text, needs: '', points: 0, each: false, dial: null, scene: id };
}

/** Returns the scenario for which forces were built, as stated by their options. Null if there is no such scenario. */
export function findForceScenario({ all }: ScenarioRules, options: readonly string[]): Scenario | null {
  return all.find(({ option }) => option !== null && options.includes(option)) ?? null;
}

/**
 * Returns the facts that replace the scenario of the game.
 * @param card null removes the scenario
 */
export function makeScenarioFacts(table: Table, rules: ScenarioRules, card: Card | null): Fact[] {
  const facts: Fact[] = [];
  let now = table;
  for (let scenario = findScenario(now, rules); scenario; scenario = findScenario(now, rules)) {
    const { id } = scenario.card;
    facts.push({ fact: 'card-left', card: id });
    now = { ...now, cards: now.cards.filter((each) => each.id !== id) };
  }
  return card ? [...facts, ...makeCardFacts(now, card, null, [], null)] : facts;
}

/** Records what a scenario requires, as one step: first the damage to each affected piece, then the other facts. */
export function recordScenarioReminder(
  { pieces }: ScenarioReminder,
  { clicks, facts }: ScenarioReminderOption,
  met = pieces,
): Promise<DeedRuling | null> {
  const hurts = clicks === 0 ? [] : met.map((piece): Deed => ({ deed: 'damage', piece, clicks, by: null }));
  return recordActions('scene', hurts, facts);
}

/** Dismisses a scenario reminder by recording it as done. */
export function skipScenarioReminder(due: ScenarioReminder): Promise<boolean> {
  return recordStep('scene', [makeReminderDoneFact(due)]);
}

/**
 * Records that a character calls out an opponent. The caller is given the action that the edition requires, and the
 * opponent moves to `squares`.
 */
export function recordCallOut(
  caller: string,
  action: string,
  target: string,
  squares: readonly string[],
): Promise<DeedRuling | null> {
  const moved: readonly Fact[] = squares.length === 0 ? [] : [{ fact: 'placed', piece: target, squares, how: 'moved' }];
  return recordActions('call-out', [{ deed: 'act', piece: caller, action }], moved);
}

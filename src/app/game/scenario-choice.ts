import type { Card } from '../../catalog/card';
import { SAMPLE_DIALS } from '../../catalog/sample-dials';
import type { Ruleset } from '../../rules/ruleset';
import { findForceScenario, makeScenarioCard } from './scenario-actions';
import type { SideRoster } from './side-roster';

/** Returns the id of an event dial as a choice in the scenario field. */
export const eventDialId = (name: string): string => `dial ${name}`;

/** Returns the card for a choice in the scenario field. Null if the choice is to play without a scenario. */
export function findChosenScenarioCard(rules: Ruleset, choice: string): Card | null {
  const scenario = rules.scenarios.all.find(({ id }) => id === choice);
  return scenario
    ? makeScenarioCard(scenario)
    : (SAMPLE_DIALS.find(({ name }) => eventDialId(name) === choice) ?? null);
}

/** Returns the id of the scenario that the chosen forces were built for. '' for none. */
export function findForceScenarioId(rules: Ruleset, seats: readonly Pick<SideRoster, 'options'>[]): string {
  const scenario = findForceScenario(
    rules.scenarios,
    seats.flatMap(({ options }) => options),
  );
  return scenario?.kind === 'scenario' ? scenario.id : '';
}

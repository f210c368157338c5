import type { Card } from '../../catalog/card';
import { SAMPLE_DIALS } from '../../catalog/sample-dials';
import type { Ruleset } from '../../rules/ruleset';
import type { Brought } from './joining';
import { scenarioBuiltFor, scenarioCard } from './scenarios';

/** Id of an event dial as a choice. */
export const dialId = (name: string): string => `dial ${name}`;

/** Returns the card for a choice in the scenario field. Null for no scenario. */
export function cardOfChoice(rules: Ruleset, choice: string): Card | null {
  const scenario = rules.scenarios.all.find(({ id }) => id === choice);
  return scenario ? scenarioCard(scenario) : (SAMPLE_DIALS.find(({ name }) => dialId(name) === choice) ?? null);
}

/** Returns the id of the scenario that the chosen forces were built for. '' for none. */
export function choiceFor(rules: Ruleset, seats: readonly Pick<Brought, 'options'>[]): string {
  const scenario = scenarioBuiltFor(
    rules.scenarios,
    seats.flatMap(({ options }) => options),
  );
  return scenario?.kind === 'scenario' ? scenario.id : '';
}

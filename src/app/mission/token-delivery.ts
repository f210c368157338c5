import type { ScenarioProgress } from '../../rules/objectives';
import type { Table } from '../../table/table';
import { belongsToScenario, type TokenIdentity } from '../../table/tokens';
import { say } from '../../text/say';
import { describeReward, listFaceUpScenarios } from './mission-objectives';

/** Returns the scenario card on the table that brought a token into the game. Null if no card did. */
export function findTokenScenario(table: Table, token: string): ScenarioProgress | null {
  const cards = table.cards.filter(({ terms }) =>
    terms?.tokens.some(({ name }) => belongsToScenario(tokenNamed(table, token), terms.scenario, name)),
  );
  return listFaceUpScenarios(table).find(({ card }) => cards.some(({ id }) => id === card)) ?? null;
}

function tokenNamed({ tokens }: Table, id: string): TokenIdentity {
  return tokens.find((each) => each.id === id) ?? { id };
}

/**
 * Describes what the delivery of a token would do: `then Heroes +2` if it completes the card, else `1 of 2 delivered`.
 * Null if no card needs the token.
 */
export function describeDelivery(table: Table, token: string): string | null {
  for (const scenario of listFaceUpScenarios(table)) {
    const { objectives, recorded } = scenario;
    const progress = objectives.find(
      ({ objective: { kind, of } }) =>
        kind === 'deliver' && of !== null && belongsToScenario(tokenNamed(table, token), scenario.scenario, of),
    );
    if (!progress || progress.done === null || progress.of === null || recorded !== null) continue;
    const done = Math.min(progress.done + 1, progress.of);
    const rest = objectives.filter((each) => each !== progress);
    return done === progress.of && rest.every(({ state }) => state === 'succeeded')
      ? say('then {reward}', { reward: describeReward(scenario, 'succeeded') })
      : say('{done} of {all} delivered', { done, all: progress.of });
  }
  return null;
}

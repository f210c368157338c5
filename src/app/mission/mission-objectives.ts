import { type Square, squareName } from '../../grid/square';
import type { MissionReminder, ScenarioProgress, TokenReminder } from '../../rules/objectives';
import { findAppPlayer } from '../../table/app-player';
import type { ObjectiveOutcome } from '../../table/mission';
import type { Table } from '../../table/table';
import { belongsToScenario, TOKEN_KINDS, type TokenIdentity } from '../../table/tokens';
import { say } from '../../text/say';
import { describeObjections, naming } from '../game/naming';
import { ruleset } from '../game/open-game';
import { recordAction, undoStep } from '../game/perform';
import { toast } from '../messages';
import { TEAM_SIDES } from './mission-teams';

/** Lists the face-up scenario cards with their progress. Empty in games that are not missions. */
export function listFaceUpScenarios(table: Table): readonly ScenarioProgress[] {
  return ruleset()?.mission?.objectives(table) ?? [];
}

/**
 * Whether players may need to record the outcome of a scenario. True if an outcome is pending, if the app cannot
 * evaluate a card, or if there is no scenario card.
 */
export function mayNeedScoring(table: Table): boolean {
  const scenarios = table.cards.filter(({ card }) => card.kind === 'scenario');
  if (scenarios.length === 0 || scenarios.some(({ terms }) => !terms)) return true;
  return listCurrentMissionReminders(table).some(({ due }) => due === 'score');
}

/** Lists the pending mission reminders: cards to turn up, outcomes to record. Empty in games that are not missions. */
export function listCurrentMissionReminders(table: Table): readonly MissionReminder[] {
  return ruleset()?.mission?.scenariosDue(table) ?? [];
}

/** Returns the stage with a scenario card that must be turned face up now. Null if there is no such stage. */
export function findStageToReveal(table: Table): number | null {
  return listCurrentMissionReminders(table).flatMap((each) => (each.due === 'reveal' ? [each.stage] : []))[0] ?? null;
}

/** Lists the tokens of scenarios that must now be placed on the map. */
export function listTokensToPlace(table: Table): readonly TokenReminder[] {
  return ruleset()?.mission?.entering(table) ?? [];
}

/** Whether Sidekick places a token as the first step of its phase. */
export function isPlacedByApp(table: Table, { placedBy }: Pick<TokenReminder, 'placedBy'>): boolean {
  return findAppPlayer(table, TEAM_SIDES[placedBy]) !== null;
}

export function listTokenSquares(table: Table): readonly Square[] {
  return ruleset()?.mission?.battleZone(table) ?? [];
}

export function missionTeamName(team: 'heroes' | 'mastermind'): string {
  return naming().side(TEAM_SIDES[team]);
}

/** Describes the reward for an outcome: `Heroes +2`. */
export function describeReward({ reward }: ScenarioProgress, outcome: ObjectiveOutcome): string {
  return `${missionTeamName(outcome === 'succeeded' ? 'heroes' : 'mastermind')} +${reward}`;
}

const back = () => ({ label: say('Undo'), run: () => void undoStep() });

/** Places a token of a scenario on the map. A token on a forbidden square is recorded too, and the reason is shown. */
export async function placeToken({ id, strength, times, scenario }: TokenReminder, at: Square): Promise<void> {
  const token = { name: id, kind: TOKEN_KINDS.objective, at, strength, wounds: times, scenario };
  const ruling = await recordAction({ deed: 'lay', tokens: [token] });
  if (!ruling) return;
  const reason = describeObjections(ruling.reasons);
  const text =
    reason === null
      ? say('{token} placed on {square}.', { token: id, square: squareName(at) })
      : say('Against the rules: {reason} Recorded anyway.', { reason });
  toast({ text, action: back() });
}

/** Records the outcome of a scenario card and its points. */
export async function recordOutcome(scenario: ScenarioProgress, outcome: ObjectiveOutcome): Promise<void> {
  const ruling = await recordAction({ deed: 'complete', card: scenario.card, outcome });
  if (!ruling || ruling.facts.length === 0) return;
  const words = { scenario: scenario.card, reward: describeReward(scenario, outcome) };
  const text =
    outcome === 'succeeded'
      ? say('{scenario} succeeded: {reward}.', words)
      : say('{scenario} failed: {reward}.', words);
  toast({ text, action: back() });
}

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

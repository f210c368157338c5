import {
  makeObjective,
  type ScenarioTerms,
  type TeamName,
  TOKEN_OBJECTIVES,
} from '../../../catalog/cards/scenario-card';
import type { ByTeam } from '../../../table/campaign';
import type { Fact } from '../../../table/facts';
import { OBJECTIVE_OUTCOMES, type ObjectiveOutcome, printOutcomeKey } from '../../../table/objective-outcomes';
import type { Table } from '../../../table/table';
import { belongsToScenario, type TableToken } from '../../../table/tokens';
import type { MissionDeedNamed } from '../../mission-deed';
import type { MissionReminder, ObjectiveProgress, ObjectiveState, ScenarioProgress } from '../../objectives';
import type { DeedRuling } from '../../ruleset';
import { reason } from '../../shared/cite';
import { makeRuling } from '../../shared/ruling';
import { cite } from './citations';
import { computeObjectiveProgress } from './objective-progress';
import { countFinishedStages, countStages } from './rounds';
import { sideOfTeam } from './units';

const COMPLETING = cite('Gaining Objective Points: Completing Objectives on Scenario Cards');

/** Stage whose scenario card is face down at first. */
const FACE_DOWN = 3;
const TURNED_UP_AFTER = 1;

/** "Winning the Mission": returns the team with most objective points. Null for a draw. */
export function findMissionWinner({ heroes, mastermind }: ByTeam<number>): TeamName | null {
  if (heroes === mastermind) return null;
  return heroes > mastermind ? 'heroes' : 'mastermind';
}

/** Objective of a card whose text is not available as data. The players report the result. */
const BY_HAND = makeObjective('by-hand');

function recordedOf(table: Table, card: string): ObjectiveOutcome | null {
  return (
    OBJECTIVE_OUTCOMES.find((outcome) => table.seenTo.some(({ due }) => due === printOutcomeKey(card, outcome))) ?? null
  );
}

/** Placeholder objective for a card whose text is not available as data. The players report its result. */
function stateOf(objectives: readonly ObjectiveProgress[], over: boolean): ObjectiveState {
  const states = objectives.map(({ state }) => state);
  if (states.includes('failed')) return 'failed';
  if (states.every((state) => state === 'succeeded')) return 'succeeded';
  return over || states.includes('asked') ? 'asked' : 'open';
}

/**
 * "Completing Objectives on Scenario Cards", "Ending the Current Stage": lists the face-up scenario cards that are
 * available as data, with their progress.
 */
export function listScenarioProgress(table: Table): ScenarioProgress[] {
  const over = countFinishedStages(table);
  return table.cards.flatMap(({ id, terms }) => {
    if (!terms) return [];
    const objectives = terms.objectives.length > 0 ? terms.objectives : [BY_HAND];
    const parts = objectives.map((objective) => computeObjectiveProgress(table, terms, objective));
    return [
      {
        card: id,
        scenario: terms.scenario,
        stage: terms.stage,
        until: terms.until,
        reward: terms.reward,
        objectives: parts,
        state: stateOf(parts, over >= terms.until),
        recorded: recordedOf(table, id),
        cite: COMPLETING,
      },
    ];
  });
}

/**
 * "Revealing the Stage 3 Scenario Card", "Ending the Current Stage": lists cards to reveal after stage 1 or to score
 * after their last stage. Empty if the mission's cards are not available as data.
 */
export function listMissionReminders(table: Table): MissionReminder[] {
  const stages = table.cards.flatMap(({ terms }) => (terms ? [terms.stage] : []));
  const hides = stages.length > 0 && countStages(table) >= FACE_DOWN && !stages.includes(FACE_DOWN);
  const reveal: MissionReminder[] =
    hides && countFinishedStages(table) >= TURNED_UP_AFTER ? [{ due: 'reveal', stage: FACE_DOWN }] : [];
  const open = listScenarioProgress(table).filter(({ recorded, state }) => recorded === null && state !== 'open');
  return [...open.map(({ card }): MissionReminder => ({ due: 'score', card })), ...reveal];
}

/**
 * Whether a face-up card has an objective for the token. The points then come with the completed card, not with the
 * token.
 */
export function isScoredByCard({ cards }: Table, token: TableToken): boolean {
  return cards.some(({ terms }) =>
    terms?.objectives.some(
      ({ kind, of }) => TOKEN_OBJECTIVES.includes(kind) && of !== null && belongsToScenario(token, terms.scenario, of),
    ),
  );
}

/** Scores a card for the side that its outcome favours. A card can be scored only once. */
export function completeScenario(table: Table, { card, outcome }: MissionDeedNamed<'complete'>): DeedRuling {
  const terms: ScenarioTerms | undefined = table.cards.find(({ id }) => id === card)?.terms;
  const side = sideOfTeam(table, outcome === 'succeeded' ? 'heroes' : 'mastermind');
  if (!terms || side === null || recordedOf(table, card) !== null) {
    return makeRuling([reason('not-now', COMPLETING)], []);
  }
  const scored: Fact[] = terms.reward === 0 ? [] : [{ fact: 'scored', side, points: terms.reward, piece: null }];
  return makeRuling([], [{ fact: 'seen-to', due: printOutcomeKey(card, outcome), side }, ...scored]);
}

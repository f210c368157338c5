import type { CardCatalog } from '../../../catalog/cards/card-catalog';
import { STAGES, type TeamName } from '../../../catalog/cards/scenario-card';
import type { Campaign, MissionPlan } from '../../../table/campaign';
import type { MissionProblem, MissionProblemCode } from '../../campaign';
import { cite } from './citations';
import { checkRoles, checkSpawnPoints, checkTokens } from './mission-map';
import { findMissionStep, MISSION_STEPS } from './mission-steps';
import { checkLoadouts, checkRequiredFigures, checkTeams } from './mission-teams';

/** Reports a problem of a mission plan with its setup step. */
export type ReportProblem = (
  code: MissionProblemCode,
  step: string,
  team: TeamName | null,
  detail: string | number,
) => void;

/**
 * Lists all problems of a plan, in the order of the setup steps. Unfinished steps always have problems, so callers only
 * use the problems of finished steps. `campaign` is null for a single mission, whose characters all have the same
 * level.
 */
export function findMissionProblems(
  plan: MissionPlan,
  cardCatalog: CardCatalog,
  campaign: Campaign | null,
): MissionProblem[] {
  const problems: MissionProblem[] = [];
  const tell: ReportProblem = (code, step, team, detail) => {
    problems.push({ code, step, team, detail: String(detail), cite: findMissionStep(step).cite });
  };
  const laid = cardCatalog.map(plan.map);
  if (!laid) tell('unknown-map', 'map', null, plan.map);
  if (campaign?.aside.maps.includes(plan.map)) tell('map-aside', 'map', null, plan.map);
  problemsOfScenarios(plan, cardCatalog, campaign, tell);
  checkTeams(plan, cardCatalog, tell);
  checkRequiredFigures(plan, cardCatalog, tell);
  checkLoadouts(plan, cardCatalog, campaign, tell);
  if (laid) {
    checkSpawnPoints(plan, laid, tell);
    checkTokens(plan, cardCatalog, laid, tell);
  }
  checkRoles(plan, cardCatalog, tell);
  const held = campaign?.victory ?? null;
  if (plan.victory !== null && plan.victory.team !== held) {
    problems.push({
      code: 'victory-not-held',
      step: 'unit-levels',
      team: plan.victory.team,
      detail: '',
      cite: cite('Winning the Mission'),
    });
  }
  const place = new Map(MISSION_STEPS.map(({ id }, index) => [id, index]));
  return problems.sort((a, b) => (place.get(a.step) ?? 0) - (place.get(b.step) ?? 0));
}

/**
 * "Determine Scenario Cards": checks for one card of each stage, none played before. A single mission may have only the
 * card of stage 1 ("Replaying the Tutorial").
 */
function problemsOfScenarios(
  { scenarios }: MissionPlan,
  cardCatalog: CardCatalog,
  campaign: Campaign | null,
  tell: ReportProblem,
): void {
  const tutorial = campaign === null && scenarios.length === 1;
  if (scenarios.length !== STAGES.length && !tutorial) tell('scenario-count', 'scenarios', null, scenarios.length);
  for (const [index, id] of scenarios.entries()) {
    const card = cardCatalog.scenario(id);
    if (!card) tell('unknown-scenario', 'scenarios', null, id);
    else if (card.stage !== index + 1) tell('wrong-stage', 'scenarios', null, id);
    if (campaign?.aside.scenarios.includes(id)) tell('scenario-aside', 'scenarios', null, id);
  }
}

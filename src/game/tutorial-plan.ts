import type { CardCatalog } from '../catalog/cards/card-catalog';
import type { FigureKind } from '../catalog/cards/figure-kind';
import type { MapCard } from '../catalog/cards/map-card';
import type { ScenarioCard, TeamName } from '../catalog/cards/scenario-card';
import type { TutorialRules } from '../rules/campaign';
import type { ByTeam, MissionPlan, TeamMember } from '../table/campaign';
import {
  chooseRoles,
  chooseSpawns,
  chooseTokens,
  makeTeamMember,
  type RandomIndex,
  type TeamCandidate,
} from './mission-choices';
import { EMPTY_MISSION_PLAN } from './mission-draft';

/** Cards to choose from for a tutorial. The first suitable cards of each list are used. */
export interface TutorialOptions {
  readonly candidates: ByTeam<readonly TeamCandidate[]>;
  readonly scenarios: readonly ScenarioCard[];
  readonly maps: readonly MapCard[];
  readonly cardCatalog: CardCatalog;
}

const FIRST_STAGE = 1;

/** Makes a tutorial for a number of heroes. Choices that no card fits are left empty. */
export function makeTutorialPlan(
  heroes: number,
  rules: TutorialRules,
  from: TutorialOptions,
  draw: RandomIndex,
): MissionPlan {
  const { candidates } = from;
  const take = (team: TeamName, kind: FigureKind, figures: number, count: number): TeamMember[] =>
    candidates[team]
      .map((each) => makeStartingMember(each, rules.level))
      .filter((each) => each.kind === kind && each.figures === figures)
      .slice(0, count);
  const teams = {
    heroes: take('heroes', 'hero', 1, heroes),
    mastermind: [
      ...take('mastermind', 'villain', 1, rules.villains(heroes)),
      ...take('mastermind', 'henchman', rules.henchmen, 1),
    ],
  };
  const scenario = from.scenarios.find((each) => isTutorialScenario(each, teams));
  const plan = { ...EMPTY_MISSION_PLAN, unitPoints: heroes, teams, scenarios: scenario ? [scenario.id] : [] };
  const placed = from.maps.map((map) => placeOnMap(plan, map.id, from.cardCatalog, draw));
  const figures = [...teams.heroes, ...teams.mastermind].reduce((sum, each) => sum + each.figures, 0);
  return placed.find(({ spawns }) => spawns.length === figures) ?? placed[0] ?? plan;
}

function makeStartingMember(candidate: TeamCandidate, level: number): TeamMember {
  const member = makeTeamMember(candidate, level);
  const cards = candidate.card.actions.filter((each) => each.starting).map(({ id }) => id);
  return { ...member, loadout: { ...member.loadout, cards } };
}

/** Returns whether a scenario ends with the first stage and needs only figures that are present. */
function isTutorialScenario(
  { stage, until, needs }: ScenarioCard,
  { mastermind }: ByTeam<readonly TeamMember[]>,
): boolean {
  const there = (kind: FigureKind) =>
    mastermind.reduce((sum, each) => sum + (each.kind === kind ? each.figures : 0), 0);
  return stage === FIRST_STAGE && until === FIRST_STAGE && needs.every((need) => there(need.kind) >= need.figures);
}

function placeOnMap(plan: MissionPlan, map: string, cardCatalog: CardCatalog, draw: RandomIndex): MissionPlan {
  const laid = cardCatalog.map(map);
  if (!laid) return plan;
  const placed = (now: MissionPlan, team: TeamName): MissionPlan => {
    const spawned = { ...now, spawns: chooseSpawns(now, laid, team, draw) };
    const tokens = chooseTokens(spawned, cardCatalog, laid, team, draw);
    return { ...spawned, tokens, roles: chooseRoles(spawned, cardCatalog, team, draw) };
  };
  return placed(placed({ ...plan, map }, 'mastermind'), 'heroes');
}

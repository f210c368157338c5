import type { CardCatalog } from '../../../catalog/cards/card-catalog';
import type { TeamName } from '../../../catalog/cards/scenario-card';
import {
  type ByTeam,
  type Campaign,
  type CampaignFact,
  findLastMission,
  getCharacterLevel,
  type MissionPlan,
} from '../../../table/campaign';
import type {
  CampaignRules,
  CampaignRuling,
  LevelUpProblem,
  MissionProblem,
  MissionVisibility,
  TutorialRules,
  VisibleMember,
  VisiblePlan,
  VisibleRole,
} from '../../campaign';
import { cite } from './citations';
import { MIN_HEROES } from './force';
import { levelCost, levelUp, unitLevels } from './levels';
import { findMissionProblems, findMissionStep, MISSION_STEPS } from './mission-plan';
import { findMissionWinner } from './objectives';

/** "Compare Unit Levels": returns the initial command points of each team of a plan. */
function computeStartingCommand({ teams }: MissionPlan): ByTeam<number> {
  const units = (team: TeamName) => teams[team].map(({ unit, loadout }) => ({ unit, level: loadout.level }));
  const { heroes, mastermind } = unitLevels({ heroes: units('heroes'), mastermind: units('mastermind') });
  return { heroes: heroes?.command ?? 0, mastermind: mastermind?.command ?? 0 };
}

function outOfTurn(detail: string): MissionProblem {
  return { code: 'not-now', step: 'map', team: null, detail, cite: cite('Playing a Campaign') };
}

function beginMission(
  campaign: Campaign,
  plan: MissionPlan,
  cardCatalog: CardCatalog,
  game: string | null,
): CampaignRuling {
  const early = campaign.phase === 'ready' ? [] : [outOfTurn(campaign.phase)];
  const fact: CampaignFact = { fact: 'mission-began', plan, command: computeStartingCommand(plan), game };
  return { problems: [...early, ...findMissionProblems(plan, cardCatalog, campaign)], facts: [fact] };
}

/**
 * Resolves "Winning the Mission". The mission's cards are set aside if the players want that. The last mission decides
 * the campaign.
 */
function endMission(campaign: Campaign, points: ByTeam<number>, setAside: boolean): CampaignRuling {
  const mission = findLastMission(campaign);
  if (campaign.phase !== 'mission' || !mission) return { problems: [outOfTurn(campaign.phase)], facts: [] };
  const winner = findMissionWinner(points);
  const { map, scenarios } = mission.plan;
  const last = campaign.played.length >= campaign.missions;
  const facts: CampaignFact[] = [
    { fact: 'mission-over', points, winner },
    ...(setAside ? [{ fact: 'set-aside', maps: [map], scenarios } as const] : []),
    ...(last && winner !== null ? [{ fact: 'campaign-over', winner } as const] : []),
  ];
  return { problems: [], facts };
}

/** Returns the participants of the last mission with their present levels. */
function levelsOfMission(campaign: Campaign, team: TeamName): Record<string, number> {
  const members = findLastMission(campaign)?.plan.teams[team] ?? [];
  return Object.fromEntries(members.map(({ character }) => [character, getCharacterLevel(campaign, team, character)]));
}

function isPastLast(character: string, level: number, cardCatalog: CardCatalog): boolean {
  const card = cardCatalog.card(character);
  return card !== null && level > card.build.length - 1;
}

/** Raises a participant by one level, for objective points equal to its present level. */
function level(campaign: Campaign, team: TeamName, character: string, cardCatalog: CardCatalog): CampaignRuling {
  const problems: (LevelUpProblem | MissionProblem)[] = [];
  if (campaign.phase !== 'levelling' || campaign.reserved.includes(team)) problems.push(outOfTurn(campaign.phase));
  if (!Object.hasOwn(levelsOfMission(campaign, team), character)) problems.push({ code: 'not-there', character });
  const from = getCharacterLevel(campaign, team, character);
  const cost = levelCost(from, from + 1);
  if (cost > campaign.points[team]) problems.push({ code: 'too-dear', character });
  if (isPastLast(character, from + 1, cardCatalog)) problems.push({ code: 'past-last', character });
  return { problems: problems, facts: [{ fact: 'levelled', team, character, to: from + 1, cost }] };
}

/**
 * Reserves a team's remaining points. Allowed only if the points cannot pay for the next level of any participant. A
 * participant at its last level does not count.
 */
function reserve(campaign: Campaign, team: TeamName, cardCatalog: CardCatalog): CampaignRuling {
  const problems: (LevelUpProblem | MissionProblem)[] = [];
  if (campaign.phase !== 'levelling' || campaign.reserved.includes(team)) problems.push(outOfTurn(campaign.phase));
  for (const [character, from] of Object.entries(levelsOfMission(campaign, team))) {
    if (isPastLast(character, from + 1, cardCatalog)) continue;
    if (levelCost(from, from + 1) <= campaign.points[team]) problems.push({ code: 'can-still-level', character });
  }
  return { problems: problems, facts: [{ fact: 'reserved', team }] };
}

/** "Winning the Campaign": after a drawn last mission the players accept the draw or play on. */
function afterDraw(campaign: Campaign, playOn: boolean): CampaignRuling {
  const drawn = findLastMission(campaign)?.result?.winner === null && campaign.played.length >= campaign.missions;
  const problem: MissionProblem[] = drawn
    ? []
    : [{ ...outOfTurn(campaign.phase), step: findMissionStep('map').id, cite: cite('Winning the Campaign') }];
  const fact: CampaignFact = playOn
    ? { fact: 'lengthened', missions: campaign.played.length + 1 }
    : { fact: 'campaign-over', winner: null };
  return { problems: problem, facts: [fact] };
}

/** Index of the stage 3 scenario card, which stays hidden from the heroes until stage 1 is over. */
const FACE_DOWN = 2;
const TURNED_UP_AFTER = 1;

/**
 * Returns the plan as a team may see it. It omits the face-down scenario with its roles and tokens, the characters in
 * the other team's secret roles, and unrevealed action cards.
 */
function hideSecrets(
  plan: MissionPlan,
  cardCatalog: CardCatalog,
  team: TeamName,
  seeing: MissionVisibility,
): VisiblePlan {
  const { stage, cardsShown, turnedUp } = seeing;
  const { scenarios, teams, roles, tokens, ...open } = plan;
  const faceDown = team === 'heroes' && stage <= TURNED_UP_AFTER ? scenarios[FACE_DOWN] : undefined;
  const members = (side: TeamName): VisibleMember[] =>
    teams[side].map(({ loadout, ...member }) => {
      const shown = cardsShown || side === team;
      return { ...member, level: loadout.level, cards: shown ? loadout.cards : null };
    });
  const seenRoles = roles
    .filter(({ scenario }) => scenario !== faceDown)
    .map((play): VisibleRole => {
      const role = cardCatalog.scenario(play.scenario)?.roles.find(({ name }) => name === play.role);
      const hidden = role !== undefined && role.secret && role.chosenBy !== team;
      return hidden && !turnedUp.includes(`${play.scenario}/${play.role}`) ? { ...play, characters: null } : play;
    });
  return {
    ...open,
    scenarios: scenarios.map((id) => (id === faceDown ? null : id)),
    teams: { heroes: members('heroes'), mastermind: members('mastermind') },
    roles: seenRoles,
    tokens: tokens.filter(({ scenario }) => scenario !== faceDown),
  };
}

/** "Replaying the Tutorial": six henchmen, and one villain for each hero above two. */
const TUTORIAL: TutorialRules = {
  level: 0,
  henchmen: 6,
  villains: (heroes) => Math.max(0, heroes - MIN_HEROES),
  cite: cite('Replaying the Tutorial'),
};

/** Setup of missions and campaigns. */
export const CAMPAIGN: CampaignRules = {
  steps: MISSION_STEPS,
  tutorial: TUTORIAL,
  unitLevels,
  levelUp,
  problems: findMissionProblems,
  seenBy: hideSecrets,
  beginMission,
  endMission,
  level,
  reserve,
  afterDraw,
};

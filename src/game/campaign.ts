import { MISSION_TEAMS, type TeamName } from '../catalog/cards/scenario-card';
import { err, ok, type Result } from '../plain/result';
import { type ByTeam, type Campaign, type CampaignFact, findLastMission, type MissionRecord } from '../table/campaign';

export const EMPTY_CAMPAIGN: Campaign = {
  edition: '',
  name: '',
  missions: 0,
  phase: 'none',
  played: [],
  levels: { heroes: {}, mastermind: {} },
  points: { heroes: 0, mastermind: 0 },
  reserved: [],
  aside: { maps: [], scenarios: [] },
  victory: null,
  winner: null,
};

/** Reasons why a fact is impossible in the current state of the campaign. */
export const CAMPAIGN_FAULT_CODES = ['not-begun', 'begun-already', 'mission-running', 'no-mission', 'over'] as const;

export interface CampaignFault {
  readonly code: (typeof CAMPAIGN_FAULT_CODES)[number];
  readonly fact: CampaignFact['fact'];
}

/** Folds facts into a campaign. Impossible facts are skipped and reported with their index. */
export function foldCampaign(
  facts: readonly CampaignFact[],
  from: Campaign = EMPTY_CAMPAIGN,
): { readonly campaign: Campaign; readonly faults: readonly (CampaignFault & { readonly at: number })[] } {
  let campaign = from;
  const faults: (CampaignFault & { at: number })[] = [];
  for (const [at, fact] of facts.entries()) {
    const after = applyCampaignFact(campaign, fact);
    if (after.ok) campaign = after.value;
    else faults.push({ ...after.fault, at });
  }
  return { campaign, faults };
}

/**
 * Applies one fact to a campaign. Does not check the rules of the book, because they were checked before the fact was
 * made.
 */
export function applyCampaignFact(campaign: Campaign, fact: CampaignFact): Result<Campaign, CampaignFault> {
  const refuse = (code: CampaignFault['code']) => err({ code, fact: fact.fact });
  const { phase } = campaign;
  if (fact.fact === 'campaign-began') {
    if (phase !== 'none') return refuse('begun-already');
    const { edition, name, missions } = fact;
    return ok({ ...campaign, edition, name, missions, phase: 'ready' });
  }
  if (phase === 'none') return refuse('not-begun');
  // Only a fact that lengthens the campaign reopens an ended campaign.
  if (phase === 'over' && fact.fact !== 'lengthened') return refuse('over');
  switch (fact.fact) {
    case 'mission-began':
      return phase === 'mission' ? refuse('mission-running') : ok(applyMissionBegan(campaign, fact));
    case 'mission-over':
      return phase === 'mission' ? ok(applyMissionOver(campaign, fact)) : refuse('no-mission');
    case 'set-aside': {
      const { maps, scenarios } = campaign.aside;
      const aside = { maps: union(maps, fact.maps), scenarios: union(scenarios, fact.scenarios) };
      return ok({ ...campaign, aside });
    }
    case 'levelled': {
      const { team, character, to, cost } = fact;
      const levels = { ...campaign.levels, [team]: { ...campaign.levels[team], [character]: to } };
      return ok({ ...campaign, levels, points: { ...campaign.points, [team]: campaign.points[team] - cost } });
    }
    case 'reserved': {
      const reserved = union(campaign.reserved, [fact.team]);
      const done = MISSION_TEAMS.every((team) => reserved.includes(team)) && phase === 'levelling';
      return ok({ ...campaign, reserved, phase: done ? 'ready' : phase });
    }
    case 'lengthened':
      return ok({ ...campaign, missions: fact.missions, winner: null, phase: phase === 'over' ? 'ready' : phase });
    case 'campaign-over':
      return phase === 'mission' ? refuse('mission-running') : ok({ ...campaign, phase: 'over', winner: fact.winner });
  }
}

type CampaignFactOf<Name extends CampaignFact['fact']> = Extract<CampaignFact, { readonly fact: Name }>;

/**
 * Begins a mission. Each member enters at its level in the plan. The victory card is cleared, because it counts for one
 * mission only.
 */
function applyMissionBegan(campaign: Campaign, { plan, command, game }: CampaignFactOf<'mission-began'>): Campaign {
  const levelsOf = (team: TeamName): Record<string, number> => ({
    ...campaign.levels[team],
    ...Object.fromEntries(plan.teams[team].map(({ character, loadout }) => [character, loadout.level])),
  });
  return {
    ...campaign,
    phase: 'mission',
    played: [...campaign.played, { plan, command, game, result: null }],
    levels: { heroes: levelsOf('heroes'), mastermind: levelsOf('mastermind') },
    reserved: [],
    victory: null,
  };
}

/** Ends a mission. Adds the points won to each team's reserve; the winners receive the victory card. */
function applyMissionOver(campaign: Campaign, { points, winner }: CampaignFactOf<'mission-over'>): Campaign {
  const last = findLastMission(campaign) as MissionRecord;
  const sum = (team: TeamName): number => campaign.points[team] + points[team];
  return {
    ...campaign,
    phase: 'levelling',
    played: [...campaign.played.slice(0, -1), { ...last, result: { points, winner } }],
    points: { heroes: sum('heroes'), mastermind: sum('mastermind') },
    victory: winner,
  };
}

function union<Of>(list: readonly Of[], more: readonly Of[]): readonly Of[] {
  return [...new Set([...list, ...more])];
}

/** Score of the teams: missions won, and objective points won in total. */
export interface CampaignScore {
  readonly won: ByTeam<number>;
  readonly drawn: number;
  readonly points: ByTeam<number>;
}

export function computeCampaignScore({ played }: Campaign): CampaignScore {
  const results = played.flatMap(({ result }) => result ?? []);
  const won = (team: TeamName): number => results.filter(({ winner }) => winner === team).length;
  const points = (team: TeamName): number => results.reduce((sum, result) => sum + result.points[team], 0);
  return {
    won: { heroes: won('heroes'), mastermind: won('mastermind') },
    drawn: results.filter(({ winner }) => winner === null).length,
    points: { heroes: points('heroes'), mastermind: points('mastermind') },
  };
}

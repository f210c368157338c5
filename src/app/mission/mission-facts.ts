import { emptyBoard } from '../../board/board';
import type { LaidOutMap } from '../../catalog/cards/lay-map';
import { MISSION_TEAMS, type TeamName, toScenarioTerms } from '../../catalog/cards/scenario-card';
import type { MissionDraft } from '../../game/mission-draft';
import { buildMissionOpening, type MissionOpening } from '../../game/mission-opening';
import type { CampaignRules } from '../../rules/campaign';
import type { Ruleset } from '../../rules/ruleset';
import type { RoleAssignment } from '../../table/campaign';
import type { Fact } from '../../table/facts';
import { fold } from '../../table/fold/fold';
import { say } from '../../text/say';
import { findCardName, type MissionCards } from './mission-cards';
import { TEAM_SIDES, teamLabel } from './mission-teams';

const STAGE_ROUNDS = 4;

/** Placeholder if no map was chosen. Adds nothing to the game. */
const NO_MAP: LaidOutMap = {
  board: emptyBoard(1, 1),
  tiles: new Map(),
  turrets: [],
  ammunition: [],
  spawns: { hero: [], villain: [], henchman: [], hybrid: [] },
};

/**
 * Returns all facts at the start of a mission: players, sides that the app plays, map, figures with cards, tokens, open
 * scenarios, and command points of the weaker team.
 */
export function makeMissionFacts(draft: MissionDraft, rules: Ruleset, cards: MissionCards): Fact[] {
  const { plan } = draft;
  const known = cards.cardCatalog.map(plan.map) !== null;
  const cardCatalog = known ? cards.cardCatalog : { ...cards.cardCatalog, map: () => NO_MAP };
  const asPlanned = known ? plan : { ...plan, spawns: [], tokens: [] };
  const find = (id: string) => cards.characters.find((each) => each.id === id) ?? null;
  const opening = buildMissionOpening(asPlanned, cardCatalog, find, findCardName(cards, plan.map), TEAM_SIDES);
  const players = (['mastermind', 'heroes'] as const).map((team) => {
    return { side: TEAM_SIDES[team], name: teamLabel(draft, team) };
  });
  const began: Fact = {
    fact: 'began',
    edition: rules.id,
    buildTotal: plan.unitPoints,
    actionTotal: rules.actionTotal(plan.unitPoints),
    players,
  };
  const opponents = MISSION_TEAMS.flatMap((team): Fact[] => {
    const plays = draft.plays?.[team];
    return plays ? [{ fact: 'opponent', side: TEAM_SIDES[team], plays }] : [];
  });
  const facts: Fact[] = [
    began,
    ...opponents,
    ...(opening ? openingFacts(opening, known) : []),
    ...makeOpenCardFacts(draft, cards),
  ];
  // "Replaying the Tutorial": a game with one scenario lasts one stage.
  if (plan.scenarios.length === 1) facts.push({ fact: 'limit', ms: null, rounds: STAGE_ROUNDS });
  const levels = rules.mission ? compareLevels(draft, rules.mission.campaign) : null;
  for (const team of MISSION_TEAMS) {
    const by = levels?.[team]?.command ?? 0;
    if (by > 0)
      facts.push(...rules.resolve(fold(facts).table, { deed: 'turn-dial', side: TEAM_SIDES[team], by }).facts);
  }
  return facts;
}

export function compareLevels(
  { plan }: Pick<MissionDraft, 'plan'>,
  rules: CampaignRules,
): ReturnType<CampaignRules['unitLevels']> {
  const units = (team: TeamName) => plan.teams[team].map(({ unit, loadout }) => ({ unit, level: loadout.level }));
  return rules.unitLevels({ heroes: units('heroes'), mastermind: units('mastermind') });
}

function openingFacts({ map, figures, tokens }: MissionOpening, known: boolean): Fact[] {
  return [
    ...(known ? [{ fact: 'mapped', ...map } as const] : []),
    ...figures.flatMap(({ piece, side, character, points, card, square }): Fact[] => [
      { fact: 'joined', piece, side, character, points, click: 1 },
      { fact: 'carded', piece, card },
      ...(square === null ? [] : [{ fact: 'placed', piece, squares: [square], how: 'placed' } as const]),
    ]),
    ...tokens.map((token): Fact => ({ fact: 'token', ...token })),
  ];
}

/**
 * Returns the facts for the face-up scenarios, their public roles and the victory card. Other cards are turned up
 * later.
 */
function makeOpenCardFacts({ plan }: MissionDraft, cards: MissionCards): Fact[] {
  const open = plan.roles.filter((each) => !isSecretRole(each, cards));
  const scenarios = [
    ...plan.scenarios.slice(0, 2).flatMap((id) => makeScenarioFact(id, cards) ?? []),
    ...open.map((each) => makeRoleFact(each, cards)),
  ];
  const victory = cards.victories[0]?.sides[plan.victory?.side ?? 0];
  if (!plan.victory || !victory) return scenarios;
  const { name, text } = victory;
  const is = { kind: 'other', name, text, needs: '', points: 0, each: false, dial: null } as const;
  return [
    ...scenarios,
    { fact: 'card', card: 'victory', is, owner: TEAM_SIDES[plan.victory.team], pieces: [], click: 1 },
  ];
}

export function isSecretRole(
  { scenario, role }: RoleAssignment,
  { cardCatalog }: Pick<MissionCards, 'cardCatalog'>,
): boolean {
  return cardCatalog.scenario(scenario)?.roles.find(({ name }) => name === role)?.secret === true;
}

/** Makes the fact that reveals the characters with a role. */
export function makeRoleFact({ scenario, role, characters }: RoleAssignment, cards: MissionCards): Fact {
  const pieces = characters.map((id) => findCardName(cards, id));
  const text = pieces.join(', ');
  const is = { kind: 'other', name: role, text, needs: '', points: 0, each: false, dial: null } as const;
  const holders = { scenario, role, pieces };
  return { fact: 'card', card: roleCardId(scenario, role), is, owner: null, pieces: [], click: 1, role: holders };
}

/** Returns the id that the card of a role has in a game. */
export function roleCardId(scenario: string, role: string): string {
  return `${scenario}/${role}`;
}

/** Makes the fact that places a scenario face up on the table. Null if the scenario is unknown. */
export function makeScenarioFact(id: string, { cardCatalog }: Pick<MissionCards, 'cardCatalog'>): Fact | null {
  const card = cardCatalog.scenario(id);
  if (!card) return null;
  const text = say('Stage {stage}, objective points: {reward}. {rules}', {
    stage: card.stage,
    reward: card.reward,
    rules: card.rules,
  });
  const is = { kind: 'scenario', name: card.name, text, needs: '', points: 0, each: false, dial: null } as const;
  return { fact: 'card', card: card.name, is, owner: null, pieces: [], click: 1, terms: toScenarioTerms(card) };
}

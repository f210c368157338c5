import { loadoutShape } from '../catalog/cards/character-card';
import { FIGURE_KINDS, type FigureKind } from '../catalog/cards/figure-kind';
import type { SpawnPoints } from '../catalog/cards/lay-map';
import { MISSION_TEAMS, type TeamName } from '../catalog/cards/scenario-card';
import { idShape, wordShape } from '../catalog/field-shapes';
import { parseSquare, type Square } from '../grid/square';
import { getOwnProperty } from '../plain/get-own';
import { type Check, integer, listOf, nullOr, oneOf, shape, type TypeOf, text, variants } from '../plain/shape';

export type ByTeam<Of> = Readonly<Record<TeamName, Of>>;

const team = oneOf(...MISSION_TEAMS);
const square = text(4, 2);
const ids = listOf(idShape, 500);
const pointsOfMission = integer(0, 1000);

function byTeam<Of>(check: Check<Of>): Check<ByTeam<Of>> {
  return shape<ByTeam<unknown>>({ heroes: check, mastermind: check }) as Check<ByTeam<Of>>;
}

const teamMember = shape({
  character: idShape,
  kind: oneOf(...FIGURE_KINDS),
  /**
   * Unit points on the chosen side of the character's card. `figures` is the number of figures on that side of the
   * card.
   */
  unit: integer(0, 9),
  figures: integer(1, 12),
  loadout: loadoutShape,
});
/** A character as its team brings it to a mission. */
export type TeamMember = TypeOf<typeof teamMember>;

/** Spawn point. `at` is the name of a square, such as `c4`. */
const spawnPlace = shape({ at: square, kind: oneOf('hero', 'villain', 'henchman'), character: idShape });
/** A spawn point on the map, and the character that starts on it. */
export type SpawnPlace = TypeOf<typeof spawnPlace>;

/** Objective token. `token` is its name in the scenario. */
const tokenPlace = shape({ scenario: idShape, token: wordShape, at: square });
/** An objective token put on the map before the first round. */
export type TokenPlace = TypeOf<typeof tokenPlace>;

/** Role assignment. `role` is the name of the role in the scenario. */
const rolePlay = shape({ scenario: idShape, role: wordShape, characters: listOf(idShape, 20) });
/** The characters that have a role of a scenario. */
export type RoleAssignment = TypeOf<typeof rolePlay>;

export const missionPlanShape = shape({
  /** Unit points of each team. */
  unitPoints: integer(0, 99),
  /** Map of the mission. Empty if no map is chosen. */
  map: wordShape,
  /** Ids of the scenarios, in the order of stages. */
  scenarios: listOf(idShape, 9),
  teams: byTeam(listOf(teamMember, 20)),
  spawns: listOf(spawnPlace, 60),
  tokens: listOf(tokenPlace, 60),
  roles: listOf(rolePlay, 20),
  /** Team that has the victory card, and the side of the card that is face up. Null if neither team has the card. */
  victory: nullOr(shape({ team, side: integer(0, 1) as Check<0 | 1> })),
});
/** Everything that is decided before the first round of a mission. Lists are incomplete while decisions are pending. */
export type MissionPlan = TypeOf<typeof missionPlanShape>;

export const campaignFactShape = variants('fact', {
  'campaign-began': shape({ edition: idShape, name: wordShape, missions: integer(1, 99) }),
  /** A mission began. `command`: Command points that each team starts with. `game`: id of the tracked game, or null. */
  'mission-began': shape({ plan: missionPlanShape, command: byTeam(integer(0, 99)), game: nullOr(idShape) }),
  /** A mission ended. `points` are its objective points; a null winner means a draw. */
  'mission-over': shape({ points: byTeam(pointsOfMission), winner: nullOr(team) }),
  /** Cards were set aside and are not drawn again. */
  'set-aside': shape({ maps: ids, scenarios: ids }),
  /** A character rises to level `to`. `cost` is in objective points. */
  levelled: shape({ team, character: idShape, to: integer(0, 99), cost: pointsOfMission }),
  /** A team has finished levelling; its remaining points become its reserve. */
  reserved: shape({ team }),
  /** Changes the number of missions, by agreement or because a drawn last mission is played on. */
  lengthened: shape({ missions: integer(1, 99) }),
  'campaign-over': shape({ winner: nullOr(team) }),
});
/** An event of a campaign. Its format never changes once it is written to disk. No fact records why it was allowed. */
export type CampaignFact = TypeOf<typeof campaignFactShape>;

export const CAMPAIGN_PHASES = ['none', 'ready', 'mission', 'levelling', 'over'] as const;

/** A mission that began. `result` is null while the mission is being played. */
export interface MissionRecord {
  readonly plan: MissionPlan;
  readonly command: ByTeam<number>;
  readonly game: string | null;
  readonly result: { readonly points: ByTeam<number>; readonly winner: TeamName | null } | null;
}

/** The state of a campaign: `foldCampaign(facts)`. Plain data. */
export interface Campaign {
  readonly edition: string;
  readonly name: string;
  /** Number of missions agreed on. */
  readonly missions: number;
  readonly phase: (typeof CAMPAIGN_PHASES)[number];
  readonly played: readonly MissionRecord[];
  /** Levels by character id, for characters that have entered. */
  readonly levels: ByTeam<Readonly<Record<string, number>>>;
  /** Objective points that can be spent: those of the last mission and the reserve. */
  readonly points: ByTeam<number>;
  /** Teams that have finished levelling after the last mission. */
  readonly reserved: readonly TeamName[];
  readonly aside: { readonly maps: readonly string[]; readonly scenarios: readonly string[] };
  /** The team that has the victory card in the next mission. */
  readonly victory: TeamName | null;
  readonly winner: TeamName | null;
}

export function findLastMission({ played }: Campaign): MissionRecord | null {
  return played.at(-1) ?? null;
}

/** Returns the level of a character, or its entry level if it has not been in a mission yet. */
export function getCharacterLevel(campaign: Campaign, team: TeamName, character: string): number {
  const levels = campaign.levels[team];
  return getOwnProperty(levels, character) ?? 1;
}

/** Groups the spawn points of a plan by kind. Invalid names of squares are skipped. */
export function groupSpawnPoints(places: readonly SpawnPlace[]): SpawnPoints {
  const of = (kind: SpawnPlace['kind']): Square[] =>
    places.filter((each) => each.kind === kind).flatMap(({ at }) => parseSquare(at) ?? []);
  return { hero: of('hero'), villain: of('villain'), henchman: of('henchman') };
}

/**
 * Returns the kind of spawn point for a figure. Masterminds and villains start on red points, henchmen on white, heroes
 * on green ones.
 */
export function getSpawnKind(kind: FigureKind): SpawnPlace['kind'] {
  if (kind === 'hero') return 'hero';
  return kind === 'henchman' ? 'henchman' : 'villain';
}

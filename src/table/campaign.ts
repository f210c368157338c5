import { loadoutShape } from '../catalog/cards/character-card';
import { FIGURE_KINDS, type FigureKind } from '../catalog/cards/figure-kind';
import type { SpawnPoints } from '../catalog/cards/lay-map';
import { TEAMS, type TeamName } from '../catalog/cards/scenario-card';
import { id, word } from '../catalog/checks';
import { parseSquare, type Square } from '../grid/square';
import { own } from '../plain/own';
import { type Check, type Checked, listOf, nullOr, oneOf, shape, text, variants, whole } from '../plain/shape';

export type ByTeam<Of> = Readonly<Record<TeamName, Of>>;

const team = oneOf(...TEAMS);
const square = text(4, 2);
const ids = listOf(id, 500);
const pointsOfMission = whole(0, 1000);

function byTeam<Of>(check: Check<Of>): Check<ByTeam<Of>> {
  return shape<ByTeam<unknown>>({ heroes: check, mastermind: check }) as Check<ByTeam<Of>>;
}

const teamMember = shape({
  /** The character's id. */
  character: id,
  kind: oneOf(...FIGURE_KINDS),
  /** Unit points, and figures, of the side of its card that lies up. */
  unit: whole(0, 9),
  figures: whole(1, 12),
  loadout: loadoutShape,
});
/** A character as its team brings it to a mission. */
export type TeamMember = Checked<typeof teamMember>;

/** `at` is a square: `c4`. */
const spawnPlace = shape({ at: square, kind: oneOf('hero', 'villain', 'henchman'), character: id });
/** A spawn point on the map, and who starts on it. */
export type SpawnPlace = Checked<typeof spawnPlace>;

/** `token` is what the scenario calls it. */
const tokenPlace = shape({ scenario: id, token: word, at: square });
/** An objective token put on the map before the first round. */
export type TokenPlace = Checked<typeof tokenPlace>;

/** `role` is what the scenario calls it. */
const rolePlay = shape({ scenario: id, role: word, characters: listOf(id, 20) });
/** Who has a part that a scenario gives. */
export type RolePlay = Checked<typeof rolePlay>;

export const planShape = shape({
  /** Unit points that each team brings. */
  unitPoints: whole(0, 99),
  /** Empty where none was chosen. */
  map: word,
  /** By stage, from the first. */
  scenarios: listOf(id, 9),
  teams: byTeam(listOf(teamMember, 20)),
  spawns: listOf(spawnPlace, 60),
  tokens: listOf(tokenPlace, 60),
  roles: listOf(rolePlay, 20),
  /** Which side of the victory card lies up; null where nobody has it. */
  victory: nullOr(shape({ team, side: whole(0, 1) as Check<0 | 1> })),
});
/** All that is decided before the first round of a mission; while it is being decided, lists are still short. */
export type MissionPlan = Checked<typeof planShape>;

export const campaignFactShape = variants('fact', {
  'campaign-began': shape({ edition: id, name: word, missions: whole(1, 99) }),
  /** `command` points that each team starts with; `game`: the game it is played as, where that is tracked. */
  'mission-began': shape({ plan: planShape, command: byTeam(whole(0, 99)), game: nullOr(id) }),
  /** Objective points of the mission; null: a draw. */
  'mission-over': shape({ points: byTeam(pointsOfMission), winner: nullOr(team) }),
  /** Cards that are not drawn again. */
  'set-aside': shape({ maps: ids, scenarios: ids }),
  /** `cost` in objective points. */
  levelled: shape({ team, character: id, to: whole(0, 99), cost: pointsOfMission }),
  /** A team is done with levelling; what it has left is its reserve. */
  reserved: shape({ team }),
  /** By agreement, and after a drawn last mission that is played on. */
  lengthened: shape({ missions: whole(1, 99) }),
  'campaign-over': shape({ winner: nullOr(team) }),
});
/** What happened in a campaign, in words that never change once written to disk; no fact says why it was allowed. */
export type CampaignFact = Checked<typeof campaignFactShape>;

export const CAMPAIGN_PHASES = ['none', 'ready', 'mission', 'levelling', 'over'] as const;

/** A mission that was begun, and how it ended; null: it is still being played. */
export interface MissionRecord {
  readonly plan: MissionPlan;
  readonly command: ByTeam<number>;
  readonly game: string | null;
  readonly result: { readonly points: ByTeam<number>; readonly winner: TeamName | null } | null;
}

/** The campaign as it stands: `foldCampaign(facts)`. Plain data. */
export interface Campaign {
  readonly edition: string;
  readonly name: string;
  /** Missions agreed on. */
  readonly missions: number;
  readonly phase: (typeof CAMPAIGN_PHASES)[number];
  readonly played: readonly MissionRecord[];
  /** Levels by character id, of those that entered. */
  readonly levels: ByTeam<Readonly<Record<string, number>>>;
  /** Objective points that can be spent: those of the mission and the reserve. */
  readonly points: ByTeam<number>;
  /** Teams that are done with levelling after the last mission. */
  readonly reserved: readonly TeamName[];
  readonly aside: { readonly maps: readonly string[]; readonly scenarios: readonly string[] };
  /** Whose the victory card is in the next mission. */
  readonly victory: TeamName | null;
  readonly winner: TeamName | null;
}

/** The last mission that was begun. */
export function lastMission({ played }: Campaign): MissionRecord | null {
  return played.at(-1) ?? null;
}

/** The level of a character; of one that has not been in a mission yet the one at which it enters. */
export function levelIn(campaign: Campaign, team: TeamName, character: string): number {
  const levels = campaign.levels[team];
  return own(levels, character) ?? 1;
}

/** The spawn points of a plan by kind; names of no square are passed over. */
export function spawnPoints(places: readonly SpawnPlace[]): SpawnPoints {
  const of = (kind: SpawnPlace['kind']): Square[] =>
    places.filter((each) => each.kind === kind).flatMap(({ at }) => parseSquare(at) ?? []);
  return { hero: of('hero'), villain: of('villain'), henchman: of('henchman') };
}

/** Masterminds and villains start on red points, henchmen on white, heroes on green ones. */
export function spawnKindOf(kind: FigureKind): SpawnPlace['kind'] {
  if (kind === 'hero') return 'hero';
  return kind === 'henchman' ? 'henchman' : 'villain';
}

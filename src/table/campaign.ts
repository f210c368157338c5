import type { FigureKind, Loadout } from '../catalog/cards/character-card';
import type { SpawnPoints } from '../catalog/cards/lay-map';
import type { SpawnKind } from '../catalog/cards/map-card';
import type { TeamName } from '../catalog/cards/scenario-card';
import { parseSquare, type Square } from '../grid/square';
import { own } from '../plain/own';

export type ByTeam<Of> = Readonly<Record<TeamName, Of>>;

/** A character as its team brings it to a mission. */
export interface TeamMember {
  /** The character's id. */
  readonly character: string;
  readonly kind: FigureKind;
  /** Unit points, and figures, of the side of its card that lies up. */
  readonly unit: number;
  readonly figures: number;
  readonly loadout: Loadout;
}

/** A spawn point on the map, and who starts on it. */
export interface SpawnPlace {
  /** `c4`. */
  readonly at: string;
  readonly kind: Exclude<SpawnKind, 'hybrid'>;
  readonly character: string;
}

/** An objective token put on the map before the first round. */
export interface TokenPlace {
  readonly scenario: string;
  /** What the scenario calls it. */
  readonly token: string;
  readonly at: string;
}

/** Who has a part that a scenario gives. */
export interface RolePlay {
  readonly scenario: string;
  /** What the scenario calls it. */
  readonly role: string;
  readonly characters: readonly string[];
}

/** All that is decided before the first round of a mission; while it is being decided, lists are still short. */
export interface MissionPlan {
  /** Unit points that each team brings. */
  readonly unitPoints: number;
  readonly map: string;
  /** By stage, from the first. */
  readonly scenarios: readonly string[];
  readonly teams: ByTeam<readonly TeamMember[]>;
  readonly spawns: readonly SpawnPlace[];
  readonly tokens: readonly TokenPlace[];
  readonly roles: readonly RolePlay[];
  /** Which side of the victory card lies up; null where nobody has it. */
  readonly victory: { readonly team: TeamName; readonly side: 0 | 1 } | null;
}

/** What happened in a campaign, in words that never change once written to disk; no fact says why it was allowed. */
export type CampaignFact =
  | { readonly fact: 'campaign-began'; readonly edition: string; readonly name: string; readonly missions: number }
  | {
      readonly fact: 'mission-began';
      readonly plan: MissionPlan;
      /** Command points that each team starts with. */
      readonly command: ByTeam<number>;
      /** The game it is played as, where that is tracked. */
      readonly game: string | null;
    }
  /** Objective points of the mission; null: a draw. */
  | { readonly fact: 'mission-over'; readonly points: ByTeam<number>; readonly winner: TeamName | null }
  /** Cards that are not drawn again. */
  | { readonly fact: 'set-aside'; readonly maps: readonly string[]; readonly scenarios: readonly string[] }
  | {
      readonly fact: 'levelled';
      readonly team: TeamName;
      readonly character: string;
      readonly to: number;
      /** Objective points spent. */
      readonly cost: number;
    }
  /** A team is done with levelling; what it has left is its reserve. */
  | { readonly fact: 'reserved'; readonly team: TeamName }
  /** By agreement, and after a drawn last mission that is played on. */
  | { readonly fact: 'lengthened'; readonly missions: number }
  | { readonly fact: 'campaign-over'; readonly winner: TeamName | null };

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

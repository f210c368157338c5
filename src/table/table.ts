import type { Board } from '../board/board';
import type { Card } from '../catalog/card';
import type { PlayedCard } from '../catalog/cards/played-card';
import type { RoleHolders, ScenarioTerms } from '../catalog/cards/scenario-card';
import type { Character } from '../catalog/character';
import type { Square } from '../grid/square';
import type { Fraction } from '../plain/fraction';
import type { OpponentSettings } from './app-player';
import type { Deck } from './decks';
import type { Fact, MarkerKind, Player, TurnBoundary } from './facts';
import { formatOmits, type HasFormat } from './formats';
import type { PowerMeaning } from './meanings';
import type { MissionEvent } from './mission';
import type { AlteredValue } from './piece';
import type { HasAlliances, TableObject } from './position';
import { reduceBoardToFormat } from './reduce-to-format';
import type { TableToken } from './tokens';

/** The state of a game: `fold(facts up to the cursor)`. Plain data. */
export interface Table extends HasAlliances, HasFormat {
  readonly edition: string;
  readonly buildTotal: number;
  readonly actionTotal: number;
  readonly players: readonly Player[];
  readonly board: Board | null;
  readonly mapName: string;
  /** Id of the photograph shown under the board; null if none exists. */
  readonly mapPicture: string | null;
  /** Figures by piece id, in the order in which they joined. */
  readonly figures: ReadonlyMap<string, Figure>;
  /** Pieces on the sideline, out of play; absent if there are none. */
  readonly sideline?: readonly SidelinedFigure[];
  readonly objects: readonly TableObject[];
  /** Number of the round; 0 before the first turn. */
  readonly round: number;
  /** Number of rounds that were played before the game was recorded. Absent if there are none. */
  readonly earlierRounds?: number;
  /** The side that has the turn; null before the first turn. */
  readonly turn: string | null;
  /** Actions of the action total spent this turn. */
  readonly actionsSpent: number;
  /** Additional actions that powers granted for this turn; absent if there are none. */
  readonly granted?: number;
  /** The unfinished action of several parts; absent or null if none exists. */
  readonly underway?: UnfinishedAction | null;
  /** Rerolls that a themed team has left, by side; a side is missing if its number is unknown. */
  readonly rerolls?: Readonly<Record<string, number>>;
  /** Victory points by side; shared points can be fractions. */
  readonly points: Readonly<Record<string, Fraction>>;
  /** Part of the victory points, by side, that was scored for figures that survived to the end. */
  readonly survivorPoints: Readonly<Record<string, number>>;
  /** Smoke, barriers and debris, in the order in which they were placed. */
  readonly markers: readonly Marker[];
  /** Feats, conditions, event dials and scenarios, in the order in which they were added. */
  readonly cards: readonly CardInPlay[];
  /** Decks in the order in which they were added. */
  readonly decks: readonly Deck[];
  /** Reminders of scenarios and event dials that were done or skipped. */
  readonly seenTo: readonly { readonly due: string; readonly side: string | null }[];
  /** Values by counter name. */
  readonly counters: Readonly<Record<string, number>>;
  /** Milliseconds used, by side; a side may be missing if it used none. */
  readonly clock: Readonly<Record<string, number>>;
  /** Limits after which the game is over, by clock and by rounds; null means no limit. */
  readonly limit: { readonly ms: number | null; readonly rounds: number | null };
  /** Setup steps that were done or skipped, by id. Steps with a result that is visible on the table may be missing. */
  readonly setup: Readonly<Record<string, 'done' | 'skipped'>>;
  /** House rules in use, in the order in which they were adopted. */
  readonly houseRules: readonly AdoptedHouseRule[];
  /** Changes to the book that the app does not apply, one note per entry. */
  readonly houseNotes: readonly HouseNote[];
  /**
   * The players' definitions of powers that the edition does not define, one for each power; absent if there are none.
   */
  readonly meanings?: readonly PowerMeaning[];
  /** Whether the app plans turns in this game; absent means yes. */
  readonly planner?: boolean;
  /** Sides that the app plays; absent means none. */
  readonly appPlayers?: readonly ({ readonly side: string } & OpponentSettings)[];
  readonly ended: { readonly winner: string | null } | null;
  /** Phase of the round, and the figure or group that is activated. Null if the edition has turns but no phases. */
  readonly phase: { readonly phase: string; readonly piece: string | null } | null;
  /** Spawn points, objective tokens, crates and the like, in the order in which they were last placed. */
  readonly tokens: readonly TableToken[];
  /** Defeats and token events, in order; absent if there are none, or if the game is no mission. */
  readonly history?: readonly MissionEvent[];
}

/** A piece on the sideline, as it would join the game. */
export type SidelinedFigure = Omit<Extract<Fact, { readonly fact: 'sidelined' }>, 'fact'>;

/** An action with a finished part and possibly more to follow. */
export interface UnfinishedAction {
  readonly piece: string;
  readonly action: string;
  readonly attacks: number;
  /** Squares of movement spent in the action. */
  readonly steps: number;
  /** Whether the action ends with pushing damage. */
  readonly pushes: boolean;
  /** Squares of movement left after the first move of the action; absent before the first move. */
  readonly left?: number;
  /** Whether the first move ended where the mover had to stop. */
  readonly stopped?: boolean;
  /** Piece that is carried until the last move of the action. */
  readonly carrying?: string;
  /** Opponents that the piece broke away from in this action. */
  readonly brokeFrom?: readonly string[];
}

/** A house rule by its id, with its name at the time when it was adopted. */
export interface AdoptedHouseRule {
  readonly rule: string;
  readonly name: string;
}

/**
 * A note on a book entry, with the entry's id and its title at the time of the note. The rules do not apply the note.
 */
export interface HouseNote {
  readonly entry: string;
  readonly title: string;
  readonly text: string;
}

export interface Marker {
  readonly id: string;
  readonly kind: MarkerKind;
  readonly at: Square;
  /** Side that owns the marker, or null. */
  readonly owner: string | null;
  readonly until: TurnBoundary | null;
  /** Name of the marker for players, such as `smoke`; null means that the kind is used. */
  readonly name: string | null;
  /** Piece that placed the marker by a power; absent if unknown. */
  readonly from?: string;
}

/** A power or ability of a figure that was cancelled. */
export interface Cancellation {
  readonly power: string;
  readonly until: TurnBoundary | null;
  /** Piece that cancelled the power; absent if unknown. */
  readonly by?: string;
}

/** A temporary change of a value of a figure. */
export interface Alteration {
  readonly value: AlteredValue;
  readonly by: number;
  readonly until: TurnBoundary | null;
  /** Piece that changes the value by a power; absent if unknown. */
  readonly from?: string;
}

/** A character in the game being tracked. */
export interface Figure {
  readonly piece: string;
  readonly side: string;
  /** Name in this game: that of the character, with a number if an earlier figure has the same name. */
  readonly name: string;
  readonly character: Character;
  readonly points: number;
  /** Click where the figure's dial started, from 1. */
  readonly start: number;
  /** Click that the dial shows, from 1. Past the end of the dial, the dial shows KO. */
  readonly click: number;
  /** Occupied squares; empty if the figure is not on the map. */
  readonly squares: readonly Square[];
  /** Squares where the figure was first placed, for first-round immunity; empty before that. */
  readonly firstSquares: readonly Square[];
  readonly tokens: number;
  /** Whether the figure was given an action of the action total this turn. */
  readonly actedThisTurn: boolean;
  /** Whether the figure got an action token this turn, for any reason. */
  readonly tokenThisTurn: boolean;
  /** Last action of the figure, possibly from an earlier turn. */
  readonly lastAction?: string;
  readonly holding: 'light' | 'heavy' | null;
  /** Map object that the figure holds; absent if the figure holds none or the object is unknown. */
  readonly heldObject?: { readonly id: string; readonly name?: string } | null;
  /** Powers used by the figure this turn that may be used once a turn. */
  readonly used?: readonly string[];
  /** Whether the figure was moved, carried or placed this turn. */
  readonly movedThisTurn?: boolean;
  readonly carriedThisTurn?: boolean;
  /** Flight mode, for fliers only; absent means hovering. */
  readonly mode?: 'hovering' | 'soaring';
  /** Side that temporarily controls the figure's actions; absent or null means its own side. */
  readonly loan?: string | null;
  /** Piece with the power that lends the figure. Absent or null if no power lends it, or if the piece is unknown. */
  readonly loanedBy?: string | null;
  /** Piece that generated the figure; absent if no piece did. */
  readonly from?: string;
  readonly defeated: boolean;
  /**
   * Squares of the figure when it was last defeated: a body may still be pushed, and shots rebound from a body. Absent
   * if the figure was never defeated.
   */
  readonly fell?: readonly Square[];
  /** Opponent's piece that last damaged the figure. */
  readonly lastHurtBy: string | null;
  /** Piece that holds the figure captive. */
  readonly captor: string | null;
  readonly switchedOff: readonly Cancellation[];
  /** Team whose ability a wild card uses. It lasts only as long as a friend of the team is in play: `findCopiedTeam`. */
  readonly copies?: string;
  readonly altered: readonly Alteration[];
  /** Round in which the figure was last given an action or activated; 0 if never. */
  readonly actedRound: number;
  /** Character card that the figure plays by. Null if the game has no such cards. */
  readonly card: PlayedCard | null;
  /** Tallies keyed by `tallyKey`. A tally is never below 0; a missing one is 0. */
  readonly tallies: Readonly<Record<string, number>>;
}

/** Returns the game's board without the parts that its format omits, for display. Null before a map is chosen. */
export function boardInPlay(table: Table): Board | null {
  return table.board && reduceBoardToFormat(table.board, table);
}

/** Lists the objects of the map that count in the game's format, for display. */
export function listObjectsInPlay(table: Table): readonly TableObject[] {
  return formatOmits(table, 'core') ? [] : table.objects;
}

/** Returns the number of clicks of damage until the dial shows KO; 0 if it already does. */
export function countClicksLeft({ character, click }: Pick<Figure, 'character' | 'click'>): number {
  const { dial } = character;
  let left = 0;
  while (dial[click - 1 + left]) left++;
  return left;
}

/** Returns the number of actions that a player has each turn. */
export function getActionTotal(table: Table, side: string | null): number {
  const built = table.players.find((player) => player.side === side)?.actionTotal ?? table.actionTotal;
  return side !== null && side === table.turn ? Math.max(0, built + (table.granted ?? 0)) : built;
}
export interface CardInPlay {
  /**
   * Name of the card, with a number if several cards have the same name. Facts and log lines refer to the card by this
   * id.
   */
  readonly id: string;
  readonly card: Card;
  /** Side that brought the card; null if the card belongs to the whole game. */
  readonly owner: string | null;
  /** Pieces that have this card, such as a feat; empty if the card names no pieces. */
  readonly pieces: readonly string[];
  /** Click that the card's dial shows, from 1; 1 for cards without a dial. */
  readonly click: number;
  /** Whether the card's victory points were won. They can be won only once. */
  readonly won: boolean;
  /** Scenario cards of a mission only: the structured part of the card. */
  readonly terms?: ScenarioTerms;
  /** Role cards only: the characters that have the role. */
  readonly role?: RoleHolders;
}

/** Returns whether a game is a mission: figures play by cards and take wounds, and sides gain objective points. */
export function isMission({ figures }: Pick<Table, 'figures'>): boolean {
  return [...figures.values()].some(({ card }) => card !== null);
}

import type { Square } from '../grid/square';
import type { TableObject } from '../table/position';
import type { Table } from '../table/table';
import type { Citation, Mark } from './answer';

/**
 * How the app handles a step. Players do `aloud` at the table and tick it off; `format` is done when the game begins; the app
 * has a screen for each of the others and sees when they are done.
 */
export const SETUP_TASKS = [
  'format',
  'aloud',
  'forces',
  'first-player',
  'map',
  'starting-areas',
  'objects',
  'figures',
  'scenario',
  'deck',
] as const;
export type SetupTask = (typeof SETUP_TASKS)[number];

/** What the book says about a step; the words are made in `text/`. */
export const SETUP_CODES = [
  'format',
  'forces',
  'first-by-roll',
  'first-by-roll-and-theme',
  'first-picks-map',
  'areas-from-left',
  'areas-from-left-opposite',
  'areas-from-second',
  'conditions',
  'objects-in-turns',
  'objects-of-own',
  'dials-and-flight',
  'figures-by-player',
  'figures-of-own',
  'scenario-card',
  'scenario-tarot',
  'scenario-sides',
  'scenario-map',
  'scenario-start',
] as const;
export type SetupCode = (typeof SETUP_CODES)[number];

/** One step of an edition's set-up, in its order. */
export interface SetupStep {
  /** Unique among the edition's steps and never changed: games on disk name it. */
  readonly id: string;
  readonly task: SetupTask;
  readonly says: SetupCode;
  /** Whose it is, by the place in the order of turns: 0 is the first player; null: everybody's. */
  readonly seat: number | null;
  /** Whether players must say that it is done: the table shows that there is something, and not that it is what the scenario names. */
  readonly confirm?: true;
  /** The click on which every dial starts; left out: on whichever starting line was chosen. */
  readonly startClick?: number;
  readonly cite: Citation;
}

export const SETUP_REASON_CODES = [
  'inside-area',
  'inside-own-area',
  'not-clear',
  'no-more',
  'near-area',
  'laid-already',
  'outside-area',
  'blocking',
  'apart-from-generator',
] as const;
export type SetupReasonCode = (typeof SETUP_REASON_CODES)[number];

/** Why something may not be placed somewhere before the first turn. */
export interface SetupReason {
  readonly code: SetupReasonCode;
  readonly marks: readonly Mark[];
  readonly cite: Citation;
}

/** What a player adds to the roll for the first turn, and for which keyword. */
export interface ThemeBonus {
  readonly bonus: number;
  readonly keyword: string;
  readonly cite: Citation;
}

/** How a game of this edition is set up. The app never forces any of it. */
export interface Setup {
  /** The steps in the order of the book for a number of players, or those of a scenario, by its id. Empty: the app knows none. */
  readonly steps: (players: number, scenario?: string | null) => readonly SetupStep[];
  /** The objects that each player may place on the map; null: none. */
  readonly objects: { readonly kinds: readonly TableObject['kind'][]; readonly each: number } | null;
  /** Players, as places in the turn order, in the order in which they choose starting areas. */
  readonly choosers: (players: number) => readonly number[];
  /** Why a side may not place an object there; `name` of a special object. */
  readonly againstObject: (table: Table, side: string, square: Square, name?: string | null) => readonly SetupReason[];
  /** Why a figure may not start there. */
  readonly againstFigure: (table: Table, piece: string, squares: readonly Square[]) => readonly SetupReason[];
}

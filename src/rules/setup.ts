import type { Square } from '../grid/square';
import type { TableObject } from '../table/position';
import type { Table } from '../table/table';
import type { Citation, Mark } from './answer';

/**
 * What the app has for a step: `aloud` is done at the table alone and ticked off, `format` is done by beginning the game at
 * all; the others have a place in the app, and the table tells when they are done.
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

/** How a step is done, by the book: its words are made in `text/`. */
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
] as const;
export type SetupReasonCode = (typeof SETUP_REASON_CODES)[number];

/** What speaks against something being put somewhere before the first turn. */
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

/** How a game of this edition is set up. Nothing of it is ever forced. */
export interface Setup {
  /** In the order of the book, for so many players; of a scenario, by its id, where it is set up otherwise. Empty: the app knows of none. */
  readonly steps: (players: number, scenario?: string | null) => readonly SetupStep[];
  /** What each player may lay on the map; null: no objects of that sort. */
  readonly objects: { readonly kinds: readonly TableObject['kind'][]; readonly each: number } | null;
  /** Places in the order of turns, in the order in which they choose their starting areas. */
  readonly choosers: (players: number) => readonly number[];
  /** Against an object laid there by a side; with the name of a special one. */
  readonly againstObject: (table: Table, side: string, square: Square, name?: string | null) => readonly SetupReason[];
  /** Against a figure starting there. */
  readonly againstFigure: (table: Table, piece: string, squares: readonly Square[]) => readonly SetupReason[];
}

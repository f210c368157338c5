import type { Square } from '../grid/square';
import type { TableObject } from '../table/position';
import type { Table } from '../table/table';
import type { Citation, Mark } from './answer';

/**
 * Tasks of setup steps. `aloud`: players do the step at the table and tick it off. `format`: done when the game begins.
 * Every other task has a screen, and the app detects when it is done.
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

/** Codes of the instructions for setup steps. The wording is in `text/`. */
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

/** One step of an edition's setup. */
export interface SetupStep {
  /** Id, unique in the edition and stable, because stored games refer to it. */
  readonly id: string;
  readonly task: SetupTask;
  readonly says: SetupCode;
  /** Player who does the step, by position in the turn order (0 is first). Null if all players do it. */
  readonly seat: number | null;
  /** Whether players must confirm the step, because the app cannot check what the scenario requires. */
  readonly confirm?: true;
  /** Click on which every dial starts. Left out if each figure starts on its chosen starting line. */
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

/** Reason against placing an object or figure before the first turn. */
export interface SetupReason {
  readonly code: SetupReasonCode;
  readonly marks: readonly Mark[];
  readonly cite: Citation;
}

/** Bonus of a player's theme to the roll for the first turn, with the theme's keyword. */
export interface ThemeBonus {
  readonly bonus: number;
  readonly keyword: string;
  readonly cite: Citation;
}

/** Setup rules of an edition. The app never enforces these rules. */
export interface SetupRules {
  /**
   * Lists the setup steps for a number of players or for a scenario id, in the order of the book. Empty if the app
   * knows no steps.
   */
  readonly steps: (players: number, scenario?: string | null) => readonly SetupStep[];
  /** Kinds and number of objects that each player may place on the map. Null if players place no objects. */
  readonly objects: { readonly kinds: readonly TableObject['kind'][]; readonly each: number } | null;
  /** Lists the players' positions in the turn order, sorted by the order in which players choose starting areas. */
  readonly choosers: (players: number) => readonly number[];
  /** Lists the reasons against placing an object on a square. `name` is the name of a special object. */
  readonly againstObject: (table: Table, side: string, square: Square, name?: string | null) => readonly SetupReason[];
  /** Lists the reasons against starting a figure on `squares`. */
  readonly againstFigure: (table: Table, piece: string, squares: readonly Square[]) => readonly SetupReason[];
}

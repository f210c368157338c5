import type { Reason } from './answer';
import type { Action } from './table-deed';

/** Number that screens display beside the figures, such as points or remaining actions. */
export interface DisplayedCounter {
  /** Id in kebab case: `actions-left command-dial points stage henchman-tokens`. */
  readonly id: string;
  /** Heading, for example `Command Dial`. */
  readonly name: string;
  /** Side that owns the counter. Null if the counter belongs to no side. */
  readonly side: string | null;
  readonly value: number;
  readonly least: number;
  /** Maximum value. Null if unbounded. */
  readonly most: number | null;
  /** Id of the table counter with the same value, if any. Screens that list table counters can skip this counter. */
  readonly counter?: string;
}

/** Choices that players must still make before a deed is complete. */
export const MISSING_CHOICES = ['square', 'target', 'object', 'declared', 'rolled', 'slots', 'aim', 'points'] as const;
export type MissingChoice = (typeof MISSING_CHOICES)[number];

/** What an action costs a figure of a dial game. */
export interface ActionPrice {
  /** Action tokens that the figure gets. */
  readonly tokens: number;
  /** Clicks of pushing damage that the figure takes. */
  readonly pushes: number;
}

/** Option for the next deed, with its cost and the reasons against it. */
export interface DeedOption {
  /** One of the edition's `actions`, or the kebab-case name of a deed. */
  readonly id: string;
  /** Card, status or token that the option is about. */
  readonly about: string | null;
  /** Complete action. Null if a choice is missing. */
  readonly deed: Action | null;
  readonly asks: readonly MissingChoice[];
  /** Least cost in action points. Null if there is no cost, or if the cost depends on a choice. */
  readonly cost: number | null;
  /** Price in a dial game. Left out if it is unknown, and in missions. */
  readonly price?: ActionPrice;
  /** Reasons against the option that are known before the missing choices are made. Empty if there are none. */
  readonly reasons: readonly Reason[];
}

/** Power, ability or team ability that a figure can use by itself. */
export interface UseOption {
  /** Id of the power, or name of the team. */
  readonly power: string;
  /** Price of a legal use. Left out if no use is legal. */
  readonly price?: ActionPrice;
  /** Reasons against every use. Empty if a use is legal. */
  readonly reasons: readonly Reason[];
}

/** Field of an incomplete action that players fill in next. */
export interface OpenField {
  /** Name of the field in the table of the action, such as `target`, `cancels` or `die`. */
  readonly field: string;
  readonly piece: string;
  /**
   * Values with which the action can be legal, likeliest first: ids, squares, directions or numbers. Null for dice, which
   * players roll.
   */
  readonly values: readonly (string | number)[] | null;
  /** Whether players may leave the field out. */
  readonly optional: boolean;
}

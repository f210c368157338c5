import type { Reason } from './answer';
import type { Deed } from './ruleset';

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

/** Option for the next deed, with its cost and the reasons against it. */
export interface DeedOption {
  /** One of the edition's `actions`, or the kebab-case name of a deed. */
  readonly id: string;
  /** Card, status or token that the option is about. */
  readonly about: string | null;
  /** Complete deed. Null if a choice is missing. */
  readonly deed: Deed | null;
  readonly asks: readonly MissingChoice[];
  /** Least cost in action points. Null if there is no cost, or if the cost depends on a choice. */
  readonly cost: number | null;
  /** Reasons against the option that are known before the missing choices are made. Empty if there are none. */
  readonly reasons: readonly Reason[];
}

import type { Reason } from './answer';
import type { Deed } from './ruleset';

/** Number that screens show in addition to the figures. */
export interface DisplayedCounter {
  /** Kebab case: `actions-left command-dial points stage henchman-tokens`. */
  readonly id: string;
  /** Heading, for example `Command Dial`. */
  readonly name: string;
  /** Null if the counter belongs to no side. */
  readonly side: string | null;
  readonly value: number;
  readonly least: number;
  /** Maximum. Null if unbounded. */
  readonly most: number | null;
  /** Id of the table counter with this value, if there is one. Screens that list counters need not show it twice. */
  readonly counter?: string;
}

/** Choices that players must still make before a deed is complete. */
export const MISSING_CHOICES = ['square', 'target', 'object', 'declared', 'rolled', 'slots', 'aim', 'points'] as const;
export type MissingChoice = (typeof MISSING_CHOICES)[number];

/** Something that players may do next. */
export interface DeedOption {
  /** One of the edition's `actions`, or the kebab-case name of a deed. */
  readonly id: string;
  /** Card, status or token concerned. */
  readonly about: string | null;
  /** Complete deed. Null if a choice is missing. */
  readonly deed: Deed | null;
  readonly asks: readonly MissingChoice[];
  /** Least cost in action points. Null if there is no cost, or if the cost depends on a choice. */
  readonly cost: number | null;
  /** Reasons against it. Empty if it is allowed before the missing choices are known. */
  readonly reasons: readonly Reason[];
}

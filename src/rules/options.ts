import type { Reason } from './answer';
import type { Deed } from './ruleset';

/** A number beside the figures, for screens to show. */
export interface CounterShown {
  /** Kebab case: `actions-left command-dial points stage henchman-tokens`. */
  readonly id: string;
  /** As a heading: `Command Dial`. */
  readonly name: string;
  /** Whose it is; null: everybody's. */
  readonly side: string | null;
  readonly value: number;
  readonly least: number;
  /** Null: no bound. */
  readonly most: number | null;
  /** The counter of the table that holds it, where one does: screens that list counters need not show it twice. */
  readonly counter?: string;
}

/** What players must still choose before a deed is complete. */
export const ASKS = ['square', 'target', 'object', 'declared', 'rolled', 'slots', 'aim', 'points'] as const;
export type Ask = (typeof ASKS)[number];

/** Something that may be done next. */
export interface Option {
  /** One of the edition's `actions`, or the name of a deed: kebab case. */
  readonly id: string;
  /** The card, status or token that it is about. */
  readonly about: string | null;
  /** The deed, ready to give; null where a choice is missing. */
  readonly deed: Deed | null;
  readonly asks: readonly Ask[];
  /** Its least cost in action points; null where it costs none, or where the cost depends on a choice. */
  readonly cost: number | null;
  /** Why not; empty: it is allowed, as far as is known before those choices. */
  readonly reasons: readonly Reason[];
}

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

/** What has to be told before a deed is whole. */
export const ASKS = ['square', 'target', 'object', 'declared', 'rolled', 'slots', 'aim', 'points'] as const;
export type Ask = (typeof ASKS)[number];

/** Something that may be done next. */
export interface Option {
  /** One of the edition's `actions`, or the name of a deed: kebab case. */
  readonly id: string;
  /** The card, status or token that it is about. */
  readonly about: string | null;
  /** The deed, ready to be given; null where something is still asked. */
  readonly deed: Deed | null;
  readonly asks: readonly Ask[];
  /** The least that it costs, in action points; null where it costs none or that hangs on what is asked. */
  readonly cost: number | null;
  /** Why not; empty: it may be done, as far as is known before what is asked is told. */
  readonly reasons: readonly Reason[];
}

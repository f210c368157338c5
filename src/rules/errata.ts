import type { Citation } from './answer';

/** Kinds of corrections to a base or dial by an official source. */
export const ERRATUM_CODES = [
  'other-team',
  'grounded',
  'two-bolts',
  'leaps',
  'leaps-later',
  'other-power',
  'first-clicks',
] as const;
export type ErratumCode = (typeof ERRATUM_CODES)[number];

export interface Erratum {
  readonly code: ErratumCode;
  readonly cite: Citation;
}

import type { Citation } from './answer';

/** Codes of the corrections that official sources make to a base or dial. */
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

import type { PowerEntry } from '../../power-entry';
import type { CornerLaw } from '../../shared/line-law';
import type { TallyLaw } from '../../shared/tally';
import { NO_LIMIT } from './values';

/** Settings of this book that house rules may change. The rest is fixed. */
export interface SwordsLaw {
  readonly corner: CornerLaw;
  readonly values: TallyLaw;
  /** Whether a figure with a held object uses it in close attacks. */
  readonly heldObjectStrikes: boolean;
  /** Whether attacks from a distance can destroy blocking terrain within range. */
  readonly blockingFallsFromAfar: boolean;
  /** Powers that prevent pushing damage. Null if a second token causes no damage. */
  readonly pushing: { readonly spares: readonly PowerEntry[] } | null;
}

export const LAW: SwordsLaw = {
  // The book is silent on corners. Our reading follows the core rules of 2008.
  corner: {
    blockingAndFigure: 'blocked',
    figureAndFigure: 'blocked',
    hinderingAndHindering: 'hindered',
    hinderingAndOther: 'hindered',
  },
  values: NO_LIMIT,
  heldObjectStrikes: true,
  blockingFallsFromAfar: true,
  // A second token causes no damage in this edition.
  pushing: null,
};

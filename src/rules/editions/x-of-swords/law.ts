import type { PowerEntry } from '../../power-entry';
import type { CornerLaw } from '../../shared/line-law';
import type { TallyLaw } from '../../shared/tally';
import { NO_LIMIT } from './values';

/** What of this book players may agree to play otherwise; the rest is fixed. */
export interface SwordsLaw {
  readonly corner: CornerLaw;
  readonly values: TallyLaw;
  /** Whether a close attack of somebody who holds an object is made with it. */
  readonly heldObjectStrikes: boolean;
  /** Whether blocking terrain within range can be destroyed from afar. */
  readonly blockingFallsFromAfar: boolean;
  /** The powers that spare whom pushing would hurt; null: a second token hurts nobody. */
  readonly pushing: { readonly spares: readonly PowerEntry[] } | null;
}

export const LAW: SwordsLaw = {
  // The book is silent on corners; they are read as in the core rules of 2008.
  corner: {
    blockingAndFigure: 'blocked',
    figureAndFigure: 'blocked',
    hinderingAndHindering: 'hindered',
    hinderingAndOther: 'hindered',
  },
  values: NO_LIMIT,
  heldObjectStrikes: true,
  blockingFallsFromAfar: true,
  // A second token does not hurt in this edition.
  pushing: null,
};

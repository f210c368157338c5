import type { PowerEntry } from '../../power-entry';
import type { CornerRules } from '../../shared/line-rules';
import type { ModifierRules } from '../../shared/modified-value';
import { UNLIMITED_MODIFIERS } from './values';

/** Settings of the X of Swords rules that house rules may change. */
export interface XOfSwordsRules {
  readonly corner: CornerRules;
  readonly values: ModifierRules;
  /** Whether a close attack uses the object that the figure holds. */
  readonly heldObjectStrikes: boolean;
  /** Whether attacks from a distance can destroy blocking terrain within range. */
  readonly blockingFallsFromAfar: boolean;
  /** Rule for pushing damage, with the powers that prevent it. Null if a second token causes no damage. */
  readonly pushing: { readonly spares: readonly PowerEntry[] } | null;
}

export const RULES: XOfSwordsRules = {
  // The book is silent on corners. Our reading follows the core rules of 2008.
  corner: {
    blockingAndFigure: 'blocked',
    figureAndFigure: 'blocked',
    hinderingAndHindering: 'hindered',
    hinderingAndOther: 'hindered',
  },
  values: UNLIMITED_MODIFIERS,
  heldObjectStrikes: true,
  blockingFallsFromAfar: true,
  pushing: null,
};

import type { ModifierRules } from '../../shared/modified-value';
import { cite } from './citations';

/** Modifier rules without a cap, because the book sets no limit on the sum of modifiers. */
export const UNLIMITED_MODIFIERS: ModifierRules = {
  limit: null,
  limitCite: cite('Resolving Combat: Modify Damage', 'reading'),
};

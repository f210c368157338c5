import type { ModifierRules } from '../../shared/modified-value';
import { cite } from './citations';

/** The book sets no limit on the sum of modifiers. */
export const NO_LIMIT: ModifierRules = { limit: null, limitCite: cite('Resolving Combat: Modify Damage', 'reading') };

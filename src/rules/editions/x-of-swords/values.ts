import type { ModifierRules } from '../../shared/modified-value';
import { cite } from './citations';

/** Modifiers add up without a limit. */
export const NO_LIMIT: ModifierRules = { limit: null, limitCite: cite('Resolving Combat: Modify Damage', 'reading') };

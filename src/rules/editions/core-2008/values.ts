import type { ModifierRules } from '../../shared/modified-value';
import { cite } from './citations';

/** "Rule of 3": modifiers together change a combat value by at most 3. */
export const RULE_OF_3: ModifierRules = { limit: 3, limitCite: cite('Rule of 3') };

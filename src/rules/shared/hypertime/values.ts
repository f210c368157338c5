import type { ModifierRules } from '../modified-value';
import type { YearRules } from './year-rules';

/** Returns modifier rules without a limit, because these books do not limit changes of a combat value. */
export function uncappedModifierRules(year: YearRules): ModifierRules {
  return { limit: null, limitCite: year.passages.powers };
}

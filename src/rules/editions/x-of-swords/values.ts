import type { TallyLaw } from '../../shared/tally';
import { cite } from './citations';

/** Modifiers add up without a limit. */
export const NO_LIMIT: TallyLaw = { limit: null, limitCite: cite('Resolving Combat: Modify Damage', 'reading') };

import type { ForceRules } from '../../force-rules';
import { forbidArchenemies, forbidDuplicateUniques, requireCharacter } from '../force/characters';
import { forbidUnsupportedItems } from '../force/tactics';
import { limitForcePoints, requireBuildTotalInHundreds } from '../force/totals';
import type { YearRules } from './year-rules';

/** Returns the force rules: "Building your force" and "Archenemies". */
export function forceRules({ passages, uniqueKey }: YearRules): ForceRules {
  const { force: building, 'force-unsaid': unsaid } = passages;
  return {
    clauses: [
      limitForcePoints(building, 100, null),
      requireBuildTotalInHundreds(building),
      requireCharacter(unsaid),
      forbidDuplicateUniques(passages['force-uniques'], uniqueKey),
      forbidArchenemies(passages.archenemies),
      forbidUnsupportedItems(unsaid, 'feats', 'conditions', 'objects', 'tarot'),
    ],
    options: [],
    usualTotal: 200,
    totalStep: 100,
    featLimit: null,
    themes: null,
    uniqueKey,
    archenemies: true,
    primes: null,
    dials: true,
  };
}

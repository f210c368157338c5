import type { ForceRules } from '../../force-rules';
import { forbidArchenemies, forbidDuplicateUniques, requireCharacter } from '../force/characters';
import { forbidUnsupported } from '../force/tactics';
import { limitTotal, requireHundreds } from '../force/totals';
import type { YearRules } from './year-rules';

/** Force rules: "Building your force" and "Archenemies". */
export function forceRules({ passages, uniqueKey }: YearRules): ForceRules {
  const { force: building, 'force-unsaid': unsaid } = passages;
  return {
    clauses: [
      limitTotal(building, 100, null),
      requireHundreds(building),
      requireCharacter(unsaid),
      forbidDuplicateUniques(passages['force-uniques'], uniqueKey),
      forbidArchenemies(passages.archenemies),
      forbidUnsupported(unsaid, 'feats', 'conditions', 'objects', 'tarot'),
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

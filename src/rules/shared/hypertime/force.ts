import type { ForceLaw } from '../../force';
import { noArchenemies, someone, uniques } from '../force/characters';
import { notInBook } from '../force/tactics';
import { byHundreds, withinTotal } from '../force/totals';
import type { YearLaw } from './year';

/** Force rules: "Building your force" and "Archenemies". */
export function forceOf({ passages, uniqueKey }: YearLaw): ForceLaw {
  const { force: building, 'force-unsaid': unsaid } = passages;
  return {
    clauses: [
      withinTotal(building, 100, null),
      byHundreds(building),
      someone(unsaid),
      uniques(passages['force-uniques'], uniqueKey),
      noArchenemies(passages.archenemies),
      notInBook(unsaid, 'feats', 'conditions', 'objects', 'tarot'),
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

import type { Citation } from '../../answer';
import type { ForceLaw } from '../../force';
import { noArchenemies, someone, uniques } from '../force/characters';
import { notInBook } from '../force/tactics';
import { byHundreds, withinTotal } from '../force/totals';

/** What the years of this game rest their force building on, and where they part. */
export interface YearForce {
  readonly building: Citation;
  /** That a force holds somebody, and nothing that the book does not have, goes without saying in it. */
  readonly unsaid: Citation;
  readonly unique: Citation;
  readonly archenemies: Citation;
  readonly uniqueKey: ForceLaw['uniqueKey'];
}

/** "Building your force" and "Archenemies". */
export function forceOf(year: YearForce): ForceLaw {
  return {
    clauses: [
      withinTotal(year.building, 100, null),
      byHundreds(year.building),
      someone(year.unsaid),
      uniques(year.unique, year.uniqueKey),
      noArchenemies(year.archenemies),
      notInBook(year.unsaid, 'feats', 'conditions', 'objects', 'tarot'),
    ],
    options: [],
    usualTotal: 200,
    totalStep: 100,
    featLimit: null,
    themes: null,
    uniqueKey: year.uniqueKey,
    archenemies: true,
    primes: null,
    dials: true,
  };
}

import type { Recruit } from '../../../catalog/force';
import type { ForceLaw } from '../../force';
import { figureKey, primes, someone, uniques } from '../../shared/force/characters';
import { fewObjects, notInBook, tarotDeck } from '../../shared/force/tactics';
import { withinTotal } from '../../shared/force/totals';
import { cite } from './citations';

const OWN_TEAM = 'Building Your Own Team';
const RESTRICTIONS = cite(`${OWN_TEAM}: Team Building Restrictions`);
const USUAL = 300;

/** "One copy of each Unique figure". Other figures with the same name are different figures. */
function uniqueKey(recruit: Recruit): string | null {
  return recruit.unique && recruit.known ? figureKey(recruit) : null;
}

export const FORCE: ForceLaw = {
  clauses: [
    withinTotal(cite(`${OWN_TEAM}: Starting Force`), 100, USUAL),
    // A starting force consists of characters. The book does not say that it may not be empty.
    someone(cite(`${OWN_TEAM}: Starting Force`, 'reading')),
    primes(RESTRICTIONS, 1),
    uniques(RESTRICTIONS, uniqueKey),
    fewObjects(cite('Standard Setup'), 3),
    tarotDeck(cite(`${OWN_TEAM}: Starting Force`), 5),
    notInBook(cite(OWN_TEAM, 'reading'), 'feats', 'conditions'),
  ],
  options: [],
  usualTotal: USUAL,
  totalStep: 100,
  featLimit: null,
  themes: {
    cite: cite(`${OWN_TEAM}: Themed Teams`),
    generic: [],
    // Bystanders with a point value are game elements of the force. Others appear by effects during the game.
    counts: ({ bystander, points }) => !bystander || points > 0,
    needed: () => 1,
    earns: (count) => ({ bonus: count, rerolls: Math.min(3, count), ignoresCondition: false }),
    lead: 3,
  },
  uniqueKey,
  archenemies: false,
  primes: 1,
  dials: true,
};

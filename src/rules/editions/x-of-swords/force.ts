import type { ForceRules } from '../../force-rules';
import { forbidDuplicateUniques, limitPrimes, requireCharacter, uniqueFigureKey } from '../../shared/force/characters';
import { forbidUnsupportedItems, limitObjects, requireTarotDeckSize } from '../../shared/force/tactics';
import { limitForcePoints } from '../../shared/force/totals';
import { cite } from './citations';

const OWN_TEAM = 'Building Your Own Team';
const RESTRICTIONS = cite(`${OWN_TEAM}: Team Building Restrictions`);
const USUAL = 300;

export const FORCE: ForceRules = {
  clauses: [
    limitForcePoints(cite(`${OWN_TEAM}: Starting Force`), 100, USUAL),
    // Our reading: a starting force has at least one character. The book does not forbid an empty force.
    requireCharacter(cite(`${OWN_TEAM}: Starting Force`, 'reading')),
    limitPrimes(RESTRICTIONS, 1),
    forbidDuplicateUniques(RESTRICTIONS, uniqueFigureKey),
    limitObjects(cite('Standard Setup'), 3),
    requireTarotDeckSize(cite(`${OWN_TEAM}: Starting Force`), 5),
    forbidUnsupportedItems(cite(OWN_TEAM, 'reading'), 'feats', 'conditions'),
  ],
  options: [],
  usualTotal: USUAL,
  totalStep: 100,
  featLimit: null,
  themes: {
    cite: cite(`${OWN_TEAM}: Themed Teams`),
    generic: [],
    // Bystanders with a point value belong to the force. Other bystanders appear by effects in the game.
    counts: ({ bystander, points }) => !bystander || points > 0,
    needed: () => 1,
    earns: (count) => ({ bonus: count, rerolls: Math.min(3, count), ignoresCondition: false }),
    lead: 3,
  },
  uniqueKey: uniqueFigureKey,
  archenemies: false,
  primes: 1,
  dials: true,
};

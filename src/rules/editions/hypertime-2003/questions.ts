import { figureKey } from '../../shared/force/characters';
import { bookLaw } from '../../shared/hypertime/book';
import { questions } from '../../shared/hypertime/questions';
import type { YearLaw } from '../../shared/hypertime/year';
import { tellingPowers } from '../../shared/uncounted';
import { cite, faq, ID, PASSAGES } from './passages';
import { POWERS } from './powers';
import { TEAM_POWERS } from './teams';

const BOOK = bookLaw(ID, cite, POWERS);

/** Where the FAQ of July 2003 corrects the rules of 2002. */
export const YEAR: YearLaw = {
  ...BOOK,
  passages: { ...BOOK.passages, ...PASSAGES },
  overruled: {
    ...BOOK.overruled,
    corner: { topic: 'line-of-fire', cite: faq('Line of Fire') },
    critical: { topic: 'critical', cite: faq('Critical Hits') },
    hindering: { topic: 'hindering-moving', cite: faq('Hindering Terrain') },
    pass: { topic: 'pass', cite: faq('Pass Action') },
  },
  // "Rulebook Corrections, Hindering Terrain": only on coming from ground that is not hindering.
  hinderingStops: 'from-clear',
  cornerStops: true,
  // "Blocking Terrain": the vents and conditioners upon roofs are blocking terrain, and that can be destroyed.
  roofBlockingFalls: true,
  // "Pass Action": no token, and nothing of the action total.
  passCosts: false,
  // "Perplex", "Probability Control": on itself as well.
  mayUseOnItself: true,
  // "Smoke Cloud": anywhere in its range.
  smokeScatters: true,
  attackPowers: [...POWERS, ...TEAM_POWERS],
  // Told apart by collector number: by figure now, and no longer by name alone.
  uniqueKey: (recruit) => (recruit.unique && recruit.known ? figureKey(recruit) : null),
  startingAreas: 'opposite',
};

/** What the rules of 2002 answer as the FAQ corrects them, without what follows from deeds. */
export const hypertime2003Questions = /* @__PURE__ */ tellingPowers(questions(YEAR));

import { uniqueFigureKey } from '../../shared/force/characters';
import { bookRules } from '../../shared/hypertime/book';
import type { YearRules } from '../../shared/hypertime/year-rules';
import { withPowerNotes } from '../../shared/power-notes';
import { makeQuestionRules } from '../../shared/questions';
import { ID, NAME } from './name';
import { cite, citeFaq, PASSAGES } from './passages';
import { POWERS } from './powers';
import { TEAM_POWERS } from './teams';

const BOOK = bookRules(ID, NAME, cite, POWERS, PASSAGES);

/** The rules of 2002 as corrected by the FAQ of July 2003. */
export const YEAR: YearRules = {
  ...BOOK,
  overruled: {
    ...BOOK.overruled,
    corner: { topic: 'line-of-fire', cite: citeFaq('Line of Fire') },
    critical: { topic: 'critical', cite: citeFaq('Critical Hits') },
    hindering: { topic: 'hindering-moving', cite: citeFaq('Hindering Terrain') },
    pass: { topic: 'pass', cite: citeFaq('Pass Action') },
  },
  // "Rulebook Corrections, Hindering Terrain": a move stops only when it comes from terrain that is not hindering.
  hinderingStops: 'from-clear',
  cornerStops: true,
  // "Blocking Terrain": vents and air conditioners on roofs are blocking terrain, which can be destroyed.
  roofTerrainFalls: true,
  roofWallsFall: true,
  // "Pass Action": a pass costs no token and does not count towards the action total.
  passCosts: false,
  // "Perplex", "Probability Control": a figure may use the power on itself.
  mayUseOnItself: true,
  // "Smoke Cloud": the squares may be anywhere within range and need not touch.
  smokeScatters: true,
  attackPowers: [...POWERS, ...TEAM_POWERS],
  // Figures are distinguished by collector number, not by name alone.
  uniqueKey: uniqueFigureKey,
  startingAreas: 'opposite',
};

/** Answers of the rules of 2002 as corrected by the FAQ, without the code for deeds. */
export const hypertime2003Questions = /* @__PURE__ */ withPowerNotes(makeQuestionRules(YEAR));

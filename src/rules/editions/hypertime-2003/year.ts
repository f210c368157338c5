import { CORNER } from '../../shared/hypertime/line-of-fire';
import type { YearLaw } from '../../shared/hypertime/year';
import { PASSAGES } from './passages';
import { POWERS } from './powers';

/** The rules of 2002 as the FAQ of July 2003 corrects them. */
export const YEAR: YearLaw = {
  passages: PASSAGES,
  powers: POWERS,
  corner: CORNER,
  // A critical hit bypasses no power of the target.
  sixesStand: false,
  pushingHurts: true,
  // "Rulebook Corrections, Hindering Terrain": only on coming from ground that is not hindering.
  hinderingStops: 'from-clear',
  cornerStops: true,
  // "Leap/Climb": from the ground at a figure on a roof, and the other way round.
  leapersStrikeAcrossLevels: true,
  // "Blocking Terrain": the vents and conditioners upon roofs are blocking terrain, and that can be destroyed.
  roofBlockingFalls: true,
  // "Pass Action": no token, and nothing of the action total.
  passCosts: false,
};

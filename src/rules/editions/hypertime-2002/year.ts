import { CORNER } from '../../shared/hypertime/line-of-fire';
import type { YearLaw } from '../../shared/hypertime/year';
import { PASSAGES } from './passages';
import { POWERS } from './powers';

/** The rules as they were printed in 2002. */
export const YEAR: YearLaw = {
  passages: PASSAGES,
  powers: POWERS,
  corner: CORNER,
  // A critical hit bypasses no power of the target.
  sixesStand: false,
  pushingHurts: true,
  // Entering hindering terrain stops them, wherever they come from.
  hinderingStops: 'always',
  cornerStops: false,
  leapersStrikeAcrossLevels: false,
  // Whatever is elevated cannot be destroyed.
  roofBlockingFalls: false,
  // Passing is one of the four options that an action is given to.
  passCosts: true,
};

import type { TallyLaw } from '../tally';
import type { YearLaw } from './year';

/** These books set no limit to what changes a combat value. */
export function noLimit(year: YearLaw): TallyLaw {
  return { limit: null, limitCite: year.passages.powers };
}

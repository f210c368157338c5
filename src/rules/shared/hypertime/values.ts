import type { TallyLaw } from '../tally';
import type { YearLaw } from './year';

/** These books do not limit changes of a combat value. */
export function noLimit(year: YearLaw): TallyLaw {
  return { limit: null, limitCite: year.passages.powers };
}

import { bookLaw } from '../../shared/hypertime/book';
import { hypertime } from '../../shared/hypertime/edition';
import type { YearLaw } from '../../shared/hypertime/year';
import { cite, ID, POWERS } from './powers';

export const YEAR: YearLaw = bookLaw(ID, cite, POWERS);

/** The rules as they were printed in 2002. */
export const hypertime2002 = hypertime(YEAR);

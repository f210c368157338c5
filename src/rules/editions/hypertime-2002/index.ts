import { makeHypertimeEdition } from '../../shared/hypertime/edition';
import { YEAR } from './questions';

/** The rules as printed in 2002. */
export const hypertime2002 = makeHypertimeEdition(YEAR);

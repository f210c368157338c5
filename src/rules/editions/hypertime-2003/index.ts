import { makeHypertimeEdition } from '../../shared/hypertime/edition';
import { findErratum } from './errata';
import { YEAR } from './questions';
import { withFaqRules } from './resolve';

/** The rules of 2002 with the corrections of the FAQ. */
export const hypertime2003 = makeHypertimeEdition(YEAR, { resolve: withFaqRules, errata: findErratum });

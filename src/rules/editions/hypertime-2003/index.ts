import { hypertime } from '../../shared/hypertime/edition';
import { erratumOf } from './errata';
import { YEAR } from './questions';
import { withFaq } from './resolve';

/** The rules of 2002 with the corrections of the FAQ. */
export const hypertime2003 = hypertime(YEAR, { resolve: withFaq, errata: erratumOf });

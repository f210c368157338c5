import { bookLaw } from '../../shared/hypertime/book';
import { hypertime } from '../../shared/hypertime/edition';
import { cite, ID, POWERS } from './powers';

/** The rules as they were printed in 2002. */
export const hypertime2002 = hypertime(bookLaw(ID, cite, POWERS));

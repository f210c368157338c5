import { bookLaw } from '../../shared/hypertime/book';
import { questions } from '../../shared/hypertime/questions';
import type { YearLaw } from '../../shared/hypertime/year';
import { tellingPowers } from '../../shared/uncounted';
import { cite, ID, POWERS } from './powers';

export const YEAR: YearLaw = bookLaw(ID, cite, POWERS);

/** Answers of the rules of 2002, without the code for deeds. */
export const hypertime2002Questions = /* @__PURE__ */ tellingPowers(questions(YEAR));

import { bookRules } from '../../shared/hypertime/book';
import type { YearRules } from '../../shared/hypertime/year-rules';
import { withPowerNotes } from '../../shared/power-notes';
import { makeQuestionRules } from '../../shared/questions';
import { ID, NAME } from './name';
import { cite, POWERS } from './powers';

export const YEAR: YearRules = bookRules(ID, NAME, cite, POWERS);

/** Answers of the rules of 2002, without the code for deeds. */
export const hypertime2002Questions = /* @__PURE__ */ withPowerNotes(makeQuestionRules(YEAR));

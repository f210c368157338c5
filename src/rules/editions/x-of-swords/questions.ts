import { withPowerNotes } from '../../shared/power-notes';
import { makeQuestionRules } from '../../shared/questions';
import { RULES } from './rules';

/** Answers of the X of Swords rules, without the code for deeds. */
export const xOfSwordsQuestions = /* @__PURE__ */ withPowerNotes(makeQuestionRules(RULES));

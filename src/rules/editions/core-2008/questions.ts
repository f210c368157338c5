import { withPowerNotes } from '../../shared/power-notes';
import { makeQuestionRules } from '../../shared/questions';
import { RULES } from './rules';

/** Answers of the core rulebook of 2008, without the code for deeds. */
export const core2008Questions = /* @__PURE__ */ withPowerNotes(makeQuestionRules(RULES));

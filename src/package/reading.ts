import type { CaseSheet, Question } from '../notation/case';
import type { NotationFault } from '../notation/fault';
import type { KnowsEdition } from '../notation/sheets';
import { err, type Result } from '../plain/result';
import { EDITION_IDS } from '../rules';
import type { QuestionRules } from '../rules/ruleset';
import { type EngineFault, faultOf, ofNotation } from './fault';

/** A parsed question with its position. */
export type Asked = CaseSheet & { readonly ask: Question };

/** Parser of one question, of all kinds or of some. */
export type ReadsQuestion = (text: string, file: string, knows: KnowsEdition) => Result<Asked, NotationFault>;

/** Parses a question and checks that it is about the edition of these rules. */
export function questionFor(rules: QuestionRules, text: string, parse: ReadsQuestion): Result<Asked, EngineFault> {
  const read = parse(text, 'question', knows);
  if (!read.ok) return err(ofNotation(read.fault));
  return read.value.edition === rules.id ? read : err(otherEdition(rules, read.value.edition));
}

export function otherEdition(rules: QuestionRules, edition: string): EngineFault {
  return faultOf('other-edition', `The text is about ${edition}; these are the rules of ${rules.id}.`);
}

export function knows(id: string): boolean {
  return EDITION_IDS.some((known) => known === id);
}

/** Runs a function and converts exceptions to faults. */
export function safely<Value>(work: () => Result<Value, EngineFault>): Result<Value, EngineFault> {
  try {
    return work();
  } catch (error) {
    return err(faultOf('broke-down', error instanceof Error ? error.message : String(error)));
  }
}

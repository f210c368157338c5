import type { ParsedCase, Question } from '../notation/case';
import type { NotationFault } from '../notation/fault';
import type { KnowsEdition } from '../notation/sheets';
import { err, type Result } from '../plain/result';
import { EDITION_IDS } from '../rules';
import type { QuestionRules } from '../rules/ruleset';
import { type EngineFault, makeFault, toEngineFault } from './fault';

export type ParsedQuestion = ParsedCase & { readonly ask: Question };

/** Parser of one question, either for all types of questions or only for some. */
export type QuestionParser = (text: string, file: string, knows: KnowsEdition) => Result<ParsedQuestion, NotationFault>;

/** Parses a question and checks that it is about the edition of these rules. */
export function parseQuestionForEdition(
  rules: QuestionRules,
  text: string,
  parse: QuestionParser,
): Result<ParsedQuestion, EngineFault> {
  const read = parse(text, 'question', isKnownEdition);
  if (!read.ok) return err(toEngineFault(read.fault));
  return read.value.edition === rules.id ? read : err(makeOtherEditionFault(rules, read.value.edition));
}

export function makeOtherEditionFault(rules: QuestionRules, edition: string): EngineFault {
  return makeFault('other-edition', `The text is about ${edition}; these are the rules of ${rules.id}.`);
}

export function isKnownEdition(id: string): boolean {
  return EDITION_IDS.some((known) => known === id);
}

export function runCatchingErrors<Value>(work: () => Result<Value, EngineFault>): Result<Value, EngineFault> {
  try {
    return work();
  } catch (error) {
    return err(makeFault('broke-down', error instanceof Error ? error.message : String(error)));
  }
}

import { parseQuestion } from '../notation/cases';
import { playCase } from '../notation/play-case';
import { err, ok, type Result } from '../plain/result';
import type { Ruleset } from '../rules/ruleset';
import { makeRulingFromAnswer, type Ruling } from './ask';
import { type EngineFault, makeFault } from './fault';
import { type ParsedQuestion, parseQuestionForEdition, runCatchingErrors } from './parse-question';

/**
 * Applies the actions of `play: [...]` and returns the resulting state by the keys of the notation. Stops at an illegal
 * action and returns the codes of the reasons in `told.why`.
 */
export function giveInPosition(rules: Ruleset, text: string): Result<Ruling, EngineFault> {
  return runCatchingErrors(() => {
    const read = parseQuestionForEdition(rules, text, parseQuestion);
    return read.ok ? applyParsedDeeds(rules, read.value) : read;
  });
}

/** Applies the deeds of a text that is already parsed. */
export function applyParsedDeeds(
  rules: Ruleset,
  { ask: question, position }: ParsedQuestion,
): Result<Ruling, EngineFault> {
  return runCatchingErrors(() => {
    const came = question.ask === 'play' && position ? playCase(rules, position, question.of) : null;
    if (!came) return err(makeFault('not-a-play', 'This text asks no `play`, or the edition carries none out.'));
    return ok(makeRulingFromAnswer(rules, question, came, null));
  });
}

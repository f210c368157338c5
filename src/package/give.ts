import { parseQuestion } from '../notation/cases';
import { playCase } from '../notation/play-case';
import { err, ok, type Result } from '../plain/result';
import type { Ruleset } from '../rules/ruleset';
import { type Ruling, rulingOf } from './ask';
import { type EngineFault, faultOf } from './fault';
import { type Asked, questionFor, safely } from './reading';

/**
 * Applies deeds from `play: [...]` and returns the resulting state in the keys of the notation. Stops at an illegal
 * deed and gives the reasons in `told.why`.
 */
export function give(rules: Ruleset, text: string): Result<Ruling, EngineFault> {
  return safely(() => {
    const read = questionFor(rules, text, parseQuestion);
    return read.ok ? giveRead(rules, read.value) : read;
  });
}

/** Applies the deeds of a text that is already parsed. */
export function giveRead(rules: Ruleset, { ask: question, position }: Asked): Result<Ruling, EngineFault> {
  return safely(() => {
    const came = question.ask === 'play' && position ? playCase(rules, position, question.of) : null;
    if (!came) return err(faultOf('not-a-play', 'This text asks no `play`, or the edition carries none out.'));
    return ok(rulingOf(rules, question, came, null));
  });
}

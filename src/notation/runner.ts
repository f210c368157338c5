import { judgeForce } from '../force/judge';
import type { Ruleset } from '../rules/ruleset';
import { answerAbout, flag, keys, number } from './asked';
import type { Case, Expectation, Question } from './case';
import { type Difference, differences } from './compare';
import type { ForceQuestion } from './force';
import { formatOfCase } from './format';
import type { CasePosition } from './marked';
import { play } from './play';
import { forceOf } from './recruits';
import { setOf } from './whereabouts';

export type Outcome =
  | { readonly outcome: 'passed' }
  | { readonly outcome: 'differs'; readonly differences: readonly Difference[] }
  /** The ruleset gives no answer: it does not support the question, or it threw an error. */
  | { readonly outcome: 'unanswered'; readonly because: string };

/** Answers the question of a case with a ruleset and compares every key under `expect`. */
export function runCase(one: Case, ruleset: Ruleset): Outcome {
  const unanswered = (because: string): Outcome => ({ outcome: 'unanswered', because });
  const attack = one.ask.ask === 'hit' || one.ask.ask === 'destroy' ? one.ask.of.attack : null;
  if (attack !== null && !ruleset.attacks.includes(attack)) return unanswered(`no attack '${attack}'`);
  let came: Expectation | null;
  try {
    came = answer(one.ask, one.position, ruleset);
  } catch (error) {
    return unanswered(`broke down: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!came) return unanswered(`no answer yet for ${one.ask.ask}`);
  const differing = differences(one.expect, came);
  return differing.length === 0 ? { outcome: 'passed' } : { outcome: 'differs', differences: differing };
}

/** Prints a result on one line for people: expected and actual values. */
export function printOutcome(outcome: Outcome): string {
  if (outcome.outcome === 'passed') return 'passed';
  if (outcome.outcome === 'unanswered') return outcome.because;
  return outcome.differences.map(({ key, expected, came }) => `expected ${key} ${expected}, came ${came}`).join('; ');
}

/**
 * Answers a question with the notation's keys; null if the edition has no answer. Throws a RangeError for things that
 * the edition does not have.
 */
export function answer(question: Question, position: CasePosition | null, ruleset: Ruleset): Expectation | null {
  if (question.ask === 'play') {
    formatOfCase(ruleset, position?.format);
    return position && play(ruleset, position, question.of);
  }
  return question.ask === 'force' ? forceTold(question.of, ruleset) : answerAbout(question, position, ruleset);
}

function forceTold(question: ForceQuestion, ruleset: Ruleset): Expectation {
  formatOfCase(ruleset, question.format ?? undefined);
  const judged = judgeForce(forceOf(question), ruleset, question.opposingInitiative);
  return keys({
    legal: flag(judged.legal),
    why: setOf(judged.problems.map(({ code }) => code)),
    points: number(judged.points),
    feat_limit: number(judged.featLimit),
    themed: setOf(judged.themes.map(({ keyword }) => keyword)),
    actions: number(judged.actions),
    initiative: number(judged.initiative),
    rerolls: number(judged.rerolls),
  });
}

import { judgeForce } from '../force/judge';
import type { Ruleset } from '../rules/ruleset';
import { answerAboutPosition, makeExpectation, makeFlagResult, makeNumberResult } from './answer-about';
import { buildForce } from './build-force';
import type { Case, Expectation, Question } from './case';
import { findCaseFormat } from './case-format';
import type { CasePosition } from './case-position';
import { type ExpectationDifference, findDifferences } from './compare';
import { makeSetResult } from './expected-results';
import type { ForceQuestion } from './force';
import { playCase } from './play-case';

export type CaseResult =
  | { readonly outcome: 'passed' }
  | { readonly outcome: 'differs'; readonly differences: readonly ExpectationDifference[] }
  /** The edition gives no answer: the question is not supported, or an error was thrown. */
  | { readonly outcome: 'unanswered'; readonly because: string };

/** Answers the question of a case with a ruleset and compares every key under `expect`. */
export function runCase(one: Case, ruleset: Ruleset): CaseResult {
  const unanswered = (because: string): CaseResult => ({ outcome: 'unanswered', because });
  const attack = one.ask.ask === 'hit' || one.ask.ask === 'destroy' ? one.ask.of.attack : null;
  if (attack !== null && !ruleset.attacks.includes(attack)) return unanswered(`no attack '${attack}'`);
  let came: Expectation | null;
  try {
    came = answerInNotation(one.ask, one.position, ruleset);
  } catch (error) {
    return unanswered(`broke down: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!came) return unanswered(`no answer yet for ${one.ask.ask}`);
  const differing = findDifferences(one.expect, came);
  return differing.length === 0 ? { outcome: 'passed' } : { outcome: 'differs', differences: differing };
}

/** Prints the result of a case on one line for people: expected and actual values. */
export function printCaseResult(outcome: CaseResult): string {
  if (outcome.outcome === 'passed') return 'passed';
  if (outcome.outcome === 'unanswered') return outcome.because;
  return outcome.differences
    .map(({ key, expected, actual: came }) => `expected ${key} ${expected}, came ${came}`)
    .join('; ');
}

/**
 * Answers a question with the notation's keys; null if the edition has no answer. Throws a RangeError if the question
 * uses something that the edition does not have.
 */
export function answerInNotation(
  question: Question,
  position: CasePosition | null,
  ruleset: Ruleset,
): Expectation | null {
  if (question.ask === 'play') {
    findCaseFormat(ruleset, position?.format);
    return position && playCase(ruleset, position, question.of);
  }
  return question.ask === 'force'
    ? reportForce(question.of, ruleset)
    : answerAboutPosition(question, position, ruleset);
}

function reportForce(question: ForceQuestion, ruleset: Ruleset): Expectation {
  findCaseFormat(ruleset, question.format ?? undefined);
  const judged = judgeForce(buildForce(question), ruleset, question.opposingInitiative);
  return makeExpectation({
    legal: makeFlagResult(judged.legal),
    why: makeSetResult(judged.problems.map(({ code }) => code)),
    points: makeNumberResult(judged.points),
    feat_limit: makeNumberResult(judged.featLimit),
    themed: makeSetResult(judged.themes.map(({ keyword }) => keyword)),
    actions: makeNumberResult(judged.actions),
    initiative: makeNumberResult(judged.initiative),
    rerolls: makeNumberResult(judged.rerolls),
  });
}

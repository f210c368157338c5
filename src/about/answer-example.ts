import type { Case, Expectation, ExpectedResult } from '../notation/case';
import { parseCases } from '../notation/cases';
import { printResult } from '../notation/compare';
import { answerInNotation, runCase } from '../notation/run-case';
import { EDITION_IDS, editionName, loadRuleset } from '../rules';

import type { Ruleset } from '../rules/ruleset';
import { describeNotationFault } from '../text/notation';
import { say } from '../text/say';

/** Result of an example: whether it is as expected, and one line per key of the answer. */
export interface ExampleResult {
  readonly state: 'agrees' | 'differs' | 'fault';
  readonly message: string;
  /** Lines of the answer, for example `see: blocked`. Keys without a value and empty lists are omitted. */
  readonly lines: readonly string[];
}

/**
 * Answers the first case of a text. Loads the rules of its edition first.
 * @example (await answerExample('edition: …')).message // 'As expected'
 */
export async function answerExample(text: string): Promise<ExampleResult> {
  const [first] = parseCases(text, 'example', (id) => EDITION_IDS.some((known) => known === id));
  if (!first) return fault(say('This text has no position.'));
  if (!first.ok) return fault(describeNotationFault(first.fault));
  const ruleset = await loadRules(first.value.edition);
  const edition = editionName(first.value.edition);
  return ruleset
    ? describeOutcome(first.value, ruleset)
    : fault(say('The rules of {edition} are not on this device. Go online and edit again.', { edition }));
}

/** Loads the rules of an edition. Null if they are not on the device and cannot be downloaded. */
async function loadRules(edition: string): Promise<Ruleset | null> {
  try {
    return await loadRuleset(edition);
  } catch {
    return null;
  }
}

function fault(says: string): ExampleResult {
  return { state: 'fault', message: says, lines: [] };
}

function describeOutcome(one: Case, ruleset: Ruleset): ExampleResult {
  const outcome = runCase(one, ruleset);
  if (outcome.outcome === 'unanswered')
    return fault(say('The rules of {edition} do not answer this question.', { edition: ruleset.name }));
  const lines = printAnswerLines(answerInNotation(one.ask, one.position, ruleset) ?? new Map());
  if (outcome.outcome === 'passed') return { state: 'agrees', message: say('As expected'), lines };
  const differing = outcome.differences.map(({ key, expected, actual }) =>
    say('{key} {came} instead of {expected}', { key, came: actual, expected }),
  );
  return {
    state: 'differs',
    message: say('Not as expected: {differences}', { differences: differing.join('; ') }),
    lines,
  };
}

function printAnswerLines(expectation: Expectation): string[] {
  return [...expectation].flatMap(([key, value]) => {
    const printed = printResult(omitEmptyValues(value));
    return NONE.includes(printed) ? [] : [`${key}: ${printed}`];
  });
}

/**
 * Printed values that mean "none". They are omitted, because the answer for a played step would otherwise fill a page.
 */
const NONE = ['nothing', 'none', '[]', '{}'];

function omitEmptyValues(result: ExpectedResult): ExpectedResult {
  if (result.kind !== 'each') return result;
  const some = [...result.value].map(([key, each]): [string, ExpectedResult] => [key, omitEmptyValues(each)]);
  return { kind: 'each', value: new Map(some.filter(([, each]) => !NONE.includes(printResult(each)))) };
}

import type { Case, Expectation, Told } from '../notation/case';
import { parseCases } from '../notation/cases';
import { printTold } from '../notation/compare';
import { answer, printOutcome, runCase } from '../notation/runner';
import { EDITION_IDS, loadRuleset } from '../rules';
import { wordsOfFault } from '../text/notation';

/** What the page shows under an example: whether it is as expected, and a line for each key of the answer. */
export interface Shown {
  readonly state: 'agrees' | 'differs' | 'fault';
  readonly says: string;
  /** `see: blocked`; keys without a value, and empty lists, are left out. */
  readonly lines: readonly string[];
}

/**
 * Answers the first case of a text by the rules of its edition.
 *
 * @example
 * (await answerTo('edition: …')).says // 'As expected'
 */
export async function answerTo(text: string): Promise<Shown> {
  const [first] = parseCases(text, 'example', (id) => EDITION_IDS.some((known) => known === id));
  if (!first) return { state: 'fault', says: 'This text has no position.', lines: [] };
  return first.ok ? answered(first.value) : { state: 'fault', says: wordsOfFault(first.fault), lines: [] };
}

async function answered(one: Case): Promise<Shown> {
  const ruleset = await loadRuleset(one.edition);
  if (!ruleset) return { state: 'fault', says: `This version has no rules for ${one.edition}.`, lines: [] };
  const outcome = runCase(one, ruleset);
  if (outcome.outcome === 'unanswered')
    return { state: 'fault', says: `No answer: ${printOutcome(outcome)}.`, lines: [] };
  const lines = linesOf(answer(one.ask, one.position, ruleset) ?? new Map());
  return outcome.outcome === 'passed'
    ? { state: 'agrees', says: 'As expected', lines }
    : { state: 'differs', says: `Not as expected: ${printOutcome(outcome)}`, lines };
}

function linesOf(told: Expectation): string[] {
  return [...told].flatMap(([key, value]) => {
    const printed = printTold(withoutNone(value));
    return NONE.includes(printed) ? [] : [`${key}: ${printed}`];
  });
}

/** What says that there is none of a thing: a played case would be a page of it. */
const NONE = ['nothing', 'none', '[]', '{}'];

function withoutNone(told: Told): Told {
  if (told.told !== 'each') return told;
  const some = [...told.value].map(([key, each]): [string, Told] => [key, withoutNone(each)]);
  return { told: 'each', value: new Map(some.filter(([, each]) => !NONE.includes(printTold(each)))) };
}

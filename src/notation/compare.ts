import { fraction, isEqualFraction, printFraction } from '../plain/fraction';
import type { Expectation, ExpectedResult } from './case';

/** A key with a value that differs from the expected value. */
export interface ExpectationDifference {
  /** The key under `expect`, after the name of its piece or side if the value belongs to one: `A.tokens`. */
  readonly key: string;
  readonly expected: string;
  readonly actual: string;
}

/** Lists every expected key with an actual value that differs from the expected value. */
export function findDifferences(expected: Expectation, came: Expectation, before = ''): ExpectationDifference[] {
  return [...expected].flatMap(([key, result]) => {
    const got = came.get(key) ?? NOTHING;
    if (result.kind === 'each')
      return findDifferences(result.value, got.kind === 'each' ? got.value : new Map(), `${before}${key}.`);
    return agrees(result, got) ? [] : [{ key: before + key, expected: printResult(result), actual: printResult(got) }];
  });
}

const NOTHING: ExpectedResult = { kind: 'nothing' };

function agrees(result: ExpectedResult, got: ExpectedResult): boolean {
  if (result.kind === 'roll' && got.kind === 'roll')
    return result.value === true ? got.value !== false : result.value === got.value;
  if (result.kind === 'fraction' && got.kind === 'fraction') return isEqualFraction(result.value, got.value);
  if (result.kind === 'fraction' && got.kind === 'number') return isEqualFraction(result.value, fraction(got.value));
  return result.kind === got.kind && printResult(result) === printResult(got);
}

/** Prints a result on one line: `[a1, b2]`, `5/12`, `nothing`. */
export function printResult(result: ExpectedResult): string {
  switch (result.kind) {
    case 'nothing':
      return 'nothing';
    case 'fraction':
      return printFraction(result.value);
    case 'set':
      return `[${result.value.join(', ')}]`;
    case 'exactly':
      return `{${[...result.value].map(([key, each]) => `${key}: ${each}`).join(', ')}}`;
    case 'each':
      return `{${[...result.value].map(([key, each]) => `${key}: ${printResult(each)}`).join(', ')}}`;
    default:
      return String(result.value);
  }
}

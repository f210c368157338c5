import { fraction, isEqualFraction, printFraction } from '../plain/fraction';
import type { Expectation, ExpectedResult } from './case';

/** A key whose value differs from the expected one. */
export interface ExpectationDifference {
  /** The key under `expect`, prefixed with a piece or side if it has one: `A.tokens`. */
  readonly key: string;
  readonly expected: string;
  readonly actual: string;
}

/** Lists every expected key whose actual value differs. */
export function findDifferences(expected: Expectation, came: Expectation, before = ''): ExpectationDifference[] {
  return [...expected].flatMap(([key, wanted]) => {
    const got = came.get(key) ?? NOTHING;
    if (wanted.kind === 'each')
      return findDifferences(wanted.value, got.kind === 'each' ? got.value : new Map(), `${before}${key}.`);
    return agrees(wanted, got) ? [] : [{ key: before + key, expected: printResult(wanted), actual: printResult(got) }];
  });
}

const NOTHING: ExpectedResult = { kind: 'nothing' };

function agrees(wanted: ExpectedResult, got: ExpectedResult): boolean {
  if (wanted.kind === 'roll' && got.kind === 'roll')
    return wanted.value === true ? got.value !== false : wanted.value === got.value;
  if (wanted.kind === 'fraction' && got.kind === 'fraction') return isEqualFraction(wanted.value, got.value);
  if (wanted.kind === 'fraction' && got.kind === 'number') return isEqualFraction(wanted.value, fraction(got.value));
  return wanted.kind === got.kind && printResult(wanted) === printResult(got);
}

/** Prints a result on one line: `[a1, b2]`, `5/12`, `nothing`. */
export function printResult(told: ExpectedResult): string {
  switch (told.kind) {
    case 'nothing':
      return 'nothing';
    case 'fraction':
      return printFraction(told.value);
    case 'set':
      return `[${told.value.join(', ')}]`;
    case 'exactly':
      return `{${[...told.value].map(([key, each]) => `${key}: ${each}`).join(', ')}}`;
    case 'each':
      return `{${[...told.value].map(([key, each]) => `${key}: ${printResult(each)}`).join(', ')}}`;
    default:
      return String(told.value);
  }
}

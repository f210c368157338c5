import { fraction, printFraction, sameFraction } from '../plain/fraction';
import type { Expectation, Told } from './case';

/** A key whose value differs from the expected one. */
export interface Difference {
  /** The key under `expect`, prefixed with a piece or side if it has one: `A.tokens`. */
  readonly key: string;
  readonly expected: string;
  readonly came: string;
}

/** Lists every expected key whose actual value differs. */
export function differences(expected: Expectation, came: Expectation, before = ''): Difference[] {
  return [...expected].flatMap(([key, wanted]) => {
    const got = came.get(key) ?? NOTHING;
    if (wanted.told === 'each')
      return differences(wanted.value, got.told === 'each' ? got.value : new Map(), `${before}${key}.`);
    return agrees(wanted, got) ? [] : [{ key: before + key, expected: printTold(wanted), came: printTold(got) }];
  });
}

const NOTHING: Told = { told: 'nothing' };

function agrees(wanted: Told, got: Told): boolean {
  if (wanted.told === 'roll' && got.told === 'roll')
    return wanted.value === true ? got.value !== false : wanted.value === got.value;
  if (wanted.told === 'fraction' && got.told === 'fraction') return sameFraction(wanted.value, got.value);
  if (wanted.told === 'fraction' && got.told === 'number') return sameFraction(wanted.value, fraction(got.value));
  return wanted.told === got.told && printTold(wanted) === printTold(got);
}

/** Prints a result on one line: `[a1, b2]`, `5/12`, `nothing`. */
export function printTold(told: Told): string {
  switch (told.told) {
    case 'nothing':
      return 'nothing';
    case 'fraction':
      return printFraction(told.value);
    case 'set':
      return `[${told.value.join(', ')}]`;
    case 'exactly':
      return `{${[...told.value].map(([key, each]) => `${key}: ${each}`).join(', ')}}`;
    case 'each':
      return `{${[...told.value].map(([key, each]) => `${key}: ${printTold(each)}`).join(', ')}}`;
    default:
      return String(told.value);
  }
}

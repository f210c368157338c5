import type { Expectation, ExpectedResult } from '../notation/case';
import { printFraction } from '../plain/fraction';

/** A JSON value: fractions are text (`"5/12"`), sets are sorted lists, missing values are null. */
export type Plain = boolean | number | string | null | readonly string[] | { readonly [key: string]: Plain };

/** Converts an answer to JSON values by the keys of the notation. */
export function toPlainAnswer(expectation: Expectation): { readonly [key: string]: Plain } {
  return Object.fromEntries([...expectation].map(([key, value]) => [key, toPlain(value)]));
}

function toPlain(result: ExpectedResult): Plain {
  switch (result.kind) {
    case 'fraction':
      return printFraction(result.value);
    case 'set':
      return [...result.value].sort();
    case 'exactly':
      return Object.fromEntries(result.value);
    case 'each':
      return toPlainAnswer(result.value);
    case 'nothing':
      return null;
    default:
      return result.value;
  }
}

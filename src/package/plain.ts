import type { Expectation, ExpectedResult } from '../notation/case';
import { printFraction } from '../plain/fraction';

/** A JSON value: fractions are text (`"5/12"`), sets are sorted lists, missing values are null. */
export type Plain = boolean | number | string | null | readonly string[] | { readonly [key: string]: Plain };

/** Converts an answer to JSON values by the keys of the notation. */
export function toPlainAnswer(told: Expectation): { readonly [key: string]: Plain } {
  return Object.fromEntries([...told].map(([key, value]) => [key, toPlain(value)]));
}

function toPlain(told: ExpectedResult): Plain {
  switch (told.kind) {
    case 'fraction':
      return printFraction(told.value);
    case 'set':
      return [...told.value].sort();
    case 'exactly':
      return Object.fromEntries(told.value);
    case 'each':
      return toPlainAnswer(told.value);
    case 'nothing':
      return null;
    default:
      return told.value;
  }
}

import type { Expectation, ExpectedResult } from '../notation/case';
import { printFraction } from '../plain/fraction';

/** A value as JSON holds it: fractions are text (`"5/12"`), sets are sorted lists, what has no value is null. */
export type Plain = boolean | number | string | null | readonly string[] | { readonly [key: string]: Plain };

/** An answer by the keys of the notation, as JSON holds it. */
export function plainTold(told: Expectation): { readonly [key: string]: Plain } {
  return Object.fromEntries([...told].map(([key, value]) => [key, plain(value)]));
}

function plain(told: ExpectedResult): Plain {
  switch (told.kind) {
    case 'fraction':
      return printFraction(told.value);
    case 'set':
      return [...told.value].sort();
    case 'exactly':
      return Object.fromEntries(told.value);
    case 'each':
      return plainTold(told.value);
    case 'nothing':
      return null;
    default:
      return told.value;
  }
}

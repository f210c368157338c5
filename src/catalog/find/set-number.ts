import type { Character } from '../character';
import { compactText } from './word-index';

/** Returns set and number in one word, as printed and without leading zeros: `zz001` and `zz1`. */
export function listSetNumberKeys({ set, number }: Pick<Character, 'set' | 'number'>): readonly string[] {
  if (set === '' || number === '') return [];
  const [symbol, printed] = [compactText(set), compactText(number)];
  return [...new Set([symbol + printed, symbol + printed.replace(/^0+(?=\d)/, '')])];
}

/** Normalizes a typed set and number to one word without leading zeros: `ZZ 01`, `zz-1` and `zz001` give `zz1`. */
export function normalizeSetNumber(text: string): string {
  return compactText(text).replace(/([a-z])0+(?=\d)/, '$1');
}

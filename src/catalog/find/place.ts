import type { Character } from '../character';
import { squeezed } from './words';

/** Returns set and number in one word, as printed and without leading zeros: `zz001` and `zz1`. */
export function placeKeys({ set, number }: Pick<Character, 'set' | 'number'>): readonly string[] {
  if (set === '' || number === '') return [];
  const [symbol, printed] = [squeezed(set), squeezed(number)];
  return [...new Set([symbol + printed, symbol + printed.replace(/^0+(?=\d)/, '')])];
}

/** Normalizes typed text to such a key: `ZZ 01`, `zz-1` and `zz001` give `zz1`. */
export function placeTyped(text: string): string {
  return squeezed(text).replace(/([a-z])0+(?=\d)/, '$1');
}

import type { Character } from '../character';
import { squeezed } from './words';

/** Set and number in one piece, as printed and without zeros: `zz001` and `zz1`. */
export function placeKeys({ set, number }: Pick<Character, 'set' | 'number'>): readonly string[] {
  if (set === '' || number === '') return [];
  const [symbol, printed] = [squeezed(set), squeezed(number)];
  return [...new Set([symbol + printed, symbol + printed.replace(/^0+(?=\d)/, '')])];
}

/** What is typed as such a key: `ZZ 01`, `zz-1` and `zz001` all find it. */
export function placeTyped(text: string): string {
  return squeezed(text).replace(/([a-z])0+(?=\d)/, '$1');
}

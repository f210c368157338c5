import type { Character } from './character';

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** In the order in which people look for names. */
export function byName(a: Character, b: Character): number {
  return names.compare(a.name, b.name) || names.compare(a.set + a.number, b.set + b.number);
}

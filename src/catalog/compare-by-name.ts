import type { Character } from './character';

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Compares characters by name, then by set and number. */
export function compareByName(a: Character, b: Character): number {
  return names.compare(a.name, b.name) || names.compare(a.set + a.number, b.set + b.number);
}

import { type Character, DIAL_SLOTS, type DialSlot } from './character';

/**
 * How well a value of a dial is known: as printed; not known, and taken from the nearest click; or of a slot of which no click is
 * known, where the value stands for nothing.
 */
export type Knowing = 'known' | 'guessed' | 'unknown';

/**
 * How well one value of a dial is known.
 * @param click counted from 1
 */
export function knowingOf(
  { dial, guessed = [] }: Pick<Character, 'dial' | 'guessed'>,
  click: number,
  slot: DialSlot,
): Knowing {
  if (!guessed.includes(`${click}.${slot}`)) return 'known';
  return dial.every((_, index) => guessed.includes(`${index + 1}.${slot}`)) ? 'unknown' : 'guessed';
}

/** The values of a click that nobody knows, in the order of the dial; `click` is counted from 1. */
export function guessedOn(character: Pick<Character, 'dial' | 'guessed'>, click: number): readonly DialSlot[] {
  // Nearly every dial is known, and this is asked of each figure at each tap.
  if (character.guessed === undefined) return [];
  return DIAL_SLOTS.filter((slot) => knowingOf(character, click, slot) !== 'known');
}

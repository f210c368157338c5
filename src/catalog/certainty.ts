import { type Character, DIAL_SLOTS, type DialSlot } from './character';

/**
 * Certainty of a dial value. `known`: as printed. `guessed`: taken from the nearest click. `unknown`: no click of the
 * slot is known, so the value is meaningless.
 */
export type Certainty = 'known' | 'guessed' | 'unknown';

/**
 * Returns how certain one value of a dial is.
 * @param click counted from 1
 */
export function certaintyOf(
  { dial, guessed = [] }: Pick<Character, 'dial' | 'guessed'>,
  click: number,
  slot: DialSlot,
): Certainty {
  if (!guessed.includes(`${click}.${slot}`)) return 'known';
  return dial.every((_, index) => guessed.includes(`${index + 1}.${slot}`)) ? 'unknown' : 'guessed';
}

/** Lists the uncertain values of a click, in dial order. `click` counts from 1. */
export function listUncertainSlots(character: Pick<Character, 'dial' | 'guessed'>, click: number): readonly DialSlot[] {
  // Fast path: nearly every dial has only known values, and every tap runs this for each figure.
  if (character.guessed === undefined) return [];
  return DIAL_SLOTS.filter((slot) => certaintyOf(character, click, slot) !== 'known');
}

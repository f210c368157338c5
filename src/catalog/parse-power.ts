import { getOwnProperty } from '../plain/get-own';
import { toKebabCase } from '../plain/lenient';
import { err, ok, type Result } from '../plain/result';
import type { DialSlot } from './character';
import { DIAL_POWERS, POWER_COLOURS, type Power, powerId } from './powers';

export const POWER_MATCH_CODES = ['power-unknown', 'power-ambiguous'] as const;
export type PowerMatchCode = (typeof POWER_MATCH_CODES)[number];

export interface PowerMatchFault {
  readonly code: PowerMatchCode;
  /** Typed text, or the names of the powers that the text may mean. */
  readonly detail: string;
}

const NONE = new Set(['', 'x', 'none', 'no']);
const COLOUR_WORDS: Readonly<Record<string, string>> = {
  gray: 'grey',
  'light-blue': 'lightblue',
  'light-green': 'lime',
  'dark-blue': 'blue',
  gold: 'brown',
};

/** Lists the powers that can be in a slot, in the order of their colours. */
export function listPowersForSlot(slot: DialSlot): readonly Power[] {
  return DIAL_POWERS.filter((power) => power.slots.includes(slot));
}

/**
 * Finds the power that a typed word means in one slot of the dial. Accepts the power's name or id in any spelling,
 * short name, square colour, initials (`rce`), or the start of a word in its name. Null if the word means that there is
 * no power.
 */
export function matchPower(slot: DialSlot, typed: string): Result<string | null, PowerMatchFault> {
  const word = powerId(typed);
  if (NONE.has(word)) return ok(null);
  const powers = listPowersForSlot(slot);
  const colour = getOwnProperty(COLOUR_WORDS, word) ?? word;
  const tests: readonly ((power: Power) => boolean)[] = [
    (power) => power.id === word,
    (power) => toKebabCase(power.short) === word,
    (power) => power.colour === colour && (power.colour !== 'white' || power.id === 'special') && isColour(colour),
    (power) => power.id.startsWith(word),
    (power) => initials(power) === word.replaceAll('-', ''),
    (power) => `-${power.id}`.includes(`-${word}`),
  ];
  for (const test of tests) {
    const found = powers.filter(test);
    if (found.length === 1) return ok((found[0] as Power).id);
    if (found.length > 1) return err({ code: 'power-ambiguous', detail: found.map((power) => power.name).join(', ') });
  }
  return err({ code: 'power-unknown', detail: typed.trim() });
}

/** Returns the power that a colour means in a slot of the dial. Null for a word that is no colour of a power. */
export function findPowerByColour(slot: DialSlot, word: string): string | null {
  const colour = getOwnProperty(COLOUR_WORDS, word) ?? word;
  if (!isColour(colour)) return null;
  const found = matchPower(slot, colour);
  return found.ok ? found.value : null;
}

function isColour(word: string): boolean {
  return (POWER_COLOURS as readonly string[]).includes(word);
}

function initials(power: Power): string {
  return power.id
    .split('-')
    .map((word) => word[0])
    .join('');
}

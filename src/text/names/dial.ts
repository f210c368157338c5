import type { Character, LineColour } from '../../catalog/character';
import type { StartOption } from '../../catalog/start-options';
import { say } from '../say';
import { slotName } from './ids';

/** Names of the coloured starting lines on a dial. */
export const STARTING_LINE_NAMES: Readonly<Record<LineColour, string>> = {
  orange: say('orange line'),
  green: say('green line'),
  yellow: say('yellow line'),
  red: say('red line'),
  blue: say('blue line'),
};

/** Describes where a character starts, and with which trait: `click 4 of 9 · green line · with Spare Key`. */
export function describeStartOption({ dial, specials }: Character, { click, colour, trait }: StartOption): string {
  const paid = trait === null ? undefined : specials[trait];
  return [
    say('click {click} of {clicks}', { click, clicks: dial.length }),
    ...(colour === null ? [] : [STARTING_LINE_NAMES[colour]]),
    ...(paid ? [say('with {trait}', { trait: paid.name || slotName(paid.slot) })] : []),
  ].join(' · ');
}

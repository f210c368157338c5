import type { LineColour } from '../../catalog/character';
import { say } from '../say';

/** Coloured starting lines, as they are named to whoever looks for one on the dial. */
export const LINE_NAMES: Readonly<Record<LineColour, string>> = {
  orange: say('orange line'),
  green: say('green line'),
  yellow: say('yellow line'),
  red: say('red line'),
  blue: say('blue line'),
};

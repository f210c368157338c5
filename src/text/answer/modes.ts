import { say } from '../say';

const MODES = { hovering: say('Hovering'), soaring: say('Soaring') } as const;

/** How a flier flies: `Soaring`. */
export function nameOfMode(mode: keyof typeof MODES): string {
  return MODES[mode];
}

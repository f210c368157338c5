import { say } from '../say';

const MODES = { hovering: say('Hovering'), soaring: say('Soaring') } as const;

export function flightModeName(mode: keyof typeof MODES): string {
  return MODES[mode];
}

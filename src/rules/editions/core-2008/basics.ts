import { formatOmits } from '../../../table/formats';
import type { Position } from '../../../table/position';

/**
 * Whether the game uses only "PART 1: THE BASICS". Positions already omit what the Basics leave out, so only rules
 * outside the position need this check.
 */
export function isBasicGame({ playedIn }: Pick<Position, 'playedIn'>): boolean {
  return formatOmits({ format: playedIn }, 'core');
}

import { leavesOut } from '../../../table/formats';
import type { Position } from '../../../table/position';

/** "PART 1: THE BASICS": whether nothing beyond them is played. The position is bare already of what they leave out; this is asked for rules that are no matter of it. */
export function inBasics({ playedIn }: Pick<Position, 'playedIn'>): boolean {
  return leavesOut({ format: playedIn }, 'core');
}

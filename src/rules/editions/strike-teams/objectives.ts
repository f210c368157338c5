import type { TeamName } from '../../../catalog/cards/scenario-card';
import type { ByTeam } from '../../../table/campaign';

/** "Winning the Mission": most objective points; a tie is a draw. */
export function winnerOf({ heroes, mastermind }: ByTeam<number>): TeamName | null {
  if (heroes === mastermind) return null;
  return heroes > mastermind ? 'heroes' : 'mastermind';
}

import type { Table } from '../../../table/table';
import type { RollOff } from '../../ruleset';
import { findLeadingTeams } from '../../shared/ending';
import { cite } from './citations';

/**
 * Returns the tied players of a finished game, who roll for the win ("Determining the winner"). The book does not cover
 * equal highest rolls. Those players roll again, as for the first player.
 */
export function rollOff(table: Table): RollOff | null {
  if (table.ended === null || table.ended.winner !== null) return null;
  // A team rolls once, by its first player, because its members win together.
  const sides = findLeadingTeams(table, table.points).flatMap(([first]) => first ?? []);
  return sides.length < 2 ? null : { sides, cite: cite('WINNING A GAME OF HEROCLIX: Determining the winner') };
}

import type { Table } from '../../../table/table';
import type { RollOff } from '../../ruleset';
import { mostPoints } from '../../shared/ending';
import { cite } from './citations';

/**
 * "Determining the winner": of a game that ended in a tie, all tied players roll and whoever rolls the highest has won. Of an equal
 * highest roll the book says nothing: those players roll again, as it has it for the first player.
 */
export function rollOff(table: Table): RollOff | null {
  if (table.ended === null || table.ended.winner !== null) return null;
  // A team rolls once, by its first player: it has won or lost together.
  const sides = mostPoints(table, table.points).flatMap(([first]) => first ?? []);
  return sides.length < 2 ? null : { sides, cite: cite('WINNING A GAME OF HEROCLIX: Determining the winner') };
}

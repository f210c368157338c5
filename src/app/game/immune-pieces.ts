import { makePlainHitQuestion, type Ruleset } from '../../rules/ruleset';
import { areFriendly } from '../../table/allies';
import type { Table } from '../../table/table';
import { getTablePosition } from '../../table/table-position';

/** Lists the pieces that cannot be attacked in the first round. The edition answers for each piece. */
export function listImmunePieces(table: Table, rules: Ruleset): ReadonlySet<string> {
  const immune = new Set<string>();
  if (table.round !== 1 || table.turn === null || table.ended) return immune;
  const position = getTablePosition(table);
  const attacker = position?.pieces.find((piece) => piece.side === table.turn);
  const attack = rules.attacks[0];
  if (!position || !attacker || attack === undefined) return immune;
  for (const target of position.pieces) {
    if (areFriendly(table, target.side, table.turn)) continue;
    const answer = rules.hit(position, makePlainHitQuestion(attacker.id, [target.id], attack));
    if (answer.reasons.some((reason) => reason.code === 'first-round')) immune.add(target.id);
  }
  return immune;
}

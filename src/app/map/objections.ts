import type { Square } from '../../grid/square';
import { positionInGame } from '../../query/resolve-deed';
import type { Reason } from '../../rules/answer';
import { makePlainReachQuestion, type Ruleset } from '../../rules/ruleset';
import { findPiece } from '../../table/position';
import type { Table } from '../../table/table';
import { getTablePosition } from '../../table/table-position';
import { describeReason } from '../../text/answer/answers';
import type { Naming } from '../../text/names/naming';
import { say } from '../../text/say';

/** Describes why the rules forbid a recorded move of a figure. Null if the move is allowed or the rules are unknown. */
export function describeMoveObjection(
  ruleset: Ruleset | null,
  table: Table,
  piece: string,
  to: readonly Square[],
  naming: Naming,
): string | null {
  const position = positionInGame(ruleset, table);
  if (!ruleset || !position) return null;
  const actionPoints = findPiece(position, piece)?.striker?.spendable ?? null;
  const question = { ...makePlainReachQuestion(piece), to, actionPoints };
  const answer = ruleset.move(position, question);
  return answer.legal ? null : joinReasons(answer.reasons, naming);
}

/**
 * Describes why a figure cannot be placed on squares, for example because a square is occupied. Null if it can be
 * placed.
 */
export function describePlacingObjection(
  table: Table,
  piece: string,
  to: readonly Square[],
  naming: Naming,
): string | null {
  const position = getTablePosition(table);
  const there = position?.pieces.find(
    (each) => each.id !== piece && each.squares.some((square) => to.includes(square)),
  );
  return there ? say('{figure} is already there', { figure: naming.piece(there.id) }) : null;
}

/** Joins reasons into one sentence without the full stop. Null if there are no reasons. */
export function joinReasons(reasons: readonly Reason[], naming: Naming): string | null {
  const words = reasons.map((reason) => describeReason(reason, naming));
  return words.length === 0 ? null : [...new Set(words)].join('; ');
}

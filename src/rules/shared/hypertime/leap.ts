import { distance, type Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Reason } from '../../answer';
import { getCrossedEdge, groundFlankRules, isClosedCorner, isWall, stepBetween } from '../steps';
import { isBlocking, isNotSoaring } from './flight';
import type { YearRules } from './year-rules';

/** Whether two squares touch and are one level apart, without a wall or a closed corner between them. */
function oneLevelApart(position: Position, from: Square, to: Square): boolean {
  const { board } = position;
  if (distance(from, to) !== 1 || Math.abs(board.levels[from]! - board.levels[to]!) !== 1) return false;
  const step = stepBetween(from, to);
  return step.flanks === null
    ? !isWall(board, getCrossedEdge(step))
    : !isClosedCorner(board, step, groundFlankRules(board));
}

/**
 * Lists reasons against a leaper's close attack on a figure that is not adjacent. A leaper reaches one level up or
 * down, but no soaring figure.
 */
export function listLeaperReachReasons(
  year: YearRules,
  position: Position,
  attacker: Piece,
  target: Piece,
  parted: readonly Reason[],
): Reason[] {
  const below = isNotSoaring(year, attacker) && isNotSoaring(year, target);
  const reaches = attacker.squares.some((from) =>
    target.squares.some(
      (to) => isBlocking(position, from) === isBlocking(position, to) && oneLevelApart(position, from, to),
    ),
  );
  return below && reaches ? [] : [...parted];
}

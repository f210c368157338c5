import { DOOR, OPEN } from '../board/terrain';
import type { Edge } from '../grid/edge';
import type { MoveAnswer } from '../rules/answer';
import type { MoveQuestion, Ruleset } from '../rules/ruleset';
import { findPiece, type Position } from '../table/position';
import { listDestructibleTargetsOn } from './destroy';

/**
 * Returns a closed door beside the mover that alone prevents a move, if the mover may open it. Null if there is none,
 * or if the edition has no rule for opening doors. Points are not compared with the price of the door.
 */
export function findDoorToOpen(
  { mission, move }: Ruleset,
  position: Position,
  question: MoveQuestion,
  { legal }: Pick<MoveAnswer, 'legal'>,
): Edge | null {
  const piece = findPiece(position, question.piece);
  if (!mission || !piece || legal) return null;
  const { board } = position;
  const doors = piece.squares
    .flatMap((square) => listDestructibleTargetsOn(board, square))
    .flatMap((thing) => ('edge' in thing && board.walls[thing.edge] === DOOR ? [thing.edge] : []));
  const isOnlyObstacle = (edge: Edge): boolean => {
    const walls = board.walls.map((wall, at) => (at === edge ? OPEN : wall));
    return move({ ...position, board: { ...board, walls } }, question).legal;
  };
  return (
    doors.find(
      (edge) => mission.interact(position, { piece: piece.id, target: { edge } }).legal && isOnlyObstacle(edge),
    ) ?? null
  );
}

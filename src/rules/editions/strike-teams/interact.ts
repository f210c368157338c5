import { DOOR } from '../../../board/terrain';
import type { Position } from '../../../table/position';
import type { InteractAnswer } from '../../answer';
import type { InteractQuestion } from '../../ruleset';
import { pieceMark, reason } from '../../shared/cite';
import { requirePiece } from '../../shared/places';
import { cite } from './citations';
import { listExplosionNotes, listReachReasons } from './destroy';
import { findDestructible, flattenPosition, wallStrength } from './ground';
import { getStrikerState, isHenchman, type MissionTeam, teamOfPiece } from './strikers';

/** Price to open a door, for the mastermind's team, which knows the door codes. */
const CODE_COST = 1;
const INTERACTING = cite('Special Interactions on the Map');

/** Returns the price to dismantle an object or to open a door. Null for a wall, or if there is no target. */
function costOf(position: Position, target: InteractQuestion['target'], team: MissionTeam): number | null {
  if ('square' in target) return findDestructible(position, target.square, target.token)?.strength ?? null;
  if (position.board.walls[target.edge] !== DOOR) return null;
  return team === 'mastermind' ? CODE_COST : wallStrength(position, target.edge);
}

/** Answers "Special Interactions on the Map": dismantling an object or opening a door for points, without an attack. */
export function interact(asked: Position, question: InteractQuestion): InteractAnswer {
  const position = flattenPosition(asked);
  const piece = requirePiece(position, question.piece);
  const cost = costOf(position, question.target, teamOfPiece(piece));
  const reasons = cost === null ? [] : listReachReasons(position, { squares: piece.squares, piece }, question.target);
  if (cost !== null && getStrikerState(piece).respawned && !isHenchman(piece)) {
    reasons.push(reason('respawned', cite('Respawning Defeated Characters', 'reading'), [pieceMark(piece.id)]));
  }
  const legal = cost !== null && reasons.length === 0;
  const { square, token } = 'square' in question.target ? question.target : { square: null };
  return { legal, reasons, notes: legal ? listExplosionNotes(position, square, token) : [], cost, cite: INTERACTING };
}

import { BLOCKING } from '../../../board/terrain';
import { type Edge, edgeSquares } from '../../../grid/edge';
import { distance, type Square } from '../../../grid/square';
import { has, type Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { DestroyAnswer, Note, Reason } from '../../answer';
import type { DestroyQuestion } from '../../ruleset';
import { opponentsBeside, partingReasons } from '../../shared/adjacency';
import { note, onEdge, onPiece, onSquare, reason } from '../../shared/cite';
import { judgeLine, seeAnswer } from '../../shared/line-of-fire';
import { objectSquares } from '../../shared/objects';
import { distanceBetween, knownPiece, nearestPair } from '../../shared/places';
import { isWall } from '../../shared/steps';
import { tally } from '../../shared/tally';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';
import { knownAttack, objectInHand } from './combat';
import { lineLaw, sightLaw } from './line-of-fire';
import { RULE_OF_3 } from './values';

const ENOUGH = 3;
const BLOCKS = cite('Blocking Terrain: Destroying blocking terrain');
const WALLS = cite('Walls: Destroying walls');

/** "Destroying blocking terrain", "Destroying walls", "Destroying objects": 3 damage in one attack, which needs no roll. */
export function destroy(position: Position, question: DestroyQuestion): DestroyAnswer {
  const attack = knownAttack(question.attack);
  const attacker = knownPiece(position, question.attacker);
  const passage = 'edge' in question.target ? WALLS : BLOCKS;
  const reasons: Reason[] = [];
  if (attacker.tokens >= 2)
    reasons.push(reason('two-tokens', cite('ROUNDS, TURNS, AND ACTIONS: Pushing'), [onPiece(attacker.id)]));
  const damage = tally(attacker.damage, objectInHand(attacker, attack), RULE_OF_3).total;
  if (damage < ENOUGH) reasons.push(reason('too-weak', passage, [onPiece(attacker.id)]));
  const target =
    'edge' in question.target
      ? edgeTarget(attacker, question.target.edge)
      : { square: question.target.square, edge: null };
  reasons.push(
    ...(attack === 'close' ? closeReasons(position, attacker, target) : rangedReasons(position, attacker, target)),
  );

  const standing = target.edge === null ? isDestructible(position, target.square) : isWall(position.board, target.edge);
  const legal = standing && reasons.length === 0;
  const notes: Note[] = legal ? [note('auto-hit', passage)] : [];
  return { legal, reasons, notes, debris: legal ? debrisOf(position, target) : [] };
}

interface Target {
  /** What is shot at: for a wall the square on its far side. */
  readonly square: Square;
  readonly edge: Edge | null;
}

/** Elevated terrain cannot be destroyed; what stands on the ground can, and so can an object that nobody holds. */
function isDestructible(position: Position, square: Square): boolean {
  const { levels, terrain } = position.board;
  return ((terrain[square]! & BLOCKING) !== 0 && levels[square] === 0) || objectSquares(position).has(square);
}

/** The far side of a wall is the one that the attacker is farther from. */
function edgeTarget(attacker: Piece, edge: Edge): Target {
  const [a, b] = edgeSquares(edge);
  const [near] = nearestPair(attacker.squares, [a, b]);
  const along = (edge & 1) === 1 ? near >> 6 : near & 63;
  const first = (edge & 1) === 1 ? a >> 6 : a & 63;
  return { square: along <= first ? b : a, edge };
}

function closeReasons(position: Position, attacker: Piece, target: Target): Reason[] {
  const spot = { squares: attacker.squares, piece: attacker };
  if (target.edge === null)
    return partingReasons(position, NEIGHBOURS, spot, { squares: [target.square], piece: null });
  const beside = edgeSquares(target.edge).some((square) => attacker.squares.includes(square));
  return beside ? [] : [reason('no-adjacent', WALLS, [onEdge(target.edge)])];
}

function rangedReasons(position: Position, attacker: Piece, target: Target): Reason[] {
  const passage = cite('Ranged Combat');
  const reasons: Reason[] = [];
  const beside = opponentsBeside(position, NEIGHBOURS, attacker);
  if (beside.length > 0 && !has(attacker, 'colossal'))
    reasons.push(
      reason(
        'adjacent-enemy',
        passage,
        beside.map((each) => onPiece(each.id)),
      ),
    );
  if (attacker.range < 1) return [...reasons, reason('no-range', passage, [onPiece(attacker.id)])];
  if (distanceBetween(attacker.squares, [target.square]) > attacker.range)
    reasons.push(reason('too-far', passage, [onSquare(target.square)]));
  return [...reasons, ...lineReasons(position, attacker, target)];
}

/** The line to a wall's far square is stopped neither by that wall nor by whoever stands there. */
function lineReasons(position: Position, attacker: Piece, target: Target): readonly Reason[] {
  const from = [...attacker.squares].sort((a, b) => distance(a, target.square) - distance(b, target.square));
  const tries = from.map((square) => {
    const ends = { from: square, to: target.square, viewer: attacker, target: null };
    const law = lineLaw(position, ends);
    if (target.edge !== null) law.walls[target.edge] = 0;
    return seeAnswer(sightLaw(), square, target.square, judgeLine(position, law, square, target.square)).reasons;
  });
  return tries.find((reasons) => reasons.length === 0) ?? tries[0] ?? [];
}

/** Debris lies where the ground was clear; a fallen boulder leaves it in its own square. */
function debrisOf(position: Position, target: Target): Square[] {
  if (target.edge === null) return [target.square];
  return [...edgeSquares(target.edge)].filter(
    (square) => position.board.terrain[square] === 0 && !objectSquares(position).has(square),
  );
}

import { BLOCKING, HINDERING, PRINTED_OBJECT, WATER } from '../../board/terrain';
import { type Edge, edgeSquares } from '../../grid/edge';
import { distance, type Square } from '../../grid/square';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { Citation, DestroyAnswer, ModifiedValue, Reason } from '../answer';
import type { DestroyQuestion } from '../ruleset';
import { listNonAdjacencyReasons, type NeighbourRules } from './adjacency';
import { edgeMark, note, pieceMark, reason, squareMark } from './cite';
import { answerSight, findLineObstacles, type SightRules } from './line-of-fire';
import type { LineEnds, LineRules } from './line-rules';
import { objectSquares } from './objects';
import { distanceBetween, findNearestSquares, requirePiece } from './places';
import { isWall } from './steps';

/** Rules of a dial-game edition for destroying walls, terrain and objects. */
export interface DestroyRules {
  readonly isClose: (kind: string) => boolean;
  readonly neighbours: NeighbourRules;
  readonly sight: SightRules;
  readonly lineRules: (position: Position, ends: LineEnds) => LineRules;
  /** Returns the damage of the attack. `enough`: returns the damage needed to destroy a target. */
  readonly damage: (position: Position, attacker: Piece, kind: string) => ModifiedValue;
  readonly enough: (attacker: Piece, target: DestroyQuestion['target']) => number;
  /**
   * Lists the reasons against the attack that apply to every target, except a range below 1, which is reported
   * separately.
   */
  readonly attackReasons: (position: Position, attacker: Piece, kind: string) => Reason[];
  readonly range: (attacker: Piece, kind: string) => number;
  /** Whether the terrain or object on a square can be destroyed. */
  readonly isDestructible: (position: Position, square: Square) => boolean;
  /** Whether a wall can be destroyed. If left out, every wall can. */
  readonly isDestructibleWall?: (position: Position, edge: Edge) => boolean;
  /** Whether debris falls on this square beside a destroyed wall. */
  readonly debrisBeside: (position: Position, square: Square) => boolean;
  readonly citeRange: Citation;
  readonly citeSquare: Citation;
  readonly citeWall: Citation;
}

interface Aim {
  /** Target square of the attack. For a wall, the square on its far side. */
  readonly square: Square;
  readonly edge: Edge | null;
}

export function isBlockingSquare(position: Position, square: Square): boolean {
  return (position.board.terrain[square]! & BLOCKING) !== 0;
}

/** Returns the square on the far side of a wall, as seen from the attacker. */
function farSide(attacker: Piece, edge: Edge): Square {
  const [a, b] = edgeSquares(edge);
  const [near] = findNearestSquares(attacker.squares, [a, b]);
  const southern = (edge & 1) === 1;
  const along = southern ? near >> 6 : near & 63;
  return along <= (southern ? a >> 6 : a & 63) ? b : a;
}

function closeReasons(position: Position, rules: DestroyRules, attacker: Piece, aim: Aim): Reason[] {
  if (aim.edge === null) {
    const from = { squares: attacker.squares, piece: attacker };
    return listNonAdjacencyReasons(position, rules.neighbours, from, { squares: [aim.square], piece: null });
  }
  const along = edgeSquares(aim.edge).some((square) => attacker.squares.includes(square));
  return along ? [] : [reason('no-adjacent', rules.citeWall, [edgeMark(aim.edge)])];
}

/**
 * Lists reasons against the line of fire. The target wall, and a figure on the square behind it, never block the line.
 */
function lineReasons(position: Position, rules: DestroyRules, attacker: Piece, aim: Aim): readonly Reason[] {
  const from = [...attacker.squares].sort((a, b) => distance(a, aim.square) - distance(b, aim.square));
  const tries = from.map((square) => {
    const line = rules.lineRules(position, { from: square, to: aim.square, viewer: attacker, target: null });
    const through = { ...line, walls: (edge: Edge) => edge !== aim.edge && line.walls(edge) };
    return answerSight(rules.sight, square, aim.square, findLineObstacles(position, through, square, aim.square))
      .reasons;
  });
  return tries.find((reasons) => reasons.length === 0) ?? tries[0] ?? [];
}

function rangedReasons(position: Position, rules: DestroyRules, attacker: Piece, kind: string, aim: Aim): Reason[] {
  const range = rules.range(attacker, kind);
  if (range < 1) return [reason('no-range', rules.citeRange, [pieceMark(attacker.id)])];
  const far = distanceBetween(attacker.squares, [aim.square]) > range;
  const reasons = far ? [reason('too-far', rules.citeRange, [squareMark(aim.square)])] : [];
  return [...reasons, ...lineReasons(position, rules, attacker, aim)];
}

/**
 * Answers whether an attack destroys a square or a wall, with every reason against it and the debris. The attack needs
 * no roll.
 */
export function answerDestroy(position: Position, question: DestroyQuestion, rules: DestroyRules): DestroyAnswer {
  const attacker = requirePiece(position, question.attacker);
  const { target, attack } = question;
  const aim =
    'edge' in target
      ? { square: farSide(attacker, target.edge), edge: target.edge }
      : { square: target.square, edge: null };
  const passage = aim.edge === null ? rules.citeSquare : rules.citeWall;
  const reasons = rules.attackReasons(position, attacker, attack);
  if (rules.damage(position, attacker, attack).total < rules.enough(attacker, target)) {
    reasons.push(reason('too-weak', passage, [pieceMark(attacker.id)]));
  }
  const close = rules.isClose(attack);
  reasons.push(
    ...(close ? closeReasons(position, rules, attacker, aim) : rangedReasons(position, rules, attacker, attack, aim)),
  );

  const stands =
    aim.edge === null
      ? rules.isDestructible(position, aim.square)
      : isWall(position.board, aim.edge) && (rules.isDestructibleWall?.(position, aim.edge) ?? true);
  const legal = stands && reasons.length === 0;
  return {
    legal,
    reasons,
    notes: legal ? [note('auto-hit', passage)] : [],
    debris: legal ? debris(position, rules, aim) : [],
  };
}

function debris(position: Position, rules: DestroyRules, aim: Aim): Square[] {
  return aim.edge === null
    ? [aim.square]
    : edgeSquares(aim.edge).filter((square) => rules.debrisBeside(position, square));
}

const NOT_CLEAR = HINDERING | BLOCKING | WATER | PRINTED_OBJECT;

/** Whether a square is clear terrain without objects. Indoors, stairs, ladders and orange lines do not matter. */
export function isClearGround(position: Position, square: Square): boolean {
  return ((position.board.terrain[square] ?? BLOCKING) & NOT_CLEAR) === 0 && !objectSquares(position).has(square);
}

import { BLOCKING, HINDERING, PRINTED_OBJECT, WATER } from '../../board/terrain';
import { type Edge, edgeSquares } from '../../grid/edge';
import { distance, type Square } from '../../grid/square';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { Citation, DestroyAnswer, ModifiedValue, Reason } from '../answer';
import type { DestroyQuestion } from '../ruleset';
import { listNonAdjacencyReasons } from './adjacency';
import { findForbiddingPowers } from './attack';
import { attackRules, getAttackRange, listAttackerReasons, listObjectChanges, listShotReasons } from './attack-reasons';
import { edgeMark, note, pieceMark, reason, squareMark } from './cite';
import { dialSightRules, makeLineRules } from './dial-lines';
import type { DialRules } from './dial-rules';
import { isBlocking, isSoaring } from './flight';
import { requireAttackKind } from './hit';
import { answerSight, findLineObstacles } from './line-of-fire';
import { applyChanges } from './modified-value';
import { distanceBetween, findNearestSquares, objectSquares, pieceAsPlace, requirePiece } from './places';
import { listEditionEffects } from './powers';
import { isWall } from './steps';
import { TELEKINESIS } from './telekinesis';

/** Damage in one attack that destroys a wall, a square of terrain or an object. */
const ENOUGH = 3;

interface Aim {
  /** Target square of the attack. For a wall, the square on its far side. */
  readonly square: Square;
  readonly edge: Edge | null;
}

/** Returns the square on the far side of a wall, as seen from the attacker. */
function farSide(attacker: Piece, edge: Edge): Square {
  const [a, b] = edgeSquares(edge);
  const [near] = findNearestSquares(attacker.squares, [a, b]);
  const southern = (edge & 1) === 1;
  const along = southern ? near >> 6 : near & 63;
  return along <= (southern ? a >> 6 : a & 63) ? b : a;
}

function closeReasons(position: Position, rules: DialRules, attacker: Piece, aim: Aim): Reason[] {
  if (aim.edge === null) {
    const from = pieceAsPlace(attacker);
    return listNonAdjacencyReasons(position, rules.neighbours, from, { squares: [aim.square], piece: null });
  }
  const along = edgeSquares(aim.edge).some((square) => attacker.squares.includes(square));
  return along ? [] : [reason('no-adjacent', rules.passages['destroy-wall'], [edgeMark(aim.edge)])];
}

/**
 * Lists reasons against the line of fire. The target wall, and a figure on the square behind it, never block the line.
 */
function lineReasons(position: Position, rules: DialRules, attacker: Piece, aim: Aim): readonly Reason[] {
  const from = [...attacker.squares].sort((a, b) => distance(a, aim.square) - distance(b, aim.square));
  const tries = from.map((square) => {
    const line = makeLineRules(rules, position, { from: square, to: aim.square, viewer: attacker, target: null });
    const through = { ...line, walls: (edge: Edge) => edge !== aim.edge && line.walls(edge) };
    return answerSight(
      dialSightRules(rules),
      square,
      aim.square,
      findLineObstacles(position, through, square, aim.square),
    ).reasons;
  });
  return tries.find((reasons) => reasons.length === 0) ?? tries[0] ?? [];
}

function rangedReasons(position: Position, rules: DialRules, attacker: Piece, kind: string, aim: Aim): Reason[] {
  const range = rules.throwsAtTerrain ? getAttackRange(rules, attacker, kind) : attacker.range;
  if (range < 1) return [reason('no-range', rules.passages['range-limit'], [pieceMark(attacker.id)])];
  const far = distanceBetween(attacker.squares, [aim.square]) > range;
  const reasons = far ? [reason('too-far', rules.passages['range-limit'], [squareMark(aim.square)])] : [];
  return [...reasons, ...lineReasons(position, rules, attacker, aim)];
}

/**
 * Answers whether an attack destroys a square or a wall, with every reason against it and the debris. The attack needs
 * no roll.
 */
export function answerDestroy(position: Position, question: DestroyQuestion, rules: DialRules): DestroyAnswer {
  const attacker = requirePiece(position, question.attacker);
  const { target, attack } = question;
  const aim =
    'edge' in target
      ? { square: farSide(attacker, target.edge), edge: target.edge }
      : { square: target.square, edge: null };
  const passage = aim.edge === null ? rules.passages.destroy : rules.passages['destroy-wall'];
  const close = requireAttackKind(rules.attacks, attack) === 'close';
  const reasons = listDestroyReasons(rules, position, attacker, attack);
  if (computeTerrainDamage(rules, position, attacker, attack).total < ENOUGH)
    reasons.push(reason('too-weak', passage, [pieceMark(attacker.id)]));
  reasons.push(
    ...(close ? closeReasons(position, rules, attacker, aim) : rangedReasons(position, rules, attacker, attack, aim)),
  );
  if (!close && !rules.blockingFallsFromAfar && aim.edge === null && isBlocking(position, aim.square))
    reasons.push(reason('power-forbids', passage, [pieceMark(attacker.id)]));

  const legal = isDestructible(rules, position, aim) && reasons.length === 0;
  return {
    legal,
    reasons,
    notes: legal ? [note('auto-hit', passage)] : [],
    debris: legal ? debris(position, rules, aim) : [],
  };
}

/** Lists the reasons against the attack that apply to every target. */
function listDestroyReasons(rules: DialRules, position: Position, attacker: Piece, kind: string): Reason[] {
  const { passages } = rules;
  const own = [pieceMark(attacker.id)];
  const forbid = (cite: Citation) => reason('power-forbids', cite, own);
  const general = listAttackerReasons(rules, attacker, kind);
  // Objects can be thrown by telekinesis only at characters.
  const flung = kind === TELEKINESIS ? [forbid(passages['lift-attack'])] : [];
  const shot = kind === 'close' ? [] : listShotReasons(rules, position, attacker, null, kind);
  if (rules.throwsAtTerrain) {
    const aloft = kind !== 'close' && isSoaring(rules, attacker);
    const unseen = aloft ? [reason('line-blocked', passages['line-soaring'], own)] : [];
    return [...general, ...flung, ...shot, ...unseen];
  }
  const tired = general.filter(({ code }) => code === 'two-tokens');
  const forbids = listEditionEffects(rules.powers, 'forbid').length > 0;
  const barred = forbids ? findForbiddingPowers({ attacker, kind }, attackRules(rules)) : [];
  return [
    ...barred.map(({ power }) => forbid(power.cite)),
    ...flung,
    ...(kind === 'throw' ? [forbid(passages['object-thrown'])] : []),
    ...tired,
    ...shot,
  ];
}

function computeTerrainDamage(rules: DialRules, position: Position, attacker: Piece, kind: string): ModifiedValue {
  return (
    rules.terrainDamage?.(rules, position, attacker, kind) ??
    applyChanges(attacker.damage, listObjectChanges(rules, attacker, kind), rules.values)
  );
}

/** Whether a wall, or the terrain or object on a square, can be destroyed. */
function isDestructible(rules: DialRules, position: Position, { square, edge }: Aim): boolean {
  const { levels } = position.board;
  // A wall between two roof squares is on the roof.
  if (edge !== null)
    return (
      isWall(position.board, edge) && (rules.roofWallsFall || edgeSquares(edge).some((beside) => levels[beside] === 0))
    );
  if (objectSquares(position).has(square)) return true;
  return isBlocking(position, square) && (rules.roofTerrainFalls || levels[square] === 0);
}

function debris(position: Position, rules: DialRules, aim: Aim): Square[] {
  return aim.edge === null
    ? [aim.square]
    : edgeSquares(aim.edge).filter((square) => !rules.debrisOnClearOnly || isClearGround(position, square));
}

const NOT_CLEAR = HINDERING | BLOCKING | WATER | PRINTED_OBJECT;

/** Whether a square is clear terrain without objects. Indoors, stairs, ladders and orange lines do not matter. */
function isClearGround(position: Position, square: Square): boolean {
  return ((position.board.terrain[square] ?? BLOCKING) & NOT_CLEAR) === 0 && !objectSquares(position).has(square);
}

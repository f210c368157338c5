import { DOOR } from '../../../board/terrain';
import { type Edge, edgeSquares } from '../../../grid/edge';
import { distance, type Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { DestroyAnswer, InteractAnswer, Note, Reason, SeeAnswer } from '../../answer';
import type { DestroyQuestion, InteractQuestion } from '../../ruleset';
import { listNonAdjacencyReasons } from '../../shared/adjacency';
import { edgeMark, note, pieceMark, reason, squareMark } from '../../shared/cite';
import { answerBestSight } from '../../shared/line-of-fire';
import { distanceBetween, pieceAsPlace, type ResolvedPlace, requirePiece } from '../../shared/places';
import { isWall } from '../../shared/steps';
import { type AttackKind, listObstructions, parseAttackKind, strengthAtDistance, sumChanges } from './attack-strength';
import { cite } from './citations';
import {
  findDestructible,
  flattenPosition,
  isAmmunition,
  listBlastWounds,
  NEIGHBOURS,
  sightRules,
  targetTokenOn,
  wallStrength,
} from './ground';
import { hurlStrength, listHurlReasons } from './prices';
import type { MissionTeam } from './rules';
import { getStrikerState, isHenchman, listInabilityReasons, teamOfPiece } from './strikers';

const DESTRUCTION_CITE = cite('Destroying an Object, Door, or Wall');
export const DESTROYING_READ = cite('Destroying an Object, Door, or Wall', 'reading');

type Target = DestroyQuestion['target'];

/** Whether the target exists: an object, a token with a strength, a wall or a door. */
export function targetExists(position: Position, target: Target): boolean {
  return 'square' in target
    ? findDestructible(position, target.square, target.token) !== null
    : isWall(position.board, target.edge);
}

/**
 * Returns the strength needed to break a target. Null if nothing breaks it (a wall on the edge of a tile) or if there
 * is no target.
 */
function materialStrength(position: Position, target: Target): number | null {
  if ('square' in target) return findDestructible(position, target.square, target.token)?.strength ?? null;
  return isWall(position.board, target.edge) ? wallStrength(position, target.edge) : null;
}

/** Returns the two squares of a wall, with the one on the attacker's side first. */
export function wallSquaresNearFirst(
  attacker: Pick<Piece, 'squares'>,
  edge: Edge,
): readonly [near: Square, far: Square] {
  const [a, b] = edgeSquares(edge);
  const southern = (edge & 1) === 1;
  const place = (square: Square): number => (southern ? square >> 6 : square & 63);
  const here = attacker.squares.reduce((best, each) => (distance(each, a) < distance(best, a) ? each : best));
  return place(here) <= place(a) ? [a, b] : [b, a];
}

/** Whether a figure is on a square next to a wall or door. */
function isBesideWall({ squares }: Pick<Piece, 'squares'>, edge: Edge): boolean {
  return edgeSquares(edge).some((square) => squares.includes(square));
}

/** Lists reasons why a figure cannot reach an object, door or wall from its square. */
function listReachReasons(position: Position, own: ResolvedPlace, target: Target): Reason[] {
  if ('edge' in target) {
    return isBesideWall(own, target.edge) ? [] : [reason('no-adjacent', DESTROYING_READ, [edgeMark(target.edge)])];
  }
  return listNonAdjacencyReasons(position, NEIGHBOURS, own, { squares: [target.square], piece: null });
}

/**
 * Evaluates a ranged attack on an object: its distance, obstacles, and reasons against the attack. A wall is in sight
 * if either side of the wall is.
 */
function shotAt(
  position: Position,
  own: ResolvedPlace,
  target: Target,
  hurled: Square | null,
): { squares: number; cover: number; line: SeeAnswer['line']; reasons: readonly Reason[] } {
  const [near, far] = 'edge' in target ? wallSquaresNearFirst(own, target.edge) : [target.square, target.square];
  const through = 'edge' in target ? target.edge : null;
  const straight = answerBestSight(position, sightRules(through), own, { squares: [far], piece: null });
  const shy =
    'edge' in target ? answerBestSight(position, sightRules(), own, { squares: [near], piece: null }) : straight;
  const sight = straight.see === 'clear' ? straight : shy;
  const reasons =
    'square' in target && own.squares.includes(target.square)
      ? [reason('no-adjacent', DESTROYING_READ, [squareMark(target.square)])]
      : [];
  return {
    squares: distanceBetween(own.squares, [far]),
    line: sight.line,
    cover: sumChanges(listObstructions(position, sight.line.from, sight.line.to, null, hurled)),
    reasons: [...reasons, ...(sight.see === 'clear' ? [] : straight.reasons)],
  };
}

/**
 * Answers "Destroying an Object, Door, or Wall": one attack at least as strong as the material, after distance, aim and
 * obstacles.
 */
export function destroy(asked: Position, question: DestroyQuestion): DestroyAnswer {
  const position = flattenPosition(asked);
  const attack: AttackKind = parseAttackKind(question.attack);
  const { target, from = null, origin = null, object = null } = question;
  const attacker = requirePiece(position, question.attacker);
  const piece = from === null ? attacker : requirePiece(position, from);
  const source: ResolvedPlace = origin === null ? pieceAsPlace(piece) : { squares: [origin], piece: null };
  const hurls = attack === 'hurl';
  const material = materialStrength(position, target);
  const shot =
    attack === 'melee'
      ? { squares: 0, cover: 0, line: null, reasons: listReachReasons(position, source, target) }
      : shotAt(position, source, target, hurls ? object : null);
  const made = (hurls ? hurlStrength(position, object) : null) ?? question.strength ?? attacker.damage;
  const strength = strengthAtDistance(made, attack, shot.squares, question.aim).total;
  const reasons = [
    ...listInabilityReasons(attacker, 'attack'),
    ...(hurls ? listHurlReasons(position, attacker, object) : []),
    ...shot.reasons,
  ];
  if (material !== null && strength - shot.cover < material) {
    reasons.push(reason('too-weak', DESTRUCTION_CITE, [pieceMark(attacker.id)]));
  }
  const legal = material !== null && reasons.length === 0;
  const { square, token } = 'square' in target ? target : { square: null };
  return {
    legal,
    blow: { strength: Math.max(0, strength - shot.cover), material, line: shot.line },
    reasons,
    notes: legal ? [note('auto-hit', DESTRUCTION_CITE), ...listExplosionNotes(position, square, token)] : [],
    // "Damaging an Objective Token": the token is removed and leaves no rubble.
    debris: legal && square !== null && targetTokenOn(position, square, token) === null ? [square] : [],
  };
}

/** Lists notes about figures that are hurt if an ammunition crate on the square breaks. */
export function listExplosionNotes(position: Position, square: Square | null, token?: string | null): Note[] {
  if (square === null || !isAmmunition(position, square)) return [];
  // A token on the crate is hit instead of the crate.
  if (targetTokenOn(position, square, token) !== null) return [];
  const hurt = listBlastWounds(position, square).map(({ piece }) => pieceMark(piece.id));
  return [note('explodes', cite('Special Objects: Ammunition Crate'), hurt)];
}

/** Price to open a door, for the mastermind's team, which knows the door codes. */
const CODE_COST = 1;
const INTERACTING = cite('Special Interactions on the Map');

/**
 * Returns the price to dismantle an object or to open a door. Null if the target is a wall, or if there is no target.
 */
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
  const reasons = cost === null ? [] : listReachReasons(position, pieceAsPlace(piece), question.target);
  if (cost !== null && getStrikerState(piece).respawned && !isHenchman(piece)) {
    reasons.push(reason('respawned', cite('Respawning Defeated Characters', 'reading'), [pieceMark(piece.id)]));
  }
  const legal = cost !== null && reasons.length === 0;
  const { square, token } = 'square' in question.target ? question.target : { square: null };
  return { legal, reasons, notes: legal ? listExplosionNotes(position, square, token) : [], cost, cite: INTERACTING };
}

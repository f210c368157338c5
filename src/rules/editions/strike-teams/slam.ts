import { OPEN } from '../../../board/terrain';
import { DIRECTIONS, type Direction, straightDirection } from '../../../grid/direction';
import type { Edge } from '../../../grid/edge';
import { type Square, xOf, yOf } from '../../../grid/square';
import { doesHeapSurviveHit } from '../../../table/heaps';
import type { Piece } from '../../../table/piece';
import { findPieceOn, type Position } from '../../../table/position';
import type { Mark, Note, SlamAnswer } from '../../answer';
import type { SlamQuestion } from '../../ruleset';
import { edgeMark, note, pieceMark, reason, squareMark } from '../../shared/cite';
import { findNearestSquares, requirePiece } from '../../shared/places';
import { type Step, stepFrom } from '../../shared/steps';
import { cite } from './citations';
import { listExplosionNotes } from './destroy';
import {
  findDestructible,
  flattenPosition,
  hasPrintedObject,
  isStepBlocked,
  listWallsInStep,
  wallStrength,
} from './ground';
import { wouldDefeat } from './strikers';

const SLAMMING = cite('Slamming Characters');
const INTO_FIGURE = cite('Slamming Characters: Slamming into Another Character');
const INTO_OBJECT = cite('Slamming Characters: Slamming into an Object');
const INTO_TOKEN = cite('Slamming Characters: Slamming into an Objective Token');
const INTO_WALL = cite('Slamming Characters: Slamming into a Wall or Door');
const INTO_CORNER = cite('Slamming Characters: Slamming into a Wall or Door', 'reading');

/**
 * Lists the possible directions of a push: directly away from the attacker, or the two nearest directions if there is
 * no straight line.
 */
function awayFrom(attacker: Piece, target: Piece): readonly Direction[] {
  const [from, to] = findNearestSquares(attacker.squares, target.squares);
  const straight = straightDirection(from, to);
  if (straight) return [straight];
  const [dx, dy] = [xOf(to) - xOf(from), yOf(to) - yOf(from)];
  const [east, south] = [Math.sign(dx), Math.sign(dy)];
  const along = Math.abs(dx) > Math.abs(dy) ? { dx: east, dy: 0 } : { dx: 0, dy: south };
  return DIRECTIONS.filter(
    (each) => (each.dx === along.dx && each.dy === along.dy) || (each.dx === east && each.dy === south),
  );
}

/** Result of slamming into an obstacle. `enters`: whether the figure still moves to the square behind the obstacle. */
interface Crash {
  readonly enters: boolean;
  readonly destroyed: readonly Mark[];
  readonly victim: SlamAnswer['victim'];
  readonly notes: readonly Note[];
}

function isEmpty(position: Position, target: Piece, square: Square): boolean {
  const standing = findPieceOn(position, square);
  return (standing === null || standing === target) && findDestructible(position, square) === null;
}

/** Returns the position with the walls on these edges removed. */
function without(position: Position, edges: readonly Edge[]): Position {
  const walls = position.board.walls.slice();
  for (const edge of edges) walls[edge] = OPEN;
  return { ...position, board: { ...position.board, walls } };
}

/**
 * Applies slam damage to every wall in the way. The figure moves on if no wall remains and the next square is empty.
 */
function againstWalls(position: Position, target: Piece, step: Step, walls: readonly Edge[], damage: number): Crash {
  const broken = walls.filter((edge) => {
    const strength = wallStrength(position, edge);
    return strength !== null && damage >= strength;
  });
  const open = listWallsInStep(without(position, broken), step).length === 0;
  const passage = step.flanks === null ? INTO_WALL : INTO_CORNER;
  return {
    enters: open && isEmpty(position, target, step.to),
    destroyed: broken.map(edgeMark),
    victim: null,
    notes: [
      note('ends-at-wall', passage, walls.map(edgeMark)),
      ...(broken.length > 0 ? [note('breaks', passage, broken.map(edgeMark))] : []),
    ],
  };
}

/**
 * Applies slam damage to an occupied square. The slammed figure enters the square if it becomes empty. A token that
 * needs further damage remains.
 */
function againstSpace(position: Position, target: Piece, square: Square, damage: number): Crash {
  const standing = findPieceOn(position, square);
  const victim = standing === target ? null : standing;
  const thing = findDestructible(position, square);
  const defeated = victim !== null && wouldDefeat(victim, damage);
  const breaks = thing !== null && thing.strength !== null && damage >= thing.strength;
  const stays = doesHeapSurviveHit(position.heaps, square);
  const passage = hasPrintedObject(position, square) ? INTO_OBJECT : INTO_TOKEN;
  const notes: Note[] = [];
  if (victim) {
    notes.push(note('ends-at-figure', INTO_FIGURE, [pieceMark(victim.id)]));
    if (defeated) notes.push(note('knocks-out', INTO_FIGURE, [pieceMark(victim.id)]));
  }
  if (thing) notes.push(note('ends-at-blocking', passage, [squareMark(square)]));
  if (breaks) notes.push(note('breaks', passage, [squareMark(square)]), ...listExplosionNotes(position, square));
  return {
    enters: (victim === null || defeated) && (thing === null || (breaks && !stays)),
    destroyed: breaks ? [squareMark(square)] : [],
    victim: victim && { piece: victim.id, defeated },
    notes,
  };
}

/** Returns the result of a step into an obstacle. Null if the next square is empty and reachable. */
function crashAt(position: Position, target: Piece, from: Square, step: Step | null, damage: number): Crash | null {
  const held = (code: 'ends-at-edge' | 'ends-at-blocking', mark: Mark): Crash => ({
    enters: false,
    destroyed: [],
    victim: null,
    notes: [note(code, INTO_WALL, [mark])],
  });
  if (!step) return held('ends-at-edge', squareMark(from));
  const walls = listWallsInStep(position, step);
  if (walls.length > 0) return againstWalls(position, target, step, walls, damage);
  if (isStepBlocked(position, step)) return held('ends-at-blocking', squareMark(step.to));
  return isEmpty(position, target, step.to) ? null : againstSpace(position, target, step.to, damage);
}

/**
 * "Slamming Characters": pushes the target away from the attacker, up to the chosen distance, until an obstacle stops
 * it. The target and the obstacle then each take half the attack's damage in addition.
 */
export function slam(asked: Position, question: SlamQuestion): SlamAnswer {
  const position = flattenPosition(asked);
  const attacker = requirePiece(position, question.attacker);
  const target = requirePiece(position, question.target);
  const directions = awayFrom(attacker, target);
  const chosen = question.direction === null ? null : DIRECTIONS[question.direction];
  const direction = chosen ?? (directions.length === 1 ? directions[0] : null);
  const path: Square[] = [target.squares[0]!];
  if (!direction || !directions.includes(direction) || question.spaces < 1) {
    const refused = reason('no-path', SLAMMING, [pieceMark(target.id)]);
    const nothing = { notes: [], to: target.squares, path, slamDamage: 0, destroyed: [], victim: null };
    return { legal: false, reasons: [refused], ...nothing };
  }
  const damage = Math.floor(question.damage / 2);
  let crash: Crash | null = null;
  for (let left = question.spaces; left > 0 && !crash; left--) {
    const from = path.at(-1)!;
    const step = stepFrom(position.board, from, direction);
    crash = crashAt(position, target, from, step, damage);
    if (step && (!crash || crash.enters)) path.push(step.to);
  }
  return {
    legal: true,
    reasons: [],
    notes: crash?.notes ?? [],
    to: [path.at(-1)!],
    path,
    slamDamage: crash ? damage : 0,
    destroyed: crash?.destroyed ?? [],
    victim: crash?.victim ?? null,
  };
}

import { distance, type Square } from '../../grid/square';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { Citation, Reason } from '../answer';
import { areAdjacent, listNonAdjacencyReasons } from './adjacency';
import { reason, squareMark } from './cite';
import type { DialRules } from './dial-rules';
import { isBlocking, isSoaring } from './flight';
import { findLineObstacles } from './line-of-fire';
import { BLOCKED_BY_ELEVATION, BLOCKED_BY_TERRAIN, type LineRules, makeWallTest } from './line-rules';
import { findNearestSquares, pieceAsPlace } from './places';
import { hasEffect } from './powers';
import { getCrossedEdge, groundFlankRules, isClosedCorner, isWall, stepBetween } from './steps';

/** Lists reasons why a close attack does not reach its target. */
export function listCloseReasons(rules: DialRules, position: Position, attacker: Piece, target: Piece): Reason[] {
  const from = pieceAsPlace(attacker);
  const to = pieceAsPlace(target);
  if (areAdjacent(position, rules.neighbours, from, to)) return [];
  if (hasEffect(rules.powers, attacker, 'reach-far'))
    return listGiantReachReasons(rules.passages['reach-far'], position, attacker, target);
  const leaps = hasEffect(rules.powers, attacker, 'reach-levels') && reachesLevel(rules, position, attacker, target);
  return leaps ? [] : listNonAdjacencyReasons(position, rules.neighbours, from, to);
}

/** Whether a leaper reaches a figure one level up or down. Soaring figures are out of reach. */
function reachesLevel(rules: DialRules, position: Position, attacker: Piece, target: Piece): boolean {
  if (isSoaring(rules, attacker) || isSoaring(rules, target)) return false;
  return attacker.squares.some((from) =>
    target.squares.some(
      (to) => isBlocking(position, from) === isBlocking(position, to) && areOneLevelApart(position, from, to),
    ),
  );
}

/** Whether two squares touch and are one level apart, without a wall or a closed corner between them. */
function areOneLevelApart({ board }: Position, from: Square, to: Square): boolean {
  if (distance(from, to) !== 1 || Math.abs(board.levels[from]! - board.levels[to]!) !== 1) return false;
  const step = stepBetween(from, to);
  return step.flanks === null
    ? !isWall(board, getCrossedEdge(step))
    : !isClosedCorner(board, step, groundFlankRules(board));
}

/**
 * Line rules for a giant's close attack: only walls, blocking and elevated terrain block it. Figures and objects do
 * not.
 */
function blowRules(position: Position, from: Square, to: Square): LineRules {
  const { board } = position;
  const bothHigh = board.levels[from]! > 0 && board.levels[to]! > 0;
  const blocks = (square: Square): number => {
    const elevated = board.levels[square]! > 0;
    if (isBlocking(position, square)) return !bothHigh || elevated ? BLOCKED_BY_TERRAIN : 0;
    return elevated && !bothHigh ? BLOCKED_BY_ELEVATION : 0;
  };
  return {
    blocks,
    flanks: (square) => square !== from && square !== to && blocks(square) !== 0,
    figures: () => 0,
    hinders: () => false,
    under: () => false,
    walls: makeWallTest(board, (low) => !bothHigh || low > 0),
    corner: {
      blockingAndFigure: 'clear',
      figureAndFigure: 'clear',
      hinderingAndHindering: 'clear',
      hinderingAndOther: 'clear',
    },
  };
}

function listBlowReasons(passage: Citation, position: Position, from: Square, to: Square): Reason[] {
  if (distance(from, to) > 2) return [reason('no-adjacent', passage, [squareMark(from), squareMark(to)])];
  if (position.board.levels[to]! < position.board.levels[from]!)
    return [reason('elevation', passage, [squareMark(from), squareMark(to)])];
  const { blockers } = findLineObstacles(position, blowRules(position, from, to), from, to);
  const named = blockers.map(({ cause, mark }) => {
    const code = cause === 'corner' && mark.mark === 'edge' ? 'wall' : cause;
    return { mark, code: code === 'wall' || code === 'elevation' ? code : ('blocking' as const) };
  });
  return [...new Set(named.map(({ code }) => code))].map((code) =>
    reason(
      code,
      passage,
      named.filter((each) => each.code === code).map(({ mark }) => mark),
    ),
  );
}

/**
 * Lists the reasons against a giant's close attack on a target that is not adjacent. A giant reaches two squares, also
 * upward, but not through a wall or a building.
 */
function listGiantReachReasons(passage: Citation, position: Position, giant: Piece, target: Piece): Reason[] {
  const tries = giant.squares.flatMap((from) =>
    target.squares.map((to) => listBlowReasons(passage, position, from, to)),
  );
  if (tries.some((each) => each.length === 0)) return [];
  const [from, to] = findNearestSquares(giant.squares, target.squares);
  return listBlowReasons(passage, position, from, to);
}

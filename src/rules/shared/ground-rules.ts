import { HINDERING, LADDER, WATER } from '../../board/terrain';
import { DIRECTIONS } from '../../grid/direction';
import { type Edge, edgeSquares } from '../../grid/edge';
import { SQUARE_COUNT, type Square } from '../../grid/square';
import { areFriendly } from '../../table/allies';
import type { Piece } from '../../table/piece';
import { findPiece, type Position } from '../../table/position';
import type { PassableObstacle } from '../power-entry';
import type { ReachQuestion } from '../ruleset';
import { listAdjacentOpponents } from './adjacency';
import type { DialRules } from './dial-rules';
import { isBlocking, isFlier, isOutdoors, isSoaring, mayStandOnTop } from './flight';
import { fillBySquare } from './line-rules';
import type { MoveRules, SecondMoveMode } from './path-search';
import { objectSquares } from './places';
import { findMoveAction, listEffects } from './powers';
import { areOnSameStairs, findNonAdjacencyCause, stepFrom } from './steps';

/** Returns the obstacles that a character ignores in this action by its powers and abilities. */
function findPassableObstacles({ powers }: DialRules, piece: Piece, action: string): ReadonlySet<PassableObstacle> {
  const active = listEffects(powers, piece, 'pass').filter(
    ({ effect }) => !effect.actions || effect.actions.includes(action),
  );
  return new Set(active.flatMap(({ effect }) => effect.passes));
}

/** Lists adjacent opponents that the figure must break away from. Empty if it can slip away. */
export function listBreakAwayOpponents(position: Position, rules: DialRules, piece: Piece, action: string): Piece[] {
  const slips = listEffects(rules.powers, piece, 'slip-away').some(
    ({ effect }) => !effect.actions || effect.actions.includes(action),
  );
  return slips ? [] : listAdjacentOpponents(position, rules.neighbours, piece);
}

function ignoresHindering(rules: DialRules, { squares }: Piece): boolean {
  return rules.largeIgnoreHindering && squares.length >= 4;
}

/** Returns a predicate: whether a square is hindering terrain for this piece. */
function hindersOn(
  position: Position,
  rules: DialRules,
  passes: ReadonlySet<PassableObstacle>,
): (square: Square) => boolean {
  const { terrain } = position.board;
  const over = passes.has('hindering');
  const objects = objectSquares(position);
  const bits = (over ? 0 : HINDERING) | (rules.waterHinders && !passes.has('water') ? WATER : 0);
  return (square) => (terrain[square]! & bits) !== 0 || (!over && objects.has(square));
}

/** Whether the terrain under the mover halves its speed. */
export function isHalvedByTerrain(position: Position, rules: DialRules, piece: Piece, action: string): boolean {
  if (!rules.hinderingHalves || ignoresHindering(rules, piece) || isSoaring(rules, piece)) return false;
  return piece.squares.some(hindersOn(position, rules, findPassableObstacles(rules, piece, action)));
}

/**
 * Whether a flier ends its move soaring, by the requested mode or else by its present mode. A carrier always ends
 * hovering.
 */
function endsSoaring(rules: DialRules, piece: Piece, question: ReachQuestion): boolean {
  if (!rules.fliersSoar || question.carrying !== null || !isFlier(rules, piece)) return false;
  return (question.mode ?? piece.mode) === 'soaring';
}

/** Marks the squares next to pieces. `touching` decides whether a neighbouring square is adjacent. */
export function findSquaresBeside(
  position: Position,
  pieces: readonly Piece[],
  touching: (square: Square, theirs: Square) => boolean,
): Uint8Array {
  const marked = new Uint8Array(SQUARE_COUNT);
  for (const theirs of pieces.flatMap((piece) => piece.squares)) {
    for (const direction of DIRECTIONS) {
      const step = stepFrom(position.board, theirs, direction);
      if (step && touching(step.to, theirs)) marked[step.to] = 1;
    }
  }
  return marked;
}

interface Surroundings {
  readonly passes: ReadonlySet<PassableObstacle>;
  readonly carried: Piece | null;
  /** Pieces by square, without the mover and its passenger. */
  readonly taken: ReadonlyMap<Square, Piece>;
  /** Opponents that stop the mover on contact. It has broken away from those adjacent at the start. */
  readonly opponents: readonly Piece[];
}

function survey(position: Position, rules: DialRules, piece: Piece, question: ReachQuestion): Surroundings {
  const carried = question.carrying === null ? null : findPiece(position, question.carrying);
  const others = position.pieces.filter((other) => other !== piece && other !== carried);
  const left = listAdjacentOpponents(position, rules.neighbours, piece);
  return {
    passes: findPassableObstacles(rules, piece, question.action),
    carried,
    taken: new Map(others.flatMap((other) => other.squares.map((square) => [square, other] as const))),
    opponents: others.filter((other) => !areFriendly(position, other.side, piece.side) && !left.includes(other)),
  };
}

/** Returns the rules for a character's move in one action, from its powers and the edition's terrain rules. */
export function makeMoveRules(position: Position, rules: DialRules, piece: Piece, question: ReachQuestion): MoveRules {
  const make = endsSoaring(rules, piece, question) ? soaringMoveRules : groundMoveRules;
  return make(position, rules, piece, question);
}

/** Returns the rules for moving on foot, leaping, phasing or hovering. */
function groundMoveRules(position: Position, rules: DialRules, piece: Piece, question: ReachQuestion): MoveRules {
  const { board } = position;
  const { passes, carried, taken, opponents } = survey(position, rules, piece, question);
  const outdoors = (square: Square): boolean => isOutdoors(position, square);
  const blocks = (square: Square): boolean =>
    isBlocking(position, square) &&
    !passes.has('all-blocking') &&
    !(passes.has('outdoor-blocking') && outdoors(square));
  const wallStops = (edge: Edge): boolean =>
    !passes.has('all-blocking') && !(passes.has('outdoor-blocking') && edgeSquares(edge).every(outdoors));
  const holds = (square: Square): boolean => {
    const other = taken.get(square);
    if (!other || areFriendly(position, other.side, piece.side)) return false;
    // A hovering figure may pass over figures below, but not through the square of a soaring figure.
    return !passes.has('opponents') || (isSoaring(rules, other) && !passes.has('all-blocking'));
  };
  const underGround = findMoveAction(rules.powers, question.action)?.effect.underGround ?? false;
  const standsOnTop = !underGround && passes.has('outdoor-blocking');
  const noEnd = fillBySquare(board, (square) =>
    taken.has(square) ||
    (isBlocking(position, square) && !(standsOnTop && mayStandOnTop(rules, position, piece, square)))
      ? 1
      : 0,
  );
  const touches = (a: Square, b: Square): boolean =>
    findNonAdjacencyCause(board, a, b, rules.neighbours) === null &&
    !(rules.fliersSoar && isBlocking(position, a) !== isBlocking(position, b));
  if (carried && rules.passengerNeedsRoom) {
    const holdsPassenger = (square: Square): boolean =>
      !taken.has(square) && (!isBlocking(position, square) || mayStandOnTop(rules, position, carried, square));
    closeWithoutRoom(position, noEnd, touches, holdsPassenger);
  }
  const stopping = passes.has('beside-opponents') ? [] : opponents.filter((each) => !isSoaring(rules, each));
  const hinders = hindersOn(position, rules, passes);
  const climbs = (from: Square, to: Square): boolean =>
    rules.climbsOutdoors
      ? passes.has('all-blocking') || (passes.has('levels') && outdoors(from) && outdoors(to))
      : passes.has('levels');
  const onLadder = (from: Square, to: Square): boolean =>
    board.levels[from] !== board.levels[to] && (board.terrain[to]! & LADDER) !== 0;
  return {
    shut: fillBySquare(board, (square) => (blocks(square) || holds(square) ? 1 : 0)),
    noEnd,
    hindering: ignoresHindering(rules, piece)
      ? new Uint8Array(SQUARE_COUNT)
      : fillBySquare(board, (square) => (hinders(square) ? 1 : 0)),
    beside: findSquaresBeside(position, stopping, touches),
    hinderingStops: rules.hinderingStops,
    cornerStops: rules.cornerStops,
    flanks: { square: blocks, wall: wallStops, height: !passes.has('levels') },
    wallStops,
    mayChangeLevel: (from, to) => climbs(from, to) || areOnSameStairs(board, from, to, rules.stairs),
    stepCost:
      rules.ladderCost === 1 || passes.has('levels')
        ? () => 1
        : (from, to) => (onLadder(from, to) ? rules.ladderCost : 1),
    freeSteps: 0,
  };
}

/** Forbids ending the move where the passenger has no free adjacent square on the same level. */
function closeWithoutRoom(
  { board }: Position,
  noEnd: Uint8Array,
  touches: (a: Square, b: Square) => boolean,
  holdsPassenger: (square: Square) => boolean,
): void {
  const hasRoom = (square: Square): boolean =>
    DIRECTIONS.some((direction) => {
      const step = stepFrom(board, square, direction);
      if (!step || !holdsPassenger(step.to) || board.levels[step.to] !== board.levels[square]) return false;
      return touches(square, step.to);
    });
  const roomless = fillBySquare(board, (square) => (hasRoom(square) ? 0 : 1));
  for (let square = 0; square < noEnd.length; square++) noEnd[square] = noEnd[square]! | roomless[square]!;
}

/** Returns the rules for soaring: over everything outdoors, stopped only next to other soaring figures. */
function soaringMoveRules(position: Position, rules: DialRules, piece: Piece, question: ReachQuestion): MoveRules {
  const { board } = position;
  const { passes, taken, opponents } = survey(position, rules, piece, question);
  const stopping = passes.has('beside-soaring') ? [] : opponents.filter((each) => isSoaring(rules, each));
  return {
    shut: fillBySquare(board, (square) => (isOutdoors(position, square) ? 0 : 1)),
    noEnd: fillBySquare(board, (square) => (taken.has(square) ? 1 : 0)),
    hindering: new Uint8Array(SQUARE_COUNT),
    beside: findSquaresBeside(position, stopping, () => true),
    hinderingStops: 'never',
    cornerStops: false,
    flanks: { square: () => false, wall: () => false, height: false },
    wallStops: () => false,
    mayChangeLevel: () => true,
    stepCost: () => 1,
    freeSteps: 0,
  };
}

/**
 * Returns the rules for a flier that changes its mode on the way, for one square of movement each time. Soaring is
 * impossible indoors.
 */
export function makeModeChangeRules(
  position: Position,
  rules: DialRules,
  piece: Piece,
  question: ReachQuestion,
): SecondMoveMode | null {
  if (!rules.fliersSoar || !isFlier(rules, piece)) return null;
  const soars = endsSoaring(rules, piece, question);
  return {
    moveRules: (soars ? groundMoveRules : soaringMoveRules)(position, rules, piece, question),
    first: isSoaring(rules, piece) !== soars,
    cost: 1,
    mayChange: (square) => isOutdoors(position, square),
  };
}

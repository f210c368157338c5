import { BLOCKING, LADDER, STAIRS } from '../../../board/terrain';
import { DIRECTIONS } from '../../../grid/direction';
import { type Edge, edgeSquares } from '../../../grid/edge';
import { SQUARE_COUNT, type Square } from '../../../grid/square';
import { areFriendly } from '../../../table/allies';
import type { Piece } from '../../../table/piece';
import { findPiece, type Position } from '../../../table/position';
import type { ReachQuestion } from '../../ruleset';
import { listAdjacentOpponents, type NeighbourRules } from '../adjacency';
import { findHinderingSquares, findPassableObstacles, type GroundRules } from '../ground-rules';
import { fillBySquare } from '../line-rules';
import type { MoveRules, SecondMoveMode } from '../path-search';
import { findMoveAction } from '../powers';
import { areOnSameStairs, findNonAdjacencyCause, stepFrom } from '../steps';
import { neighbourRules } from './adjacency';
import { isBlocking, isFlier, isNotSoaring, isOutdoors, isSoaring, mayStandOnTop } from './flight';
import type { YearRules } from './year-rules';

const STAIRS_AND_LADDERS = STAIRS | LADDER;

export function groundRules(year: YearRules): GroundRules {
  return {
    powers: year.powers,
    neighbours: neighbourRules(year),
    hinderingStops: year.hinderingStops,
    cornerStops: year.cornerStops,
    waterHinders: true,
    stairs: STAIRS_AND_LADDERS,
    passengerNeedsRoom: true,
  };
}

/**
 * Whether a flier ends its move soaring, by the requested mode or else by its present mode. A carrier always ends
 * hovering.
 */
export function endsSoaring(year: YearRules, piece: Piece, question: ReachQuestion): boolean {
  if (!isFlier(year, piece) || question.carrying !== null) return false;
  return (question.mode ?? piece.mode) === 'soaring';
}

/** Lists all pieces except the mover and its passenger. */
function othersOf(position: Position, piece: Piece, question: ReachQuestion): Piece[] {
  const carried = question.carrying === null ? null : findPiece(position, question.carrying);
  return position.pieces.filter((other) => other !== piece && other !== carried);
}

function takenBy(others: readonly Piece[]): ReadonlyMap<Square, Piece> {
  return new Map(others.flatMap((other) => other.squares.map((square) => [square, other] as const)));
}

/**
 * Whether figures on two squares are adjacent. Two figures are not adjacent if only one is on top of blocking terrain.
 */
function besideOnGround(position: Position, rules: NeighbourRules, a: Square, b: Square): boolean {
  return (
    findNonAdjacencyCause(position.board, a, b, rules) === null && isBlocking(position, a) === isBlocking(position, b)
  );
}

/** Marks the squares in which a mover is adjacent to opponents. `touching` decides adjacency at the mover's height. */
function besideSquares(
  position: Position,
  opponents: readonly Piece[],
  touching: (square: Square, theirs: Square) => boolean,
): Uint8Array {
  const marked = new Uint8Array(SQUARE_COUNT);
  for (const theirs of opponents.flatMap((opponent) => opponent.squares)) {
    for (const direction of DIRECTIONS) {
      const step = stepFrom(position.board, theirs, direction);
      if (step && touching(step.to, theirs)) marked[step.to] = 1;
    }
  }
  return marked;
}

/**
 * Lists opponents that stop the mover on contact: all except those adjacent at the start, from which it has broken
 * away.
 */
function newOpponents(position: Position, year: YearRules, piece: Piece, others: readonly Piece[]): Piece[] {
  const left = listAdjacentOpponents(position, neighbourRules(year), piece);
  return others.filter((other) => !areFriendly(position, other.side, piece.side) && !left.includes(other));
}

/** Returns the rules for moving on foot, leaping, phasing or hovering. */
export function nonSoaringMoveRules(
  position: Position,
  year: YearRules,
  piece: Piece,
  question: ReachQuestion,
): MoveRules {
  const { board } = position;
  const rules = groundRules(year);
  const passes = findPassableObstacles(rules, piece, question.action);
  const others = othersOf(position, piece, question);
  const taken = takenBy(others);

  const blocks = (square: Square): boolean =>
    isBlocking(position, square) &&
    !passes.has('all-blocking') &&
    !(passes.has('outdoor-blocking') && isOutdoors(position, square));
  const wallStops = (edge: Edge): boolean =>
    !passes.has('all-blocking') &&
    !(passes.has('outdoor-blocking') && edgeSquares(edge).every((square) => isOutdoors(position, square)));
  const holds = (square: Square): boolean => {
    const other = taken.get(square);
    if (!other || areFriendly(position, other.side, piece.side)) return false;
    // A hovering figure may pass over figures below, but not through the square of a soaring figure.
    return !passes.has('opponents') || (isSoaring(year, other) && !passes.has('all-blocking'));
  };
  const underGround = findMoveAction(year.powers, question.action)?.effect.underGround ?? false;
  const mayEnd = (square: Square): boolean =>
    !taken.has(square) &&
    (!isBlocking(position, square) ||
      (!underGround && passes.has('outdoor-blocking') && mayStandOnTop(year, position, piece, square)));
  const noEnd = fillBySquare(board, (square) => (mayEnd(square) ? 0 : 1));
  const carried = question.carrying === null ? null : findPiece(position, question.carrying);
  if (carried) closeWithoutRoom(position, year, rules.neighbours, noEnd, taken, carried);
  const stopping = passes.has('beside-opponents')
    ? []
    : newOpponents(position, year, piece, others).filter((each) => isNotSoaring(year, each));
  // A figure of 2×2 squares or more ignores hindering terrain.
  const ground =
    piece.squares.length >= 4 ? new Uint8Array(SQUARE_COUNT) : findHinderingSquares(position, rules, passes);
  return {
    shut: fillBySquare(board, (square) => (blocks(square) || holds(square) ? 1 : 0)),
    noEnd,
    hindering: ground,
    beside: besideSquares(position, stopping, (square, theirs) =>
      besideOnGround(position, rules.neighbours, square, theirs),
    ),
    hinderingStops: year.hinderingStops,
    cornerStops: year.cornerStops,
    flanks: { square: blocks, wall: wallStops, height: !passes.has('levels') },
    wallStops,
    mayChangeLevel: (from, to) =>
      passes.has('all-blocking') ||
      (passes.has('levels') && isOutdoors(position, from) && isOutdoors(position, to)) ||
      areOnSameStairs(board, from, to, STAIRS_AND_LADDERS),
    stepCost: (from, to) =>
      !passes.has('levels') && board.levels[from] !== board.levels[to] && (board.terrain[to]! & LADDER) !== 0 ? 2 : 1,
    freeSteps: 0,
  };
}

/** Forbids ending the move where no adjacent square is free for the passenger. */
function closeWithoutRoom(
  position: Position,
  year: YearRules,
  rules: NeighbourRules,
  noEnd: Uint8Array,
  taken: ReadonlyMap<Square, Piece>,
  carried: Piece,
): void {
  const { board } = position;
  const holdsPassenger = (square: Square): boolean =>
    !taken.has(square) && ((board.terrain[square]! & BLOCKING) === 0 || mayStandOnTop(year, position, carried, square));
  const roomless = fillBySquare(board, (square) =>
    DIRECTIONS.some((direction) => {
      const step = stepFrom(board, square, direction);
      return step !== null && holdsPassenger(step.to) && besideOnGround(position, rules, square, step.to);
    })
      ? 0
      : 1,
  );
  for (let square = 0; square < noEnd.length; square++) noEnd[square] = noEnd[square]! | roomless[square]!;
}

/** Returns the rules for soaring: over everything outdoors, stopped only next to other soaring figures. */
export function soaringMoveRules(
  position: Position,
  year: YearRules,
  piece: Piece,
  question: ReachQuestion,
): MoveRules {
  const { board } = position;
  const others = othersOf(position, piece, question);
  const taken = takenBy(others);
  const passes = findPassableObstacles(groundRules(year), piece, question.action);
  const stopping = passes.has('beside-soaring')
    ? []
    : newOpponents(position, year, piece, others).filter((each) => isSoaring(year, each));
  const none = new Uint8Array(SQUARE_COUNT);
  return {
    shut: fillBySquare(board, (square) => (isOutdoors(position, square) ? 0 : 1)),
    noEnd: fillBySquare(board, (square) => (taken.has(square) ? 1 : 0)),
    hindering: none,
    beside: besideSquares(position, stopping, () => true),
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
export function modeChangeMoveRules(
  position: Position,
  year: YearRules,
  piece: Piece,
  question: ReachQuestion,
): SecondMoveMode | null {
  if (!isFlier(year, piece)) return null;
  const soars = endsSoaring(year, piece, question);
  return {
    moveRules: (soars ? nonSoaringMoveRules : soaringMoveRules)(position, year, piece, question),
    first: isSoaring(year, piece) !== soars,
    cost: 1,
    mayChange: (square) => isOutdoors(position, square),
  };
}

import { BLOCKING, HINDERING, INDOORS, WATER } from '../../board/terrain';
import { DIRECTIONS } from '../../grid/direction';
import { type Edge, edgeSquares } from '../../grid/edge';
import { SQUARE_COUNT, type Square } from '../../grid/square';
import { areFriendly } from '../../table/allies';
import type { Piece } from '../../table/piece';
import { findPiece, type Position } from '../../table/position';
import type { ValueChange } from '../answer';
import type { PassableObstacle, PowerEntry } from '../power-entry';
import type { ReachQuestion } from '../ruleset';
import { listAdjacentOpponents, type NeighbourRules } from './adjacency';
import { fillBySquare } from './line-rules';
import { makeModifier } from './modified-value';
import { objectSquares } from './objects';
import type { MoveRules } from './path-search';
import { listEffects } from './powers';
import { areOnSameStairs, findNonAdjacencyCause, stepFrom } from './steps';

/** Rules of an edition for terrain that stops or slows walkers. */
export interface GroundRules {
  readonly powers: readonly PowerEntry[];
  readonly neighbours: NeighbourRules;
  readonly hinderingStops: MoveRules['hinderingStops'];
  readonly cornerStops: boolean;
  /** Whether water hinders walkers that cannot swim. */
  readonly waterHinders: boolean;
  /** Terrain bits that connect levels: STAIRS, LADDER. */
  readonly stairs: number;
  /** Whether a carrier may end only where its passenger has room next to it. */
  readonly passengerNeedsRoom: boolean;
}

/** Returns the obstacles that a character ignores in this action by its powers and abilities. */
export function findPassableObstacles(rules: GroundRules, piece: Piece, action: string): ReadonlySet<PassableObstacle> {
  const active = listEffects(rules.powers, piece, 'pass').filter(
    ({ effect }) => !effect.actions || effect.actions.includes(action),
  );
  return new Set(active.flatMap(({ effect }) => effect.passes));
}

/** Lists the speed changes by powers, which apply after halving. */
export function listSpeedChanges(powers: readonly PowerEntry[], piece: Piece): ValueChange[] {
  return listEffects(powers, piece, 'modify-speed').map(({ power, effect }) =>
    makeModifier(power.id, effect.by, power.cite),
  );
}

/** Lists adjacent opponents that the figure must break away from. Empty if it can slip away. */
export function listBreakAwayOpponents(position: Position, rules: GroundRules, piece: Piece, action: string): Piece[] {
  const slips = listEffects(rules.powers, piece, 'slip-away').some(
    ({ effect }) => !effect.actions || effect.actions.includes(action),
  );
  return slips ? [] : listAdjacentOpponents(position, rules.neighbours, piece);
}

/** Returns an array by square: 1 if the terrain hinders the mover. */
export function findHinderingSquares(
  position: Position,
  rules: GroundRules,
  passes: ReadonlySet<PassableObstacle>,
): Uint8Array {
  const hinders = hindersOn(position, rules, passes);
  return fillBySquare(position.board, (square) => (hinders(square) ? 1 : 0));
}

/** Returns a predicate: whether a square is hindering terrain for this piece. */
function hindersOn(
  position: Position,
  rules: GroundRules,
  passes: ReadonlySet<PassableObstacle>,
): (square: Square) => boolean {
  const { terrain } = position.board;
  const over = passes.has('hindering');
  const objects = objectSquares(position);
  const bits = (over ? 0 : HINDERING) | (rules.waterHinders && !passes.has('water') ? WATER : 0);
  return (square) => (terrain[square]! & bits) !== 0 || (!over && objects.has(square));
}

/** Whether the mover starts on terrain that hinders it. */
export function startsOnHinderingTerrain(
  position: Position,
  rules: GroundRules,
  piece: Piece,
  action: string,
): boolean {
  return piece.squares.some(hindersOn(position, rules, findPassableObstacles(rules, piece, action)));
}

/** Marks squares next to opponents that the mover has not broken away from. A move ends on entering a marked square. */
export function findSquaresBesideOpponents(
  position: Position,
  rules: NeighbourRules,
  others: readonly Piece[],
): Uint8Array {
  const marked = new Uint8Array(SQUARE_COUNT);
  for (const square of others.flatMap((other) => other.squares)) {
    for (const direction of DIRECTIONS) {
      const step = stepFrom(position.board, square, direction);
      if (step && findNonAdjacencyCause(position.board, step.to, square, rules) === null) marked[step.to] = 1;
    }
  }
  return marked;
}

/** Returns the rules for a character's move in one action, from its powers and the edition's terrain rules. */
export function makeMoveRules(
  position: Position,
  rules: GroundRules,
  piece: Piece,
  question: ReachQuestion,
): MoveRules {
  const { board } = position;
  const passes = findPassableObstacles(rules, piece, question.action);
  const carried = question.carrying === null ? null : findPiece(position, question.carrying);
  const others = position.pieces.filter((other) => other !== piece && other !== carried);
  const taken = new Map<Square, Piece>(
    others.flatMap((other) => other.squares.map((square) => [square, other] as const)),
  );

  const outdoors = (square: Square): boolean => (board.terrain[square]! & INDOORS) === 0;
  const blocks = (square: Square): boolean =>
    (board.terrain[square]! & BLOCKING) !== 0 &&
    !passes.has('all-blocking') &&
    !(passes.has('outdoor-blocking') && outdoors(square));
  const wallStops = (edge: Edge): boolean =>
    !passes.has('all-blocking') && !(passes.has('outdoor-blocking') && edgeSquares(edge).every(outdoors));
  const holds = (square: Square): boolean => {
    const other = taken.get(square);
    return other !== undefined && !areFriendly(position, other.side, piece.side) && !passes.has('opponents');
  };
  const noEnd = fillBySquare(board, (square) =>
    taken.has(square) || (board.terrain[square]! & BLOCKING) !== 0 ? 1 : 0,
  );
  if (carried && rules.passengerNeedsRoom) closeWithoutRoom(position, rules, noEnd);
  const left = listAdjacentOpponents(position, rules.neighbours, piece);
  const stopping = passes.has('beside-opponents')
    ? []
    : others.filter((other) => !areFriendly(position, other.side, piece.side) && !left.includes(other));
  return {
    shut: fillBySquare(board, (square) => (blocks(square) || holds(square) ? 1 : 0)),
    noEnd,
    hindering: findHinderingSquares(position, rules, passes),
    beside: findSquaresBesideOpponents(position, rules.neighbours, stopping),
    hinderingStops: rules.hinderingStops,
    cornerStops: rules.cornerStops,
    flanks: { square: blocks, wall: wallStops, height: !passes.has('levels') },
    wallStops,
    mayChangeLevel: (from, to) => passes.has('levels') || areOnSameStairs(board, from, to, rules.stairs),
    stepCost: () => 1,
    freeSteps: 0,
  };
}

/** Forbids ending the move where the passenger has no free adjacent square on the same level. */
function closeWithoutRoom(position: Position, rules: GroundRules, noEnd: Uint8Array): void {
  const { board } = position;
  const free = noEnd.slice();
  const hasRoom = (square: Square): boolean =>
    DIRECTIONS.some((direction) => {
      const step = stepFrom(board, square, direction);
      if (!step || free[step.to] || board.levels[step.to] !== board.levels[square]) return false;
      return findNonAdjacencyCause(board, square, step.to, rules.neighbours) === null;
    });
  const roomless = fillBySquare(board, (square) => (hasRoom(square) ? 0 : 1));
  for (let square = 0; square < noEnd.length; square++) noEnd[square] = noEnd[square]! | roomless[square]!;
}

import { type Board, listBoardSquares } from '../../board/board';
import { DIRECTIONS, type Direction, straightDirection } from '../../grid/direction';
import { type Edge, edgeBetween } from '../../grid/edge';
import { distance, SQUARE_COUNT, type Square, STRIDE } from '../../grid/square';
import { type FlankRules, isBlockingFlank, isWall, type Step, stepFrom } from './steps';
import { countTurns, findStraightestPath, type LastStep } from './straightest-path';

/** Movement rules for one mover in one action, as the path search needs them: obstacles, costs and possible ends. */
export interface MoveRules {
  /** Indexed by square: 1 if an obstacle or an opponent prevents the mover from entering the square. */
  readonly shut: Uint8Array;
  /** Indexed by square: 1 if the move may not end on the square, because it is occupied or impossible terrain. */
  readonly noEnd: Uint8Array;
  /** Indexed by square: 1 if the terrain hinders this mover. */
  readonly hindering: Uint8Array;
  /**
   * Indexed by square: 1 if entering the square ends the move, because it is next to an opponent from which the mover
   * has not broken away.
   */
  readonly beside: Uint8Array;
  /** Which steps into hindering terrain end the move: none, those from clear terrain, or all. */
  readonly hinderingStops: 'never' | 'from-clear' | 'always';
  /** Whether a diagonal step from clear terrain between two hindering flanks ends the move. */
  readonly cornerStops: boolean;
  readonly flanks: FlankRules;
  readonly wallStops: (edge: Edge) => boolean;
  /** Whether the mover may step between two squares on different levels. Not called for squares on one level. */
  readonly mayChangeLevel: (from: Square, to: Square) => boolean;
  /** Returns the cost of a step, in squares of movement or action points. */
  readonly stepCost: (from: Square, to: Square) => number;
  /** Number of steps that cost only `freeStepCost`, as in a run in Strike Teams. */
  readonly freeSteps: 0 | 1;
  /** Cost of a free step if wounds or being prone make all movement more expensive. 0 if left out. */
  readonly freeStepCost?: number;
}

/** Second mode of movement, such as soaring. A base may switch modes on its path, at a cost for each switch. */
export interface SecondMoveMode {
  readonly moveRules: MoveRules;
  /** Whether the path begins in this second mode. The path always ends in the walker's first mode. */
  readonly first: boolean;
  readonly cost: number;
  readonly mayChange: (head: Square) => boolean;
}

/** Base that moves on a board. A double base may lead with either end. */
export interface Walker {
  readonly board: Board;
  readonly squares: readonly Square[];
  /** Rules of the mode of movement in which the path ends. */
  readonly moveRules: MoveRules;
  readonly other?: SecondMoveMode | null;
}

export interface PathSearchOptions {
  /** Greatest cost of a path. */
  readonly limit: number;
  /** Whether stops are ignored, to find out if a stop is the only thing that prevents a move. */
  readonly ignoreStops: boolean;
}

/** Result of the path search: for each head square, the least cost and the path. */
export interface PathSearchResult {
  /** Returns the least cost to reach a head square, with or without a stop. -1 if the square is unreachable. */
  readonly costTo: (head: Square) => number;
  /** Whether every cheapest path to the head ends in a stop. */
  readonly stopsAt: (head: Square) => boolean;
  readonly pathTo: (head: Square) => Square[];
  /** Reachable head squares, in ascending order of cost. */
  readonly heads: readonly Square[];
}

/** Whether the base has two squares and so moves with one end leading. All other bases move as a block. */
export function isDoubleBase(squares: readonly Square[]): boolean {
  return squares.length === 2;
}

function footprintOf(squares: readonly Square[]): number[] {
  return isDoubleBase(squares) ? [0] : squares.map((square) => square - squares[0]!);
}

function blockedStep(board: Board, moveRules: MoveRules, step: Step): boolean {
  if (moveRules.shut[step.to]) return true;
  if (board.levels[step.from] !== board.levels[step.to] && !moveRules.mayChangeLevel(step.from, step.to)) return true;
  if (step.flanks === null) {
    const edge = edgeBetween(step.from, step.to) as Edge;
    return isWall(board, edge) && moveRules.wallStops(edge);
  }
  return (
    isBlockingFlank(board, step, step.flanks[0], moveRules.flanks) &&
    isBlockingFlank(board, step, step.flanks[1], moveRules.flanks)
  );
}

function stoppingStep(board: Board, moveRules: MoveRules, step: Step): boolean {
  if (moveRules.beside[step.to]) return true;
  if (moveRules.hinderingStops === 'never') return false;
  const fromClear = !moveRules.hindering[step.from];
  if (moveRules.hindering[step.to] && (fromClear || moveRules.hinderingStops === 'always')) return true;
  if (!moveRules.cornerStops || !fromClear || step.flanks === null) return false;
  return step.flanks.every(
    (flank) => moveRules.hindering[flank] && !isBlockingFlank(board, step, flank, moveRules.flanks),
  );
}

/**
 * Lists possible squares for the other end of a double base: unoccupied, adjacent to its head, on the same level, with
 * no wall between.
 */
export function listDoubleBaseEnds(walker: Walker, head: Square): Square[] {
  const { board, moveRules } = walker;
  return DIRECTIONS.flatMap((direction) => {
    const step = stepFrom(board, head, direction);
    if (!step || moveRules.noEnd[step.to] || moveRules.shut[step.to] || board.levels[head] !== board.levels[step.to])
      return [];
    if (step.flanks === null) return isWall(board, edgeBetween(step.from, step.to) as Edge) ? [] : [step.to];
    return step.flanks.every((flank) => isBlockingFlank(board, step, flank, moveRules.flanks)) ? [] : [step.to];
  });
}

/** Whether the base may end its move with its head on a square. */
export function mayEndAt(walker: Walker, head: Square, moveRules = walker.moveRules): boolean {
  if (isDoubleBase(walker.squares)) return !moveRules.noEnd[head] && listDoubleBaseEnds(walker, head).length > 0;
  const base = footprintOf(walker.squares).map((offset) => head + offset);
  return base.every((square) => !moveRules.noEnd[square]) && liesFlat(walker.board, base);
}

/**
 * Whether a larger base is on one level without a wall under it. The rule is about double bases; our reading applies it
 * to all bases.
 */
function liesFlat(board: Board, base: readonly Square[]): boolean {
  if (base.length === 1) return true;
  return (
    !liesOnWall(board, base, () => true) && base.every((square) => board.levels[square] === board.levels[base[0]!])
  );
}

/** Whether a wall accepted by `counts` is between two squares of a base. */
function liesOnWall(board: Board, base: readonly Square[], counts: (wall: Edge) => boolean): boolean {
  return base.some((square) =>
    [square + 1, square + STRIDE].some((next) => {
      const edge = base.includes(next) ? edgeBetween(square, next) : null;
      return edge !== null && isWall(board, edge) && counts(edge);
    }),
  );
}

/** Returns the strongest obstacle that any square of a base meets in one step. */
function stepOfBase(
  board: Board,
  moveRules: MoveRules,
  footprint: readonly number[],
  head: Square,
  direction: Direction,
): 'blocked' | 'stops' | 'free' {
  let stops = false;
  for (const offset of footprint) {
    const step = stepFrom(board, head + offset, direction);
    if (!step || blockedStep(board, moveRules, step)) return 'blocked';
    stops ||= stoppingStep(board, moveRules, step);
  }
  // A block cannot move past the end of a wall, because the wall would then be under the base.
  if (footprint.length > 1) {
    const next = head + direction.step;
    const base = footprint.map((offset) => next + offset);
    if (liesOnWall(board, base, moveRules.wallStops)) return 'blocked';
  }
  return stops ? 'stops' : 'free';
}

/** Finds the cheapest paths of a base to all reachable squares (Dijkstra's algorithm with buckets). */
export function findPaths(walker: Walker, options: PathSearchOptions): PathSearchResult {
  const { board, squares, other } = walker;
  const footprint = footprintOf(squares);
  const runs = walker.moveRules.freeSteps + 1;
  // One layer for each movement mode and number of free steps used. The first mode's layers come first.
  const layers = other ? 2 * runs : runs;
  // Each square and layer has two states: moving, and stopped.
  const cost = new Int32Array(SQUARE_COUNT * layers * 2).fill(-1);
  const came = new Int32Array(SQUARE_COUNT * layers * 2).fill(-1);
  const buckets: number[][] = [[]];
  const sources = isDoubleBase(squares) ? squares : [squares[0]!];
  const enter = (state: number, total: number, from: number): void => {
    if (total > options.limit || (cost[state]! >= 0 && cost[state]! <= total)) return;
    cost[state] = total;
    came[state] = from;
    const bucket = buckets[total] ?? [];
    buckets[total] = bucket;
    bucket.push(state);
  };
  for (const source of sources) enter(((other?.first ? runs : 0) * SQUARE_COUNT + source) * 2, 0, -1);

  // Calls `arrive` with each next state that becomes cheaper or, if `wanted` is set, costs that amount.
  const leave = (
    state: number,
    directions: readonly Direction[],
    wanted: number | null,
    arrive: (state: number, total: number, from: number) => void,
  ): void => {
    const total = cost[state]!;
    const layer = Math.floor(state / (2 * SQUARE_COUNT));
    const head = squareOf(state);
    const moveRules = other && layer >= runs ? other.moveRules : walker.moveRules;
    if (other?.mayChange(head)) {
      const into = moveRules === walker.moveRules ? other.moveRules : walker.moveRules;
      const besides = footprint.some((offset) => into.beside[head + offset]);
      const stops = besides && !options.ignoreStops;
      const open = footprint.every((offset) => !into.shut[head + offset]);
      if (open && !(stops && !mayEndAt(walker, head, into))) {
        arrive((((layer + runs) % layers) * SQUARE_COUNT + head) * 2 + (stops ? 1 : 0), total + other.cost, state);
      }
    }
    const mayRun = layer % runs < moveRules.freeSteps;
    for (const direction of directions) {
      const next = head + direction.step;
      if (next < 0 || next >= SQUARE_COUNT) continue;
      const price = moveRules.stepCost(head, next);
      // Skips a step to a square that was already reached at the same or lower cost without a stop.
      const known = cost[(layer * SQUARE_COUNT + next) * 2]!;
      if (!mayRun && (wanted === null ? known >= 0 && known <= total + price : wanted !== total + price)) continue;
      const met = stepOfBase(board, moveRules, footprint, head, direction);
      if (met === 'blocked') continue;
      const stops = met === 'stops' && !options.ignoreStops;
      if (stops && !mayEndAt(walker, next, moveRules)) continue;
      arrive((layer * SQUARE_COUNT + next) * 2 + (stops ? 1 : 0), total + price, state);
      if (mayRun)
        arrive(((layer + 1) * SQUARE_COUNT + next) * 2 + (stops ? 1 : 0), total + (moveRules.freeStepCost ?? 0), state);
    }
  };
  for (let total = 0; total < buckets.length; total++) {
    const bucket = buckets[total];
    for (let place = 0; bucket && place < bucket.length; place++) {
      const state = bucket[place]!;
      if (cost[state] === total && !(state & 1)) leave(state, DIRECTIONS, null, enter);
    }
  }
  const lastSteps = (state: number): LastStep[] => {
    const steps: LastStep[] = [];
    if (came[state]! < 0) return steps;
    const [head, layer] = [squareOf(state), Math.floor(state / (2 * SQUARE_COUNT))];
    const look = (square: Square, on: number, direction: Direction | null): void => {
      const from = (on * SQUARE_COUNT + square) * 2;
      if (square < 0 || square >= SQUARE_COUNT || on < 0 || cost[from]! < 0 || cost[from]! > cost[state]!) return;
      leave(from, direction ? [direction] : [], cost[state]!, (to, total) => {
        if (to === state && total === cost[state]) steps.push({ from, direction });
      });
    };
    for (const direction of DIRECTIONS) for (const on of [layer, layer - 1]) look(head - direction.step, on, direction);
    if (other) look(head, (layer + runs) % layers, null);
    return steps;
  };
  return walked(walker, cost, came, runs, lastSteps);
}

function squareOf(state: number): Square {
  return (state >> 1) % SQUARE_COUNT;
}

/**
 * Builds the search result from the cheapest state of each head square. A path may only end in the mover's first mode.
 */
function walked(
  { board }: Walker,
  cost: Int32Array,
  came: Int32Array,
  runs: number,
  lastSteps: (state: number) => readonly LastStep[],
): PathSearchResult {
  const best = (head: Square): number => {
    let found = -1;
    for (let state = head * 2, layer = 0; layer < runs; layer++, state += 2 * SQUARE_COUNT)
      for (let each = state; each <= state + 1; each++)
        if (cost[each]! >= 0 && (found < 0 || cost[each]! < cost[found]!)) found = each;
    return found;
  };
  const costTo = (head: Square): number => cost[best(head)] ?? -1;
  return {
    costTo,
    stopsAt: (head) => best(head) % 2 === 1,
    pathTo: (head) => {
      const path: Square[] = [];
      for (let state = best(head); state >= 0; state = came[state]!) {
        const square = squareOf(state);
        if (path[0] !== square) path.unshift(square);
      }
      const [start] = path;
      if (start === undefined) return path;
      // Most paths are already as straight as possible: one turn at most, and none on a straight line.
      if (countTurns(path) <= (straightDirection(start, head) ? 0 : 1)) return path;
      return findStraightestPath({ stepsTo: lastSteps, squareOf }, best(head), start);
    },
    // Computed only on demand, because most callers query a single head.
    get heads() {
      return listBoardSquares(board)
        .filter((head) => best(head) >= 0)
        .sort((a, b) => costTo(a) - costTo(b));
    },
  };
}

/** Lists the head squares with which a base would cover exactly the squares in `to`. */
export function listHeadSquares(walker: Walker, to: readonly Square[]): Square[] {
  if (isDoubleBase(walker.squares)) {
    const [a, b] = to;
    if (a === undefined || b === undefined || distance(a, b) !== 1) return [];
    return [a, b].filter(
      (head) => listDoubleBaseEnds(walker, head).includes(head === a ? b : a) && !walker.moveRules.noEnd[head],
    );
  }
  // A block keeps its shape, so comparing the first squares in reading order gives its shift.
  const from = [...walker.squares].sort((a, b) => a - b);
  const goal = [...to].sort((a, b) => a - b);
  const shift = goal[0]! - from[0]!;
  const alike = from.length === goal.length && from.every((square, place) => square + shift === goal[place]);
  return alike && liesFlat(walker.board, goal) ? [walker.squares[0]! + shift] : [];
}

/**
 * Lists the possible squares of a base with its head on a square. A double base has one result for each square of its
 * other end.
 */
export function listBaseFootprints(walker: Walker, head: Square): Square[][] {
  if (isDoubleBase(walker.squares)) return listDoubleBaseEnds(walker, head).map((partner) => [head, partner]);
  return [footprintOf(walker.squares).map((offset) => head + offset)];
}

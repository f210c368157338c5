import { DIRECTIONS } from '../grid/direction';
import { type Edge, edgeBetween, edgeSquares } from '../grid/edge';
import { type Square, squareAt, xOf, yOf } from '../grid/square';
import { areUnconnectedStairs, canClimb } from './apart';
import { type Board, hasEdge, isOnBoard, listBoardSquares } from './board';
import { BLOCKING, DOOR, LADDER, OPEN, STAIRS, WALL } from './terrain';

export const BOARD_FINDING_CODES = [
  'unreached',
  'stair-nowhere',
  'ladder-nowhere',
  'start-blocked',
  'start-alone',
  'starts-apart',
  'door-loose',
  'door-blocked',
] as const;
export type BoardFindingCode = (typeof BOARD_FINDING_CODES)[number];

/** Probable mistake on a map. */
export interface BoardFinding {
  readonly code: BoardFindingCode;
  /** Squares with the mistake, in reading order; never empty. */
  readonly squares: readonly Square[];
  /** Sides with starting areas that contain the mistake. May be empty. */
  readonly sides: readonly string[];
}

/** Lists probable mistakes on a map. None of the mistakes prevents playing on the map. */
export function checkBoard(board: Board): BoardFinding[] {
  const reach = makeReach(board);
  return [
    ...findUnreached(board, reach),
    ...findClimbsNowhere(board, STAIRS, 'stair-nowhere'),
    ...findClimbsNowhere(board, LADDER, 'ladder-nowhere'),
    ...findBadStarts(board, reach),
    ...findBadDoors(board),
  ];
}

/**
 * Area number by square. Figures can walk between any two squares of an area, also through closed doors. Blocking
 * squares have no number.
 */
type Reach = ReadonlyMap<Square, number>;

function makeReach(board: Board): Reach {
  const areas = new Map<Square, number>();
  let area = 0;
  for (const first of listBoardSquares(board)) {
    if (areas.has(first) || isBlocking(board, first)) continue;
    area++;
    areas.set(first, area);
    const found = [first];
    for (const square of found) {
      for (const next of steps(board, square)) {
        if (areas.has(next)) continue;
        areas.set(next, area);
        found.push(next);
      }
    }
  }
  return areas;
}

/**
 * Lists the squares that a figure on foot can reach in one step. Closed doors count as open, because figures can open
 * doors.
 */
function steps(board: Board, from: Square): Square[] {
  return DIRECTIONS.flatMap(({ dx, dy }) => {
    const [x, y] = [xOf(from) + dx, yOf(from) + dy];
    if (!isOnBoard(board, x, y)) return [];
    const to = squareAt(x, y);
    return isBlocking(board, to) || !climbs(board, from, to) || shut(board, from, to, dx, dy) ? [] : [to];
  });
}

function climbs(board: Board, a: Square, b: Square): boolean {
  return board.levels[a] === board.levels[b] || canClimb(board, a, b, STAIRS | LADDER);
}

function shut(board: Board, from: Square, to: Square, dx: number, dy: number): boolean {
  if (dx === 0 || dy === 0) return hasWall(board, from, to);
  const flanks = [squareAt(xOf(from) + dx, yOf(from)), squareAt(xOf(from), yOf(from) + dy)];
  return flanks.every((flank) => isBlocking(board, flank) || hasWall(board, from, flank) || hasWall(board, flank, to));
}

function hasWall(board: Board, a: Square, b: Square): boolean {
  const edge = edgeBetween(a, b);
  return edge !== null && board.walls[edge] === WALL;
}

function isBlocking(board: Board, square: Square): boolean {
  return (board.terrain[square]! & BLOCKING) !== 0;
}

/** Finds areas that no starting area reaches. Without starting areas, the largest area counts as a starting area. */
function findUnreached(board: Board, reach: Reach): BoardFinding[] {
  const areas = new Map<number, Square[]>();
  for (const square of listBoardSquares(board)) {
    const area = reach.get(square);
    if (area === undefined) continue;
    const squares = areas.get(area);
    if (squares) squares.push(square);
    else areas.set(area, [square]);
  }
  const home = new Set([...board.starts.values()].flat().map((square) => reach.get(square)));
  home.delete(undefined);
  if (home.size === 0) {
    const largest = [...areas].sort(([, a], [, b]) => b.length - a.length)[0];
    if (largest) home.add(largest[0]);
  }
  return [...areas]
    .filter(([area]) => !home.has(area))
    .map(([, squares]) => ({ code: 'unreached', squares, sides: [] }));
}

/** Finds groups of connected stairs or ladders that are all on one level and therefore lead nowhere. */
function findClimbsNowhere(board: Board, bit: number, code: BoardFindingCode): BoardFinding[] {
  const left = new Set(listBoardSquares(board).filter((square) => board.terrain[square]! & bit));
  const findings: BoardFinding[] = [];
  for (const first of left) {
    left.delete(first);
    const flight = [first];
    for (const square of flight) {
      for (const { dx, dy } of DIRECTIONS) {
        if (!isOnBoard(board, xOf(square) + dx, yOf(square) + dy)) continue;
        const next = squareAt(xOf(square) + dx, yOf(square) + dy);
        if (
          !left.has(next) ||
          shut(board, square, next, dx, dy) ||
          (bit === STAIRS && areUnconnectedStairs(board, square, next))
        )
          continue;
        left.delete(next);
        flight.push(next);
      }
    }
    const levels = new Set(flight.map((square) => board.levels[square]));
    if (levels.size === 1) findings.push({ code, squares: flight.sort((a, b) => a - b), sides: [] });
  }
  return findings;
}

function findBadStarts(board: Board, reach: Reach): BoardFinding[] {
  const findings: BoardFinding[] = [];
  const areas = [...board.starts].filter(([, squares]) => squares.length > 0);
  for (const [side, squares] of areas) {
    const blocked = squares.filter((square) => isBlocking(board, square));
    if (blocked.length > 0) findings.push({ code: 'start-blocked', squares: blocked, sides: [side] });
  }
  const [first, ...others] = areas;
  if (first && others.length === 0) findings.push({ code: 'start-alone', squares: first[1], sides: [first[0]] });
  const reachOf = (squares: readonly Square[]) => new Set(squares.flatMap((square) => reach.get(square) ?? []));
  const home = first && reachOf(first[1]);
  for (const [side, squares] of others) {
    const own = reachOf(squares);
    if (home && home.size > 0 && own.size > 0 && ![...own].some((area) => home.has(area)))
      findings.push({ code: 'starts-apart', squares, sides: [(first as readonly [string, unknown])[0], side] });
  }
  return findings;
}

/** Finds doors without a wall beside them, and doors that open onto blocking squares. */
function findBadDoors(board: Board): BoardFinding[] {
  const findings: BoardFinding[] = [];
  for (const square of listBoardSquares(board)) {
    for (const next of [squareAt(xOf(square) + 1, yOf(square)), squareAt(xOf(square), yOf(square) + 1)]) {
      const edge = edgeBetween(square, next);
      if (edge === null || !hasEdge(board, edge) || board.walls[edge] !== DOOR) continue;
      const squares = edgeSquares(edge);
      if (squares.some((each) => isBlocking(board, each))) findings.push({ code: 'door-blocked', squares, sides: [] });
      else if (!isDoorHung(board, edge)) findings.push({ code: 'door-loose', squares, sides: [] });
    }
  }
  return findings;
}

/**
 * Returns whether both ends of a door are attached to a wall, another door, a blocking square or the border of the map.
 */
function isDoorHung(board: Board, door: Edge): boolean {
  const [first] = edgeSquares(door);
  const [x, y] = [xOf(first), yOf(first)];
  const ends =
    door & 1 ? [[x, y + 1] as const, [x + 1, y + 1] as const] : [[x + 1, y] as const, [x + 1, y + 1] as const];
  return ends.every(([cx, cy]) => {
    if (cx === 0 || cy === 0 || cx === board.width || cy === board.height) return true;
    const [nw, ne, sw, se] = [
      squareAt(cx - 1, cy - 1),
      squareAt(cx, cy - 1),
      squareAt(cx - 1, cy),
      squareAt(cx, cy),
    ] as const;
    const held = [edgeBetween(nw, ne), edgeBetween(sw, se), edgeBetween(nw, sw), edgeBetween(ne, se)];
    return (
      held.some((edge) => edge !== null && edge !== door && board.walls[edge] !== OPEN) ||
      [nw, ne, sw, se].some((square) => isBlocking(board, square))
    );
  });
}

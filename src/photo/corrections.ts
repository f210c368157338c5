import type { Board } from '../board/board';
import type { DOOR, OPEN, WALL } from '../board/terrain';
import { type Edge, edgeSquares } from '../grid/edge';
import { type Square, STRIDE, squareAt, xOf, yOf } from '../grid/square';
import type { EdgeReading, PhotoReading, SquareKind, SquareReading } from './types';

/** What lies on an edge once a person has looked: doors too, which no photograph tells. */
export type EdgeLies = typeof OPEN | typeof WALL | typeof DOOR;

/** What a person has said of a map that was read: it holds over the reading. Plain data that never changes, so undo is the one before. */
export interface Mending {
  readonly kinds: ReadonlyMap<Square, SquareKind>;
  readonly edges: ReadonlyMap<Edge, EdgeLies>;
}

export const NOTHING_MENDED: Mending = { kinds: new Map(), edges: new Map() };

/**
 * One question for a person: doubtful squares side by side with the same two answers, or doubtful edges in one straight run. One
 * answer settles all of them.
 */
export type Doubt =
  | {
      readonly id: string;
      readonly what: 'squares';
      readonly squares: readonly Square[];
      readonly read: SquareKind;
      readonly runnerUp: SquareKind;
      readonly sure: number;
    }
  | {
      readonly id: string;
      readonly what: 'edges';
      readonly edges: readonly Edge[];
      readonly read: EdgeLies;
      readonly runnerUp: EdgeLies;
      readonly sure: number;
    };

/** All doubts of a reading, the least sure first. */
export function doubtsOf(reading: PhotoReading): Doubt[] {
  const squares = groups(
    reading.squares.filter(({ doubtful }) => doubtful),
    (each) => `${keyOf(each.read)} ${keyOf(each.runnerUp)}`,
    besideSquare,
    ({ square }) => square,
  ).map((group): Doubt => {
    const first = group[0] as SquareReading;
    const { read, runnerUp } = first;
    const id = `s${first.square}`;
    return { id, what: 'squares', squares: group.map(({ square }) => square), read, runnerUp, sure: least(group) };
  });
  const edges = groups(
    reading.edges.filter(({ doubtful }) => doubtful),
    ({ read, runnerUp }) => `${read} ${runnerUp}`,
    alongEdge,
    ({ edge }) => edge,
  ).map((group): Doubt => {
    const { edge, read, runnerUp } = group[0] as EdgeReading;
    return { id: `e${edge}`, what: 'edges', edges: group.map((each) => each.edge), read, runnerUp, sure: least(group) };
  });
  return [...squares, ...edges].sort((a, b) => a.sure - b.sure || (a.id < b.id ? -1 : 1));
}

/** What a square is, as read and mended. */
export function kindAt(reading: PhotoReading, mending: Mending, square: Square): SquareKind {
  const mended = mending.kinds.get(square);
  if (mended) return mended;
  const { board } = reading;
  return {
    terrain: board.terrain[square] as number,
    level: board.levels[square] as number,
    start: [...board.starts.values()].some((squares) => squares.includes(square)),
  };
}

export function edgeAt(reading: PhotoReading, mending: Mending, edge: Edge): EdgeLies {
  return mending.edges.get(edge) ?? (reading.board.walls[edge] as EdgeLies);
}

/** Says what squares are. */
export function withKind(mending: Mending, squares: readonly Square[], kind: SquareKind): Mending {
  const kinds = new Map(mending.kinds);
  for (const square of squares) kinds.set(square, kind);
  return { ...mending, kinds };
}

/** Says what lies on edges. */
export function withEdge(mending: Mending, edges: readonly Edge[], lies: EdgeLies): Mending {
  const all = new Map(mending.edges);
  for (const edge of edges) all.set(edge, lies);
  return { ...mending, edges: all };
}

/** The doubts that still ask: those of which a person has not told every square or edge. */
export function openDoubts(doubts: readonly Doubt[], mending: Mending): Doubt[] {
  return doubts.filter((doubt) =>
    doubt.what === 'squares'
      ? doubt.squares.some((square) => !mending.kinds.has(square))
      : doubt.edges.some((edge) => !mending.edges.has(edge)),
  );
}

/** The map as read and mended. */
export function mendedBoard({ board }: PhotoReading, mending: Mending): Board {
  const levels = board.levels.slice();
  const terrain = board.terrain.slice();
  const walls = board.walls.slice();
  for (const [square, kind] of mending.kinds) {
    levels[square] = kind.level;
    terrain[square] = kind.terrain;
  }
  for (const [edge, lies] of mending.edges) walls[edge] = lies;
  return { ...board, levels, terrain, walls, starts: mendedStarts(board, mending) };
}

/** A square that joins a starting area joins the nearest one; where there is none, the area of its half of the map. */
function mendedStarts(board: Board, { kinds }: Mending): Board['starts'] {
  const starts = new Map<string, Square[]>();
  for (const [side, squares] of board.starts) {
    const left = squares.filter((square) => kinds.get(square)?.start !== false);
    if (left.length > 0) starts.set(side, left);
  }
  const known = new Set([...starts.values()].flat());
  for (const [square, { start }] of kinds) {
    if (!start || known.has(square)) continue;
    const side = nearestSide(starts, square) ?? halfOf(board, square);
    starts.set(side, [...(starts.get(side) ?? []), square]);
  }
  return new Map([...starts].map(([side, squares]) => [side, squares.sort((a, b) => a - b)]));
}

/** Areas farther than this from a square are others. */
const NEAR = 6;

function nearestSide(starts: ReadonlyMap<string, readonly Square[]>, square: Square): string | null {
  let nearest: string | null = null;
  let least = NEAR + 1;
  for (const [side, squares] of starts) {
    for (const other of squares) {
      const away = Math.max(Math.abs(xOf(other) - xOf(square)), Math.abs(yOf(other) - yOf(square)));
      if (away >= least) continue;
      least = away;
      nearest = side;
    }
  }
  return nearest;
}

function halfOf(board: Board, square: Square): string {
  const first = board.height >= board.width ? yOf(square) * 2 < board.height : xOf(square) * 2 < board.width;
  return first ? 'red' : 'blue';
}

/** Whether two kinds are the same answer. */
export function sameKind(a: SquareKind, b: SquareKind): boolean {
  return keyOf(a) === keyOf(b);
}

function keyOf({ terrain, level, start }: SquareKind): string {
  return `${terrain}/${level}/${start}`;
}

function least(readings: readonly { readonly sure: number }[]): number {
  return Math.min(...readings.map(({ sure }) => sure));
}

/** Readings of one key that hang together, each group and the groups in the order of the readings. */
function groups<Reading>(
  readings: readonly Reading[],
  keyFor: (reading: Reading) => string,
  beside: (place: number) => readonly number[],
  placeOf: (reading: Reading) => number,
): Reading[][] {
  const left = new Map(readings.map((reading) => [placeOf(reading), reading]));
  const found: Reading[][] = [];
  for (const first of readings) {
    if (!left.delete(placeOf(first))) continue;
    const group = [first];
    for (let index = 0; index < group.length; index++) {
      for (const place of beside(placeOf(group[index] as Reading))) {
        const next = left.get(place);
        if (next === undefined || keyFor(next) !== keyFor(first)) continue;
        left.delete(place);
        group.push(next);
      }
    }
    found.push(group.sort((a, b) => placeOf(a) - placeOf(b)));
  }
  return found;
}

function besideSquare(square: Square): Square[] {
  const found: Square[] = [];
  if (xOf(square) > 0) found.push(square - 1);
  if (xOf(square) < STRIDE - 1) found.push(square + 1);
  if (yOf(square) > 0) found.push(square - STRIDE);
  if (yOf(square) < STRIDE - 1) found.push(square + STRIDE);
  return found;
}

/** The edges that go on from one in its own direction. */
function alongEdge(edge: Edge): Edge[] {
  const [first] = edgeSquares(edge);
  const across = (edge & 1) === 1;
  return across
    ? [
        ...(xOf(first) > 0 ? [(squareAt(xOf(first) - 1, yOf(first)) << 1) | 1] : []),
        ...(xOf(first) < STRIDE - 1 ? [(squareAt(xOf(first) + 1, yOf(first)) << 1) | 1] : []),
      ]
    : [
        ...(yOf(first) > 0 ? [squareAt(xOf(first), yOf(first) - 1) << 1] : []),
        ...(yOf(first) < STRIDE - 1 ? [squareAt(xOf(first), yOf(first) + 1) << 1] : []),
      ];
}

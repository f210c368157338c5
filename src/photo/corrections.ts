import type { Board } from '../board/board';
import type { DOOR, OPEN, WALL } from '../board/terrain';
import type { Edge } from '../grid/edge';
import { type Square, xOf, yOf } from '../grid/square';
import { applyKindChange, type Doubt, isAnswerToDoubt, type KindChange } from './doubts';
import type { PhotoReading, SquareKind } from './types';

export { type Doubt, type EdgeDoubt, type KindChange, listDoubts, type SquareDoubt } from './doubts';

/** An edge after correction by the user: open, a wall, or a door, which a photograph does not show. */
export type CorrectedEdge = typeof OPEN | typeof WALL | typeof DOOR;

/**
 * The user's corrections of a map reading, which override the reading. Immutable plain data, so undo restores the
 * previous value.
 */
export interface Corrections {
  readonly kinds: ReadonlyMap<Square, SquareKind>;
  readonly edges: ReadonlyMap<Edge, CorrectedEdge>;
  /** Squares with doubts that the user has resolved, including answers that changed nothing. */
  readonly settled: ReadonlySet<Square>;
}

export const NO_CORRECTIONS: Corrections = { kinds: new Map(), edges: new Map(), settled: new Set() };

/** Returns the kind of a square with the corrections applied. */
export function correctedKindAt(reading: PhotoReading, mending: Corrections, square: Square): SquareKind {
  const mended = mending.kinds.get(square);
  if (mended) return mended;
  const { board } = reading;
  return {
    terrain: board.terrain[square] as number,
    level: board.levels[square] as number,
    start: [...board.starts.values()].some((squares) => squares.includes(square)),
  };
}

export function correctedEdgeAt(reading: PhotoReading, mending: Corrections, edge: Edge): CorrectedEdge {
  return mending.edges.get(edge) ?? (reading.board.walls[edge] as CorrectedEdge);
}

/** Replaces all properties of squares and marks their doubts as answered. */
export function withSquareKind(mending: Corrections, squares: readonly Square[], kind: SquareKind): Corrections {
  const kinds = new Map(mending.kinds);
  for (const square of squares) kinds.set(square, kind);
  return { ...mending, kinds, settled: new Set([...mending.settled, ...squares]) };
}

/**
 * Changes one property of squares. A doubt about another property stays open: raising an area's level does not answer
 * whether it is hindering.
 */
export function withKindChange(
  reading: PhotoReading,
  mending: Corrections,
  squares: readonly Square[],
  change: KindChange,
): Corrections {
  const kinds = new Map(mending.kinds);
  for (const square of squares) kinds.set(square, applyKindChange(correctedKindAt(reading, mending, square), change));
  const chosen = new Set(squares);
  const about = reading.squares.filter((each) => chosen.has(each.square) && isAnswerToDoubt(change, each));
  return { ...mending, kinds, settled: new Set([...mending.settled, ...about.map(({ square }) => square)]) };
}

/** Confirms the reading of squares. */
export function confirmSquares(mending: Corrections, squares: readonly Square[]): Corrections {
  return { ...mending, settled: new Set([...mending.settled, ...squares]) };
}

/** Sets edges to open, wall or door. */
export function withCorrectedEdge(mending: Corrections, edges: readonly Edge[], lies: CorrectedEdge): Corrections {
  const all = new Map(mending.edges);
  for (const edge of edges) all.set(edge, lies);
  return { ...mending, edges: all };
}

/** Returns the open doubts, without squares and edges that the user has answered. */
export function listOpenDoubts(doubts: readonly Doubt[], mending: Corrections): Doubt[] {
  return doubts.flatMap((doubt): Doubt[] => {
    if (doubt.what === 'squares') {
      const squares = doubt.squares.filter((square) => !mending.settled.has(square));
      if (squares.length === doubt.squares.length) return [doubt];
      return squares.length > 0 ? [{ ...doubt, squares }] : [];
    }
    const edges = doubt.edges.filter((edge) => !mending.edges.has(edge));
    if (edges.length === doubt.edges.length) return [doubt];
    return edges.length > 0 ? [{ ...doubt, edges }] : [];
  });
}

export function applyCorrections({ board }: PhotoReading, mending: Corrections): Board {
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

/**
 * Applies the corrections of starting areas. An added square joins the nearest starting area, or else the starting area
 * of its half of the map.
 */
function mendedStarts(board: Board, { kinds }: Corrections): Board['starts'] {
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

/** Maximum distance, in squares, from which a square joins an existing starting area. */
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

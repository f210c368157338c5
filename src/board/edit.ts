import { type Edge, eastEdge, southEdge } from '../grid/edge';
import { type Square, squareAt, xOf, yOf } from '../grid/square';
import { filterUnconnectedStairs, type SquarePair } from './apart';
import { type Board, emptyBoard, hasEdge, hasSquare } from './board';
import {
  BLOCKING,
  type DOOR,
  HINDERING,
  INDOORS,
  LADDER,
  OPEN,
  PRINTED_OBJECT,
  SPECIAL,
  STAIRS,
  type WALL,
  WATER,
} from './terrain';

export type SquareBrush =
  /** Clears the square: outdoor ground of level 0 without a starting area. */
  | { readonly kind: 'bare' }
  | { readonly kind: 'terrain'; readonly bit: number; readonly on: boolean; readonly strength: number | null }
  | { readonly kind: 'level'; readonly level: number }
  /** Adds the square to the starting area of a side. Null removes the square from its starting area. */
  | { readonly kind: 'start'; readonly side: string | null };

/** Brush for edges. `strength` is null if the edge has no material strength. */
export interface EdgeBrush {
  readonly kind: 'edge';
  readonly lies: typeof OPEN | typeof WALL | typeof DOOR;
  readonly strength: number | null;
}

export type Brush = SquareBrush | EdgeBrush;

/** One painting step, on squares or on edges. */
export type BoardEdit =
  | { readonly squares: readonly Square[]; readonly brush: SquareBrush }
  | { readonly edges: readonly Edge[]; readonly brush: EdgeBrush };

/** Groups of mutually exclusive terrain bits. */
const EITHER_OR: readonly (readonly number[])[] = [
  [HINDERING, BLOCKING, WATER, PRINTED_OBJECT],
  [STAIRS, LADDER],
];

export const HIGHEST_LEVEL = 9;

/** Applies a painting step. Skips squares and edges off the board. */
export function applyEdit(board: Board, deed: BoardEdit): Board {
  return 'edges' in deed
    ? paintedEdges(board, deed.edges, deed.brush)
    : paintedSquares(board, deed.squares, deed.brush);
}

function paintedEdges(board: Board, edges: readonly Edge[], brush: EdgeBrush): Board {
  const walls = board.walls.slice();
  const wallStrengths = new Map(board.wallStrengths);
  for (const edge of edges) {
    if (!hasEdge(board, edge)) continue;
    walls[edge] = brush.lies;
    if (brush.lies === OPEN || brush.strength === null) wallStrengths.delete(edge);
    else wallStrengths.set(edge, brush.strength);
  }
  return { ...board, walls, wallStrengths };
}

function paintedSquares(board: Board, all: readonly Square[], brush: SquareBrush): Board {
  const squares = all.filter((square) => hasSquare(board, square));
  switch (brush.kind) {
    case 'bare': {
      const [levels, terrain] = [board.levels.slice(), board.terrain.slice()];
      for (const square of squares) levels[square] = terrain[square] = 0;
      return withStart(
        { ...board, levels, terrain, objectStrengths: without(board, squares), apart: withoutPairsOf(board, squares) },
        squares,
        null,
      );
    }
    case 'level': {
      const levels = board.levels.slice();
      for (const square of squares) levels[square] = Math.max(0, Math.min(HIGHEST_LEVEL, brush.level));
      return { ...board, levels };
    }
    case 'start':
      return withStart(board, squares, brush.side);
    case 'terrain':
      return withTerrain(board, squares, brush);
  }
}

function without(board: Board, squares: readonly Square[]): Map<Square, number> {
  const strengths = new Map(board.objectStrengths);
  for (const square of squares) strengths.delete(square);
  return strengths;
}

/**
 * Removes pairs of unconnected stairs that contain painted squares, because new stairs always lead to their neighbours.
 */
function withoutPairsOf(board: Board, squares: readonly Square[]): ReadonlySet<SquarePair> {
  if (board.apart.size === 0) return board.apart;
  const drawn = new Set(squares);
  return filterUnconnectedStairs(board, (a, b) => !drawn.has(a) && !drawn.has(b));
}

function withTerrain(
  board: Board,
  squares: readonly Square[],
  { bit, on, strength }: Extract<SquareBrush, { kind: 'terrain' }>,
): Board {
  const terrain = board.terrain.slice();
  const objectStrengths = new Map(board.objectStrengths);
  const shutOut = EITHER_OR.filter((row) => row.includes(bit)).flatMap((row) => row.filter((other) => other !== bit));
  const others = shutOut.reduce((sum, other) => sum | other, 0);
  for (const square of squares) {
    const now = terrain[square]!;
    const next = on ? (now & ~others) | bit : now & ~bit;
    terrain[square] = next;
    if (!(next & PRINTED_OBJECT)) objectStrengths.delete(square);
    else if (bit === PRINTED_OBJECT) {
      if (strength === null) objectStrengths.delete(square);
      else objectStrengths.set(square, strength);
    }
  }
  const apart = bit === STAIRS || shutOut.includes(STAIRS) ? withoutPairsOf(board, squares) : board.apart;
  return { ...board, terrain, objectStrengths, apart };
}

/** Adds squares to the starting area of a side and removes them from other areas. Empty areas are removed. */
function withStart(board: Board, squares: readonly Square[], side: string | null): Board {
  const taken = new Set(squares);
  const starts = new Map<string, readonly Square[]>();
  for (const [each, area] of board.starts) {
    const left = area.filter((square) => !taken.has(square));
    if (left.length > 0 || each === side) starts.set(each, left.length === area.length ? area : left);
  }
  if (side !== null && squares.length > 0) {
    starts.set(
      side,
      [...new Set([...(starts.get(side) ?? []), ...squares])].sort((a, b) => a - b),
    );
  }
  return { ...board, starts };
}

/** Returns whether two boards are equal, to detect strokes that change nothing and need no undo step. */
export function isSameBoard(a: Board, b: Board): boolean {
  return (
    a.width === b.width &&
    a.height === b.height &&
    sameList(a.levels, b.levels) &&
    sameList(a.terrain, b.terrain) &&
    sameList(a.walls, b.walls) &&
    a.apart.size === b.apart.size &&
    [...a.apart].every((pair) => b.apart.has(pair)) &&
    sameMap(a.starts, b.starts, sameList) &&
    sameMap(a.objectStrengths, b.objectStrengths, Object.is) &&
    sameMap(a.wallStrengths, b.wallStrengths, Object.is)
  );
}

function sameList(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
}

function sameMap<Key, Value>(
  a: ReadonlyMap<Key, Value>,
  b: ReadonlyMap<Key, Value>,
  same: (a: Value, b: Value) => boolean,
): boolean {
  return a.size === b.size && [...a].every(([key, value]) => b.has(key) && same(value, b.get(key) as Value));
}

/**
 * Resizes a board at its eastern and southern sides. Content outside the new size is lost. Throws a RangeError if the
 * size is invalid.
 */
export function resizeBoard(board: Board, width: number, height: number): Board {
  const bare = emptyBoard(width, height);
  const strengths = { objects: new Map<Square, number>(), walls: new Map<Edge, number>() };
  for (let y = 0; y < Math.min(height, board.height); y++) {
    for (let x = 0; x < Math.min(width, board.width); x++) {
      const square = squareAt(x, y);
      bare.levels[square] = board.levels[square]!;
      bare.terrain[square] = board.terrain[square]!;
      const strength = board.objectStrengths.get(square);
      if (strength !== undefined) strengths.objects.set(square, strength);
      for (const edge of [eastEdge(square), southEdge(square)]) {
        if (!hasEdge(bare, edge) || !hasEdge(board, edge)) continue;
        bare.walls[edge] = board.walls[edge]!;
        const firm = board.wallStrengths.get(edge);
        if (firm !== undefined) strengths.walls.set(edge, firm);
      }
    }
  }
  const starts = new Map<string, readonly Square[]>();
  for (const [side, squares] of board.starts) {
    const left = squares.filter((square) => hasSquare(bare, square));
    if (left.length > 0) starts.set(side, left);
  }
  const apart = filterUnconnectedStairs(board, (a, b) => hasSquare(bare, a) && hasSquare(bare, b));
  return { ...bare, starts, objectStrengths: strengths.objects, wallStrengths: strengths.walls, apart };
}

/** Terrain bits that can be painted, by name, in palette order. */
export const PAINT_BITS = {
  hindering: HINDERING,
  blocking: BLOCKING,
  water: WATER,
  special: SPECIAL,
  indoors: INDOORS,
  stairs: STAIRS,
  ladder: LADDER,
  object: PRINTED_OBJECT,
} as const;
export type PaintableTerrain = keyof typeof PAINT_BITS;

/** Lists the edges of a square that are inside the map. */
export function listEdgesAround(board: Board, square: Square): Edge[] {
  const [x, y] = [xOf(square), yOf(square)];
  return [
    ...(y > 0 ? [southEdge(squareAt(x, y - 1))] : []),
    ...(x > 0 ? [eastEdge(squareAt(x - 1, y))] : []),
    eastEdge(square),
    southEdge(square),
  ].filter((edge) => hasEdge(board, edge));
}

import { DIRECTIONS } from '../grid/direction';
import { distance, parseSquare, SQUARE_COUNT, type Square, squareAt, squareName, xOf, yOf } from '../grid/square';
import { err, ok, type Result } from '../plain/result';
import { type Board, hasSquare, isOnBoard } from './board';
import { STAIRS } from './terrain';

/** Pair of neighbouring squares, encoded as one integer independent of their order. */
export type SquarePair = number;

export function encodeSquarePair(a: Square, b: Square): SquarePair {
  return Math.min(a, b) * SQUARE_COUNT + Math.max(a, b);
}

/** Decodes a pair. The northern or western square is first. */
export function decodeSquarePair(pair: SquarePair): readonly [Square, Square] {
  return [Math.floor(pair / SQUARE_COUNT), pair % SQUARE_COUNT];
}

/** Returns whether the board lists both squares as stairs that do not lead to each other. */
export function areUnconnectedStairs({ apart }: Board, a: Square, b: Square): boolean {
  return apart.size > 0 && apart.has(encodeSquarePair(a, b));
}

/**
 * Returns whether two squares share one of the terrain bits in `bits`. If they share only stairs, the stairs must also
 * lead to each other.
 */
export function canClimb(board: Board, a: Square, b: Square, bits: number): boolean {
  const both = (board.terrain[a] ?? 0) & (board.terrain[b] ?? 0) & bits;
  return both !== 0 && ((both & ~STAIRS) !== 0 || !areUnconnectedStairs(board, a, b));
}

/** Returns the pairs of stairs that do not lead to each other, as names: `c4/c5`. Undefined if there are none. */
export function listUnconnectedStairs({ apart }: Board): readonly string[] | undefined {
  if (apart.size === 0) return undefined;
  return [...apart].sort((a, b) => a - b).map((pair) => decodeSquarePair(pair).map(squareName).join('/'));
}

/**
 * Adds pairs of stairs that do not lead to each other. The fault is the first name that is not a pair of neighbouring
 * squares on the board.
 */
export function withUnconnectedStairs(board: Board, names: readonly string[]): Result<Board, string> {
  const apart = new Set(board.apart);
  for (const name of names) {
    const [a = null, b = null, ...more] = name.split('/').map(parseSquare);
    if (a === null || b === null || more.length > 0 || !hasSquare(board, a) || !hasSquare(board, b)) return err(name);
    if (distance(a, b) !== 1) return err(name);
    apart.add(encodeSquarePair(a, b));
  }
  return ok({ ...board, apart });
}

/** Returns the pairs for which `keeps` is true. Returns the same set if all pairs remain. */
export function filterUnconnectedStairs(
  { apart }: Board,
  keeps: (a: Square, b: Square) => boolean,
): ReadonlySet<SquarePair> {
  const kept = [...apart].filter((pair) => keeps(...decodeSquarePair(pair)));
  return kept.length === apart.size ? apart : new Set(kept);
}

/** Lists neighbouring stairs of different height, each pair once. */
export function listStairPairs(board: Board, squares: readonly Square[]): [Square, Square][] {
  return squares.flatMap((square) => {
    if (((board.terrain[square] ?? 0) & STAIRS) === 0) return [];
    return DIRECTIONS.flatMap(({ dx, dy }): [Square, Square][] => {
      if (!isOnBoard(board, xOf(square) + dx, yOf(square) + dy)) return [];
      const next = squareAt(xOf(square) + dx, yOf(square) + dy);
      const climbs = (board.terrain[next] ?? 0) & STAIRS && board.levels[next] !== board.levels[square];
      return climbs && next > square ? [[square, next]] : [];
    });
  });
}

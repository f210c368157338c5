import type { Board } from '../board/board';
import { PRINTED_OBJECT } from '../board/terrain';
import type { Edge } from '../grid/edge';
import type { Square } from '../grid/square';
import { type TableToken, TOKEN_KINDS } from './tokens';

/** A token or map object with a material strength, on a square with such a token. */
export interface HeapItem {
  /** Id of the token. Null if the item is an object of the map. */
  readonly token: string | null;
  /** Material strength; null if nothing can break the object. */
  readonly strength: number | null;
  /** Whether the object survives one more hit. */
  readonly stays: boolean;
}

/**
 * Heaps by square: all tokens and map objects with a material strength, on each square with such a token. The first
 * item is the default target.
 */
export type Heaps = ReadonlyMap<Square, readonly HeapItem[]>;

/**
 * A target on a square. `token` is the id of a token, or null for the object of the map. If `token` is absent, the
 * first object is the target.
 */
export interface HeapTarget {
  readonly square: Square;
  readonly token?: string | null;
}

/** Target of an attack that is not a piece: something on a square, or a wall or door. */
export type InanimateTarget = HeapTarget | { readonly edge: Edge };

/**
 * Lists the tokens on the map that have a strength. Objectives come first, because players usually attack objectives.
 */
function listTokensWithStrength<Token extends Pick<TableToken, 'at' | 'kind' | 'strength'>>(
  tokens: readonly Token[],
): Token[] {
  const strong = tokens.filter(({ at, strength }) => at !== null && strength !== null);
  const isObjective = ({ kind }: Token) => kind === TOKEN_KINDS.objective;
  return [...strong.filter(isObjective), ...strong.filter((token) => !isObjective(token))];
}

export function findHeaps({ terrain, objectStrengths }: Board, tokens: readonly TableToken[]): Heaps {
  const heaps = new Map<Square, HeapItem[]>();
  for (const { id, at, strength, wounds, times } of listTokensWithStrength(tokens)) {
    const heap = heaps.get(at as Square) ?? [];
    heap.push({ token: id, strength, stays: times === null || wounds + 1 < times });
    heaps.set(at as Square, heap);
  }
  for (const [square, heap] of heaps) {
    const strength = objectStrengths.get(square) ?? null;
    const isPrinted = ((terrain[square] ?? 0) & PRINTED_OBJECT) !== 0;
    if (strength !== null || isPrinted) heap.push({ token: null, strength, stays: false });
  }
  return heaps;
}

/** Returns a board on which each heap blocks shots like an object, with the strength of the heap's first object. */
export function boardWithHeaps(board: Board, heaps: Heaps): Board {
  const objectStrengths = new Map(board.objectStrengths);
  for (const [square, [first]] of heaps) if (first?.strength != null) objectStrengths.set(square, first.strength);
  return { ...board, objectStrengths };
}

/** Returns whether something remains on a square after its first object is damaged once more. */
export function doesHeapSurviveHit(heaps: Heaps | undefined, square: Square): boolean {
  const heap = heaps?.get(square) ?? [];
  return heap.length > 1 || heap[0]?.stays === true;
}

/**
 * Returns the token that is the target; null if the target is an object of the map, or if the square has no such token.
 */
export function findTargetToken(tokens: readonly TableToken[], { square, token }: HeapTarget): TableToken | null {
  const here = listTokensWithStrength(tokens).filter(({ at }) => at === square);
  return (token === undefined ? here[0] : here.find(({ id }) => id === token)) ?? null;
}

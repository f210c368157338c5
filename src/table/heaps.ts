import type { Board } from '../board/board';
import { PRINTED_OBJECT } from '../board/terrain';
import type { Square } from '../grid/square';
import { type TableToken, TOKEN_KINDS } from './tokens';

/** Something with a material strength on a space where a token is. */
export interface HeapedThing {
  /** Null: what the map itself has there. */
  readonly token: string | null;
  /** Null where nothing breaks it. */
  readonly strength: number | null;
  /** Whether it is still there when it is damaged once more. */
  readonly stays: boolean;
}

/** The things on each space where a token withstands something; first the one that is meant where nobody says which. */
export type Heaps = ReadonlyMap<Square, readonly HeapedThing[]>;

/** A thing on a space. `token` is the token meant, null what the map itself has there; left out: the first of the heap. */
export interface OnSquare {
  readonly square: Square;
  readonly token?: string | null;
}

/** Tokens with a strength on the map, those of objectives first: they are what players attack for. */
function strongOf<Token extends Pick<TableToken, 'at' | 'kind' | 'strength'>>(tokens: readonly Token[]): Token[] {
  const strong = tokens.filter(({ at, strength }) => at !== null && strength !== null);
  const isObjective = ({ kind }: Token) => kind === TOKEN_KINDS.objective;
  return [...strong.filter(isObjective), ...strong.filter((token) => !isObjective(token))];
}

export function heapsOf({ terrain, objectStrengths }: Board, tokens: readonly TableToken[]): Heaps {
  const heaps = new Map<Square, HeapedThing[]>();
  for (const { id, at, strength, wounds, times } of strongOf(tokens)) {
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

/** The board on which a heap withstands what its first thing does: it is in the way of shots as an object is. */
export function boardWithHeaps(board: Board, heaps: Heaps): Board {
  const objectStrengths = new Map(board.objectStrengths);
  for (const [square, [first]] of heaps) if (first?.strength != null) objectStrengths.set(square, first.strength);
  return { ...board, objectStrengths };
}

/** Whether something still stands on a space when the first of its things was damaged once more. */
export function outlastsDamage(heaps: Heaps | undefined, square: Square): boolean {
  const heap = heaps?.get(square) ?? [];
  return heap.length > 1 || heap[0]?.stays === true;
}

/** The token that is meant; null where it is what the map itself has, or none is there. */
export function tokenMeant(tokens: readonly TableToken[], { square, token }: OnSquare): TableToken | null {
  const here = strongOf(tokens).filter(({ at }) => at === square);
  return (token === undefined ? here[0] : here.find(({ id }) => id === token)) ?? null;
}

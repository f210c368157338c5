import type { Board } from '../board/board';
import type { Square } from '../grid/square';
import type { Allied } from './allies';
import type { PlayedFormat } from './formats';
import type { Heaps } from './heaps';
import type { Piece } from './piece';

export interface TableObject {
  readonly id: string;
  readonly at: Square;
  readonly kind: 'light' | 'heavy' | 'immobile';
  /** The side that laid it before the first turn, where that is known. */
  readonly by?: string;
  /** What a special object is called; left out: a standard one. */
  readonly name?: string;
}

/** Everything a ruling looks at. Plain data; a question never changes it. */
export interface Position extends Allied {
  readonly board: Board;
  /** In the order in which they were written; ids are unique. */
  readonly pieces: readonly Piece[];
  /** Objects that nobody holds. */
  readonly objects: readonly TableObject[];
  /** Squares that a barrier blocks, where it is known that one does. */
  readonly barriers?: readonly Square[];
  /** Whose turn it is; null: the side of the piece that acts. */
  readonly turn: string | null;
  readonly round: number;
  /** The first player first. */
  readonly order: readonly string[];
  readonly buildTotals: Readonly<Record<string, number>>;
  /** The format of play, where one leaves something out. */
  readonly playedIn?: PlayedFormat;
  /** Strike Teams: where figures come back, by kind. */
  readonly spawns: Readonly<Record<string, readonly Square[]>>;
  /** Strike Teams: ammunition crates. */
  readonly ammunition: readonly Square[];
  /** Strike Teams: where tokens withstand something, what stands there; left out: nowhere. */
  readonly heaps?: Heaps;
  /** Strike Teams: henchmen who share points. */
  readonly groups: Readonly<Record<string, HenchmanGroup>>;
}

export interface HenchmanGroup {
  readonly members: readonly string[];
  readonly actionPoints: number;
  readonly gain: number;
}

export function makePosition(board: Board, pieces: readonly Piece[], overrides: Partial<Position> = {}): Position {
  return {
    board,
    pieces,
    objects: [],
    turn: null,
    round: 2,
    order: [...new Set(pieces.map((piece) => piece.side))],
    buildTotals: {},
    spawns: {},
    ammunition: [],
    groups: {},
    ...overrides,
  };
}

export function pieceOf(position: Position, id: string): Piece | null {
  return position.pieces.find((piece) => piece.id === id) ?? null;
}

export function pieceOn(position: Position, square: Square): Piece | null {
  return position.pieces.find((piece) => piece.squares.includes(square)) ?? null;
}

import { type Board, isOnBoard } from '../board/board';
import { type Square, squareAt, xOf, yOf } from '../grid/square';
import type { PlayedFormat } from './formats';
import type { Heaps } from './heaps';
import type { Piece } from './piece';

export interface TableObject {
  readonly id: string;
  readonly at: Square;
  readonly kind: 'light' | 'heavy' | 'immobile';
  /** Side that placed the object before the first turn, if known. */
  readonly by?: string;
  /** Name of a special object; absent for a standard object. */
  readonly name?: string;
}

/** Everything that a ruling depends on. Plain data; answering a question never changes it. */
export interface Position extends HasAlliances {
  readonly board: Board;
  /** Pieces in the order in which they were written. Ids are unique. */
  readonly pieces: readonly Piece[];
  /** Objects that no piece holds. */
  readonly objects: readonly TableObject[];
  /** Squares known to be blocked by a barrier. */
  readonly barriers?: readonly Square[];
  /** The side that has the turn; null means the side of the acting piece. */
  readonly turn: string | null;
  readonly round: number;
  /** Sides in turn order. */
  readonly order: readonly string[];
  readonly buildTotals: Readonly<Record<string, number>>;
  /** The format of play, if it leaves something out. */
  readonly playedIn?: PlayedFormat;
  /** Strike Teams: squares where figures respawn, by kind. */
  readonly spawns: Readonly<Record<string, readonly Square[]>>;
  /** Strike Teams: ammunition crates. */
  readonly ammunition: readonly Square[];
  /** Strike Teams: the objects on squares that hold a token with a strength; absent if there are none. */
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

export function findPiece(position: Position, id: string): Piece | null {
  return position.pieces.find((piece) => piece.id === id) ?? null;
}

export function findPieceOn(position: Position, square: Square): Piece | null {
  return position.pieces.find((piece) => piece.squares.includes(square)) ?? null;
}

/** Returns the position with one power or ability of a piece switched off, for example by Outwit. */
export function withoutPower(position: Position, piece: string, power: string): Position {
  const kept = (each: string): boolean => each !== power;
  return {
    ...position,
    pieces: position.pieces.map((one) =>
      one.id === piece
        ? {
            ...one,
            abilities: one.abilities.filter(kept),
            powers: one.powers.filter(kept),
            ...(one.specials ? { specials: one.specials.filter(kept) } : {}),
          }
        : one,
    ),
  };
}

/** Returns the base of a figure with its first square on `square`. Null if the base does not fit on the map. */
export function anchorBaseAt({ board }: Position, piece: Piece, square: Square): readonly Square[] | null {
  const [first = square] = piece.squares;
  const [dx, dy] = [xOf(square) - xOf(first), yOf(square) - yOf(first)];
  const places = piece.squares.map((own) => [xOf(own) + dx, yOf(own) + dy] as const);
  return places.every(([x, y]) => isOnBoard(board, x, y)) ? places.map(([x, y]) => squareAt(x, y)) : null;
}

/** Team names by side, for sides that play in a team. Absent if every side plays alone. */
export interface HasAlliances {
  readonly alliances?: Readonly<Record<string, string>>;
}

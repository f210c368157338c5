import { type Board, emptyBoard } from '../board/board';
import { idShape } from '../catalog/field-shapes';
import { listOf, oneOf, shape, type TypeOf } from '../plain/shape';
import type { Piece } from './piece';
import type { Position } from './position';

/** Parts of the rules that a format can leave out. Stored games use these names, so they never change. */
export const FORMAT_PARTS = ['powers', 'tactics', 'core'] as const;
export type FormatPart = (typeof FORMAT_PARTS)[number];

/**
 * Format of a game. It lists the parts of the rules that are left out, because a stored game must not depend on a
 * rulebook.
 */
export const formatShape = shape({ id: idShape, without: listOf(oneOf(...FORMAT_PARTS), FORMAT_PARTS.length) });
export type PlayedFormat = TypeOf<typeof formatShape>;

/** An object that is played in a format; if the format is absent, all rules are used. */
export interface HasFormat {
  readonly format?: PlayedFormat | undefined;
}

/** Returns whether a format leaves out a part of the rules ("Step 1: Announce the Format" of 2008). */
export function formatOmits(of: HasFormat | null | undefined, part: FormatPart): boolean {
  return of?.format?.without.includes(part) === true;
}

/** Cache of reduced pieces by format. Pieces and formats never change, and one deed reads each piece many times. */
const read = new WeakMap<PlayedFormat, WeakMap<Piece, Piece>>();

/**
 * Reduces a piece to what its format uses: without powers and abilities only its values. The Basics also drop the range
 * value, because they only have close combat.
 */
export function pieceInFormat(piece: Piece, { format }: HasFormat): Piece {
  if (!formatOmits({ format }, 'powers') || !format) return piece;
  const known = read.get(format) ?? new WeakMap<Piece, Piece>();
  read.set(format, known);
  const ready = known.get(piece);
  if (ready) return ready;
  const { specials: _, ...rest } = piece;
  const short = formatOmits({ format }, 'core') ? { range: 0 } : {};
  const bare: Piece = { ...rest, ...short, powers: [], abilities: [], team: null };
  known.set(piece, bare);
  // A reduced piece maps to itself.
  known.set(bare, bare);
  return bare;
}

/** Cache of reduced boards. Boards never change and are read often. */
const cleared = new WeakMap<Board, Board>();

/**
 * Reduces a board to what its format uses. "SETTING UP THE MAP" of 2008: in the Basics only the starting areas count;
 * Part 1 ignores the rest of the map, even walls.
 */
export function boardInFormat(board: Board, { format }: HasFormat): Board {
  if (!formatOmits({ format }, 'core')) return board;
  const known = cleared.get(board);
  if (known) return known;
  const made = { ...emptyBoard(board.width, board.height), starts: board.starts };
  cleared.set(board, made);
  cleared.set(made, made);
  return made;
}

/** Reduces a position to what its format uses: pieces and board. In the Basics there are no objects and barriers. */
export function positionInFormat<Of extends Position>(position: Of, { format }: HasFormat): Of {
  if (!format) return position;
  const pieces = position.pieces.map((piece) => pieceInFormat(piece, { format }));
  const read = { ...position, playedIn: format, pieces, board: boardInFormat(position.board, { format }) };
  return formatOmits({ format }, 'core') ? { ...read, objects: [], barriers: [] } : read;
}

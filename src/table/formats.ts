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

/** A table, a position or another value with a format of play. If the format is absent, all rules are used. */
export interface HasFormat {
  readonly format?: PlayedFormat | undefined;
}

/** Returns whether a format leaves out a part of the rules ("Step 1: Announce the Format" of 2008). */
export function formatOmits(of: HasFormat | null | undefined, part: FormatPart): boolean {
  return of?.format?.without.includes(part) === true;
}

/**
 * Cache of pieces without the parts that a format omits. Pieces and formats never change, and one deed reads each piece
 * many times.
 */
const read = new WeakMap<PlayedFormat, WeakMap<Piece, Piece>>();

/**
 * Removes from a piece what its format omits. Without powers and abilities, only its values remain. The Basics also
 * omit the range value, because they only have close combat.
 */
export function reducePieceToFormat(piece: Piece, { format }: HasFormat): Piece {
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

/** Cache of boards without the parts that formats omit. Boards never change and are read often. */
const cleared = new WeakMap<Board, Board>();

/**
 * Removes from a board what its format omits. "SETTING UP THE MAP" of 2008: in the Basics only the starting areas
 * count; Part 1 ignores the rest of the map, even walls.
 */
export function reduceBoardToFormat(board: Board, { format }: HasFormat): Board {
  if (!formatOmits({ format }, 'core')) return board;
  const known = cleared.get(board);
  if (known) return known;
  const made = { ...emptyBoard(board.width, board.height), starts: board.starts };
  cleared.set(board, made);
  cleared.set(made, made);
  return made;
}

/** Removes from a position what its format omits. In the Basics there are no objects and barriers. */
export function reducePositionToFormat<Of extends Position>(position: Of, { format }: HasFormat): Of {
  if (!format) return position;
  const pieces = position.pieces.map((piece) => reducePieceToFormat(piece, { format }));
  const read = { ...position, playedIn: format, pieces, board: reduceBoardToFormat(position.board, { format }) };
  return formatOmits({ format }, 'core') ? { ...read, objects: [], barriers: [] } : read;
}

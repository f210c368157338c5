import { type Board, emptyBoard } from '../board/board';
import { id } from '../catalog/checks';
import { type Checked, listOf, oneOf, shape } from '../plain/shape';
import type { Piece } from './piece';
import type { Position } from './position';

/** What a format of play may leave out. Games on disk name these, so none is ever renamed. */
export const FORMAT_PARTS = ['powers', 'tactics', 'core'] as const;
export type FormatPart = (typeof FORMAT_PARTS)[number];

/** The format that a game is played in; it says itself what is left out, so that a stored game needs no book for it. */
export const formatShape = shape({ id, without: listOf(oneOf(...FORMAT_PARTS), FORMAT_PARTS.length) });
export type PlayedFormat = Checked<typeof formatShape>;

/** What is played in a format; left out: everything plays. */
export interface Formatted {
  readonly format?: PlayedFormat | undefined;
}

/** Whether a format leaves a part of the rules out ("Step 1: Announce the Format" of 2008). */
export function leavesOut(of: Formatted | null | undefined, part: FormatPart): boolean {
  return of?.format?.without.includes(part) === true;
}

/** Neither a piece nor a format ever changes, and each is asked for its values many times in a deed. */
const read = new WeakMap<PlayedFormat, WeakMap<Piece, Piece>>();

/** A piece as its format reads it: without powers and abilities its values alone, in the Basics without the range value, too, for they know only close combat. */
export function pieceInFormat(piece: Piece, { format }: Formatted): Piece {
  if (!leavesOut({ format }, 'powers') || !format) return piece;
  const known = read.get(format) ?? new WeakMap<Piece, Piece>();
  read.set(format, known);
  const ready = known.get(piece);
  if (ready) return ready;
  const { specials: _, ...rest } = piece;
  const short = leavesOut({ format }, 'core') ? { range: 0 } : {};
  const bare: Piece = { ...rest, ...short, powers: [], abilities: [], team: null };
  known.set(piece, bare);
  // Who is bare already is read as it is, however often it is read.
  known.set(bare, bare);
  return bare;
}

/** A board never changes, and is asked about many times. */
const cleared = new WeakMap<Board, Board>();

/**
 * A board as its format reads it. "SETTING UP THE MAP" of 2008: in the Basics only the starting areas count, and of the rest of
 * the map, walls among it, Part 1 knows nothing.
 */
export function boardInFormat(board: Board, { format }: Formatted): Board {
  if (!leavesOut({ format }, 'core')) return board;
  const known = cleared.get(board);
  if (known) return known;
  const made = { ...emptyBoard(board.width, board.height), starts: board.starts };
  cleared.set(board, made);
  cleared.set(made, made);
  return made;
}

/** A position as its format reads it: its pieces, its board, and no object or barrier where the Basics alone are played. */
export function positionInFormat<Of extends Position>(position: Of, { format }: Formatted): Of {
  if (!format) return position;
  const pieces = position.pieces.map((piece) => pieceInFormat(piece, { format }));
  const read = { ...position, playedIn: format, pieces, board: boardInFormat(position.board, { format }) };
  return leavesOut({ format }, 'core') ? { ...read, objects: [], barriers: [] } : read;
}

import { type Board, emptyBoard } from '../board/board';
import { formatOmits, type HasFormat, type PlayedFormat } from './formats';
import type { Piece } from './piece';
import type { Position } from './position';

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

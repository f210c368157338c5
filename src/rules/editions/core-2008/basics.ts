import { type Board, emptyBoard } from '../../../board/board';
import { leavesOut } from '../../../table/formats';
import type { Position } from '../../../table/position';

/** "PART 1: THE BASICS": whether nothing beyond them is played. */
export function inBasics({ playedIn }: Pick<Position, 'playedIn'>): boolean {
  return leavesOut({ format: playedIn }, 'core');
}

/** A board never changes, and is asked about many times. */
const bare = new WeakMap<Board, Board>();

function bareBoard(board: Board): Board {
  const known = bare.get(board);
  if (known) return known;
  const made = { ...emptyBoard(board.width, board.height), starts: board.starts };
  bare.set(board, made);
  return made;
}

/**
 * The position as its format has it. "SETTING UP THE MAP": in the Basics only the starting areas count, and of the rest of the
 * map, walls among it, Part 1 knows as little as of objects.
 */
export function asPlayed(position: Position): Position {
  if (!inBasics(position)) return position;
  return { ...position, board: bareBoard(position.board), objects: [], barriers: [] };
}

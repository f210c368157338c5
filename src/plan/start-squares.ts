import { type Board, listBoardSquares } from '../board/board';
import { distance, type Square, squareAt, xOf, yOf } from '../grid/square';
import type { Ruleset } from '../rules/ruleset';
import { areFriendly } from '../table/allies';
import { boardInPlay, type Figure, type Table } from '../table/table';

/**
 * Lists the squares in which the side of a figure starts: its starting area on the map, or else the strip along an edge
 * in editions that start there. Null if the map has neither.
 */
export function listStartSquares(ruleset: Ruleset, table: Table, figure: Figure): readonly Square[] | null {
  const board = boardInPlay(table);
  if (!board) return null;
  const area = board.starts.get(figure.side) ?? [];
  if (area.length > 0) return area;
  if (board.starts.size > 0) return null;
  const mayStart = (square: Square) =>
    ruleset.setup.againstFigure(table, figure.piece, [square]).every(({ code }) => code !== 'outside-area');
  const all = listBoardSquares(board);
  // Without a strip, the rules refuse no square: the players would have to agree on an area.
  if (all.every(mayStart)) return null;
  const friend = [...table.figures.values()].find((each) => each.side === figure.side && each.squares.length > 0);
  if (friend) return all.filter(mayStart);
  const edge = chooseEdge(board, table, figure.side, mayStart);
  return edge === null ? null : all.filter((square) => mayStart(square) && isAlong(board, edge, square));
}

/**
 * Returns the middle square of the edge where a side starts: the one farthest from the opponents on the map, or else
 * the one that belongs to its place among the players. Null if no edge has room.
 */
function chooseEdge(board: Board, table: Table, side: string, mayStart: (square: Square) => boolean): Square | null {
  const { width, height } = board;
  const [x, y] = [width >> 1, height >> 1];
  const edges = [squareAt(x, 0), squareAt(x, height - 1), squareAt(0, y), squareAt(width - 1, y)].filter(mayStart);
  const others = [...table.figures.values()].filter((each) => each.side !== side && !each.defeated);
  const opponents = others.filter((each) => !areFriendly(table, each.side, side)).flatMap(({ squares }) => squares);
  const place = table.players.findIndex((player) => player.side === side);
  const nearest = (edge: Square) => Math.min(...opponents.map((square) => distance(square, edge)));
  const isFree = (edge: Square) => !others.some(({ squares }) => squares.some((each) => distance(each, edge) <= 1));
  const free = edges.filter(isFree);
  if (opponents.length === 0) return free[place] ?? free[0] ?? null;
  return free.toSorted((a, b) => nearest(b) - nearest(a))[0] ?? null;
}

/** Depth in squares of the border that holds the strips. Strips of two edges never meet in it. */
const BORDER = 4;

/** Whether a square is in the border along the edge with the middle square `edge`. */
function isAlong({ width, height }: Board, edge: Square, square: Square): boolean {
  if (yOf(edge) === 0) return yOf(square) < BORDER;
  if (yOf(edge) === height - 1) return yOf(square) >= height - BORDER;
  return xOf(edge) === 0 ? xOf(square) < BORDER : xOf(square) >= width - BORDER;
}

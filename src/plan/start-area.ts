import { type Board, listBoardSquares } from '../board/board';
import { BLOCKING, HINDERING, WATER } from '../board/terrain';
import { distance, type Square } from '../grid/square';
import { areFriendly } from '../table/allies';
import { boardInPlay, type Figure, type Table } from '../table/table';
import { makePieceOfFigure } from '../table/table-position';
import { SHOOTING_RANGE } from './placement';

/** A starting area and the side that would have it. */
export interface AreaOfSide {
  readonly side: string;
  readonly squares: readonly Square[];
}

/** Weight of slow ground for a figure on foot, relative to cover for one that shoots. */
const SLOW_WEIGHT = 0.5;

/** Distance from a starting area, in squares, up to which terrain counts. */
const AROUND = 3;

/**
 * Returns the index of the starting area that is best for a side, of those that are `open`: cover and height for its
 * figures that shoot, clear ground for those on foot, and the opposite for opponents in the other areas. Of equal areas,
 * the present one of the side. -1 if none is open.
 */
export function chooseStartArea(
  table: Table,
  side: string,
  areas: readonly AreaOfSide[],
  open: readonly number[],
): number {
  const board = boardInPlay(table);
  if (!board) return -1;
  const figures = [...table.figures.values()].filter(({ defeated }) => !defeated);
  const grounds = areas.map(({ squares }) => measureGround(board, squares));
  const own = figures.filter((figure) => figure.side === side);
  const opponents = figures.filter((figure) => !areFriendly(table, figure.side, side));
  const present = areas.findIndex((area) => area.side === side);
  let best = { index: -1, score: Number.NEGATIVE_INFINITY };
  for (const index of open.toSorted((a, b) => Number(b === present) - Number(a === present))) {
    const others = grounds.filter((_, other) => other !== index);
    const score =
      sumOver(own, (figure) => scoreGround(table, figure, grounds[index])) -
      sumOver(others, (ground) => sumOver(opponents, (figure) => scoreGround(table, figure, ground))) /
        Math.max(1, others.length);
    // Rounding to integers makes equal areas equal on every device.
    const points = Math.round(1000 * score);
    if (points > best.score) best = { index, score: points };
  }
  return best.index;
}

/** Ground in and around a starting area: share of the squares with cover or height, and of those that slow figures. */
interface Ground {
  readonly cover: number;
  readonly slow: number;
}

function measureGround(board: Board, area: readonly Square[]): Ground {
  const near = listBoardSquares(board).filter(
    (square) =>
      ((board.terrain[square] ?? 0) & BLOCKING) === 0 && area.some((each) => distance(each, square) <= AROUND),
  );
  const share = (counts: (square: Square) => boolean) => near.filter(counts).length / Math.max(1, near.length);
  const has = (square: Square, terrain: number) => ((board.terrain[square] ?? 0) & terrain) !== 0;
  return {
    cover: share((square) => has(square, HINDERING) || (board.levels[square] ?? 0) > 0),
    slow: share((square) => has(square, HINDERING | WATER)),
  };
}

function scoreGround(table: Table, figure: Figure, ground: Ground = { cover: 0, slow: 0 }): number {
  const piece = makePieceOfFigure(figure, table);
  if (piece.range >= SHOOTING_RANGE) return figure.points * ground.cover;
  return piece.abilities.includes('flight') ? 0 : -figure.points * ground.slow * SLOW_WEIGHT;
}

function sumOver<Item>(items: readonly Item[], score: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + score(item), 0);
}

import { type Edge, eastEdge, southEdge } from '../grid/edge';
import { squareAt } from '../grid/square';
import { type Board, hasEdge } from './board';
import { DOOR, WALL } from './terrain';

/**
 * Straight run of wall, or one door, between two grid points, counted from the upper left corner of the map. The end
 * nearer to the origin comes first.
 */
export interface WallRun {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly lies: typeof WALL | typeof DOOR;
  readonly strength: number | null;
}

/** Returns all walls of a board as straight runs of equal strength, and each door separately. */
export function listWallRuns(board: Board): WallRun[] {
  return [
    ...linesOf(board, board.width, board.height, (line, along) => eastEdge(squareAt(line - 1, along))).map(
      ({ line, from, to, ...kind }): WallRun => ({ x0: line, y0: from, x1: line, y1: to, ...kind }),
    ),
    ...linesOf(board, board.height, board.width, (line, along) => southEdge(squareAt(along, line - 1))).map(
      ({ line, from, to, ...kind }): WallRun => ({ x0: from, y0: line, x1: to, y1: line, ...kind }),
    ),
  ];
}

interface OnLine extends Pick<WallRun, 'lies' | 'strength'> {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

function linesOf(board: Board, lines: number, length: number, edgeAt: (line: number, along: number) => Edge): OnLine[] {
  const runs: OnLine[] = [];
  for (let line = 1; line < lines; line++) {
    for (let along = 0; along < length; along++) {
      const edge = edgeAt(line, along);
      const lies = board.walls[edge];
      if (!hasEdge(board, edge) || (lies !== WALL && lies !== DOOR)) continue;
      const strength = board.wallStrengths.get(edge) ?? null;
      const last = runs.at(-1);
      const goesOn =
        last && last.line === line && last.to === along && last.lies === lies && last.strength === strength;
      if (goesOn && lies === WALL) runs[runs.length - 1] = { ...last, to: along + 1 };
      else runs.push({ line, from: along, to: along + 1, lies, strength });
    }
  }
  return runs;
}

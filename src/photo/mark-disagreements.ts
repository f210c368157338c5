import type { PhotoReading, SquareKind, SquareReading } from './types';

/** Maximum confidence in a square that a second reading disputes. */
const OUTVOTED = 0.66;

/** Returns the first reading, with squares marked doubtful if the second reading differs. */
export function markDisagreements(first: PhotoReading, other: PhotoReading): PhotoReading {
  return {
    board: first.board,
    squares: first.squares.map((own, place) => {
      const { read } = other.squares[place] as SquareReading;
      if (same(own.read, read)) return own;
      return {
        ...own,
        runnerUp: own.doubtful ? own.runnerUp : read,
        sure: Math.min(own.sure, OUTVOTED),
        doubtful: true,
      };
    }),
    edges: first.edges,
  };
}

function same(a: SquareKind, b: SquareKind): boolean {
  return a.terrain === b.terrain && a.level === b.level && a.start === b.start;
}

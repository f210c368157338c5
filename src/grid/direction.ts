import { type Square, STRIDE, xOf, yOf } from './square';

export const DIRECTION_NAMES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type DirectionName = (typeof DIRECTION_NAMES)[number];

export interface Direction {
  readonly name: DirectionName;
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
  /** Offset that is added to a square to get its neighbour. */
  readonly step: number;
}

function direction(name: DirectionName, dx: -1 | 0 | 1, dy: -1 | 0 | 1): Direction {
  return { name, dx, dy, step: dy * STRIDE + dx };
}

/** The eight directions, clockwise from north; even indexes are orthogonal, odd indexes diagonal. */
export const DIRECTIONS: readonly Direction[] = [
  direction('n', 0, -1),
  direction('ne', 1, -1),
  direction('e', 1, 0),
  direction('se', 1, 1),
  direction('s', 0, 1),
  direction('sw', -1, 1),
  direction('w', -1, 0),
  direction('nw', -1, -1),
];

/**
 * Lists the neighbours of the squares without duplicates. Neighbours may be off the map, but never wrap around to its
 * other side.
 */
export function squaresAround(squares: readonly Square[]): readonly Square[] {
  const around = squares.flatMap((square) =>
    DIRECTIONS.filter(({ dx }) => xOf(square) + dx >= 0).map(({ step }) => square + step),
  );
  return [...new Set(around)];
}

export function parseDirection(name: string): Direction | null {
  return DIRECTIONS.find((each) => each.name === name) ?? null;
}

/** Returns the direction from one square to another. Null if the line is neither straight nor an exact diagonal. */
export function straightDirection(from: Square, to: Square): Direction | null {
  const dx = xOf(to) - xOf(from);
  const dy = yOf(to) - yOf(from);
  if ((dx === 0 && dy === 0) || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return null;
  return DIRECTIONS.find((each) => each.dx === Math.sign(dx) && each.dy === Math.sign(dy)) ?? null;
}

import { parseSquare, type Square } from '../../src/grid/square';

/** Parses the name of a square, such as `c4`. Throws if the name is invalid. */
export function squareNamed(name: string): Square {
  const square = parseSquare(name);
  if (square === null) throw new Error(`${name} is no square`);
  return square;
}

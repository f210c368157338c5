/**
 * A square as one integer, `y * STRIDE + x`, the same on every map. An offset between two squares is one integer too.
 * Data that depends only on an offset is computed once for all maps.
 */
export type Square = number;

/** Difference between a square and the square south of it. The largest map has 64 columns and 64 rows. */
export const STRIDE = 64;
export const MAX_SIDE = 64;
/** Length of an array with one item per square. */
export const SQUARE_COUNT = STRIDE * MAX_SIDE;

export function squareAt(x: number, y: number): Square {
  return y * STRIDE + x;
}

export function xOf(square: Square): number {
  return square & (STRIDE - 1);
}

export function yOf(square: Square): number {
  return square >> 6;
}

/** Returns the distance with diagonal steps allowed: max(|dx|, |dy|). */
export function distance(a: Square, b: Square): number {
  return Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)));
}

/** Converts a column index to letters: `0` → `a`, `25` → `z`, `26` → `aa`. */
export function columnName(x: number): string {
  return x < 26 ? String.fromCharCode(97 + x) : columnName(Math.floor(x / 26) - 1) + columnName(x % 26);
}

/** Formats a square: `c4` is the column letter, then the row counted from 1 at the top. */
export function squareName(square: Square): string {
  return columnName(xOf(square)) + (yOf(square) + 1);
}

/** Parses a square name such as `c4`. Null if the text names no square of the largest map. */
export function parseSquare(text: string): Square | null {
  const match = /^([a-z]{1,2})([1-9]\d?)$/.exec(text);
  if (!match) return null;
  const letters = match[1] as string;
  const x =
    letters.length === 1 ? letters.charCodeAt(0) - 97 : (letters.charCodeAt(0) - 96) * 26 + letters.charCodeAt(1) - 97;
  const y = Number(match[2]) - 1;
  return x < MAX_SIDE && y < MAX_SIDE ? squareAt(x, y) : null;
}

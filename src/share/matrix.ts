import { encode } from 'uqr';

/** Signs of a link whose code a phone's camera still reads off another phone's screen. */
export const MOST_IN_CODE = 1200;

/** A QR code as dots, without the quiet margin. */
export interface Matrix {
  /** Dots a side. */
  readonly size: number;
  /** Rows from the top; true is dark. */
  readonly rows: readonly (readonly boolean[])[];
}

/**
 * The smallest code of a text.
 * @param safety how much of it may be lost: L 7%, M 15%, Q 25%; more where the size allows it
 * @returns null where no code holds so much
 */
export function matrixOf(text: string, safety: 'L' | 'M' | 'Q'): Matrix | null {
  try {
    const { size, data } = encode(text, { ecc: safety, boostEcc: true, border: 0 });
    return { size, rows: data };
  } catch {
    return null;
  }
}

/** The dark dots as the path of an SVG, a dot a unit, from 0 0; runs of dots are one stroke each. */
export function pathOf({ rows }: Matrix): string {
  return rows
    .map((row, y) => {
      let path = '';
      for (let x = 0; x < row.length; x++) {
        if (!row[x] || row[x - 1]) continue;
        const end = row.indexOf(false, x);
        const width = (end < 0 ? row.length : end) - x;
        path += `M${x} ${y}h${width}v1h-${width}z`;
      }
      return path;
    })
    .join('');
}

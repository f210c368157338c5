import { encode } from 'uqr';

/** Longest text in a QR code that a phone can still read from the screen of another phone. */
export const MAX_CODE_LENGTH = 1200;

/** A QR code as modules, without the quiet zone. */
export interface QrMatrix {
  /** Modules per side. */
  readonly size: number;
  /** Rows from the top; true is dark. */
  readonly rows: readonly (readonly boolean[])[];
}

/**
 * Returns the smallest QR code for a text.
 * @param safety error correction: L 7%, M 15%, Q 25%; raised if the size allows it
 * @returns null if the text is too long
 */
export function makeQrMatrix(text: string, safety: 'L' | 'M' | 'Q'): QrMatrix | null {
  try {
    const { size, data } = encode(text, { ecc: safety, boostEcc: true, border: 0 });
    return { size, rows: data };
  } catch {
    return null;
  }
}

/** Returns the dark modules as an SVG path, one unit per module. Adjacent modules in a row are one stroke. */
export function toSvgPath({ rows }: QrMatrix): string {
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

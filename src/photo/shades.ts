import type { InkKind, Rgb } from './ink';

/**
 * Shades of each ink used by printers, as fractions of white, most common first. The lines of a picture decide which
 * shade is used.
 */
export const INK_SHADES: Readonly<Record<InkKind, readonly Rgb[]>> = {
  hindering: [
    [0.2, 0.58, 0.25],
    [0.55, 0.85, 0.5],
    [0.6, 0.85, 0.28],
    [0.1, 0.38, 0.18],
  ],
  blocking: [
    [0.43, 0.27, 0.15],
    [0.62, 0.42, 0.22],
  ],
  elevated: [
    [0.83, 0.14, 0.16],
    [0.6, 0.1, 0.12],
    [0.95, 0.4, 0.38],
  ],
  water: [
    [0.13, 0.37, 0.78],
    [0.2, 0.65, 0.88],
    [0.45, 0.78, 0.95],
    [0.1, 0.2, 0.5],
  ],
  start: [
    [0.47, 0.21, 0.6],
    [0.6, 0.38, 0.85],
    [0.72, 0.25, 0.74],
    [0.8, 0.5, 0.86],
    [0.3, 0.12, 0.4],
  ],
  indoors: [
    [0.94, 0.85, 0.18],
    [0.8, 0.66, 0.15],
  ],
  special: [[0.94, 0.51, 0.12]],
};

/** Initial names of a picture's inks: brightness of the light, and the shade of each ink. */
export interface NamedInks {
  readonly bright: number;
  readonly colours: readonly Rgb[];
  /** Line colours of the picture that are not the ink of any kind: grids, letters, planks. */
  readonly others: readonly Rgb[];
  /** Whether the picture shows each ink. The other inks have their named colour. */
  readonly found: readonly boolean[];
}

import { offsetsOf } from './offsets';
import { acrossEdge, downEdge, type Profiles } from './profiles';
import type { BoardSize } from './types';

/** How far to both sides of a grid line its print is looked at, in squares. */
const REACH = 0.13;
/** Where the ground beside a grid line is looked at, in squares: past the lines beside it. */
export const GROUND = [0.2, 0.34] as const;
/** So many pixels from the line the one ground passes into the other. */
const MIXED = 4;

/**
 * What is printed along each inner edge of a map: the colours across its line, and what they would be if nothing were printed there. Parts of
 * white, 0 to 1 as a rule, three a colour.
 */
export interface Crossings {
  readonly size: BoardSize;
  /** Pixels a square. */
  readonly scale: number;
  /** The edges, numbered as in the profiles. */
  readonly edges: readonly number[];
  /** Colours an edge: half of them before its line, half after. */
  readonly span: number;
  readonly seen: Float32Array;
  /** The same where the line should be, though it may lie some pixels off. */
  readonly inPlace: Float32Array;
  readonly ground: Float32Array;
  /** By edge, numbered as in the profiles: how many pixels the line lies off its place, east or south. */
  readonly offsets: Float32Array;
}

/** @param light what white shows as on each square, of 255. */
export function crossingsOf(profiles: Profiles, light: Float32Array): Crossings {
  const { size, scale } = profiles;
  const inner = innerEdges(size, light);
  const half = Math.round(REACH * scale);
  const span = 2 * half;
  const seen = new Float32Array(inner.length * span * 3);
  const inPlace = new Float32Array(inner.length * span * 3);
  const ground = new Float32Array(inner.length * span * 3);
  const offsets = offsetsOf(profiles);
  for (const [place, { edge, white }] of inner.entries()) {
    const middle = (edge * (2 * profiles.reach + 1) + profiles.reach) * 3;
    const [before, after] = [groundBeside(profiles, edge, -1), groundBeside(profiles, edge, 1)];
    const offset = offsets[edge] as number;
    const whole = Math.floor(offset);
    const mixed = offset - whole;
    for (let at = 0; at < span; at++) {
      const off = at - half;
      const part = Math.max(0, Math.min(1, 0.5 + (off + 0.5) / MIXED));
      for (let each = 0; each < 3; each++) {
        const to = (place * span + at) * 3 + each;
        inPlace[to] = (profiles.colours[middle + off * 3 + each] as number) / white;
        const from = middle + (off + whole) * 3 + each;
        seen[to] =
          ((profiles.colours[from] as number) * (1 - mixed) + (profiles.colours[from + 3] as number) * mixed) / white;
        ground[to] = ((before[each] as number) * (1 - part) + (after[each] as number) * part) / white;
      }
    }
  }
  return { size, scale, edges: inner.map(({ edge }) => edge), span, seen, inPlace, ground, offsets };
}

/** The edges between two squares, and what white shows as there. */
export function innerEdges(size: BoardSize, light: Float32Array): { readonly edge: number; readonly white: number }[] {
  const edges: { readonly edge: number; readonly white: number }[] = [];
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const white = light[y * size.width + x] as number;
      if (x > 0) edges.push({ edge: downEdge(size, x, y), white });
      if (y > 0) edges.push({ edge: acrossEdge(size, x, y), white });
    }
  return edges;
}

/** The colour to one side of an edge that half of what lies there is brighter than. */
export function groundBeside({ scale, reach, colours }: Profiles, edge: number, way: 1 | -1): number[] {
  const middle = edge * (2 * reach + 1) + reach;
  return [0, 1, 2].map((part) => {
    const values: number[] = [];
    for (let off = Math.round(GROUND[0] * scale); off <= Math.min(reach - 1, GROUND[1] * scale); off++)
      values.push(colours[(middle + (way > 0 ? off : -1 - off)) * 3 + part] as number);
    return values.sort((a, b) => a - b)[values.length >> 1] as number;
  });
}

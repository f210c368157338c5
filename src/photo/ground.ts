import { northEdge, type Profiles, westEdge } from './profiles';
import type { BoardSize } from './types';

/** Distances from a grid line between which the ground is sampled, in squares: past any area line. */
export const GROUND_RANGE = [0.2, 0.34] as const;

/** Lists the edges between two squares, each with the brightness of white beside the edge. */
export function listInnerEdges(
  size: BoardSize,
  light: Float32Array,
): { readonly edge: number; readonly white: number }[] {
  const edges: { readonly edge: number; readonly white: number }[] = [];
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const white = light[y * size.width + x] as number;
      if (x > 0) edges.push({ edge: westEdge(size, x, y), white });
      if (y > 0) edges.push({ edge: northEdge(size, x, y), white });
    }
  return edges;
}

/** Returns the median colour to one side of an edge. */
export function medianGroundBeside({ scale, reach, colours }: Profiles, edge: number, way: 1 | -1): number[] {
  const middle = edge * (2 * reach + 1) + reach;
  return [0, 1, 2].map((part) => {
    const values: number[] = [];
    for (let off = Math.round(GROUND_RANGE[0] * scale); off <= Math.min(reach - 1, GROUND_RANGE[1] * scale); off++)
      values.push(colours[(middle + (way > 0 ? off : -1 - off)) * 3 + part] as number);
    return values.sort((a, b) => a - b)[values.length >> 1] as number;
  });
}

import { northEdge, type Profiles, westEdge } from './profiles';
import { solveNormalEquations } from './statistics';
import type { BoardSize } from './types';

/**
 * Assumed reflectance of average ground, relative to white paper. An approximate value is enough, because inks are
 * found relative to it.
 */
const MIDDLING = 0.45;
/** Share of the colours on grid lines that may be brighter than white because of glints. */
const GLINTS = 0.015;
/** Maximum distance from a grid line, in squares, of the colours that are searched for the brightest print. */
const ON_LINE = 0.13;
/** Log difference from the average at which the weight of artwork is halved. */
const ODD = 0.35;

/**
 * Estimates the light on each square, row by row: the brightness of white paper, of 255. The light of a lamp changes
 * slowly across a table, so a slope and a curvature are fitted to the logarithms. Artwork much darker or brighter than
 * its surroundings counts less.
 */
export function estimateLight(profiles: Profiles): Float32Array {
  const { width, height } = profiles.size;
  const logs = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) logs[y * width + x] = Math.log(Math.max(4, insideOf(profiles, x, y)));
  const terms = (x: number, y: number): number[] => {
    const [u, v] = [(2 * (x + 0.5)) / width - 1, (2 * (y + 0.5)) / height - 1];
    return [1, u, v, u * u, u * v, v * v];
  };
  let fitted: number[] = [median(logs), 0, 0, 0, 0, 0];
  for (let turn = 0; turn < 6; turn++) {
    const sums = Array.from({ length: 6 }, (_, row) => Array.from({ length: 7 }, (_, at) => (at === row ? 0.5 : 0)));
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const term = terms(x, y);
        const log = logs[y * width + x] as number;
        const apart = log - dot(fitted, term);
        const weight = 1 / (1 + (apart / ODD) ** 2);
        for (const [row, left] of term.entries()) {
          const sum = sums[row] as number[];
          for (const [at, right] of term.entries()) sum[at] = (sum[at] as number) + weight * left * right;
          sum[6] = (sum[6] as number) + weight * left * log;
        }
      }
    // Undoes the regularization of the constant term: only slope and curvature are pulled to zero.
    (sums[0] as number[])[0] = (sums[0]?.[0] as number) - 0.5;
    fitted = solveNormalEquations(sums);
  }
  const light = logs.map((_, at) => Math.exp(dot(fitted, terms(at % width, Math.floor(at / width)))) / MIDDLING);
  // A night scene has a dark average, so its white is brighter than the average suggests.
  const brighter = Math.max(1, whitestOf(profiles, light));
  return light.map((white) => white * brighter);
}

/** Returns the brightest print along grid lines, without glints, relative to the estimated white. */
function whitestOf({ size, scale, reach, colours }: Profiles, light: Float32Array): number {
  const half = Math.round(ON_LINE * scale);
  const parts: number[] = [];
  for (const { edge, white } of listInnerEdges(size, light)) {
    const middle = (edge * (2 * reach + 1) + reach) * 3;
    for (let at = middle - half * 3; at < middle + half * 3; at++) parts.push((colours[at] as number) / white);
  }
  return Float32Array.from(parts).sort()[Math.floor(parts.length * (1 - GLINTS))] as number;
}

/** Returns the mean brightness inside a square, away from its lines. */
function insideOf({ size, reach, colours }: Profiles, x: number, y: number): number {
  let sum = 0;
  const span = 2 * reach + 1;
  const add = (edge: number, off: number) => {
    const at = (edge * span + reach + off) * 3;
    sum += 0.3 * (colours[at] as number) + 0.59 * (colours[at + 1] as number) + 0.11 * (colours[at + 2] as number);
  };
  const deep = Math.round(reach * 0.8);
  add(westEdge(size, x, y), deep);
  add(westEdge(size, x + 1, y), -1 - deep);
  add(northEdge(size, x, y), deep);
  add(northEdge(size, x, y + 1), -1 - deep);
  return sum / 4;
}

function median(values: Float32Array): number {
  return values.toSorted()[Math.floor(values.length / 2)] as number;
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, each, place) => sum + each * (b[place] as number), 0);
}

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

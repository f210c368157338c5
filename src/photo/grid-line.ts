import type { Rgb } from './ink';
import { GROUND_RANGE, listInnerEdges, medianGroundBeside } from './light';
import { northEdge, type Profiles, westEdge } from './profiles';
import type { BoardSize } from './types';

/** Distance from a grid line, in squares, within which the colour of the line is sampled. */
const REACH = 0.12;
/** Inks of a dark and of a bright grid line, as fractions of white. */
const INKS: readonly Rgb[] = [
  [0.09, 0.09, 0.09],
  [0.93, 0.93, 0.93],
];
/** Share of grid line in a colour, above which the ground below the line cannot be recovered. */
const HIDDEN = 0.6;

/**
 * Width of walls that are removed, in squares. If a wall is narrower, ground beside it is also replaced, by the same
 * ground colour.
 */
const WALL = 0.1;

/** Appearance of the printed grid line across an edge, for one picture. */
export interface GridLine {
  /** Colour of the grid line's ink, as a fraction of white. */
  readonly ink: Rgb;
  /**
   * Fractions of the visible colour that come from the grid line, 0 to 1. Indexed by distance from the line, in the
   * order of `Profiles.colours`.
   */
  readonly shares: Float32Array;
}

/**
 * Estimates the grid line as the median over all edges. Few edges have an area line beside them, so area lines do not
 * affect the median.
 * @param light brightness of white on each square, of 255
 */
export function estimateGridLine(profiles: Profiles, light: Float32Array): GridLine {
  const lines = INKS.map((ink) => ({ ink, shares: lineIn(profiles, light, ink) }));
  return lines.reduce((best, line) => (sumOf(line.shares) > sumOf(best.shares) ? line : best));
}

function sumOf(shares: Float32Array): number {
  return shares.reduce((sum, each) => sum + each, 0);
}

function lineIn(profiles: Profiles, light: Float32Array, ink: Rgb): Float32Array {
  const { scale, reach } = profiles;
  const span = 2 * reach + 1;
  const shares = new Float32Array(span);
  const most = Math.round(REACH * scale);
  const edges = listInnerEdges(profiles.size, light);
  const grounds = edges.map(
    ({ edge }) => [medianGroundBeside(profiles, edge, -1), medianGroundBeside(profiles, edge, 1)] as const,
  );
  const values: number[] = [];
  for (let off = -most; off <= most; off++) {
    values.length = 0;
    for (const [place, { edge, white }] of edges.entries()) {
      const [before, after] = grounds[place] as (typeof grounds)[number];
      const at = (edge * span + reach + off) * 3;
      let [whole, length] = [0, 0];
      for (let part = 0; part < 3; part++) {
        const ground = off < 0 ? (before[part] as number) : (after[part] as number);
        const way = (ink[part] as number) * white - ground;
        whole += way * ((profiles.colours[at + part] as number) - ground);
        length += way * way;
      }
      // Ground that has the colour of the line is uninformative.
      if (length > (0.15 * white) ** 2) values.push(whole / length);
    }
    values.sort((a, b) => a - b);
    shares[reach + off] = Math.max(0, Math.min(1, values[Math.floor(values.length * 0.5)] ?? 0));
  }
  return shares;
}

/**
 * Removes the grid and the walls from the profiles. Covered colours are recovered from the visible mixture, or else
 * from the nearest visible colour.
 * @param walls log-odds of a wall, by edge
 */
export function removeGrid(
  profiles: Profiles,
  light: Float32Array,
  { ink, shares }: GridLine,
  walls: Float32Array,
): Profiles {
  const { size, reach, scale } = profiles;
  const span = 2 * reach + 1;
  const colours = profiles.colours.slice();
  const hidden = Array.from(shares, (share) => share > HIDDEN);
  const half = Math.round((WALL / 2) * scale + 1);
  const clear = (edge: number, white: number): void => {
    const from = edge * span * 3;
    const walled = (walls[edge] as number) > 0;
    // A wall hides the ground below, and its blur hides slightly more.
    const [first, last] = walled ? [reach - half, reach + half - 1] : [hidden.indexOf(true), hidden.lastIndexOf(true)];
    for (let at = 0; at < span; at++) {
      const share = shares[at] as number;
      if (share === 0 || hidden[at]) continue;
      for (let part = 0; part < 3; part++) {
        const shown = profiles.colours[from + at * 3 + part] as number;
        colours[from + at * 3 + part] = Math.max(0, (shown - share * (ink[part] as number) * white) / (1 - share));
      }
    }
    if (first < 1) return;
    // Area lines may touch a wall but are never below it, so the hidden part counts as ground.
    const sides = walled
      ? [medianGroundBeside(profiles, edge, -1), medianGroundBeside(profiles, edge, 1)]
      : [
          colours.slice(from + (first - 1) * 3, from + first * 3),
          colours.slice(from + (last + 1) * 3, from + (last + 2) * 3),
        ];
    for (let at = first; at <= last; at++) {
      const side = sides[2 * (at - first + 1) <= last - first + 1 ? 0 : 1] as ArrayLike<number>;
      for (let part = 0; part < 3; part++) colours[from + at * 3 + part] = side[part] as number;
    }
  };
  const lightAt = (x: number, y: number) =>
    light[Math.min(size.height - 1, y) * size.width + Math.min(size.width - 1, x)] as number;
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x <= size.width; x++) clear(westEdge(size, x, y), lightAt(x, y));
  for (let y = 0; y <= size.height; y++)
    for (let x = 0; x < size.width; x++) clear(northEdge(size, x, y), lightAt(x, y));
  const cleared = { ...profiles, colours };
  withoutOutside(cleared);
  return cleared;
}

/** Returns the four sides of the frame, each with the direction toward the inside of the map. */
function framesOf(size: BoardSize): { readonly edges: readonly number[]; readonly inward: 1 | -1 }[] {
  const { width, height } = size;
  const across = (y: number) => Array.from({ length: width }, (_, x) => northEdge(size, x, y));
  const down = (x: number) => Array.from({ length: height }, (_, y) => westEdge(size, x, y));
  return [
    { edges: across(0), inward: 1 },
    { edges: across(height), inward: -1 },
    { edges: down(0), inward: 1 },
    { edges: down(width), inward: -1 },
  ];
}

/**
 * Assumed minimum share of the edges along a side that have no area line, used as a quantile. At these edges, only blur
 * mixes in colours from outside the frame.
 */
const LINELESS = 0.25;
/** Distances beyond the frame between which the outside is sampled, in squares. */
const OUTSIDE = [0.06, 0.14] as const;

/** Measurements along one side of the frame. */
interface FrameSide {
  readonly edges: readonly number[];
  /** Returns the index of the colour this many pixels inside the frame. */
  readonly at: (edge: number, depth: number) => number;
  readonly grounds: readonly number[][];
  readonly outsides: readonly number[][];
  /** Share of the outside in a colour, by depth. */
  readonly shares: readonly number[];
}

function sideOfFrame(
  { scale, reach, colours }: Profiles,
  { edges, inward }: { readonly edges: readonly number[]; readonly inward: 1 | -1 },
): FrameSide {
  const span = 2 * reach + 1;
  const at = (edge: number, depth: number) => (edge * span + reach + (inward > 0 ? depth : -1 - depth)) * 3;
  const mean = (edge: number, from: number, to: number): number[] => {
    const sums = [0, 0, 0];
    for (let depth = from; depth <= to; depth++)
      for (let part = 0; part < 3; part++)
        sums[part] = (sums[part] as number) + (colours[at(edge, depth) + part] as number);
    return sums.map((sum) => sum / (to - from + 1));
  };
  const grounds = edges.map((edge) =>
    mean(edge, Math.round(GROUND_RANGE[0] * scale), Math.round(GROUND_RANGE[1] * scale)),
  );
  const outsides = edges.map((edge) => mean(edge, -Math.round(OUTSIDE[1] * scale), -Math.round(OUTSIDE[0] * scale)));
  const shares: number[] = [];
  for (let depth = 0; depth <= Math.round(REACH * scale); depth++) {
    const values = edges.map((edge, place) => {
      const [ground, outside] = [grounds[place] as number[], outsides[place] as number[]];
      let [whole, length] = [0, 1];
      for (let part = 0; part < 3; part++) {
        const way = (outside[part] as number) - (ground[part] as number);
        whole += way * ((colours[at(edge, depth) + part] as number) - (ground[part] as number));
        length += way * way;
      }
      return whole / length;
    });
    values.sort((a, b) => a - b);
    shares.push(Math.max(0, Math.min(1, values[Math.floor(values.length * LINELESS)] ?? 0)));
  }
  return { edges, at, grounds, outsides, shares };
}

/**
 * Removes the colours that blur mixes in from outside the frame, and fills the outside with the colour inside. A
 * starting area may have a line along a full side. The blur of each side is therefore limited to that of the second
 * least blurred side.
 */
function withoutOutside(profiles: Profiles): void {
  const { reach, colours } = profiles;
  const sides = framesOf(profiles.size).map((side) => sideOfFrame(profiles, side));
  const most = (sides[0] as FrameSide).shares.map(
    (_, depth) => sides.map(({ shares }) => shares[depth] as number).sort((a, b) => a - b)[1] as number,
  );
  for (const { edges, at, grounds, outsides, shares: own } of sides) {
    const shares = own.map((share, depth) => Math.min(share, most[depth] as number));
    const first = Math.max(
      0,
      shares.findIndex((share) => share <= HIDDEN),
    );
    for (const [place, edge] of edges.entries())
      for (let part = 0; part < 3; part++) {
        const outside = (outsides[place] as number[])[part] as number;
        for (const [depth, share] of shares.entries()) {
          if (depth < first || share > HIDDEN) continue;
          const here = at(edge, depth) + part;
          colours[here] = Math.max(0, ((colours[here] as number) - share * outside) / (1 - share));
        }
        const ground = (grounds[place] as number[])[part] as number;
        const edgeColour = colours[at(edge, first) + part] as number;
        for (let depth = -reach; depth < first; depth++)
          colours[at(edge, depth) + part] = depth < first - 2 ? ground : edgeColour;
      }
  }
}

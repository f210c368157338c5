import { type EdgeBrightness, findClearestLine, sampleEdgeBrightness } from './edge-brightness';
import type { GreyImage } from './grey';
import { applyHomography, type Homography, makeRectangle, solveHomography } from './homography';
import { computeQuadArea } from './outlines';
import { NO_GRID_LINE_SHIFTS, northEdge, westEdge } from './profiles';
import { solveNormalEquations } from './statistics';
import type { BoardSize, Corners, Point } from './types';

/** Settings of one estimate of a corner. */
interface Estimate {
  /**
   * Number of squares examined along a side from a corner. The corner of a sheet curls separately, so farther squares
   * are misleading.
   */
  readonly block: number;
  /** Distance from the corner at which the weight of an edge is halved, in squares. */
  readonly near: number;
  /** Contrast of the end of the print relative to that of a line. Many printers end a map without a line. */
  readonly step: number;
  /** Number of passes. Each starts at the corners of the previous one. */
  readonly passes: number;
}

/** Estimates that are averaged. Their differences show how reliable a corner is. */
const ESTIMATES: readonly Estimate[] = [
  { block: 4, near: 3, step: 0.4, passes: 2 },
  { block: 4, near: 3, step: 0, passes: 1 },
  { block: 6, near: 5, step: 0.4, passes: 1 },
];
/** Weight of chroma against a line: the coloured lines of areas are beside grid lines and parallel to them. */
const COLOURED = 0.7;
/** Number of lines near the side that count: the frame itself and the first lines inside. */
const LINES = 3;
/** Resolution of the brightness samples, in pixels per square. */
const SCALE = 24;
/** Maximum distance of a grid line from its expected position, in squares. */
const WITHIN = 0.5;
/** Maximum weight of a line, relative to the typical line. Limits the effect of bold area lines beside a faint grid. */
const BOLD = 1.5;
/** Tolerance for outliers in each step of the fit, in squares. */
const STRICT = [0.2, 0.12, 0.1, 0.08, 0.06, 0.05];
/** Maximum movement of a corner, in squares. */
const MOST = 0.4;
/**
 * Number of fitted parameters: offset of the lines at the corner, its change along the lines, and its change from line
 * to line.
 */
const TERMS = 3;

/** An edge near a corner, and its distance from the corner, in squares. */
interface Near {
  readonly edge: number;
  readonly away: number;
  readonly along: number;
}

/** Corners of a grid, and the largest deviation among their estimates, in squares. */
interface RefinedCorners {
  readonly corners: Corners;
  readonly deviation: number;
}

/**
 * Moves each corner of a grid to the position that the adjacent lines indicate. The bend of a whole sheet says little
 * about its corners.
 */
export function refineGridCorners(
  grey: GreyImage,
  chroma: GreyImage,
  corners: Corners,
  size: BoardSize,
): RefinedCorners {
  const estimates = ESTIMATES.map((estimate) => {
    let refined = corners;
    for (let pass = 0; pass < estimate.passes; pass++) refined = estimateCorners(grey, chroma, refined, size, estimate);
    return refined;
  });
  const mean = corners.map((_, place) => {
    const [x, y] = (['x', 'y'] as const).map(
      (axis) => estimates.reduce((sum, each) => sum + (each[place] as Point)[axis], 0) / estimates.length,
    ) as [number, number];
    return { x, y };
  }) as unknown as Corners;
  const square = Math.sqrt(computeQuadArea(mean) / (size.width * size.height));
  const deviations = mean.map(({ x, y }, place) => {
    const squared = estimates.map((each) => ((each[place] as Point).x - x) ** 2 + ((each[place] as Point).y - y) ** 2);
    return Math.sqrt(squared.reduce((sum, each) => sum + each, 0) / estimates.length) / square;
  });
  return { corners: mean, deviation: Math.max(...deviations) };
}

function estimateCorners(
  grey: GreyImage,
  chroma: GreyImage,
  corners: Corners,
  size: BoardSize,
  estimate: Estimate,
): Corners {
  const h = solveHomography(makeRectangle(size.width, size.height), corners);
  if (!h) return corners;
  return makeRectangle(size.width, size.height).map(({ x, y }, place) => {
    const off = cornerOff(grey, chroma, h, size, x > 0, y > 0, estimate);
    return Math.hypot(off.x, off.y) <= MOST ? applyHomography(h, x + off.x, y + off.y) : (corners[place] as Point);
  }) as unknown as Corners;
}

/** Computes the offset of a corner from the lines next to it, in squares. */
function cornerOff(
  grey: GreyImage,
  chroma: GreyImage,
  h: Homography,
  size: BoardSize,
  east: boolean,
  south: boolean,
  estimate: Estimate,
): Point {
  const block = { width: Math.min(estimate.block, size.width), height: Math.min(estimate.block, size.height) };
  const [x0, y0] = [east ? size.width - block.width : 0, south ? size.height - block.height : 0];
  const frame = makeRectangle(block.width, block.height);
  const here = solveHomography(
    frame,
    frame.map(({ x, y }) => applyHomography(h, x0 + x, y0 + y)) as unknown as Corners,
  );
  if (!here) return { x: 0, y: 0 };
  const [lights, chromas] = [grey, chroma].map((image) =>
    sampleEdgeBrightness(image, here, block, SCALE, NO_GRID_LINE_SHIFTS),
  ) as [EdgeBrightness, EdgeBrightness];
  const samples = { lights, chromas: chromas.lights, estimate };
  const [down, across]: [Near[], Near[]] = [[], []];
  for (let away = 0; away < LINES; away++)
    for (let place = 0; place < estimate.block; place++) {
      const along = place + 0.5;
      const [x, y] = [east ? block.width - away : away, south ? block.height - 1 - place : place];
      if (x >= 0 && x <= block.width && y >= 0 && y < block.height)
        down.push({ edge: westEdge(block, x, y), away, along });
      const [u, v] = [east ? block.width - 1 - place : place, south ? block.height - away : away];
      if (u >= 0 && u < block.width && v >= 0 && v <= block.height)
        across.push({ edge: northEdge(block, u, v), away, along });
    }
  return { x: linesOff(samples, down), y: linesOff(samples, across) };
}

interface Samples {
  readonly lights: EdgeBrightness;
  /** Chroma at the positions of the brightness. */
  readonly chromas: Float32Array;
  readonly estimate: Estimate;
}

/** Returns the offset at the corner that most edges agree on, using dark or bright lines, whichever agree more. */
function linesOff(samples: Samples, edges: readonly Near[]): number {
  const [dark, bright] = [fitOf(samples, edges, 1), fitOf(samples, edges, -1)];
  return (dark.agreed >= bright.agreed ? dark : bright).off;
}

function fitOf(
  { lights, chromas, estimate }: Samples,
  edges: readonly Near[],
  sign: number,
): { off: number; agreed: number } {
  const found = edges
    .map(({ edge, away, along }) => {
      const { off, clear } = findClearestLine(lights, edge, sign, WITHIN, (contrast, before, here, after) => {
        const [own, one, other] = [here, before, after].map((at) => chromas[at]) as [number, number, number];
        const line = contrast - COLOURED * Math.max(0, Math.min(own - one, own - other));
        const step = away === 0 ? Math.abs((lights.lights[before] as number) - (lights.lights[after] as number)) : 0;
        return Math.max(line, estimate.step * step);
      });
      const near = 1 / (1 + (along ** 2 + away ** 2) / estimate.near ** 2);
      return { off: off / lights.scale, clear, near, terms: [1, along / estimate.block, away / LINES] };
    })
    .filter(({ clear }) => clear > 0);
  const usual = found.map(({ clear }) => clear).sort((a, b) => a - b)[found.length >> 1] ?? 1;
  let fit = new Array<number>(TERMS).fill(0);
  let agreed = 0;
  for (const strict of STRICT) {
    // The diagonal regularizes towards no movement: few edges cannot move a corner far.
    const sums = Array.from({ length: TERMS }, (_, row) =>
      Array.from({ length: TERMS + 1 }, (_, place) => Number(place === row)),
    );
    agreed = 0;
    for (const { off, clear, terms, near } of found) {
      const expected = terms.reduce((sum, term, place) => sum + term * (fit[place] as number), 0);
      const weight = (near * Math.min(BOLD, clear / usual)) / (1 + ((off - expected) / strict) ** 4);
      agreed += weight * usual;
      for (const [row, sum] of sums.entries()) {
        const left = weight * (terms[row] as number);
        for (const [place, term] of terms.entries()) sum[place] = (sum[place] as number) + left * term;
        sum[TERMS] = (sum[TERMS] as number) + left * off;
      }
    }
    fit = solveNormalEquations(sums);
  }
  return { off: fit[0] as number, agreed };
}

import { type EdgeBrightness, findClearestLine, sampleEdgeBrightness } from './edge-brightness';
import type { GreyImage } from './grey';
import { applyHomography, type Homography, makeRectangle, solveHomography } from './homography';
import { NO_GRID_LINE_SHIFTS, northEdge, westEdge } from './profiles';
import { solveNormalEquations } from './statistics';
import type { BoardSize, Corners, Point } from './types';

/**
 * Number of squares examined along a side from a corner. The corner of a sheet curls separately, so farther squares are
 * misleading.
 */
const BLOCK = 4;
/** Number of lines near the side that count: the frame itself and the first lines inside. */
const LINES = 3;
/** Resolution of the brightness samples, in pixels per square. */
const SCALE = 24;
/** Maximum distance of a grid line from its expected position, in squares. */
const WITHIN = 0.5;
/** Distance from the corner at which the weight of an edge is halved, in squares. */
const NEAR = 3;
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

/**
 * Moves each corner of a grid to the position that the adjacent lines indicate. The bend of a whole sheet says little
 * about its corners.
 */
export function refineGridCorners(grey: GreyImage, corners: Corners, size: BoardSize): Corners {
  const h = solveHomography(makeRectangle(size.width, size.height), corners);
  if (!h) return corners;
  return makeRectangle(size.width, size.height).map(({ x, y }, place) => {
    const off = cornerOff(grey, h, size, x > 0, y > 0);
    return Math.hypot(off.x, off.y) <= MOST ? applyHomography(h, x + off.x, y + off.y) : (corners[place] as Point);
  }) as unknown as Corners;
}

/** Computes the offset of a corner from the lines next to it, in squares. */
function cornerOff(grey: GreyImage, h: Homography, size: BoardSize, east: boolean, south: boolean): Point {
  const block = { width: Math.min(BLOCK, size.width), height: Math.min(BLOCK, size.height) };
  const [x0, y0] = [east ? size.width - block.width : 0, south ? size.height - block.height : 0];
  const frame = makeRectangle(block.width, block.height);
  const here = solveHomography(
    frame,
    frame.map(({ x, y }) => applyHomography(h, x0 + x, y0 + y)) as unknown as Corners,
  );
  if (!here) return { x: 0, y: 0 };
  const lights = sampleEdgeBrightness(grey, here, block, SCALE, NO_GRID_LINE_SHIFTS);
  const [down, across]: [Near[], Near[]] = [[], []];
  for (let away = 0; away < LINES; away++)
    for (let place = 0; place < BLOCK; place++) {
      const along = place + 0.5;
      const [x, y] = [east ? block.width - away : away, south ? block.height - 1 - place : place];
      if (x >= 0 && x <= block.width && y >= 0 && y < block.height)
        down.push({ edge: westEdge(block, x, y), away, along });
      const [u, v] = [east ? block.width - 1 - place : place, south ? block.height - away : away];
      if (u >= 0 && u < block.width && v >= 0 && v <= block.height)
        across.push({ edge: northEdge(block, u, v), away, along });
    }
  return { x: linesOff(lights, down), y: linesOff(lights, across) };
}

/** Returns the offset at the corner that most edges agree on, using dark or bright lines, whichever agree more. */
function linesOff(lights: EdgeBrightness, edges: readonly Near[]): number {
  const [dark, bright] = [fitOf(lights, edges, 1), fitOf(lights, edges, -1)];
  return (dark.agreed >= bright.agreed ? dark : bright).off;
}

function fitOf(lights: EdgeBrightness, edges: readonly Near[], sign: number): { off: number; agreed: number } {
  const found = edges
    .map(({ edge, away, along }) => {
      const { off, clear } = findClearestLine(lights, edge, sign, WITHIN);
      const near = 1 / (1 + (along ** 2 + away ** 2) / NEAR ** 2);
      return { off: off / lights.scale, clear, near, terms: [1, along / BLOCK, away / LINES] };
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

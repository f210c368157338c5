import { type EdgeLights, lightsAt, lineNear } from './edge-lights';
import type { Grey } from './grey';
import { type Homography, homographyBetween, moved, rectangle } from './homography';
import { solved } from './least-squares';
import { acrossEdge, downEdge, STILL } from './profiles';
import type { BoardSize, Corners, Point } from './types';

/** So many squares along a side from a corner are looked at: a sheet's corner curls by itself. */
const BLOCK = 4;
/** Of the lines there those count that are so near the side: the frame itself and the first ones within. */
const LINES = 3;
/** Pixels a square. */
const SCALE = 24;
/** Grid lines are looked for so far to both sides of where they should be, in squares: as far as lights are known. */
const WITHIN = 0.5;
/** An edge so far from the corner counts half, in squares. */
const NEAR = 3;
/** A line counts for no more than one so many times as clear as the usual: bold lines of areas lie beside a faint grid. */
const BOLD = 1.5;
/** How far from what most edges say one may be, in squares, ever stricter. */
const STRICT = [0.2, 0.12, 0.1, 0.08, 0.06, 0.05];
/** A corner is moved by no more than this, in squares. */
const MOST = 0.4;
/** Numbers that are fitted: how far the lines lie aside at the corner, and how much more so along them and from one to the next. */
const TERMS = 3;

/** An edge near a corner, and how far from there, in squares. */
interface Near {
  readonly edge: number;
  readonly away: number;
  readonly along: number;
}

/** A grid's corners moved to where the lines next to each say it lies: the bend of a whole sheet says little of its corners. */
export function settled(grey: Grey, corners: Corners, size: BoardSize): Corners {
  const h = homographyBetween(rectangle(size.width, size.height), corners);
  if (!h) return corners;
  return rectangle(size.width, size.height).map(({ x, y }, place) => {
    const off = cornerOff(grey, h, size, x > 0, y > 0);
    return Math.hypot(off.x, off.y) <= MOST ? moved(h, x + off.x, y + off.y) : (corners[place] as Point);
  }) as unknown as Corners;
}

/** How far the lines next to a corner lie from where they should there, in squares. */
function cornerOff(grey: Grey, h: Homography, size: BoardSize, east: boolean, south: boolean): Point {
  const block = { width: Math.min(BLOCK, size.width), height: Math.min(BLOCK, size.height) };
  const [x0, y0] = [east ? size.width - block.width : 0, south ? size.height - block.height : 0];
  const frame = rectangle(block.width, block.height);
  const here = homographyBetween(frame, frame.map(({ x, y }) => moved(h, x0 + x, y0 + y)) as unknown as Corners);
  if (!here) return { x: 0, y: 0 };
  const lights = lightsAt(grey, here, block, SCALE, STILL);
  const [down, across]: [Near[], Near[]] = [[], []];
  for (let away = 0; away < LINES; away++)
    for (let place = 0; place < BLOCK; place++) {
      const along = place + 0.5;
      const [x, y] = [east ? block.width - away : away, south ? block.height - 1 - place : place];
      if (x >= 0 && x <= block.width && y >= 0 && y < block.height)
        down.push({ edge: downEdge(block, x, y), away, along });
      const [u, v] = [east ? block.width - 1 - place : place, south ? block.height - away : away];
      if (u >= 0 && u < block.width && v >= 0 && v <= block.height)
        across.push({ edge: acrossEdge(block, u, v), away, along });
    }
  return { x: linesOff(lights, down), y: linesOff(lights, across) };
}

/** How far aside most edges have their lines, at the corner: darker than their ground or brighter, whichever more of them agree on. */
function linesOff(lights: EdgeLights, edges: readonly Near[]): number {
  const [dark, bright] = [fitOf(lights, edges, 1), fitOf(lights, edges, -1)];
  return (dark.agreed >= bright.agreed ? dark : bright).off;
}

function fitOf(lights: EdgeLights, edges: readonly Near[], sign: number): { off: number; agreed: number } {
  const found = edges
    .map(({ edge, away, along }) => {
      const { off, clear } = lineNear(lights, edge, sign, WITHIN);
      const near = 1 / (1 + (along ** 2 + away ** 2) / NEAR ** 2);
      return { off: off / lights.scale, clear, near, terms: [1, along / BLOCK, away / LINES] };
    })
    .filter(({ clear }) => clear > 0);
  const usual = found.map(({ clear }) => clear).sort((a, b) => a - b)[found.length >> 1] ?? 1;
  let fit = new Array<number>(TERMS).fill(0);
  let agreed = 0;
  for (const strict of STRICT) {
    // What stands on the diagonal says that corners are where they were found: few edges do not move them far.
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
    fit = solved(sums);
  }
  return { off: fit[0] as number, agreed };
}

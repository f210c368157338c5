import type { GreyImage } from './grey';
import { makeAspectLikelihood } from './guess-size';
import { applyHomography, makeRectangle, solveHomography } from './homography';
import { computeLineOdds, type LineOdds, RESAMPLED_MAP_SIDE_PX } from './line-odds';
import type { BoardSize, Corners, Pixels } from './types';

/** Distance searched beyond a sheet, as a fraction of its side, because an outline may be only a part of the map. */
const BEYOND = 0.25;
/** Side of the sheet within the resampled frame, in pixels. */
const SHEET = RESAMPLED_MAP_SIDE_PX / (1 + 2 * BEYOND);
/** Offset of the sheet in the resampled frame, in pixels. */
const BEGIN = SHEET * BEYOND;
/** Minimum number of squares per side of a sheet. */
const FEWEST = 5;
/** Maximum number of squares per side of a sheet. */
const MOST = 48;
/** Ratio between successive numbers of squares to try. The last line of a sheet is then less than 1/5 square off. */
const FINER = 1.008;
/** Maximum offset of a line within one band, in pixels. Lines are offset because sheets bend. */
const ASIDE = 3;
/** Likelihood of an offset of one pixel in either direction. */
const BENT = 0.25;
/** Minimum number of lines of a grid in each direction. */
const LEAST_LINES = 5;
/**
 * Weight of the evidence of one line. Low, because the lines of a map are not independent, and neither are the bands in
 * which they are sampled.
 */
const ALIKE = 0.25;
/** Number of neighbouring pitches that count as the same pitch. */
const NEXT = 6;

/** A possible grid in a picture. */
export interface Lattice {
  readonly corners: Corners;
  readonly size: BoardSize;
  /** Log-likelihood ratio of the grid's lines. */
  readonly evidence: number;
}

/** The best run of evenly spaced lines: its pitch, first line, number of squares and evidence. */
interface Run {
  readonly pitch: number;
  readonly from: number;
  readonly squares: number;
  readonly evidence: number;
}

/**
 * Finds the most likely grids parallel to the sides of an outline, best first. Lines of a grid are evenly spaced in
 * both directions, with square cells.
 */
export function findLattices(
  picture: Pick<Pixels, 'width' | 'height'>,
  grey: GreyImage,
  outline: Corners,
  most: number,
): Lattice[] {
  const unit = solveHomography(makeRectangle(1, 1), outline);
  if (!unit) return [];
  const frame = (x: number, y: number): Corners =>
    [
      applyHomography(unit, -x, -y),
      applyHomography(unit, 1 + x, -y),
      applyHomography(unit, 1 + x, 1 + y),
      applyHomography(unit, -x, 1 + y),
    ] as const;
  // Bands cover only the sheet, because no lines are visible beside it.
  const [wide, high] = [frame(BEYOND, 0), frame(0, BEYOND)].map((corners) =>
    solveHomography(makeRectangle(RESAMPLED_MAP_SIDE_PX, RESAMPLED_MAP_SIDE_PX), corners),
  );
  if (!wide || !high) return [];
  const across = runsOf(computeLineOdds(grey, wide, true));
  const down = runsOf(computeLineOdds(grey, high, false));
  const aspect = makeAspectLikelihood(picture, outline);
  // The ratio of two pitches depends only on the number of steps between them.
  const likely = Array.from({ length: 2 * across.length + 1 }, (_, place) =>
    Math.log(aspect(FINER ** (place - across.length)) + Number.MIN_VALUE),
  );
  const pairs: { a: number; b: number; evidence: number }[] = [];
  for (const [a, left] of across.entries())
    for (const [b, top] of down.entries()) {
      const evidence = ALIKE * (left.evidence + top.evidence) + (likely[a - b + across.length] as number);
      if (evidence > 0) pairs.push({ a, b, evidence });
    }
  pairs.sort((one, other) => other.evidence - one.evidence);
  const kept: typeof pairs = [];
  for (const pair of pairs) {
    if (kept.length === most) break;
    if (!kept.some(({ a, b }) => Math.abs(a - pair.a) + Math.abs(b - pair.b) < NEXT)) kept.push(pair);
  }
  return kept.map(({ a, b, evidence }) => {
    const [left, top] = [across[a] as Run, down[b] as Run];
    const [x0, y0] = [left, top].map(({ from }) => (from - BEGIN) / SHEET) as [number, number];
    const [x1, y1] = [left, top].map(({ from, pitch, squares }) => (from + pitch * squares - BEGIN) / SHEET) as [
      number,
      number,
    ];
    return {
      corners: [
        applyHomography(unit, x0, y0),
        applyHomography(unit, x1, y0),
        applyHomography(unit, x1, y1),
        applyHomography(unit, x0, y1),
      ],
      size: { width: left.squares, height: top.squares },
      evidence,
    };
  });
}

/** Finds the best run of lines for each number of squares on a side of the sheet. */
function runsOf(odds: LineOdds): Run[] {
  const speaks = togetherOf(odds);
  const runs: Run[] = [];
  for (let count = FEWEST; count <= MOST; count *= FINER) runs.push(bestRun(speaks, SHEET / count));
  return runs;
}

function bestRun(speaks: Float32Array, pitch: number): Run {
  let best: Run = { pitch, from: 0, squares: 0, evidence: Number.NEGATIVE_INFINITY };
  for (let phase = 0; phase < pitch; phase++) {
    // Finds the run with the largest sum (Kadane's algorithm).
    let [sum, from, lines] = [0, phase, 0];
    for (let at = phase; at < RESAMPLED_MAP_SIDE_PX; at += pitch) {
      if (sum < 0) [sum, from, lines] = [0, at, 0];
      sum += speaks[Math.floor(at)] as number;
      lines++;
      if (lines >= LEAST_LINES && sum > best.evidence) best = { pitch, from, squares: lines - 1, evidence: sum };
    }
  }
  return best;
}

/** Combines all bands into the log-odds of a line at each position. */
function togetherOf([dark, bright]: LineOdds): Float32Array {
  const speaks = new Float32Array(RESAMPLED_MAP_SIDE_PX);
  const either = new Float32Array(RESAMPLED_MAP_SIDE_PX);
  for (const [band, darker] of dark.entries()) {
    const brighter = bright[band] as Float32Array;
    for (let place = 0; place < RESAMPLED_MAP_SIDE_PX; place++)
      either[place] = ((darker[place] as number) + (brighter[place] as number)) / 2;
    for (let place = 0; place < RESAMPLED_MAP_SIDE_PX; place++) {
      const before = either[place - ASIDE] ?? 1;
      const after = either[place + ASIDE] ?? 1;
      const odds = BENT * before + (1 - 2 * BENT) * (either[place] as number) + BENT * after;
      speaks[place] = (speaks[place] as number) + Math.log(odds);
    }
  }
  return speaks;
}

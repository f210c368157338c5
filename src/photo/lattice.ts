import { aspectOdds } from './aspect';
import type { Grey } from './grey';
import { homographyBetween, moved, rectangle } from './homography';
import { type LineOdds, oddsOf, SIDE } from './line-odds';
import type { BoardSize, Corners, Pixels } from './types';

/** So much of a sheet's sides is looked at beyond them: an outline may be a part of the map. */
const BEYOND = 0.25;
/** The sheet's side in the frame that is looked at, and where it begins, in pixels. */
const SHEET = SIDE / (1 + 2 * BEYOND);
const BEGIN = SHEET * BEYOND;
/** A sheet has so many squares to a side, and each number that is tried is so many times the one before: the last line is then less than a fifth of a square off. */
const FEWEST = 5;
const MOST = 48;
const FINER = 1.008;
/** A line may lie so many pixels beside its place in one band, with this chance for each side: sheets bend. */
const ASIDE = 3;
const BENT = 0.25;
/** A grid has at least so many lines each way. */
const LEAST_LINES = 5;
/** Bands of one map and lines of one band are not alone in what they show. */
const ALIKE = 0.25;
/** So many pitches next to each other are one. */
const NEXT = 6;

/** A grid as it may lie in a picture. */
export interface Lattice {
  readonly corners: Corners;
  readonly size: BoardSize;
  /** How strongly its lines speak for it, as a logarithm. */
  readonly evidence: number;
}

/** The best run of lines at one distance: how many of them, where the first one is, and how much they speak for it. */
interface Run {
  readonly pitch: number;
  readonly from: number;
  readonly squares: number;
  readonly evidence: number;
}

/**
 * The likeliest grids whose lines run like the sides of an outline, best first: lines at even distances both ways, so far apart that squares
 * are square.
 */
export function latticesIn(
  picture: Pick<Pixels, 'width' | 'height'>,
  grey: Grey,
  outline: Corners,
  most: number,
): Lattice[] {
  const unit = homographyBetween(rectangle(1, 1), outline);
  if (!unit) return [];
  const frame = (x: number, y: number): Corners =>
    [moved(unit, -x, -y), moved(unit, 1 + x, -y), moved(unit, 1 + x, 1 + y), moved(unit, -x, 1 + y)] as const;
  // Its bands keep to the sheet: beside it nothing is to be seen of the lines.
  const [wide, high] = [frame(BEYOND, 0), frame(0, BEYOND)].map((corners) =>
    homographyBetween(rectangle(SIDE, SIDE), corners),
  );
  if (!wide || !high) return [];
  const across = runsOf(oddsOf(grey, wide, true));
  const down = runsOf(oddsOf(grey, high, false));
  const aspect = aspectOdds(picture, outline);
  // The ratio of two pitches depends on how many steps lie between them alone.
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
      corners: [moved(unit, x0, y0), moved(unit, x1, y0), moved(unit, x1, y1), moved(unit, x0, y1)],
      size: { width: left.squares, height: top.squares },
      evidence,
    };
  });
}

/** For each number of squares on a sheet's side the best run of lines so far apart. */
function runsOf(odds: LineOdds): Run[] {
  const speaks = togetherOf(odds);
  const runs: Run[] = [];
  for (let count = FEWEST; count <= MOST; count *= FINER) runs.push(bestRun(speaks, SHEET / count));
  return runs;
}

function bestRun(speaks: Float32Array, pitch: number): Run {
  let best: Run = { pitch, from: 0, squares: 0, evidence: Number.NEGATIVE_INFINITY };
  for (let phase = 0; phase < pitch; phase++) {
    // The run with the largest sum (Kadane's way).
    let [sum, from, lines] = [0, phase, 0];
    for (let at = phase; at < SIDE; at += pitch) {
      if (sum < 0) [sum, from, lines] = [0, at, 0];
      sum += speaks[Math.floor(at)] as number;
      lines++;
      if (lines >= LEAST_LINES && sum > best.evidence) best = { pitch, from, squares: lines - 1, evidence: sum };
    }
  }
  return best;
}

/** All bands together: how much each place speaks for a line there, as a logarithm. */
function togetherOf([dark, bright]: LineOdds): Float32Array {
  const speaks = new Float32Array(SIDE);
  const either = new Float32Array(SIDE);
  for (const [band, darker] of dark.entries()) {
    const brighter = bright[band] as Float32Array;
    for (let place = 0; place < SIDE; place++)
      either[place] = ((darker[place] as number) + (brighter[place] as number)) / 2;
    for (let place = 0; place < SIDE; place++) {
      const before = either[place - ASIDE] ?? 1;
      const after = either[place + ASIDE] ?? 1;
      const odds = BENT * before + (1 - 2 * BENT) * (either[place] as number) + BENT * after;
      speaks[place] = (speaks[place] as number) + Math.log(odds);
    }
  }
  return speaks;
}

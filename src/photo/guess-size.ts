import { toGreyImage } from './grey';
import { makeRectangle, solveHomography } from './homography';
import { computeGridEvidence, computeGridLineOdds, type LineOdds, RESAMPLED_MAP_SIDE_PX } from './line-odds';
import type { Corners, Pixels, SizeGuess } from './types';

const FEWEST = 4;
const MOST = 64;
const GUESSES = 5;
/**
 * Weight of the evidence of one line. Low, because the lines of a map are not independent, and neither are the bands in
 * which they are sampled. Floor tiles, for example, run through all bands.
 */
const ALIKE = 0.25;

/**
 * Estimates the number of squares of the map between four corners, most likely first. Squares are square, so
 * perspective gives the height from the width. Grid lines decide: with the right numbers, all lines match. If two sizes
 * match equally, common sizes of printed maps come first.
 */
export function guessSize(picture: Pixels, corners: Corners): SizeGuess[] {
  const odds = computeGridLineOdds(toGreyImage(picture), corners);
  if (!odds) return [];
  const [across, down] = [evidences(odds.columns), evidences(odds.rows)];
  const aspect = makeAspectLikelihood(picture, corners);
  const guesses: SizeGuess[] = [];
  for (const [width, left] of across)
    for (const [height, top] of down) {
      const sure = ALIKE * (left + top) + Math.log(sizePrior(width, height) * aspect(width / height));
      if (sure > Number.NEGATIVE_INFINITY) guesses.push({ width, height, sure });
    }
  guesses.sort((a, b) => b.sure - a.sure);
  const best = guesses[0]?.sure ?? 0;
  const likely = guesses.slice(0, GUESSES).map((guess) => ({ ...guess, sure: Math.exp(guess.sure - best) }));
  const all = likely.reduce((sum, { sure }) => sum + sure, 0);
  return likely.map((guess) => ({ ...guess, sure: guess.sure / all }));
}

/** Returns the evidence of the inner lines for each number of squares along one side. */
function evidences(odds: LineOdds): [count: number, evidence: number][] {
  return Array.from({ length: MOST - FEWEST + 1 }, (_, place) => {
    const count = FEWEST + place;
    return [count, computeGridEvidence(odds, RESAMPLED_MAP_SIDE_PX / count, RESAMPLED_MAP_SIDE_PX / count, count - 1)];
  });
}

/** Sizes of nearly all printed maps, with their share in percent. */
const USUAL: ReadonlyArray<readonly [width: number, height: number, share: number]> = [
  [16, 24, 40],
  [24, 16, 25],
  [16, 16, 12],
  [24, 24, 16],
];
/**
 * Share, in percent, of each size that is not in the list. The index is the number of its sides that are multiples of
 * four, which most printed maps have.
 */
const OTHERS = [0.05, 0.2, 1] as const;
const FOUR = 4;

/** Returns the prior probability of a map size, in percent. */
export function sizePrior(width: number, height: number): number {
  const known = USUAL.find(([wide, high]) => wide === width && high === height);
  const whole = Number(width % FOUR === 0) + Number(height % FOUR === 0);
  return known?.[2] ?? (OTHERS[whole] as number);
}

/** Focal length of a typical phone, as a multiple of the picture's longer side. */
const USUAL_FOCUS = 0.9;
/** Standard deviation of the logarithm of the focal length. */
const FOCUS_SPREAD = 0.3;
/** Smallest and largest focal length to try, as multiples of the picture's longer side. */
const FOCI = [0.6, 2] as const;
/** Factor between two focal lengths to try. */
const FOCUS_STEP = 1.12;
/**
 * Standard deviation of the cosine of a map's corner angle at the true focal length. Lenses and bent sheets cause the
 * deviation from 0.
 */
const SQUARENESS = 0.035;
/** Relative standard deviation of a map's aspect ratio, caused by bent sheets and printers. */
const SPREAD = 0.03;

/**
 * Estimates the aspect ratio of a flat sheet from the perspective of its four corners. The focal length is unknown, so
 * all typical values are tried and weighted by how well the sheet has right angles.
 * @returns the likelihood that the first side is this many times as long as the second; about 1 for the best ratio
 */
export function makeAspectLikelihood(
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  corners: Corners,
): (aspect: number) => number {
  const long = Math.max(width, height);
  const centred = corners.map(({ x, y }) => ({ x: (x - width / 2) / long, y: (y - height / 2) / long }));
  const h = solveHomography(makeRectangle(1, 1), centred as unknown as Corners);
  if (!h) return () => 1;
  const seen: { aspect: number; weight: number }[] = [];
  for (let focus = FOCI[0]; focus <= FOCI[1]; focus *= FOCUS_STEP) {
    const [across, down] = [
      [h[0] / focus, h[3] / focus, h[6]],
      [h[1] / focus, h[4] / focus, h[7]],
    ] as const;
    const [wide, high] = [Math.hypot(...across), Math.hypot(...down)];
    const leaning = across.reduce((sum, each, place) => sum + each * (down[place] as number), 0) / (wide * high);
    const unusual = Math.log(focus / USUAL_FOCUS) / FOCUS_SPREAD;
    seen.push({ aspect: wide / high, weight: Math.exp(-(unusual ** 2) / 2) / (1 + (leaning / SQUARENESS) ** 4) });
  }
  const all = seen.reduce((sum, { weight }) => sum + weight, 0);
  return (aspect) =>
    seen.reduce((sum, each) => sum + each.weight * Math.exp(-((Math.log(each.aspect / aspect) / SPREAD) ** 2) / 2), 0) /
    all;
}

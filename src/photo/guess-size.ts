import { makeAspectLikelihood } from './aspect';
import { toGreyImage } from './grey';
import { computeGridEvidence, computeGridLineOdds, type LineOdds, RESAMPLED_MAP_SIDE_PX } from './line-odds';
import { sizePrior } from './size-prior';
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

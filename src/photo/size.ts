import { aspectOdds } from './aspect';
import { greyOf } from './grey';
import { evidenceOf, type LineOdds, lineOddsOf, SIDE } from './line-odds';
import type { Corners, Pixels, SizeGuess } from './types';
import { usual } from './usual';

const FEWEST = 4;
const MOST = 64;
const GUESSES = 5;
/** Bands of one map and lines of one band are not alone in what they show: the floor's tiles go through all of them. */
const ALIKE = 0.25;

/**
 * How many squares the map between four corners has, likeliest first. Squares are square, so that perspective tells how many there are one way for each number of the
 * other; the grid lines tell which: those of the right number fall on lines everywhere and leave none out. Where two numbers match alike, the usual
 * sizes of printed maps go before others.
 */
export function guessSize(picture: Pixels, corners: Corners): SizeGuess[] {
  const odds = lineOddsOf(greyOf(picture), corners);
  if (!odds) return [];
  const [across, down] = [evidences(odds.columns), evidences(odds.rows)];
  const aspect = aspectOdds(picture, corners);
  const guesses: SizeGuess[] = [];
  for (const [width, left] of across)
    for (const [height, top] of down) {
      const sure = ALIKE * (left + top) + Math.log(usual(width, height) * aspect(width / height));
      if (sure > Number.NEGATIVE_INFINITY) guesses.push({ width, height, sure });
    }
  guesses.sort((a, b) => b.sure - a.sure);
  const best = guesses[0]?.sure ?? 0;
  const likely = guesses.slice(0, GUESSES).map((guess) => ({ ...guess, sure: Math.exp(guess.sure - best) }));
  const all = likely.reduce((sum, { sure }) => sum + sure, 0);
  return likely.map((guess) => ({ ...guess, sure: guess.sure / all }));
}

/** Each number of squares along one side with what its inner lines speak for it. */
function evidences(odds: LineOdds): [count: number, evidence: number][] {
  return Array.from({ length: MOST - FEWEST + 1 }, (_, place) => {
    const count = FEWEST + place;
    return [count, evidenceOf(odds, SIDE / count, SIDE / count, count - 1)];
  });
}

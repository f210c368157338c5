import { clearness, combsOf, teethScore } from './comb';
import { greyOf } from './grey';
import type { Corners, Pixels, SizeGuess } from './types';

/** Sizes that nearly all printed maps have, and how many of a hundred do. */
const USUAL: ReadonlyArray<readonly [width: number, height: number, share: number]> = [
  [16, 24, 40],
  [24, 16, 25],
  [16, 16, 12],
  [24, 24, 16],
];
const FEWEST = 4;
const MOST = 64;
const GUESSES = 5;

/**
 * How many squares the map between four corners has, likeliest first. The grid lines tell: those of the right number fall on lines
 * everywhere and leave none out. Where two numbers match alike, the usual sizes of printed maps go before others.
 */
export function guessSize(picture: Pixels, corners: Corners): SizeGuess[] {
  const { columns, rows } = combsOf(greyOf(picture), corners);
  const across = matches(columns);
  const down = matches(rows);
  const guesses: SizeGuess[] = [];
  for (const [width, left] of across)
    for (const [height, top] of down) guesses.push({ width, height, sure: left * top * usual(width, height) });
  guesses.sort((a, b) => b.sure - a.sure);
  const all = guesses.reduce((sum, guess) => sum + guess.sure, 0);
  return guesses.slice(0, GUESSES).map((guess) => ({ ...guess, sure: guess.sure / all }));
}

function usual(width: number, height: number): number {
  return USUAL.find(([wide, high]) => wide === width && high === height)?.[2] ?? 0.1;
}

/** Each number of squares along one side with how likely it is against the best. */
function matches(comb: Float32Array): [count: number, odds: number][] {
  const scores: [number, number][] = [];
  for (let count = FEWEST; count <= MOST; count++) {
    const score = (sign: number) => teethScore(comb, clearness(comb, sign), sign, count, 0, 1);
    scores.push([count, Math.max(score(1), score(-1))]);
  }
  const best = Math.max(1, ...scores.map(([, score]) => score));
  return scores.map(([count, score]) => [count, Math.exp(10 * (score / best - 1))]);
}

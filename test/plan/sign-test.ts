/** Returns the two-sided p of a sign test: how likely a split at least as uneven is if both sides are equally strong. */
export function computeSignTest(wins: number, losses: number): number {
  const games = wins + losses;
  let term = 0.5 ** games;
  let tail = 0;
  for (let few = 0; few <= Math.min(wins, losses); few++) {
    tail += term;
    term *= (games - few) / (few + 1);
  }
  return Math.min(1, 2 * tail);
}

import { complement, type Fraction, fraction, multiply, ONE } from '../plain/fraction';

/** Ways of 36 in which two dice show `sum` or more. */
function waysAtLeast(sum: number): number {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= sum) ways++;
  return ways;
}

/** The least 2d6 roll that hits: two ones always miss, two sixes always hit. 3 to 12. */
export function leastRoll(attack: number, defense: number): number {
  return Math.min(12, Math.max(3, defense - attack));
}

/** The chance that 2d6 show `least` or more. */
export function chanceOfRoll(least: number): Fraction {
  return fraction(waysAtLeast(least), 36);
}

/** The chance that a d6 shows `least` or more; 1 for a least of 1 or below. */
export function chanceOfDie(least: number): Fraction {
  return least <= 1 ? ONE : fraction(Math.max(0, 7 - least), 6);
}

/**
 * The chance of a hit that stands: 2d6 reach `least`, and the target's evade roll fails.
 * `evade` is the least d6 roll that evades, null for none; where two sixes cannot be evaded, `sixesStand` is true.
 */
export function chanceToHit(least: number, evade: number | null, sixesStand: boolean): Fraction {
  if (evade === null) return chanceOfRoll(least);
  const stands = complement(chanceOfDie(evade));
  if (!sixesStand) return multiply(chanceOfRoll(least), stands);
  const others = waysAtLeast(least) - 1;
  return fraction(others * stands.over + stands.under, 36 * stands.under);
}

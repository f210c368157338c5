/** An exact fraction in lowest terms. The denominator is positive. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

/**
 * Returns a fraction in lowest terms: `fraction(6, 36)` is 1/6.
 * @throws RangeError on a zero denominator or a non-integer, which is always a bug and never caused by input
 */
export function fraction(numerator: number, denominator = 1): Fraction {
  if (denominator === 0 || !Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator))
    throw new RangeError(`no fraction ${numerator}/${denominator}`);
  const divisor = (gcd(numerator, denominator) || 1) * Math.sign(denominator);
  return { numerator: numerator / divisor || 0, denominator: denominator / divisor };
}

export const ZERO = fraction(0);
export const ONE = fraction(1);

export function addFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Returns the probability that an event with probability `a` does not happen. */
export function complement(a: Fraction): Fraction {
  return fraction(a.denominator - a.numerator, a.denominator);
}

export function isEqualFraction(a: Fraction, b: Fraction): boolean {
  return a.numerator * b.denominator === b.numerator * a.denominator;
}

export function isLessThan(a: Fraction, b: Fraction): boolean {
  return a.numerator * b.denominator < b.numerator * a.denominator;
}

/** Returns half of a whole number, rounded up: every supported rulebook rounds this way. */
export function halfRoundedUp(value: number): number {
  return Math.ceil(value / 2);
}

/** Prints a fraction as `5/12`, or as `1` if the denominator is 1. */
export function printFraction(a: Fraction): string {
  return a.denominator === 1 ? String(a.numerator) : `${a.numerator}/${a.denominator}`;
}

/** Prints a fraction as a mixed number: `37`, `37 1/2`, `1/3`. */
export function printMixedNumber(a: Fraction): string {
  const whole = Math.trunc(a.numerator / a.denominator);
  const rest = a.numerator - whole * a.denominator;
  if (rest === 0) return String(whole);
  return whole === 0
    ? printFraction(a)
    : `${whole} ${printFraction({ numerator: Math.abs(rest), denominator: a.denominator })}`;
}

/** Parses a fraction such as `5/12` or `3`. Null for any other text. */
export function parseFraction(text: string): Fraction | null {
  const match = /^(-?\d+)(?:\/(\d+))?$/.exec(text.trim());
  if (!match) return null;
  const under = match[2] === undefined ? 1 : Number(match[2]);
  return under === 0 ? null : fraction(Number(match[1]), under);
}

/** Returns a fraction in percent, rounded half up, for display only. */
export function toPercent(a: Fraction): number {
  return Math.floor((a.numerator * 200 + a.denominator) / (2 * a.denominator));
}

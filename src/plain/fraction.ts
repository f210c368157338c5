/** An exact fraction in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly over: number;
  readonly under: number;
}

function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

/** `fraction(6, 36)` is 1/6. Throws a RangeError on a zero or non-integer part: a bug of ours, never of the input. */
export function fraction(over: number, under = 1): Fraction {
  if (under === 0 || !Number.isSafeInteger(over) || !Number.isSafeInteger(under))
    throw new RangeError(`no fraction ${over}/${under}`);
  const divisor = (gcd(over, under) || 1) * Math.sign(under);
  return { over: over / divisor || 0, under: under / divisor };
}

export const ZERO = fraction(0);
export const ONE = fraction(1);

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.over, a.under * b.under);
}

/** The chance that something of chance `a` does not happen. */
export function complement(a: Fraction): Fraction {
  return fraction(a.under - a.over, a.under);
}

export function sameFraction(a: Fraction, b: Fraction): boolean {
  return a.over * b.under === b.over * a.under;
}

export function lessThan(a: Fraction, b: Fraction): boolean {
  return a.over * b.under < b.over * a.under;
}

/** Half of a whole number, rounded up: every book here rounds so. */
export function halfRoundedUp(value: number): number {
  return Math.ceil(value / 2);
}

/** `5/12`, or `1` where the denominator is 1. */
export function printFraction(a: Fraction): string {
  return a.under === 1 ? String(a.over) : `${a.over}/${a.under}`;
}

/** As people write it: `37`, `37 1/2`, `1/3`. */
export function printMixed(a: Fraction): string {
  const whole = Math.trunc(a.over / a.under);
  const rest = a.over - whole * a.under;
  if (rest === 0) return String(whole);
  return whole === 0 ? printFraction(a) : `${whole} ${printFraction({ over: Math.abs(rest), under: a.under })}`;
}

/** Reads `5/12` or `3`; null when the text is neither. */
export function parseFraction(text: string): Fraction | null {
  const match = /^(-?\d+)(?:\/(\d+))?$/.exec(text.trim());
  if (!match) return null;
  const under = match[2] === undefined ? 1 : Number(match[2]);
  return under === 0 ? null : fraction(Number(match[1]), under);
}

/** Whole percent, rounded half up, for the screen only. */
export function percent(a: Fraction): number {
  return Math.floor((a.over * 200 + a.under) / (2 * a.under));
}

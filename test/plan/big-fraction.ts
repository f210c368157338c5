import type { Fraction } from '../../src/plain/fraction';

/** An exact fraction of big integers. The denominator is positive. */
export interface BigFraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function makeBigFraction(over: bigint | number, under: bigint | number = 1): BigFraction {
  let [x, y] = [BigInt(over), BigInt(under)];
  const [top, low] = [x, y];
  while (y !== 0n) [x, y] = [y, x % y];
  const shared = x < 0n ? -x : x || 1n;
  return { numerator: top / shared, denominator: low / shared };
}

export const BIG_ZERO = makeBigFraction(0);

export function addBigFractions(a: BigFraction, b: BigFraction): BigFraction {
  return makeBigFraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtractBigFractions(a: BigFraction, b: BigFraction): BigFraction {
  return makeBigFraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
}

export function multiplyBigFractions(a: BigFraction, b: BigFraction): BigFraction {
  return makeBigFraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function compareBigFractions(a: BigFraction, b: BigFraction): number {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  return left < right ? -1 : left > right ? 1 : 0;
}

const BILLION = 1_000_000_000n;

/**
 * Prints a fraction with the precision of screens: exact, or rounded to billionths if its parts are not safe integers.
 */
export function printRoundedBigFraction(fraction: BigFraction): string {
  const most = BigInt(Number.MAX_SAFE_INTEGER);
  const { numerator, denominator } = fraction;
  const safe = numerator <= most && numerator >= -most && denominator <= most;
  const { numerator: top, denominator: low } = safe
    ? fraction
    : makeBigFraction((numerator * BILLION) / denominator, BILLION);
  return `${top}/${low}`;
}

export function printUnroundedFraction({ numerator, denominator }: Fraction): string {
  return `${numerator}/${denominator}`;
}

export function bigFractionToNumber({ numerator, denominator }: BigFraction): number {
  return Number((numerator * BILLION) / denominator) / Number(BILLION);
}

import type { Fraction } from '../../src/plain/fraction';

/** An exact fraction of big integers; the denominator is above 0. */
export interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}

export function exact(over: bigint | number, under: bigint | number = 1): Exact {
  let [x, y] = [BigInt(over), BigInt(under)];
  const [top, low] = [x, y];
  while (y !== 0n) [x, y] = [y, x % y];
  const shared = x < 0n ? -x : x || 1n;
  return { over: top / shared, under: low / shared };
}

export const NOTHING = exact(0);

export function plus(a: Exact, b: Exact): Exact {
  return exact(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function minus(a: Exact, b: Exact): Exact {
  return exact(a.over * b.under - b.over * a.under, a.under * b.under);
}

export function times(a: Exact, b: Exact): Exact {
  return exact(a.over * b.over, a.under * b.under);
}

/** Compares two fractions: negative if the first is smaller. */
export function order(a: Exact, b: Exact): number {
  const [left, right] = [a.over * b.under, b.over * a.under];
  return left < right ? -1 : left > right ? 1 : 0;
}

const BILLION = 1_000_000_000n;

/** The fraction as screens get it: exact, or rounded to billionths if its parts are not safe integers. */
export function asShown({ over, under }: Exact): string {
  const most = BigInt(Number.MAX_SAFE_INTEGER);
  const safe = over <= most && over >= -most && under <= most;
  const { over: top, under: low } = safe ? { over, under } : exact((over * BILLION) / under, BILLION);
  return `${top}/${low}`;
}

export function shown({ numerator, denominator }: Fraction): string {
  return `${numerator}/${denominator}`;
}

export function toNumber({ over, under }: Exact): number {
  return Number((over * BILLION) / under) / Number(BILLION);
}

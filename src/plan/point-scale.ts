import type { Fraction } from '../plain/fraction';
import { areFriendly } from '../table/allies';
import { countClicksLeft, type Figure, type Table } from '../table/table';
import { leastCommonMultiple } from './action-sequence';

/** Conversion of points to units. Units are so small that each click of each figure is a whole number of units. */
export interface PointScale {
  /** Number of units per point. */
  readonly units: bigint;
  /** Number of units per click, by figure; a figure is missing if its dial is unknown. */
  readonly click: ReadonlyMap<string, bigint>;
}

function wholeDial({ character, start }: Figure): number {
  return countClicksLeft({ character, click: start });
}

export function makePointScale({ figures }: Table): PointScale {
  let units = 1n;
  for (const figure of figures.values()) {
    const whole = wholeDial(figure);
    if (whole > 0) units = leastCommonMultiple(units, BigInt(whole));
  }
  const click = new Map<string, bigint>();
  for (const figure of figures.values()) {
    const whole = wholeDial(figure);
    if (whole > 0) click.set(figure.piece, (BigInt(figure.points) * units) / BigInt(whole));
  }
  return { units, click };
}

/** Returns the remaining value of a figure in units: its points times the share of clicks left. */
export function remainingUnits(scale: PointScale, figure: Figure): bigint {
  if (figure.defeated || figure.captor !== null) return 0n;
  const click = scale.click.get(figure.piece);
  if (click === undefined) return BigInt(figure.points) * scale.units;
  return click * BigInt(countClicksLeft(figure));
}

/** Remaining value of a side and of its opponents, in units of the scale. */
export interface PointBalance {
  readonly own: bigint;
  readonly others: bigint;
}

export function computeBalance(scale: PointScale, table: Table, side: string): PointBalance {
  let own = 0n;
  let others = 0n;
  for (const figure of table.figures.values()) {
    if (areFriendly(table, figure.side, side)) own += remainingUnits(scale, figure);
    else others += remainingUnits(scale, figure);
  }
  return { own, others };
}

/**
 * Common denominator of all click chances: 6 to the power of 6. Covers an attack roll, its evade rolls and a power's
 * own die.
 */
export const CHANCE_PARTS = 46_656;

/**
 * Converts a chance to a number of `CHANCE_PARTS`. Throws a RangeError if the result is not a whole number, which would
 * be a bug.
 */
export function toChanceParts({ numerator, denominator }: Fraction): bigint {
  if (CHANCE_PARTS % denominator !== 0)
    throw new RangeError(`${numerator}/${denominator} is no multiple of 1/${CHANCE_PARTS}`);
  return BigInt(numerator * (CHANCE_PARTS / denominator));
}

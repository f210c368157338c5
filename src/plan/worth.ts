import type { Fraction } from '../plain/fraction';
import { areFriendly } from '../table/allies';
import { clicksLeft, type Figure, type Table } from '../table/table';
import { leastCommon } from './least-common';

/** Points in units so small that every click of every figure of a game is worth a whole number of them. */
export interface Scale {
  /** Units of one point. */
  readonly units: bigint;
  /** By figure: units of one click. Left out where its dial is not known. */
  readonly click: ReadonlyMap<string, bigint>;
}

/** Clicks of a whole dial, from where it began. */
function wholeDial({ character, start }: Figure): number {
  return clicksLeft({ character, click: start });
}

export function scaleOf({ figures }: Table): Scale {
  let units = 1n;
  for (const figure of figures.values()) {
    const whole = wholeDial(figure);
    if (whole > 0) units = leastCommon(units, BigInt(whole));
  }
  const click = new Map<string, bigint>();
  for (const figure of figures.values()) {
    const whole = wholeDial(figure);
    if (whole > 0) click.set(figure.piece, (BigInt(figure.points) * units) / BigInt(whole));
  }
  return { units, click };
}

/** Units that a figure is still worth: its points by the share of its clicks that is left. */
export function worthOf(scale: Scale, figure: Figure): bigint {
  if (figure.defeated || figure.captor !== null) return 0n;
  const click = scale.click.get(figure.piece);
  if (click === undefined) return BigInt(figure.points) * scale.units;
  return click * BigInt(clicksLeft(figure));
}

/** What a side has left, and what is left of its opponents, in units. */
export interface Balance {
  readonly own: bigint;
  readonly others: bigint;
}

export function balanceOf(scale: Scale, table: Table, side: string): Balance {
  let own = 0n;
  let others = 0n;
  for (const figure of table.figures.values()) {
    if (areFriendly(table, figure.side, side)) own += worthOf(scale, figure);
    else others += worthOf(scale, figure);
  }
  return { own, others };
}

/** Chances of clicks in so many equal parts: every roll of an attack, its evades and its own die fit in. */
export const PARTS = 46_656;

/** How many of `PARTS` a chance is. Throws a RangeError where it is no whole number of them: a bug of ours. */
export function partsOf({ numerator, denominator }: Fraction): bigint {
  if (PARTS % denominator !== 0) throw new RangeError(`${numerator}/${denominator} is no multiple of 1/${PARTS}`);
  return BigInt(numerator * (PARTS / denominator));
}

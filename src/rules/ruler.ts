import { lineBetween } from '../grid/line-crossings';
import type { Square } from '../grid/square';
import type { Position } from '../table/position';
import type { RangeAnswer, SeeAnswer } from './answer';
import type { Place, Ruleset } from './ruleset';

/** What lies between two places. */
export interface Measured {
  /** By the edition's own count. */
  readonly range: RangeAnswer;
  /** Whether the line between them is free, with all that is in its way. */
  readonly see: SeeAnswer;
  /** The squares that the line goes through, in order, without its two ends. */
  readonly crosses: readonly Square[];
}

/** Lays a ruler from one place to another. */
export function measure(ruleset: Ruleset, position: Position, from: Place, to: Place): Measured {
  const see = ruleset.see(position, from, to);
  const { line } = see;
  const crosses = [...lineBetween(line.from, line.to).squares].map((offset) => line.from + offset);
  return { range: ruleset.range(position, from, to), see, crosses };
}

import { lineBetween } from '../grid/line-crossings';
import type { Square } from '../grid/square';
import type { Position } from '../table/position';
import type { RangeAnswer, SeeAnswer } from './answer';
import type { PieceOrSquare, Ruleset } from './ruleset';

/** Distance and line between two places. */
export interface Measurement {
  /** Distance as the edition counts it. */
  readonly range: RangeAnswer;
  /** Line of sight between the places, with its obstacles. */
  readonly see: SeeAnswer;
  /** Squares that the line crosses, in order, without its two ends. */
  readonly crosses: readonly Square[];
}

/** Measures from one place to another. */
export function measure(ruleset: Ruleset, position: Position, from: PieceOrSquare, to: PieceOrSquare): Measurement {
  const see = ruleset.see(position, from, to);
  const { line } = see;
  const crosses = [...lineBetween(line.from, line.to).squares].map((offset) => line.from + offset);
  return { range: ruleset.range(position, from, to), see, crosses };
}

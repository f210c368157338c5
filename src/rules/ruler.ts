import { lineBetween } from '../grid/line-crossings';
import type { Square } from '../grid/square';
import type { Position } from '../table/position';
import type { RangeAnswer, SeeAnswer } from './answer';
import type { PieceOrSquare, Ruleset } from './ruleset';

/** Distance and line of sight between two pieces or squares. */
export interface Measurement {
  /** Distance, as the edition counts it. */
  readonly range: RangeAnswer;
  /** Line of sight, with its obstacles. */
  readonly see: SeeAnswer;
  /** Squares that the line crosses, in order, without the start and end squares. */
  readonly crosses: readonly Square[];
}

/** Measures distance and line of sight between two pieces or squares. */
export function measure(ruleset: Ruleset, position: Position, from: PieceOrSquare, to: PieceOrSquare): Measurement {
  const see = ruleset.see(position, from, to);
  const { line } = see;
  const crosses = [...lineBetween(line.from, line.to).squares].map((offset) => line.from + offset);
  return { range: ruleset.range(position, from, to), see, crosses };
}

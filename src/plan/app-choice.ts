import type { Fraction } from '../plain/fraction';
import type { OpenQuestion, UseDeed } from '../rules/table-deed';

/** Average result of an option for a side over all rolls, in points. */
export interface OptionScore {
  /** Points of opponents lost, minus points of the side lost. */
  readonly points: Fraction;
  /** Points that the side may lose to the best attacks on it next turn, without moves. */
  readonly risk: Fraction;
}

/** Answer that stands for rolling a die, in choices in which the player may roll. */
export const ROLL = 'roll';

/** One option of an open choice with its score. */
export interface ScoredOption extends OptionScore {
  /**
   * Answer to the open question: a number, the id of a piece, damage by piece as JSON, `ROLL`, or '' for nothing and no
   * roll.
   */
  readonly value: string;
}

/** A choice that the app makes for a side in an action. */
export interface AppChoice {
  readonly question: OpenQuestion;
  readonly side: string;
  readonly value: string;
  /** All options, the chosen one first. */
  readonly options: readonly ScoredOption[];
}

/** A reroll that improves the average result of a side that the app plays. */
export interface RerollChoice {
  readonly side: string;
  /** Piece whose roll is repeated. */
  readonly roller: string;
  readonly roll: 'attack' | 'evade';
  /** Use of the power, to be recorded before the new roll. */
  readonly use: UseDeed;
  readonly keep: OptionScore;
  readonly again: OptionScore;
}

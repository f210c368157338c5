import type { Fraction } from '../plain/fraction';
import type { OpenQuestion, UseDeed } from '../rules/table-deed';

/** What an option of a choice is worth to a side, in points on average over all rolls. */
export interface OptionScore {
  /** Points of opponents lost, minus points of the side lost. */
  readonly points: Fraction;
  /** Points of the side that the best attacks on it would take, without a move first. */
  readonly risk: Fraction;
}

/** Value of the option to roll, for choices in which a player may roll a die. */
export const ROLL = 'roll';

/** One option of an open choice with its score. */
export interface ScoredOption extends OptionScore {
  /** Answer to the open question: a number, the id of a piece, `ROLL`, or '' for nothing and no roll. */
  readonly value: string;
}

/** An open choice of a deed that the app makes for a side. */
export interface AppChoice {
  readonly question: OpenQuestion;
  readonly side: string;
  readonly value: string;
  /** All options, the chosen one first. */
  readonly options: readonly ScoredOption[];
}

/** A reroll that the app makes for a side, because the average after it is better. */
export interface RerollChoice {
  readonly side: string;
  /** Piece whose roll is made again. */
  readonly roller: string;
  readonly roll: 'attack' | 'evade';
  /** Use of the power, to be recorded before the new roll. */
  readonly use: UseDeed;
  readonly keep: OptionScore;
  readonly again: OptionScore;
}

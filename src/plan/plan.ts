import type { Square } from '../grid/square';
import type { Fraction } from '../plain/fraction';
import type { TableDeed } from '../rules/table-deed';

/** The goal that the player chose for a plan. Points decide between plans that meet the goal equally well. */
export type PlannerGoal =
  /** Best balance of points won against points spent and risked. */
  | { readonly goal: 'points' }
  /** K.O. of an opponent, `piece`. */
  | { readonly goal: 'knock-out'; readonly piece: string }
  /** Least risk for a figure of the side, `piece`. */
  | { readonly goal: 'keep'; readonly piece: string }
  /** A figure of the side on `square` at the end of the plan. */
  | { readonly goal: 'hold'; readonly square: Square }
  /** As few figures of the side as possible within reach of an opponent's attack. */
  | { readonly goal: 'hide' };

/** A roll that a step needs; `chance` is the chance of success. */
export interface PlannedRoll {
  /** Target that rolls. Null if the acting figure rolls, for example to break away. */
  readonly target: string | null;
  /** The lowest roll that succeeds: of two dice for an attack, otherwise of one die. */
  readonly least: number;
  readonly dice: 1 | 2;
  /** Chance that the roll succeeds; for an attack, evade rolls are included. */
  readonly chance: Fraction;
}

/** One deed of a plan, described for the most likely state before the deed. */
export interface PlannedStep {
  readonly deed: TableDeed;
  /** Id of the acting piece. */
  readonly piece: string;
  /** Whether the step continues the action of the previous step. */
  readonly goesOn: boolean;
  /** First square of the acting piece's base before the step. `to`: the same square after the step. */
  readonly from: Square | null;
  readonly to: Square | null;
  /** Path of the acting piece's first square, start and end included; empty if the piece does not move. */
  readonly path: readonly Square[];
  readonly targets: readonly string[];
  readonly rolls: readonly PlannedRoll[];
  /** Average number of clicks that the targets take in total. */
  readonly clicks: Fraction;
  /** Chance that the step knocks out one of its targets. */
  readonly knockOut: Fraction;
  /**
   * Whether the step uses one of the actions of the turn. `token`: whether the acting figure gets a token for the
   * action.
   */
  readonly action: boolean;
  readonly token: boolean;
  /** Number of clicks of pushing damage. */
  readonly pushes: number;
}

/** Deeds for the rest of a turn, with their evaluation: exact averages over every roll. */
export interface Plan {
  readonly steps: readonly PlannedStep[];
  /** Points taken from opponents; each click counts as its share of the figure's points. */
  readonly won: Fraction;
  /** Points that the side itself loses through its deeds: pushing, critical misses. */
  readonly spent: Fraction;
  /**
   * Points lost to the best replies of the other side: one attack for each of the other side's actions, without moving.
   */
  readonly risked: Fraction;
  /**
   * Degree to which the goal is met. For `knock-out` and `hold`: the chance of success. For `hide`: the number of
   * figures out of reach. For `keep`: the risk of the figure. Null for `points`.
   */
  readonly met: Fraction | null;
}

export interface PlanProgress {
  /** Best plans, best first, with different openings if possible. */
  readonly plans: readonly Plan[];
  /** Number of action sequences evaluated. */
  readonly evaluated: number;
  /** Whether every sequence has been evaluated. */
  readonly complete: boolean;
}

/** A step that a plan must contain. Used to explain why the step is not part of the best plan. */
export interface PlanRequirement {
  readonly piece: string;
  /** Square to move to, or target to attack, in the required step. */
  readonly choice: { readonly square: Square } | { readonly target: string };
}

/** The score of one square for a figure: the score of the best plan that ends on the square. */
export interface SquareScore {
  readonly square: Square;
  /** Score of the plan: points won minus points spent and risked. */
  readonly score: Fraction;
  readonly plan: Plan;
}

import type { Square } from '../grid/square';
import type { Fraction } from '../plain/fraction';
import type { TableDeed } from '../rules/table-deed';

/** The goal that the player chose for a plan. Points decide between plans that meet it equally well. */
export type PlannerGoal =
  /** Points won against points risked. */
  | { readonly goal: 'points' }
  /** K.O. of this opponent. */
  | { readonly goal: 'knock-out'; readonly piece: string }
  /** Least risk for this own figure. */
  | { readonly goal: 'keep'; readonly piece: string }
  /** An own figure on this square. */
  | { readonly goal: 'hold'; readonly square: Square }
  /** As few own figures as possible within reach of an opponent's attack. */
  | { readonly goal: 'hide' };

/** A roll that a step needs; `chance` is the chance of success. */
export interface PlannedRoll {
  /** The target of the roll; null for an own roll, such as breaking away. */
  readonly target: string | null;
  /** The lowest roll that succeeds, with two dice for an attack, else one. */
  readonly least: number;
  readonly dice: 1 | 2;
  /** For an attack, evade rolls are included. */
  readonly chance: Fraction;
}

/** One deed of a plan, described for the most likely state at that point. */
export interface PlannedStep {
  readonly deed: TableDeed;
  /** The acting piece. */
  readonly piece: string;
  /** Whether it continues the action of the previous step. */
  readonly goesOn: boolean;
  /** Its first square before and after the step. */
  readonly from: Square | null;
  readonly to: Square | null;
  /** Path of its first square, both ends included; empty if it does not move. */
  readonly path: readonly Square[];
  readonly targets: readonly string[];
  readonly rolls: readonly PlannedRoll[];
  /** Average clicks that its targets take. */
  readonly clicks: Fraction;
  /** The chance that it knocks out one of its targets. */
  readonly knockOut: Fraction;
  /** Whether it uses one of the actions of the turn, and whether its figure gets a token for it. */
  readonly action: boolean;
  readonly token: boolean;
  /** Clicks of pushing damage. */
  readonly pushes: number;
}

/** Deeds for the rest of a turn, with their evaluation. All numbers are exact averages over every roll. */
export interface Plan {
  readonly steps: readonly PlannedStep[];
  /** Points taken from opponents; each click counts as its share of the figure's points. */
  readonly won: Fraction;
  /** Own points lost in the process: pushing, critical misses. */
  readonly spent: Fraction;
  /** Points lost to the best replies of the other side: one attack for each of its actions, without moving. */
  readonly risked: Fraction;
  /**
   * For `knock-out` and `hold`, the chance that the goal is met. For `hide`, the number of figures out of reach. For
   * `keep`, the risk of the figure. Null for `points`.
   */
  readonly met: Fraction | null;
}

/** The results of a search so far. */
export interface PlanProgress {
  /** The best first, with different openings if there are several. */
  readonly plans: readonly Plan[];
  /** Number of action sequences evaluated. */
  readonly evaluated: number;
  /** Whether no sequence is left to evaluate. */
  readonly complete: boolean;
}

/** A step that a plan must contain, to explain why it is not part of the best plan. */
export interface PlanRequirement {
  readonly piece: string;
  /** The square to move to, or the target to attack. */
  readonly choice: { readonly square: Square } | { readonly target: string };
}

/** The score of one square for a figure: the best that it can do and end there. */
export interface SquareScore {
  readonly square: Square;
  /** Points won minus points spent and risked. */
  readonly score: Fraction;
  readonly plan: Plan;
}

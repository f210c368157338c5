import type { Square } from '../grid/square';
import type { Fraction } from '../plain/fraction';
import type { TableDeed } from '../rules/table-deed';

/** What a plan is to bring, as its player chose. Where two plans bring as much of it, the points decide. */
export type Goal =
  /** Points won against points risked. */
  | { readonly goal: 'points' }
  /** A K.O. of this opponent. */
  | { readonly goal: 'knock-out'; readonly piece: string }
  /** Least risk for this figure of its own side. */
  | { readonly goal: 'keep'; readonly piece: string }
  /** A figure of its own side on this square. */
  | { readonly goal: 'hold'; readonly square: Square }
  /** As few of its own figures as may be where an opponent can attack them. */
  | { readonly goal: 'hide' };

/** A roll that a step asks for: `chance` is that of success. */
export interface PlannedRoll {
  /** Against whom; null for a roll of its own, as to break away. */
  readonly target: string | null;
  /** The least that succeeds: of two dice for an attack, else of one. */
  readonly least: number;
  readonly dice: 1 | 2;
  /** Of an attack with evades counted in. */
  readonly chance: Fraction;
}

/** One deed of a plan, for the game as it most likely stands by then. */
export interface PlannedStep {
  readonly deed: TableDeed;
  /** Who does it. */
  readonly piece: string;
  /** Whether it goes on with the action of the step before. */
  readonly goesOn: boolean;
  /** Where its first square is before and after. */
  readonly from: Square | null;
  readonly to: Square | null;
  /** Squares of its first square along the way, both ends included; empty where it stays. */
  readonly path: readonly Square[];
  readonly targets: readonly string[];
  readonly rolls: readonly PlannedRoll[];
  /** Clicks that its targets take on average. */
  readonly clicks: Fraction;
  /** The chance that one of its targets is knocked out by it. */
  readonly knockOut: Fraction;
  /** Whether it takes one of the actions of the turn, and whether its figure gets a token for it. */
  readonly action: boolean;
  readonly token: boolean;
  /** Clicks of pushing damage. */
  readonly pushes: number;
}

/** A list of deeds for what is left of a turn, with what it is worth. All numbers are exact, averaged over every roll. */
export interface Plan {
  readonly steps: readonly PlannedStep[];
  /** Points of opponents that it takes, their clicks counted by their share of the points. */
  readonly won: Fraction;
  /** Points of its own side that go with it: pushing, critical misses. */
  readonly spent: Fraction;
  /** Points that the best replies of the other side take thereafter, one attack for each action that it has, each from where it stands. */
  readonly risked: Fraction;
  /** The chance that the goal is met (`knock-out`, `hold`), or how many figures are out of reach (`hide`), or what the figure to keep risks (`keep`); null for `points`. */
  readonly met: Fraction | null;
}

/** How far a search went. */
export interface Progress {
  /** The best first, of different openings where there are some. */
  readonly plans: readonly Plan[];
  /** Lists of actions that were looked at. */
  readonly looked: number;
  /** Whether none is left. */
  readonly complete: boolean;
}

/** A choice that a plan must hold, for who asks why it is not in the best one. */
export interface Must {
  readonly piece: string;
  /** The square that it goes to, or whom it attacks. */
  readonly choice: { readonly square: Square } | { readonly target: string };
}

/** What one square is worth to a figure, by the best that it can do that ends there. */
export interface SquareWorth {
  readonly square: Square;
  /** Points won less points spent and risked there. */
  readonly worth: Fraction;
  readonly plan: Plan;
}

import type { Manner, OpponentSettings, Strength } from '../table/app-player';

/** Weights of an evaluation, in per cent. */
export interface GameWeights {
  /** Share of a figure's points that is lost only when it is knocked out. Each click counts as a part of the rest. */
  readonly standing: number;
  /** Own losses to the best attacks that the other side can make in its next turn. */
  readonly risk: number;
  /** Losses of the other side to the best attacks that the side can make in its next turn. */
  readonly threat: number;
  /** Decrease of the risk's weight in each round after the first ones, because waiting wins no game. */
  readonly hurry: number;
  /** Hundredths of a per cent of a figure's points lost for each square between the figure and its next fight. */
  readonly far: number;
  /** Increase of `far` in each round. */
  readonly nearer: number;
}

const WEIGHTS: Readonly<Record<Manner, GameWeights>> = {
  cautious: { standing: 20, risk: 180, threat: 30, hurry: 2, far: 15, nearer: 5 },
  bold: { standing: 20, risk: 75, threat: 55, hurry: 5, far: 60, nearer: 20 },
  ruthless: { standing: 30, risk: 20, threat: 90, hurry: 8, far: 200, nearer: 60 },
};

/** Time of the search for one step of a side that the app plays, in ms. The step is shown when the search has ended. */
export const STEP_SEARCH_MS = 800;

/** Limits of the search. */
export interface OpponentSearch {
  /** Maximum number of ends of each kind of move, and of squares from which to attack one target. */
  readonly squares: number;
  /** Maximum number of ways to use one power. */
  readonly uses: number;
  /** Maximum number of actions in a plan. */
  readonly actions: number;
  /** Beam width: number of sequences followed at each depth. */
  readonly sequences: number;
  /** Maximum number of outcomes of a sequence that are evaluated, the most likely first. */
  readonly outcomes: number;
  /** Number of sequences for which the other side's best reply is played out. */
  readonly replies: number;
  /** Maximum number of steps of one search. */
  readonly steps: number;
  /** Whether the next attacks of both sides count. Otherwise only losses and distances do. */
  readonly looksAhead: boolean;
}

const SEARCHES: Readonly<Record<Strength, OpponentSearch>> = {
  learner: { squares: 1, uses: 0, actions: 1, sequences: 1, outcomes: 1, replies: 0, steps: 6, looksAhead: false },
  player: { squares: 1, uses: 1, actions: 1, sequences: 1, outcomes: 1, replies: 0, steps: 14, looksAhead: true },
  champion: { squares: 4, uses: 4, actions: 3, sequences: 4, outcomes: 8, replies: 4, steps: 400, looksAhead: true },
};

export function getGameWeights({ manner, strength }: OpponentSettings): GameWeights {
  return SEARCHES[strength].looksAhead ? WEIGHTS[manner] : { ...WEIGHTS[manner], risk: 0, threat: 0 };
}

export function getOpponentSearch({ strength }: OpponentSettings): OpponentSearch {
  return SEARCHES[strength];
}

import type { FigureKind } from '../../catalog/cards/figure-kind';

/** Points of a figure in a puzzle, in the proportions of the objective points for its defeat. */
export const PUZZLE_POINTS: Readonly<Record<FigureKind, number>> = {
  hero: 60,
  villain: 60,
  mastermind: 120,
  henchman: 20,
};

/**
 * Kinds of figure that a card is for. In a file of their own because the first screen needs nothing else from cards.
 */
export const FIGURE_KINDS = ['hero', 'villain', 'mastermind', 'henchman'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/**
 * Kinds of figures that have cards. Defined in a separate file, because the first screen needs no other code for cards.
 */
export const FIGURE_KINDS = ['hero', 'villain', 'mastermind', 'henchman'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

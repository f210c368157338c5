/** What a card is for. A file of its own: the first screen needs no more of cards. */
export const FIGURE_KINDS = ['hero', 'villain', 'mastermind', 'henchman'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

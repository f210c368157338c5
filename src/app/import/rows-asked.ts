import type { Character } from '../../catalog/character';

/** A figure of the collection that a row may mean. */
export interface RowCandidate {
  readonly id: string;
  readonly name: string;
  /** Set and number. */
  readonly printed: string;
  readonly points: readonly number[];
}

/** A character as it is offered for a row. */
export function candidateOf({ id, name, set, number, starts }: Character): RowCandidate {
  return { id, name, printed: `${set} ${number}`.trim(), points: starts.map(({ points }) => points) };
}

/** A row of which only a person knows the figure. */
export interface DoubtfulRow {
  readonly name: string;
  /** What else the row says: `zz 3 · 75 points · 2`. */
  readonly says: string;
  readonly candidates: readonly RowCandidate[];
}

/** The id that each row means, in their order; null or left out: none of them. */
export type RowsChosen = readonly (string | null)[];

export interface RowsAsked {
  /** Which figures rows of a list mean. Left out: nobody is there to ask, and such rows are set aside. */
  readonly which?: (rows: readonly DoubtfulRow[], file: string) => Promise<RowsChosen>;
}

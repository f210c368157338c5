import type { Character } from '../../catalog/character';

/** Character of the collection that a row may mean. */
export interface RowCandidate {
  readonly id: string;
  readonly name: string;
  /** Set and number. */
  readonly printed: string;
  readonly points: readonly number[];
}

/** Makes a candidate from a character. */
export function makeRowCandidate({ id, name, set, number, starts }: Character): RowCandidate {
  return { id, name, printed: `${set} ${number}`.trim(), points: starts.map(({ points }) => points) };
}

/** Row whose character only the user can decide. */
export interface DoubtfulRow {
  readonly name: string;
  /** Other content of the row: `zz 3 · 75 points · 2`. */
  readonly says: string;
  readonly candidates: readonly RowCandidate[];
}

/** Chosen ids in the order of the rows. Null or missing for none of the candidates. */
export type RowChoices = readonly (string | null)[];

export interface RowsHost {
  /** Asks which characters the rows mean. If omitted, no user is available and such rows are skipped. */
  readonly which?: (rows: readonly DoubtfulRow[], file: string) => Promise<RowChoices>;
}

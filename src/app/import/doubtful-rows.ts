import type { Character } from '../../catalog/character';

/** Character of the collection that a row of a list may refer to. */
export interface RowCandidate {
  readonly id: string;
  readonly name: string;
  /** Printed set and number of the character. */
  readonly printed: string;
  readonly points: readonly number[];
}

export function makeRowCandidate({ id, name, set, number, starts }: Character): RowCandidate {
  return { id, name, printed: `${set} ${number}`.trim(), points: starts.map(({ points }) => points) };
}

/** Row of a list that fits several characters, so the user must decide. */
export interface DoubtfulRow {
  readonly name: string;
  /** Other content of the row: `zz 3 · 75 points · 2`. */
  readonly says: string;
  readonly candidates: readonly RowCandidate[];
}

/** Chosen character ids in the order of the rows. Null or missing if no candidate was chosen. */
export type RowChoices = readonly (string | null)[];

export interface RowsHost {
  /** Asks the user which characters the rows mean. If omitted, doubtful rows are skipped. */
  readonly which?: (rows: readonly DoubtfulRow[], file: string) => Promise<RowChoices>;
}

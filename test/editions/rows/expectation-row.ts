import type { BoardDrawing, Scene } from '../../helpers/ruling';

export type ExpectedAnswer = Readonly<Record<string, unknown>>;

/**
 * Expectation for all five books, except editions listed under `but`. Null under `but` means that the book has no such
 * rule.
 */
export interface ExpectationRow extends Scene {
  readonly name: string;
  /** Passages of the books, and sections of our readings. */
  readonly cite: string;
  readonly ask: Readonly<Record<string, unknown>>;
  readonly expect: ExpectedAnswer;
  readonly but: Readonly<Record<string, ExpectedAnswer | null>>;
}

type Stands = Readonly<Record<string, unknown>>;

/** Makes a piece of the side that asks the question, with its position and its unusual properties. */
export function asker(at: string | readonly string[], more: Stands = {}): Stands {
  return { at, side: 'heroes', ...more };
}

export function opponent(at: string | readonly string[], more: Stands = {}): Stands {
  return { at, side: 'mastermind', ...more };
}

/** Gives both Hypertime editions the same expectation. */
export function inHypertime(expect: ExpectedAnswer | null): Record<string, ExpectedAnswer | null> {
  return { 'hypertime-2002': expect, 'hypertime-2003': expect };
}

export function inCore(expect: ExpectedAnswer | null): Record<string, ExpectedAnswer | null> {
  return { 'core-2008': expect };
}

export function inXOfSwords(expect: ExpectedAnswer | null): Record<string, ExpectedAnswer | null> {
  return { 'x-of-swords': expect };
}

export function inStrikeTeams(expect: ExpectedAnswer | null): Record<string, ExpectedAnswer | null> {
  return { 'strike-teams': expect };
}

/** Adds the same citation to several rows. */
export function withCitation(cite: string, ...rows: readonly Omit<ExpectationRow, 'cite'>[]): ExpectationRow[] {
  return rows.map((row) => ({ ...row, cite }));
}

export function row(
  name: string,
  map: BoardDrawing,
  pieces: Scene['pieces'],
  ask: ExpectationRow['ask'],
  expect: ExpectedAnswer,
  ...but: readonly Record<string, ExpectedAnswer | null>[]
): Omit<ExpectationRow, 'cite'> {
  return { name, map, pieces, ask, expect, but: Object.assign({}, ...but) };
}

/** Adds keys of the notation, other than the map, to a row. */
export function withNotationKeys(
  more: NonNullable<Scene['more']>,
  one: Omit<ExpectationRow, 'cite'>,
): Omit<ExpectationRow, 'cite'> {
  return { ...one, more };
}

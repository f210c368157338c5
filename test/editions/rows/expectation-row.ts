import type { BoardDrawing, Scene } from '../../helpers/ruling';

export type ExpectedAnswer = Readonly<Record<string, unknown>>;

/**
 * One expectation for all five books, except the editions under `but`. Null there means that the book has no such rule.
 */
export interface ExpectationRow extends Scene {
  readonly name: string;
  /** Section of the readings and passages of the books. */
  readonly cite: string;
  readonly ask: Readonly<Record<string, unknown>>;
  readonly expect: ExpectedAnswer;
  readonly but: Readonly<Record<string, ExpectedAnswer | null>>;
}

type Stands = Readonly<Record<string, unknown>>;

/** A piece of our side, with its place and its unusual properties. */
export function ours(at: string | readonly string[], more: Stands = {}): Stands {
  return { at, side: 'heroes', ...more };
}

export function theirs(at: string | readonly string[], more: Stands = {}): Stands {
  return { at, side: 'mastermind', ...more };
}

/** The same expectation for the first two books. */
export function inHypertime(expect: ExpectedAnswer | null): Record<string, ExpectedAnswer | null> {
  return { 'hypertime-2002': expect, 'hypertime-2003': expect };
}

export function inCore(expect: ExpectedAnswer | null): Record<string, ExpectedAnswer | null> {
  return { 'core-2008': expect };
}

export function inSwords(expect: ExpectedAnswer | null): Record<string, ExpectedAnswer | null> {
  return { 'x-of-swords': expect };
}

export function inStrikeTeams(expect: ExpectedAnswer | null): Record<string, ExpectedAnswer | null> {
  return { 'strike-teams': expect };
}

/** Adds one citation to several rows. */
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

/** Adds keys beside the map to a row. */
export function withKeys(
  more: NonNullable<Scene['more']>,
  one: Omit<ExpectationRow, 'cite'>,
): Omit<ExpectationRow, 'cite'> {
  return { ...one, more };
}

import type { Drawing, Scene } from '../../helpers/ruling';

export type Expected = Readonly<Record<string, unknown>>;

/**
 * One expectation for all five books, except the editions under `but`. Null there means that the book has no such rule.
 */
export interface Row extends Scene {
  readonly name: string;
  /** Section of the readings and passages of the books. */
  readonly cite: string;
  readonly ask: Readonly<Record<string, unknown>>;
  readonly expect: Expected;
  readonly but: Readonly<Record<string, Expected | null>>;
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
export function hypertime(expect: Expected | null): Record<string, Expected | null> {
  return { 'hypertime-2002': expect, 'hypertime-2003': expect };
}

export function core(expect: Expected | null): Record<string, Expected | null> {
  return { 'core-2008': expect };
}

export function swords(expect: Expected | null): Record<string, Expected | null> {
  return { 'x-of-swords': expect };
}

export function strike(expect: Expected | null): Record<string, Expected | null> {
  return { 'strike-teams': expect };
}

/** Adds one citation to several rows. */
export function under(cite: string, ...rows: readonly Omit<Row, 'cite'>[]): Row[] {
  return rows.map((row) => ({ ...row, cite }));
}

export function row(
  name: string,
  map: Drawing,
  pieces: Scene['pieces'],
  ask: Row['ask'],
  expect: Expected,
  ...but: readonly Record<string, Expected | null>[]
): Omit<Row, 'cite'> {
  return { name, map, pieces, ask, expect, but: Object.assign({}, ...but) };
}

/** Adds keys beside the map to a row. */
export function withKeys(more: NonNullable<Scene['more']>, one: Omit<Row, 'cite'>): Omit<Row, 'cite'> {
  return { ...one, more };
}

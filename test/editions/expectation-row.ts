import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Scene } from '../helpers/ruling';

type ExpectedAnswer = Readonly<Record<string, unknown>>;

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

/** Reads a file of `expectations/`. */
export function readExpectations<Content>(name: string): Content {
  return parse(readFileSync(join(import.meta.dirname, 'expectations', `${name}.yaml`), 'utf8'));
}

interface RowGroup {
  /** Passages that the rows share. */
  readonly cite: string;
  readonly rows: readonly Omit<ExpectationRow, 'cite'>[];
}

/** Reads a file with groups of rows. */
export function readExpectationRows(name: string): ExpectationRow[] {
  const groups = readExpectations<readonly RowGroup[]>(name);
  return groups.flatMap(({ cite, rows }) => rows.map((row) => ({ ...row, cite, but: row.but ?? {} })));
}

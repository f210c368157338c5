import type { Change, Citation, Tally } from '../answer';

export function replacement(source: string, by: number, cite: Citation): Change {
  return { source, kind: 'replacement', by, cite };
}

export function modifier(source: string, by: number, cite: Citation): Change {
  return { source, kind: 'modifier', by, cite };
}

export interface TallyLaw {
  /** The most by which modifiers together may change a value; null for no limit. */
  readonly limit: number | null;
  readonly limitCite: Citation;
}

/**
 * A combat value with its changes: replacements first, then modifiers, then the limit on modifiers where the edition has
 * one; never below 0.
 */
export function tally(base: number, changes: readonly Change[], law: TallyLaw): Tally {
  const replaced = changes.filter((change) => change.kind === 'replacement');
  const modified = changes.filter((change) => change.kind === 'modifier' && change.by !== 0);
  const start = replaced.at(-1)?.by ?? base;
  const sum = modified.reduce((total, change) => total + change.by, 0);
  const kept = law.limit === null ? sum : Math.max(-law.limit, Math.min(law.limit, sum));
  const limited = kept === sum ? [] : [modifier('rule-of-3', kept - sum, law.limitCite)];
  return { base, changes: [...replaced, ...modified, ...limited], total: Math.max(0, start + kept) };
}

/** A tally without any change. */
export function plainTally(base: number): Tally {
  return { base, changes: [], total: base };
}

/** Goes on from a tally with changes that no limit touches, such as what takes damage off after it was dealt; never below 0. */
export function reduced(from: Tally, changes: readonly Change[]): Tally {
  const off = changes.reduce((total, change) => total + change.by, 0);
  return { base: from.base, changes: [...from.changes, ...changes], total: Math.max(0, from.total + off) };
}

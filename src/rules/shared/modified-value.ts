import type { Citation, ModifiedValue, ValueChange } from '../answer';

export function makeReplacement(source: string, by: number, cite: Citation): ValueChange {
  return { source, kind: 'replacement', by, cite };
}

export function makeModifier(source: string, by: number, cite: Citation): ValueChange {
  return { source, kind: 'modifier', by, cite };
}

export interface ModifierRules {
  /** Greatest total change of a combat value by modifiers. Null if unlimited. */
  readonly limit: number | null;
  readonly limitCite: Citation;
}

/**
 * Computes a combat value: first replacements, then modifiers, then the edition's limit on modifiers. The result is at
 * least 0.
 */
export function applyChanges(base: number, changes: readonly ValueChange[], rules: ModifierRules): ModifiedValue {
  const replaced = changes.filter((change) => change.kind === 'replacement');
  const modified = changes.filter((change) => change.kind === 'modifier' && change.by !== 0);
  const start = replaced.at(-1)?.by ?? base;
  const sum = modified.reduce((total, change) => total + change.by, 0);
  const kept = rules.limit === null ? sum : Math.max(-rules.limit, Math.min(rules.limit, sum));
  const limited = kept === sum ? [] : [makeModifier('rule-of-3', kept - sum, rules.limitCite)];
  return { base, changes: [...replaced, ...modified, ...limited], total: Math.max(0, start + kept) };
}

export function makeUnmodifiedValue(base: number): ModifiedValue {
  return { base, changes: [], total: base };
}

/** Adds changes that ignore the edition's limit on modifiers, such as damage reductions. The result is at least 0. */
export function applyReductions(from: ModifiedValue, changes: readonly ValueChange[]): ModifiedValue {
  const off = changes.reduce((total, change) => total + change.by, 0);
  return { base: from.base, changes: [...from.changes, ...changes], total: Math.max(0, from.total + off) };
}

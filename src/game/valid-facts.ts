import { tryCatch } from '../plain/try-catch';
import type { Fact } from '../table/facts';
import type { FoldScratch, RejectedFact } from '../table/fold/fact-helpers';
import { emptyTable, fold } from '../table/fold/fold';
import type { Table } from '../table/table';
import type { LogEntry } from './entry-tree';
import { parseFact } from './parse-fact';

/** Parsed facts of an entry, each at its index, and the facts that could not be parsed. */
interface ParsedFacts {
  readonly facts: readonly (Fact | null)[];
  readonly malformed: readonly RejectedFact[];
}

interface Folded {
  readonly table: Table;
  readonly rejected: readonly RejectedFact[];
}

/** Cache of parsed facts by entry: facts never change once recorded, so each entry is parsed once. */
const checked = new WeakMap<readonly unknown[], ParsedFacts>();

function parseFacts(facts: readonly unknown[]): ParsedFacts {
  const known = checked.get(facts);
  if (known) return known;
  const malformed: RejectedFact[] = [];
  const parsed = tryCatch<(Fact | null)[]>(
    () =>
      facts.map((fact, index) => {
        const result = parseFact(fact);
        if (result.ok) return result.value;
        malformed.push({ code: 'malformed', detail: result.fault, index });
        return null;
      }),
    () => [],
  );
  const result = { facts: parsed, malformed };
  checked.set(facts, result);
  return result;
}

/**
 * Parses the facts of an entry, each at its index. An item is null if the fact is damaged or was written by a newer
 * version.
 */
export function parseEntryFacts({ facts }: LogEntry): readonly (Fact | null)[] {
  return parseFacts(facts).facts;
}

/**
 * Lists the valid facts of an entry, in order. Facts on disk are unchecked, so always read them through this function.
 */
export function validFacts(entry: LogEntry): readonly Fact[] {
  const { facts, malformed } = parseFacts(entry.facts);
  return malformed.length === 0 ? (facts as readonly Fact[]) : facts.filter((fact) => fact !== null);
}

/** Folds the facts of an entry, which may be damaged in any way. Never throws. */
export function foldEntryFacts(entry: LogEntry | undefined, from: Table, hand?: FoldScratch): Folded {
  const facts = tryCatch<unknown>(
    () => entry?.facts,
    () => [],
  );
  return foldUnchecked(Array.isArray(facts) ? facts : [], from, hand);
}

/** Parses and folds facts. Rejected facts have their index in `unchecked`. */
export function foldUnchecked(
  unchecked: readonly unknown[],
  from: Table = emptyTable,
  hand: FoldScratch = { figures: null },
): Folded {
  const { facts, malformed } = parseFacts(unchecked);
  const valid = facts.filter((fact) => fact !== null);
  const { table, rejected } = fold(valid, from, hand);
  if (malformed.length === 0) return { table, rejected };
  const indexes = [...facts.keys()].filter((index) => facts[index] !== null);
  const moved = rejected.map((each) => ({ ...each, index: indexes[each.index] ?? each.index }));
  return { table, rejected: [...malformed, ...moved].sort((a, b) => a.index - b.index) };
}

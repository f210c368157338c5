import { tryCatch } from '../plain/try-catch';
import type { Fact } from '../table/facts';
import type { LogEntry } from './entry-tree';
import { parseFact } from './parse-fact';

/** Cache of parsed facts by entry: facts never change once recorded, so each entry is parsed once. */
const checked = new WeakMap<readonly unknown[], readonly (Fact | null)[]>();

/**
 * Parses the facts of an entry, each at its index. An item is null if the fact is damaged or was written by a newer
 * version.
 */
export function parseEntryFacts({ facts }: LogEntry): readonly (Fact | null)[] {
  const known = checked.get(facts);
  if (known) return known;
  const read = tryCatch<(Fact | null)[]>(
    () =>
      facts.map((fact) => {
        const parsed = parseFact(fact);
        return parsed.ok ? parsed.value : null;
      }),
    () => [],
  );
  checked.set(facts, read);
  return read;
}

/**
 * Lists the valid facts of an entry, in order. Facts on disk are unchecked, so always read them through this function.
 */
export function validFacts(entry: LogEntry): readonly Fact[] {
  return parseEntryFacts(entry).filter((fact) => fact !== null);
}

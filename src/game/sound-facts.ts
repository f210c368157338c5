import { guarded } from '../plain/guarded';
import type { Fact } from '../table/facts';
import { parseFact } from './shapes';
import type { LogEntry } from './tree';

/** Facts never change once recorded, so each entry is checked once. */
const checked = new WeakMap<readonly unknown[], readonly (Fact | null)[]>();

/**
 * Parses the facts of an entry, each at its index. An item is null if this version cannot parse it: a newer version
 * wrote it, or it is damaged.
 */
export function readFacts({ facts }: LogEntry): readonly (Fact | null)[] {
  const known = checked.get(facts);
  if (known) return known;
  const read = guarded<(Fact | null)[]>(
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
export function soundFacts(entry: LogEntry): readonly Fact[] {
  return readFacts(entry).filter((fact) => fact !== null);
}

import { guarded } from '../plain/guarded';
import type { Fact } from '../table/facts';
import { parseFact } from './shapes';
import type { LogEntry } from './tree';

/** Facts never change once recorded, so each entry is checked once. */
const checked = new WeakMap<readonly unknown[], readonly (Fact | null)[]>();

/** The facts of an entry, each at its place; null for one that this version cannot read: a newer version wrote it, or it is damaged. */
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

/** The facts of an entry that this version can read, in order. What asks an entry for facts asks here: on disk they are unchecked. */
export function soundFacts(entry: LogEntry): readonly Fact[] {
  return readFacts(entry).filter((fact) => fact !== null);
}

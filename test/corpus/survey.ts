import type { MapSheet } from '../../src/board/map-sheet';
import type { Character } from '../../src/catalog/character';
import type { GeneralCard } from '../../src/catalog/general-cards/card';
import type { UnknownRecord } from '../../src/plain/record';
import { listRecords, normalizeForSearch } from './leaves';
import { findLostMapFields } from './map-fields';
import { findLostUnitFields, type ImportedUnit } from './unit-fields';

export interface ImportedData {
  readonly characters: readonly Character[];
  readonly cards: readonly GeneralCard['card'][];
  readonly maps: readonly MapSheet[];
}

export interface ImportSurvey {
  readonly records: number;
  readonly imported: number;
  /** Records that were not imported, each with its file and name. */
  readonly missing: readonly string[];
  /** Number of losses by field; the field is a path without indexes. */
  readonly lost: ReadonlyMap<string, number>;
  readonly examples: ReadonlyMap<string, string>;
}

/** Compares every field of every source record with the imported data. */
export function surveyImport(
  files: readonly { readonly name: string; readonly value: unknown }[],
  data: ImportedData,
): ImportSurvey {
  const units = byName([...data.characters, ...data.cards]);
  const maps = byName(data.maps);
  const missing: string[] = [];
  const lost = new Map<string, number>();
  const examples = new Map<string, string>();
  let records = 0;
  for (const { name: file, value } of files) {
    for (const record of listRecords(value)) {
      records++;
      const isMap = Array.isArray(record.rows);
      const found = isMap ? leastLost(maps, record, findLostMapFields) : leastLost(units, record, findLostUnitFields);
      if (found === null) {
        missing.push(`${file}: ${String(record.name ?? '?')}`);
        continue;
      }
      for (const path of found) {
        const field = path.replace(/\.\d+/g, '');
        lost.set(field, (lost.get(field) ?? 0) + 1);
        if (!examples.has(field)) examples.set(field, `${file}: ${String(record.name)} ${path}`);
      }
    }
  }
  return { records, imported: records - missing.length, missing, lost, examples };
}

function byName<Kept extends ImportedUnit | MapSheet>(kepts: readonly Kept[]): ReadonlyMap<string, readonly Kept[]> {
  const found = new Map<string, Kept[]>();
  for (const each of kepts)
    found.set(normalizeForSearch(each.name), [...(found.get(normalizeForSearch(each.name)) ?? []), each]);
  return found;
}

/**
 * Returns the losses of the best match: the imported record of the same name with the fewest losses. Null if no record
 * has that name.
 */
function leastLost<Kept>(
  kept: ReadonlyMap<string, readonly Kept[]>,
  record: UnknownRecord,
  lostOf: (record: UnknownRecord, kept: Kept) => string[],
): readonly string[] | null {
  const found = (kept.get(normalizeForSearch(String(record.name ?? ''))) ?? []).map((each) => lostOf(record, each));
  return found.length === 0 ? null : found.reduce((least, each) => (each.length < least.length ? each : least));
}

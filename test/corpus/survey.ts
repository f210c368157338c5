import type { MapSheet } from '../../src/board/map-sheet';
import { mapNameFromFile } from '../../src/board/readers/make-sheet';
import type { Character } from '../../src/catalog/character';
import type { GeneralCard } from '../../src/catalog/general-cards/card';
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
  /** Maps for which only the imported version of another record is stored, each with its file and name. */
  readonly overwritten: readonly string[];
  /** Number of losses by field; the field is a path without indexes. */
  readonly lost: ReadonlyMap<string, number>;
  readonly examples: ReadonlyMap<string, string>;
}

/**
 * Compares every field of every source record with the imported data. Each imported map is compared with one record, or
 * with records of the same content, so a map that replaced another of its name counts as overwritten.
 */
export function surveyImport(
  files: readonly { readonly name: string; readonly value: unknown }[],
  data: ImportedData,
): ImportSurvey {
  const units = byName([...data.characters, ...data.cards]);
  const maps = byName(data.maps);
  const missing: string[] = [];
  const overwritten: string[] = [];
  const taken = new Map<MapSheet, string>();
  const lost = new Map<string, number>();
  const examples = new Map<string, string>();
  let records = 0;
  for (const { name: file, value } of files) {
    for (const record of listRecords(value)) {
      records++;
      const isMap = Array.isArray(record.rows);
      const candidates = isMap
        ? listCandidates(maps, String(record.name || mapNameFromFile(file)), (each) => findLostMapFields(record, each))
        : listCandidates(units, String(record.name ?? ''), (each) => findLostUnitFields(record, each));
      const content = JSON.stringify(record);
      const found = candidates.find(({ kept }) => {
        const other = isMap ? taken.get(kept as MapSheet) : undefined;
        return other === undefined || other === content;
      });
      if (!found) {
        (candidates.length > 0 ? overwritten : missing).push(`${file}: ${String(record.name ?? '?')}`);
        continue;
      }
      if (isMap) taken.set(found.kept as MapSheet, content);
      for (const path of found.lost) {
        const field = path.replace(/\.\d+/g, '');
        lost.set(field, (lost.get(field) ?? 0) + 1);
        if (!examples.has(field)) examples.set(field, `${file}: ${String(record.name)} ${path}`);
      }
    }
  }
  const imported = records - missing.length - overwritten.length;
  return { records, imported, missing, overwritten, lost, examples };
}

function byName<Kept extends ImportedUnit | MapSheet>(kepts: readonly Kept[]): ReadonlyMap<string, readonly Kept[]> {
  const found = new Map<string, Kept[]>();
  for (const each of kepts)
    found.set(normalizeForSearch(each.name), [...(found.get(normalizeForSearch(each.name)) ?? []), each]);
  return found;
}

/** Lists the imported records of a name with the fields that each has lost, the best match first. */
function listCandidates<Kept extends ImportedUnit | MapSheet>(
  kept: ReadonlyMap<string, readonly Kept[]>,
  name: string,
  lostIn: (kept: Kept) => string[],
): { readonly kept: ImportedUnit | MapSheet; readonly lost: readonly string[] }[] {
  return (kept.get(normalizeForSearch(name)) ?? [])
    .map((each) => ({ kept: each, lost: lostIn(each) }))
    .sort((a, b) => a.lost.length - b.lost.length);
}

import { makeFreeIdFinder } from '../../plain/free-id';
import { type FileFault, shortenToOneLine } from '../../plain/lenient';
import { isRecord, type UnknownRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import { tryCatch } from '../../plain/try-catch';
import type { Character } from '../character';
import type { GeneralCard } from '../general-cards/card';
import { makeCardCollector } from '../general-cards/collect-cards';
import { detectGeneralCardPart, readGeneralCardRecord } from '../general-cards/unit';
import { makeRecordLabel } from '../record-label';
import type { RecordFix, SkippedUnitRecord } from '../unit-codes';
import { readUnit } from './unit';

/** Result of reading a file. Every record that is skipped or changed is listed. */
export interface UnitReport {
  readonly file: string;
  readonly characters: readonly Character[];
  /** Feats, objects, conditions and other cards, which unit files may also contain. */
  readonly cards: readonly GeneralCard[];
  /** Records that were not imported, with the reason. */
  readonly setAside: readonly SkippedUnitRecord[];
  /** Fixes of imported records, and reports of their missing or unknown values. */
  readonly fixes: readonly RecordFix[];
}

/** Maximum number of records in a file: more than six times all units in circulation. */
export const RECORD_LIMIT = 50_000;

/**
 * Reads units from the parsed JSON of a file: a list of units, a record that contains such lists, or a single unit.
 * Skips and reports invalid records.
 */
export function readUnitsJson(value: unknown, file: string): Result<UnitReport, FileFault> {
  return tryCatch<Result<UnitReport, FileFault>>(
    () => unitsOf(value, file),
    () => err({ code: 'reader-failed', file, detail: '' }),
  );
}

function unitsOf(value: unknown, file: string): Result<UnitReport, FileFault> {
  const records = listIn(value);
  if (records === 'map') return err({ code: 'holds-a-map', file, detail: '' });
  if (records === null || records.length === 0) return err({ code: 'nothing-found', file, detail: '' });
  if (records.length > RECORD_LIMIT) return err({ code: 'too-many-records', file, detail: String(records.length) });
  const report = readAll(records, file);
  return ok({ ...report, setAside: [...report.setAside, ...unreadFields(value)] });
}

/** Reports fields outside the list of records that contain several values and are not read. */
function unreadFields(value: unknown): readonly SkippedUnitRecord[] {
  if (!isRecord(value) || looksLikeUnit(value)) return [];
  const isRead = Object.values(value).some(isRecordList) ? isRecordList : isRecord;
  return Object.entries(value)
    .filter(([, inner]) => typeof inner === 'object' && inner !== null && !isRead(inner))
    .filter(([, inner]) => Object.keys(inner as object).length > 0)
    .map(([field]) => ({ record: shortenToOneLine(field), code: 'field-not-read', detail: '' }));
}

function isRecordList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.some(isRecord);
}

function readAll(records: readonly unknown[], file: string): UnitReport {
  const byId = new Map<string, Character>();
  const freeId = makeFreeIdFinder((id) => byId.has(id));
  const found = makeCardCollector();
  const { setAside, fixes } = found;
  for (const [index, record] of records.entries()) {
    const part = detectGeneralCardPart(record);
    if (part !== null) {
      readGeneralCardRecord(record as UnknownRecord, part, index, found);
      continue;
    }
    const read = readUnit(record, index);
    if (!read.ok) {
      setAside.push(read.fault);
      continue;
    }
    let { character } = read.value;
    const label = makeRecordLabel(index, character.name, character.id);
    const twin = byId.get(character.id);
    if (twin && JSON.stringify(twin) === JSON.stringify(character)) {
      setAside.push({ record: label, code: 'repeated', detail: character.id });
      continue;
    }
    if (twin) {
      character = { ...character, id: freeId(character.id) };
      fixes.push({ record: label, code: 'id-taken', detail: character.id });
    }
    byId.set(character.id, character);
    fixes.push(...read.value.fixes);
  }
  return {
    file,
    characters: [...byId.values()],
    cards: [...found.byId.values()],
    setAside,
    fixes,
  };
}

/** Finds the list of records, at most two levels down. Returns `map` for a map file. Null if there is no list. */
function listIn(value: unknown): readonly unknown[] | 'map' | null {
  if (Array.isArray(value)) return value.length > 0 && value.every(looksLikeMap) ? 'map' : value;
  if (!isRecord(value)) return null;
  if (looksLikeMap(value)) return 'map';
  if (looksLikeUnit(value)) return [value];
  const lists = Object.values(value).filter(isRecordList);
  if (lists.length > 0) return lists.flat();
  const inner = Object.values(value).filter(isRecord);
  return inner.some(looksLikeUnit) ? inner : null;
}

function looksLikeUnit(value: unknown): boolean {
  return isRecord(value) && ['unit_id', 'dial', 'point_values', 'unit_range'].some((field) => field in value);
}

function looksLikeMap(value: unknown): boolean {
  return isRecord(value) && 'rows' in value && !('dial' in value);
}

import { isRecord } from '../../plain/record';
import { getDeviceValue, putDeviceValue } from '../../store/device';
import {
  IMPORT_REPOSITORIES,
  type ImportedRecords,
  type ImportRepository,
  type ImportUndoData,
  NOTHING_IMPORTED,
  RECORD_KINDS,
  undoImportedRecords,
} from './save-imported';

/** Summary of the last import, which can be undone. */
export interface LastImport {
  /** Time of the import, epoch milliseconds. */
  readonly time: number;
  /** Number of records added or replaced. */
  readonly records: number;
}

/**
 * Device key of the summary. The undo data has another key: it is as large as the collection and only read on demand.
 */
const KEY = 'last-import-size';
const UNDO_KEY = 'last-import';
/** Period in which an import can be undone, longer than a game night. Later, its records are probably in use. */
const UNDO_PERIOD_MS = 24 * 60 * 60 * 1000;

/** Stores the undo data of an import on this device, for undoing it after a restart. */
export async function rememberImport(came: ImportedRecords, now: number): Promise<void> {
  const undoing = Object.fromEntries(
    RECORD_KINDS.map((kind) => [kind, { added: came[kind].added, replaced: came[kind].replaced }]),
  ) as unknown as ImportUndoData;
  const records = RECORD_KINDS.reduce((sum, kind) => sum + came[kind].added.length + came[kind].replaced.length, 0);
  // An import without changes does not replace the undo data of the previous import.
  if (records === 0) return;
  await forgetImport();
  const result = await putDeviceValue(UNDO_KEY, { time: now, undoing });
  if (result.ok) await putDeviceValue(KEY, { time: now, records });
}

/** Returns the last import. Null if there was no import, if it was undone, or after a day. */
export async function readLastImport(now: number): Promise<LastImport | null> {
  const result = await getDeviceValue(KEY);
  const told = result.ok && isRecord(result.value) ? result.value : null;
  if (told === null || typeof told.time !== 'number' || typeof told.records !== 'number') return null;
  return now - told.time < UNDO_PERIOD_MS ? { time: told.time, records: told.records } : null;
}

export async function forgetImport(): Promise<void> {
  await putDeviceValue(KEY, null);
  await putDeviceValue(UNDO_KEY, null);
}

/**
 * Undoes the last import, except for records edited since. `edited` is the number of edited records; `ok` is false if a
 * write failed.
 */
export async function undoLastImport(): Promise<{ readonly ok: boolean; readonly edited: number }> {
  const result = await getDeviceValue(UNDO_KEY);
  const told = result.ok && isRecord(result.value) ? result.value : null;
  if (told === null || !isRecord(told.undoing) || typeof told.time !== 'number') return { ok: false, edited: 0 };
  const undoing = { ...NOTHING_IMPORTED, ...(told.undoing as Partial<ImportUndoData>) };
  const edited = await listEditedSince(undoing, told.time);
  const ok = await undoImportedRecords(without(undoing, edited), IMPORT_REPOSITORIES);
  if (ok) await forgetImport();
  return { ok, edited: edited.size };
}

/** Number of records in one read, small enough to avoid long waits for other reads. */
const READ_BATCH = 500;

/**
 * Returns the ids of records that the user changed or deleted after the import. A change of the owned count also counts
 * as a change of the character, because the character and its count share an id.
 */
async function listEditedSince(came: ImportUndoData, time: number): Promise<ReadonlySet<string>> {
  const edited = new Set<string>();
  for (const kind of RECORD_KINDS) {
    const repository = IMPORT_REPOSITORIES[kind] as Pick<ImportRepository<{ readonly id: string }>, 'getMany'>;
    const replaced = new Set(came[kind].replaced.map(({ id }) => id));
    const ids = [...came[kind].added, ...replaced, ...(kind === 'owned' ? idsOf(came.characters) : [])];
    for (let from = 0; from < ids.length; from += READ_BATCH) {
      const some = ids.slice(from, from + READ_BATCH);
      const here = await repository.getMany(some);
      if (!here.ok) continue;
      const times = new Map(here.value.map((each) => [each.id, each.edited]));
      for (const id of some) if ((times.get(id) ?? (replaced.has(id) ? Infinity : 0)) > time) edited.add(id);
    }
  }
  return edited;
}

function idsOf({ added, replaced }: ImportUndoData[keyof ImportUndoData]): string[] {
  return [...added, ...replaced.map(({ id }) => id)];
}

function without(came: ImportUndoData, ids: ReadonlySet<string>): ImportUndoData {
  const rest = RECORD_KINDS.map((kind) => {
    const added = came[kind].added.filter((id) => !ids.has(id));
    return [kind, { added, replaced: came[kind].replaced.filter(({ id }) => !ids.has(id)) }];
  });
  return Object.fromEntries(rest) as unknown as ImportUndoData;
}

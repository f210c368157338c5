import { isRecord } from '../../plain/record';
import { getDevice, putDevice } from '../../store/device';
import { REPOSITORIES } from './repositories';
import { type ImportedRecords, NOTHING_IMPORTED, undoImported } from './save-imported';

/** What takes an import back: ids of what it added, and what it replaced as that was before. */
type Undoing = {
  readonly [Kind in keyof ImportedRecords]: Pick<ImportedRecords[Kind], 'added' | 'replaced'>;
};

/** The last import, for as long as it can be taken back. */
export interface LastImport {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** How many records it added or replaced. */
  readonly records: number;
}

const KEY = 'last-import';
/** Longer than a game night; what is undone after that takes away what is played with. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const KINDS = Object.keys(NOTHING_IMPORTED) as (keyof ImportedRecords)[];

/** Remembers an import on this device, so that it can be taken back after the app was closed. */
export async function rememberImport(came: ImportedRecords, now: number): Promise<void> {
  const undoing = Object.fromEntries(
    KINDS.map((kind) => [kind, { added: came[kind].added, replaced: came[kind].replaced }]),
  ) as unknown as Undoing;
  const records = KINDS.reduce((sum, kind) => sum + came[kind].added.length + came[kind].replaced.length, 0);
  // Of an import that changed nothing there is nothing to take back: the one before stays.
  if (records > 0) await putDevice(KEY, { time: now, records, undoing });
}

/** The last import, where it was not taken back and is not older than a day. */
export async function lastImport(now: number): Promise<LastImport | null> {
  const found = await getDevice(KEY);
  const told = found.ok && isRecord(found.value) ? found.value : null;
  if (told === null || typeof told.time !== 'number' || typeof told.records !== 'number') return null;
  return now - told.time < KEPT_MS ? { time: told.time, records: told.records } : null;
}

export async function forgetImport(): Promise<void> {
  await putDevice(KEY, null);
}

/** Takes the last import back. False where the disk refused. */
export async function undoLastImport(): Promise<boolean> {
  const found = await getDevice(KEY);
  const undoing = found.ok && isRecord(found.value) && isRecord(found.value.undoing) ? found.value.undoing : null;
  if (undoing === null) return false;
  const back = await undoImported({ ...NOTHING_IMPORTED, ...wholeOf(undoing as unknown as Undoing) }, REPOSITORIES);
  if (back) await forgetImport();
  return back;
}

function wholeOf(undoing: Undoing): ImportedRecords {
  return Object.fromEntries(
    KINDS.map((kind) => [kind, { ...NOTHING_IMPORTED[kind], ...undoing[kind] }]),
  ) as unknown as ImportedRecords;
}

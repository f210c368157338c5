import { ok } from '../../plain/result';
import { BACKUP_TABLES, type BackupBody, type Database, newId } from '../database';
import { readGeneration } from '../device';
import { attemptStoreWork, makeStoreFault, type StoreResult } from '../fault';
import { readLastSeq } from '../game-heads';
import { applyMerge, type MergePlan, type MergeReport, planMerge } from '../merge';
import { parseGame } from '../parse-record';
import type { GameRecord } from '../records';
import { validateBackup } from '../validate-backup';
import type { CopyArea } from './area';
import { decompress } from './compress';
import { headKey, markAllConfirmed, parseKeyNumber, readLastConfirmed } from './copy-entries';
import {
  COPIED_TABLES,
  type CopyHead,
  dropDamagedChunk,
  listCopiedGames,
  type RefreshOptions,
  readCopyHead,
  refreshCopy,
  rowsKey,
} from './refresh';

/**
 * How the database compares with its second copy. `same`: no difference. `no-copy`: no copy exists yet. `lost`: the
 * database is new and empty, or lacks records of the copy. `other`: the database contents were replaced since the copy
 * was made.
 */
export type CopyComparison = 'same' | 'no-copy' | 'lost' | 'other';

/**
 * Compares the database with its second copy by counts and game headings only. This takes a few milliseconds at every
 * start of the app.
 */
export async function compareCopy(database: Database, area: CopyArea): Promise<CopyComparison> {
  const head = readCopyHead(area);
  const games = listCopiedGames(area);
  if (!head && games.length === 0) return 'no-copy';
  return database.transaction('r', [database.device, database.games, database.entries, ...COPIED_TABLES], async () => {
    const generation = await readGeneration(database);
    if (generation === null) return 'lost';
    if (head && head.generation !== generation) return 'other';
    if (head)
      for (const table of COPIED_TABLES)
        if ((await database.table(table).count()) < head.tables[table].rows) return 'lost';
    const stored = await database.games.bulkGet([...games]);
    for (const [place, id] of games.entries()) {
      const copied = readHeading(area, id);
      const here = stored[place];
      if (!here || (copied && copied.touched > here.touched)) return 'lost';
      const last = area.keys(`t:${id}:`).at(-1);
      if (last !== undefined && parseKeyNumber(last) > (await readLastSeq(database, id))) return 'lost';
    }
    return 'same';
  });
}

function readHeading(area: CopyArea, game: string): GameRecord | null {
  try {
    const head = parseGame(JSON.parse(area.get(headKey(game)) ?? 'null'));
    return head.ok ? head.value : null;
  } catch {
    return null;
  }
}

/** Reads everything in the second copy, as the records of a backup. `damaged` lists the unreadable chunks. */
export async function readCopy(
  area: CopyArea,
): Promise<{ readonly body: BackupBody; readonly damaged: readonly string[] }> {
  const lists: Record<string, unknown[]> = Object.fromEntries(BACKUP_TABLES.map((table) => [table, []]));
  const damaged: string[] = [];
  const add = (table: string, key: string, rows: unknown): void => {
    if (Array.isArray(rows)) lists[table]?.push(...rows);
    else damaged.push(key);
  };
  for (const table of COPIED_TABLES) {
    const key = rowsKey(table);
    if (area.keys(key).includes(key)) add(table, key, await unpacked(area.get(key)));
  }
  for (const key of area.keys('h:')) add('games', key, plain(area.get(key)));
  const entries = new Map<string, unknown>();
  for (const key of area.keys('g:')) {
    const rows = await unpacked(area.get(key)?.replace(/^\d+\|/, '') ?? null);
    if (!Array.isArray(rows)) damaged.push(key);
    else for (const row of rows) entries.set(`${row?.game}:${row?.seq}`, row);
  }
  // An entry with its own chunk is newer than the entry with the same number in a pack.
  for (const key of area.keys('t:')) {
    const [row] = plain(area.get(key)) ?? [];
    if (row === undefined) damaged.push(key);
    else entries.set(`${(row as { game?: unknown }).game}:${parseKeyNumber(key)}`, row);
  }
  lists.entries = [...entries.values()];
  return { body: lists as unknown as BackupBody, damaged };
}

async function unpacked(text: string | null): Promise<unknown> {
  const data = text === null ? null : await decompress(text);
  return data?.ok ? data.value : null;
}

/** Parses the single record of an uncompressed chunk, as a list. Null if it is damaged. */
function plain(text: string | null): unknown[] | null {
  try {
    return text === null ? null : [JSON.parse(text)];
  } catch {
    return null;
  }
}

export interface RecoveryReport {
  readonly report: MergeReport;
  /** Number of games for which the database had lost stored data. Steps that it had refused to store do not count. */
  readonly lostGames: number;
  readonly damaged: readonly string[];
}

/** Returns whether the browser lost anything stored earlier, except settings. */
export function hasLosses({ report, lostGames, damaged }: RecoveryReport): boolean {
  const { games: _, settings: __, refused, ...tables } = report;
  const records = Object.values(tables).reduce((sum, { added, newer }) => sum + added + newer, 0);
  return lostGames + records + refused.length + damaged.length > 0;
}

/** Like `restoreCopy`, but returns errors as faults. */
export function recoverFromCopy(database: Database, area: CopyArea): Promise<StoreResult<RecoveryReport>> {
  return attemptStoreWork(async () => ok(await restoreCopy(database, area)));
}

/**
 * Restores to the database, in one transaction, everything that is only in the second copy. Never overwrites newer
 * records.
 */
export async function restoreCopy(database: Database, area: CopyArea): Promise<RecoveryReport> {
  const { body, damaged } = await readCopy(area);
  const sound = await validateBackup(body);
  const recovered = await database.transaction('rw', database.tables, async () => {
    const plan = await planMerge(database, sound);
    await applyMerge(database, plan);
    await movePlaces(database, sound.body.games);
    return { report: plan.report, lostGames: countLostGames(plan, area), damaged };
  });
  for (const { id } of sound.body.games) markAllConfirmed(id, area);
  // Drops damaged chunks, or each start would report them again. A tap may have replaced a chunk meanwhile.
  for (const key of damaged) if (area.get(key) === null) dropDamagedChunk(area, key);
  return recovered;
}

function countLostGames({ games }: MergePlan, area: CopyArea): number {
  return games.filter(({ id, does, head, entries }) => {
    const confirmed = readLastConfirmed(id, area);
    if (does === 'added') return head?.deletedAt === null && confirmed > 0;
    return does === 'copied' || (does === 'grown' && entries.some(({ seq }) => seq <= confirmed));
  }).length;
}

/** Restores the cursor of each game from the second copy if the database has lost its last undo or redo. */
async function movePlaces(database: Database, copied: readonly GameRecord[]): Promise<void> {
  for (const { id, cursor, tip, touched } of copied) {
    const here = await database.games.get(id);
    if (!here || here.touched >= touched) continue;
    const entries = await database.entries.bulkGet(
      [cursor, tip].flatMap((seq) => (seq === null ? [] : [[id, seq]])) as never,
    );
    if (!entries.includes(undefined)) await database.games.update(id, { cursor, tip, touched });
  }
}

/** Key in the `device` table of the record that a write test writes. */
const PROBE = 'write-probe';

/**
 * Opens a new connection, writes a record and reads it back. After a failed write, nothing counts as saved until
 * `reopen` succeeds. A browser with a full disk drops the connection and may empty the database.
 */
export function reopenDatabase(database: Database): Promise<StoreResult<null>> {
  return attemptStoreWork(async () => {
    database.close({ disableAutoOpen: false });
    await database.open();
    const value = newId();
    await database.device.put({ key: PROBE, value });
    const stored = await database.device.get(PROBE);
    return stored?.value === value ? ok(null) : makeStoreFault('failed', 'the probe was not read back');
  });
}

/**
 * Result of `synchronise`. `recovered` reports the records that the database had lost; null if there were no losses.
 */
export interface SyncReport {
  readonly recovered: RecoveryReport | null;
  readonly head: CopyHead;
}

/**
 * Compares the database with its second copy, restores what the database has lost, and then updates the copy. The order
 * matters: updating the copy from an emptied database would lose both.
 */
export function synchroniseCopy(
  database: Database,
  area: CopyArea,
  options: RefreshOptions = {},
): Promise<StoreResult<SyncReport>> {
  return attemptStoreWork(async () => {
    const isLost = (await compareCopy(database, area)) === 'lost';
    const found = isLost ? await recoverFromCopy(database, area) : null;
    if (found && !found.ok) return found;
    const head = await refreshCopy(database, area, isLost ? { ...options, changed: undefined } : options);
    return ok({ recovered: found && hasLosses(found.value) ? found.value : null, head });
  });
}

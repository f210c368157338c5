import { ok, type Result } from '../../plain/result';
import type { BackupBody } from '../backup';
import { type Database, TABLES } from '../database';
import { attempt, type StoreFault } from '../fault';
import { readGeneration } from '../generation';
import { lastSeqOf } from '../heads';
import { carryOut, type MergePlan, type MergeReport, planMerge } from '../merge';
import { parseGame } from '../parse';
import type { GameRecord } from '../records';
import { soundOf } from '../sound';
import type { CopyArea } from './area';
import { decompress } from './compress';
import { COPIED_TABLES, copiedGames, dropDamaged, readCopyHead, rowsKey } from './refresh';
import { headKey, lastConfirmed, noteConfirmed, numberOfKey } from './tail';

/**
 * How the database and its copy compare. `same`: nothing to do. `no-copy`: none was made yet. `lost`: the database is new
 * and empty, or lacks records that the copy holds. `other`: the copy belongs to contents that were replaced since.
 */
export type Comparison = 'same' | 'no-copy' | 'lost' | 'other';

/** Compares counts and headings only, which takes a few milliseconds at every start of the app. */
export async function compareCopy(database: Database, area: CopyArea): Promise<Comparison> {
  const head = readCopyHead(area);
  const games = copiedGames(area);
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
      if (last !== undefined && numberOfKey(last) > (await lastSeqOf(database, id))) return 'lost';
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

/** Everything the copy holds, as the records of a backup. `damaged` names the chunks that could not be read. */
export async function readCopy(
  area: CopyArea,
): Promise<{ readonly body: BackupBody; readonly damaged: readonly string[] }> {
  const lists: Record<string, unknown[]> = Object.fromEntries(TABLES.map((table) => [table, []]));
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
  // A single entry is newer than the stretch that has the same number.
  for (const key of area.keys('t:')) {
    const [row] = plain(area.get(key)) ?? [];
    if (row === undefined) damaged.push(key);
    else entries.set(`${(row as { game?: unknown }).game}:${numberOfKey(key)}`, row);
  }
  lists.entries = [...entries.values()];
  return { body: lists as unknown as BackupBody, damaged };
}

async function unpacked(text: string | null): Promise<unknown> {
  const data = text === null ? null : await decompress(text);
  return data?.ok ? data.value : null;
}

/** The one record of a chunk that is not compressed, as a list; null if it is damaged. */
function plain(text: string | null): unknown[] | null {
  try {
    return text === null ? null : [JSON.parse(text)];
  } catch {
    return null;
  }
}

/** What came back from the copy. */
export interface Recovered {
  readonly report: MergeReport;
  /** Games that lacked anything the database had stored before. Steps that it refused were never lost. */
  readonly lostGames: number;
  readonly damaged: readonly string[];
}

/** Whether the browser lost anything that the database had stored before, settings excepted. */
export function hasLosses({ report, lostGames, damaged }: Recovered): boolean {
  const { games: _, settings: __, refused, ...tables } = report;
  const records = Object.values(tables).reduce((sum, { added, newer }) => sum + added + newer, 0);
  return lostGames + records + refused.length + damaged.length > 0;
}

/** Like `restoreCopy`. An error comes back as a fault. */
export function recoverFromCopy(database: Database, area: CopyArea): Promise<Result<Recovered, StoreFault>> {
  return attempt(async () => ok(await restoreCopy(database, area)));
}

/** Writes to the database what the copy holds and it lacks, in one transaction. Nothing newer is overwritten. */
export async function restoreCopy(database: Database, area: CopyArea): Promise<Recovered> {
  const { body, damaged } = await readCopy(area);
  const sound = await soundOf(body);
  const recovered = await database.transaction('rw', database.tables, async () => {
    const plan = await planMerge(database, sound);
    await carryOut(database, plan);
    await movePlaces(database, sound.body.games);
    return { report: plan.report, lostGames: countLostGames(plan, area), damaged };
  });
  for (const { id } of sound.body.games) noteConfirmed(id, area);
  // Reported once: a chunk that nothing overwrites would be reported at every start. A tap may have replaced it meanwhile.
  for (const key of damaged) if (area.get(key) === null) dropDamaged(area, key);
  return recovered;
}

function countLostGames({ games }: MergePlan, area: CopyArea): number {
  return games.filter(({ id, does, head, entries }) => {
    const confirmed = lastConfirmed(id, area);
    if (does === 'added') return head?.deletedAt === null && confirmed > 0;
    return does === 'copied' || (does === 'grown' && entries.some(({ seq }) => seq <= confirmed));
  }).length;
}

/** Moves games to where they stood in the copy if their last undo or redo is missing in the database. */
async function movePlaces(database: Database, copied: readonly GameRecord[]): Promise<void> {
  for (const { id, cursor, tip, touched } of copied) {
    const here = await database.games.get(id);
    if (!here || here.touched >= touched) continue;
    const known = await database.entries.bulkGet(
      [cursor, tip].flatMap((seq) => (seq === null ? [] : [[id, seq]])) as never,
    );
    if (!known.includes(undefined)) await database.games.update(id, { cursor, tip, touched });
  }
}

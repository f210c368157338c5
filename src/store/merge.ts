import type { Table } from 'dexie';
import type { LogEntry } from '../game/log';
import { checksum } from './checksum';
import { type Database, queryEntriesFrom } from './database';
import { dropDerivedRows } from './entry-packs';
import type { GameRecord, RecordTimes, SettingRecord } from './records';
import { isSameData } from './same-data';
import type { RefusedRecords, ValidatedBackup, ValidBackupBody } from './validate-backup';

/** Tables of user data. Of two versions of a record, the more recent one wins. */
export const USER_TABLES = [
  'characters',
  'maps',
  'forces',
  'campaigns',
  'missions',
  'cards',
  'owned',
  'pictures',
  'rulings',
  'codes',
] as const;
export type UserTable = (typeof USER_TABLES)[number];

export interface MergeReport extends Readonly<Record<UserTable, RecordCounts>> {
  readonly games: GameCounts;
  readonly settings: number;
  /** Unreadable records, by their place in the file. */
  readonly refused: RefusedRecords;
}

export interface GameCounts {
  readonly added: number;
  /** Games that gained taps from the backup. */
  readonly grown: number;
  /** Games that were continued differently on this phone; each is imported as a separate game. */
  readonly copied: number;
  readonly same: number;
}

export interface RecordCounts {
  readonly added: number;
  /** Records that replaced an older version. */
  readonly newer: number;
  /** Records that stay unchanged because this phone has a newer version. */
  readonly older: number;
  readonly same: number;
}

/** Writes that a merge would make, and the report of the merge. */
export interface MergePlan {
  readonly report: MergeReport;
  readonly games: readonly GamePlan[];
  readonly kept: readonly { readonly table: UserTable; readonly items: readonly RecordTimes[] }[];
  readonly settings: readonly SettingRecord[];
  readonly asides: ValidBackupBody['asides'];
}

interface GamePlan {
  readonly does: keyof GameCounts;
  /** The heading to write. Null if it stays unchanged. */
  readonly head: GameRecord | null;
  readonly id: string;
  readonly entries: readonly LogEntry[];
}

/**
 * Compares a backup with the stored data without writing. For use in a transaction over all tables.
 * @param onProgress receives the progress, 0 to 1
 */
export async function planMerge(
  database: Database,
  { body, refused }: ValidatedBackup,
  onProgress: (done: number) => void = () => undefined,
): Promise<MergePlan> {
  const all = USER_TABLES.reduce((sum, table) => sum + body[table].length, body.games.length);
  let seen = 0;
  const pass = (count: number): void => {
    seen += count;
    onProgress(seen / all);
  };
  const entries = byGame(body.entries);
  const counts = { added: 0, grown: 0, copied: 0, same: 0 };
  const games: GamePlan[] = [];
  for (const game of body.games) {
    const plan = await planGame(database, game, entries.get(game.id) ?? []);
    // Deleted games are imported too and stay deleted, but they do not count as added.
    if (plan.does !== 'added' || game.deletedAt === null) counts[plan.does]++;
    games.push(plan);
    pass(1);
  }
  const kept: { table: UserTable; items: readonly RecordTimes[]; counts: RecordCounts }[] = [];
  for (const table of USER_TABLES) {
    const items = body[table] as readonly (RecordTimes & { id: string })[];
    kept.push({ table, ...(await planKept(database.table(table), items, pass)) });
  }
  const settings = await missing(database.settings, body.settings, (each) => each.key);
  const plain = body.asides.map(({ id: _, ...aside }) => aside);
  const asides = await missing(database.asides, plain, ({ table, key, record }) =>
    JSON.stringify([table, key, record]),
  );
  const repositories = Object.fromEntries(kept.map(({ table, counts }) => [table, counts])) as Record<
    UserTable,
    RecordCounts
  >;
  return {
    report: { ...repositories, games: counts, settings: settings.length, refused },
    games,
    kept,
    settings,
    asides,
  };
}

/** Writes a merge plan, in the transaction that made the plan. Returns the ids of the games that gained entries. */
export async function applyMerge(database: Database, plan: MergePlan): Promise<string[]> {
  const grown: string[] = [];
  for (const { id, head, entries } of plan.games) {
    if (head) await database.games.put(head);
    if (entries.length === 0 && !head) continue;
    await database.entries.bulkPut([...entries]);
    await dropDerivedRows(database, id);
    grown.push(id);
  }
  for (const { table, items } of plan.kept) await database.table(table).bulkPut([...items]);
  await database.settings.bulkAdd([...plan.settings]);
  await database.asides.bulkAdd([...plan.asides]);
  return grown;
}

function byGame(entries: readonly LogEntry[]): Map<string, LogEntry[]> {
  const games = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    const list = games.get(entry.game);
    if (list) list.push(entry);
    else games.set(entry.game, [entry]);
  }
  return games;
}

async function planGame(database: Database, game: GameRecord, entries: readonly LogEntry[]): Promise<GamePlan> {
  const { id } = game;
  const here = await database.games.get(id);
  if (!here) return { does: 'added', head: game, id, entries };
  const known = new Map((await queryEntriesFrom(database, id, 0).toArray()).map((entry) => [entry.seq, entry]));
  const apart = entries.some((entry) => known.has(entry.seq) && !alike(known.get(entry.seq), entry));
  if (apart) return planCopy(database, game, entries);
  const more = entries.filter((entry) => !known.has(entry.seq));
  if (more.length === 0) return { does: 'same', head: null, id, entries: [] };
  // Entries that only fill a gap do not move the cursor.
  const further = highest(more) > highest([...known.values()]);
  const touched = Math.max(here.touched, game.touched);
  const head = further ? { ...here, cursor: game.cursor, tip: game.tip, touched } : null;
  return { does: 'grown', head, id, entries: more };
}

/**
 * Plans the import of a game as a copy. The copy's id derives from its contents: importing the same backup again adds
 * no second copy.
 */
async function planCopy(database: Database, game: GameRecord, entries: readonly LogEntry[]): Promise<GamePlan> {
  const id = `${game.id.slice(0, 100)}-${checksum(JSON.stringify(entries))}`;
  if (await database.games.get(id)) return { does: 'same', head: null, id, entries: [] };
  return { does: 'copied', head: { ...game, id }, id, entries: entries.map((entry) => ({ ...entry, game: id })) };
}

/** Number of records to look up at once, which limits memory. */
const AT_ONCE = 1000;

/**
 * Plans the records of one table. Of two versions, the one edited or deleted last wins; in a tie, or with equal
 * contents, the stored version. Deleted records do not count as added.
 */
async function planKept<Item extends RecordTimes & { readonly id: string }>(
  table: Table<Item, string>,
  items: readonly Item[],
  pass: (count: number) => void,
): Promise<{ readonly items: readonly Item[]; readonly counts: RecordCounts }> {
  const counts = { added: 0, newer: 0, older: 0, same: 0 };
  const wanted: Item[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const some = items.slice(from, from + AT_ONCE);
    const here = await table.bulkGet(some.map((item) => item.id));
    for (const [index, item] of some.entries()) {
      const mine = here[index];
      const ahead = mine ? changedAt(item) - changedAt(mine) : 0;
      const drawn = mine && (ahead === 0 || isSameData(undated(item), undated(mine)));
      const kind = !mine ? 'added' : drawn ? 'same' : ahead > 0 ? 'newer' : 'older';
      if (kind !== 'added' || item.deletedAt === null) counts[kind]++;
      if (kind === 'added' || kind === 'newer') wanted.push(item);
    }
    pass(some.length);
  }
  return { items: wanted, counts };
}

/** Removes the times from a record, but retains whether it is deleted. */
function undated<Item extends RecordTimes>(item: Item): Item {
  return { ...item, added: 0, edited: 0, deletedAt: item.deletedAt === null ? null : 0 };
}

function changedAt(item: RecordTimes): number {
  return Math.max(item.edited, item.deletedAt ?? 0);
}

async function missing<Item, Key>(
  table: Table<Item, Key>,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Promise<Item[]> {
  const known = new Set((await table.toArray()).map(nameOf));
  return items.filter((item) => !known.has(nameOf(item)));
}

function highest(entries: readonly LogEntry[]): number {
  return entries.reduce((most, entry) => Math.max(most, entry.seq), 0);
}

function alike(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

import type { ChangedKeys } from '../changed-keys';
import { type Database, queryEntriesFrom } from '../database';
import { readGeneration, renewGeneration } from '../device';
import { PACK_LENGTH } from '../entry-packs';
import type { CharacterRecord, GameRecord, MapRecord, RecordTimes } from '../records';
import type { CopyArea } from './area';
import { compress } from './compress';
import { entryKey, headKey, packKey, parseKeyGame, parseKeyNumber } from './copy-entries';

/** Maximum size of the second copy in bytes. Browsers give a page 5 to 10 MB of `localStorage`. */
export const COPY_LIMIT = 4_000_000;

/** Tables to copy, in order of priority for space. Games come after them, newest first. */
export const COPIED_TABLES = [
  'settings',
  'campaigns',
  'missions',
  'forces',
  'owned',
  'rulings',
  'codes',
  'cards',
  'characters',
  'maps',
] as const;
export type CopiedTable = (typeof COPIED_TABLES)[number];

/** Part of a table, or of all games, that the second copy holds. */
export interface CopyCoverage {
  readonly copied: number;
  /** Number of rows or games left out for lack of space. */
  readonly left: number;
  /** Rows in the database when the copy was made, including rows that are never copied. */
  readonly rows: number;
}

/** Metadata of the second copy. */
export interface CopyHead {
  readonly version: 1;
  /** Id of the copied database contents. A restore or a new database gets a new id. */
  readonly generation: string;
  /** Epoch milliseconds of the last complete refresh. */
  readonly made: number;
  readonly tables: Readonly<Record<CopiedTable | 'games', CopyCoverage>>;
}

export const HEAD_KEY = 'head';
export const rowsKey = (table: CopiedTable): string => `r:${table}`;

export interface RefreshOptions {
  /** Awaited between steps, because a refresh must not delay a tap. */
  readonly pause?: () => Promise<void>;
  readonly limit?: number;
  /** Rows written since the last refresh. If left out, every table is copied. */
  readonly changed?: ChangedKeys | undefined;
}

/** Updates the second copy from the database and returns its coverage. Rejects if the database cannot be read. */
export async function refreshCopy(
  database: Database,
  area: CopyArea,
  { pause = async () => undefined, limit = COPY_LIMIT, changed }: RefreshOptions = {},
): Promise<CopyHead> {
  const before = readCopyHead(area);
  const generation = (await readGeneration(database)) ?? (await renewGeneration(database));
  const same = before?.generation === generation;
  const tables: Partial<Record<CopiedTable | 'games', CopyCoverage>> = {};
  for (const table of COPIED_TABLES) {
    const coverage = same && changed ? await stillCovered(database, table, changed, before.tables[table]) : null;
    tables[table] = coverage ?? (await copyTable(database, area, table, limit / 2));
    await pause();
  }
  tables.games = await copyGames(database, area, limit, pause);
  const head: CopyHead = { version: 1, generation, made: Date.now(), tables: tables as CopyHead['tables'] };
  area.set(HEAD_KEY, JSON.stringify(head));
  return head;
}

/** Reads the metadata of the second copy. Null if there is no readable copy. */
export function readCopyHead(area: CopyArea): CopyHead | null {
  const text = area.get(HEAD_KEY);
  try {
    const head = text === null ? null : (JSON.parse(text) as CopyHead);
    return head?.version === 1 && typeof head.generation === 'string' && head.tables ? head : null;
  } catch {
    return null;
  }
}

/** Tables that may contain thousands of imported rows, which are never copied. */
const HAS_IMPORTED: readonly CopiedTable[] = ['characters', 'maps'];

/** Returns whether a row is copied. Imported characters and maps are not copied, because they can be imported again. */
function isMadeByHand(table: CopiedTable, row: unknown): boolean {
  if (table === 'characters') {
    const { origin, byHand } = row as CharacterRecord;
    return origin === 'entered' || byHand === true;
  }
  if (table === 'maps') {
    const { source } = row as MapRecord;
    return source === 'entered' || source === 'photographed';
  }
  return true;
}

/** Returns the coverage of a table if none of its copied rows has changed. Null if the table must be copied again. */
async function stillCovered(
  database: Database,
  table: CopiedTable,
  changed: ChangedKeys,
  before: CopyCoverage | undefined,
): Promise<CopyCoverage | null> {
  if (!before || !changed.has(table)) return before ?? null;
  const keys = changed.get(table);
  if (!keys || !HAS_IMPORTED.includes(table)) return null;
  const rows = await database.table<unknown, string>(table).bulkGet([...keys]);
  if (rows.some((row) => row === undefined || isMadeByHand(table, row))) return null;
  return { ...before, rows: await database.table(table).count() };
}

async function copyTable(database: Database, area: CopyArea, table: CopiedTable, limit: number): Promise<CopyCoverage> {
  const rows: unknown[] = [];
  let count = 0;
  await database.table<unknown>(table).each((row) => {
    count++;
    if (isMadeByHand(table, row)) rows.push(row);
  });
  if (table !== 'settings') (rows as RecordTimes[]).sort((a, b) => editedAt(b) - editedAt(a));
  // Erased records must not come back in a recovery.
  if (rows.length === 0) area.remove(rowsKey(table));
  for (let copied = rows.length; ; copied = Math.floor(copied / 2)) {
    const text = await compress(rows.slice(0, copied));
    if (copied === 0 || (2 * text.length <= limit && area.set(rowsKey(table), text)))
      return { copied, left: rows.length - copied, rows: count };
  }
}

function editedAt({ edited, deletedAt }: RecordTimes): number {
  return Math.max(edited ?? 0, deletedAt ?? 0);
}

/** Copies games, newest first, until the space is used up. Then removes the copies of older games. */
async function copyGames(
  database: Database,
  area: CopyArea,
  limit: number,
  pause: () => Promise<void>,
): Promise<CopyCoverage> {
  const heads = await database.games.toArray();
  const games = heads
    .filter(({ demo, deletedAt }) => !demo && deletedAt === null)
    .sort((a, b) => (b.touched ?? 0) - (a.touched ?? 0));
  const wanted = new Set(games.map(({ id }) => id));
  for (const id of listCopiedGames(area)) if (!wanted.has(id)) dropCopiedGame(area, id);
  let copied = 0;
  for (const [place, game] of games.entries()) {
    const isCopied = await copyGame(database, area, game);
    if (isCopied && area.size() <= limit) {
      copied++;
      await pause();
      continue;
    }
    for (const { id } of games.slice(place)) dropCopiedGame(area, id);
    break;
  }
  return { copied, left: games.length - copied, rows: heads.length };
}

/** Lists the ids of the games with any chunk in the copy. */
export function listCopiedGames(area: CopyArea): readonly string[] {
  return [...new Set(['h:', 'g:', 't:'].flatMap((start) => area.keys(start)).map(parseKeyGame))];
}

export function dropCopiedGame(area: CopyArea, game: string): void {
  for (const start of ['h', 'g', 't', 'c', 'u']) for (const key of area.keys(`${start}:${game}`)) area.remove(key);
}

/** Key for the state of a game at its last complete copy. An unchanged game need not be read. */
const doneKey = (game: string): string => `c:${game}`;

/** Removes a damaged chunk. Its game will be copied again. */
export function dropDamagedChunk(area: CopyArea, key: string): void {
  area.remove(key);
  area.remove(doneKey(parseKeyGame(key)));
}

/** Copies one game. False if the area is full. */
async function copyGame(database: Database, area: CopyArea, game: GameRecord): Promise<boolean> {
  const { id } = game;
  const mark = JSON.stringify([game.touched, game.cursor, game.tip]);
  if (area.get(doneKey(id)) === mark) return true;
  const keys = await queryEntriesFrom(database, id, 1).primaryKeys();
  const seqs = keys.map((key) => key[1]);
  const single = new Set(area.keys(`t:${id}:`).map(parseKeyNumber));
  for (let first = 1; first <= (seqs.at(-1) ?? 0); first += PACK_LENGTH) {
    const stretch = seqs.filter((seq) => seq >= first && seq < first + PACK_LENGTH);
    const packed = Number(area.get(packKey(id, first))?.split('|')[0] ?? 0);
    const isFull = stretch.at(-1) === first + PACK_LENGTH - 1;
    const isCovered = packed === stretch.length || (!isFull && stretch.slice(packed).every((seq) => single.has(seq)));
    if (stretch.length === 0 || isCovered) continue;
    const rows = await database.entries
      .where('[game+seq]')
      .between([id, first], [id, first + PACK_LENGTH], true, false)
      .toArray();
    if (!area.set(packKey(id, first), `${rows.length}|${await compress(rows)}`)) return false;
    for (const { seq } of rows) area.remove(entryKey(id, seq));
  }
  return area.set(headKey(id), JSON.stringify(game)) && area.set(doneKey(id), mark);
}

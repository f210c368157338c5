import { Dexie } from 'dexie';
import { personShape } from '../catalog/field-shapes';
import type { LogEntry } from '../game/log';
import { ok, type Result } from '../plain/result';
import { anything, boolean, listOf, mapOf, nullOr, optional, parseWith, shape, text } from '../plain/shape';
import { isBytes } from './bytes';
import { type Database, defaultDatabase } from './database';
import { dropDerivedRows } from './entry-packs';
import { attemptStoreWork, makeStoreFault, type StoreResult } from './fault';
import { readGameHead } from './game-heads';
import type { GameRecord, ShareRecord, UpdateRecord } from './records';
import { notifyEntriesWritten } from './written-entries';

/**
 * A change of a shared game's entries: `entries` replace the stored entries from number `first` on, and the cursor
 * moves.
 */
export interface EntryRewrite {
  readonly first: number;
  readonly entries: readonly LogEntry[];
  readonly cursor: number | null;
  readonly tip: number | null;
  readonly name: string | null;
}

/** This phone's data of a shared game. */
export interface StoredShare {
  readonly share: ShareRecord;
  readonly updates: readonly UpdateRecord[];
}

/** Number of updates above which they are merged when the game is opened. */
const MANY = 100;

/** Reads this phone's identity and updates of a shared game. Null if the phone does not share the game. */
export function readShare(game: string, database = defaultDatabase()): Promise<StoreResult<StoredShare | null>> {
  return attemptStoreWork(() =>
    database.transaction('r', database.shares, database.updates, async () => {
      const share = parseShare(await database.shares.get(game));
      if (!share.ok) return ok(null);
      return ok({ share: share.value, updates: await updatesAfter(database, game, 0) });
    }),
  );
}

/** Shares a stored game, or changes this phone's identity in it. `document` is the current shared document. */
export function putShare(
  share: ShareRecord,
  document: Uint8Array<ArrayBuffer> | null = null,
  database = defaultDatabase(),
): Promise<StoreResult<null>> {
  return attemptStoreWork(() =>
    database.transaction('rw', database.shares, database.updates, async () => {
      await database.shares.put(share);
      if (document)
        await database.updates.put({ game: share.game, n: await nextNumber(database, share.game), bytes: document });
      return ok(null);
    }),
  );
}

/**
 * Writes a game received from another phone, with all its entries. The fault is `conflict` if a game with the same id
 * is stored.
 */
export function saveJoinedGame(
  head: GameRecord,
  entries: readonly LogEntry[],
  share: ShareRecord,
  document: Uint8Array<ArrayBuffer>,
  database = defaultDatabase(),
): Promise<StoreResult<null>> {
  const { games, entries: table, shares, updates } = database;
  return attemptStoreWork(() =>
    database.transaction('rw', [games, table, shares, updates], async () => {
      if (await games.get(head.id)) return makeStoreFault('conflict', `game ${head.id} is here`);
      await games.add(head);
      await table.bulkAdd([...entries]);
      await shares.put(share);
      await updates.put({ game: head.id, n: 1, bytes: document });
      return ok(null);
    }),
  );
}

/** Returns whether this phone shares a game. For use alone or in a transaction over `shares`. */
export async function isSharedGame(game: string, database = defaultDatabase()): Promise<boolean> {
  return (await database.shares.where('game').equals(game).count()) > 0;
}

/** Returns whether a game with the given id is stored. */
export function hasGame(id: string, database = defaultDatabase()): Promise<StoreResult<boolean>> {
  return attemptStoreWork(async () => ok((await database.games.where('id').equals(id).count()) > 0));
}

/** Finds the local game that is shared under an id. Null if not found. */
export function findSharedGame(of: string, database = defaultDatabase()): Promise<StoreResult<string | null>> {
  return attemptStoreWork(async () =>
    ok((await database.shares.filter((share) => share.of === of).first())?.game ?? null),
  );
}

/** Stops sharing a game. Its entries remain. */
export function endShare(game: string, database = defaultDatabase()): Promise<StoreResult<null>> {
  return attemptStoreWork(() =>
    database.transaction('rw', database.shares, database.updates, async () => {
      await dropShare(database, game);
      return ok(null);
    }),
  );
}

/** Deletes the sharing data of a game. For use in a transaction over `shares` and `updates`. */
export async function dropShare(database: Database, game: string): Promise<void> {
  await database.shares.delete(game);
  await ofGame(database, game, 0).delete();
}

export interface WrittenUpdates {
  readonly head: GameRecord;
  /** Number of the last update that was written. */
  readonly last: number;
}

/**
 * Writes document updates and the resulting entries of the game, atomically. Everything is on disk when the promise
 * resolves. The fault is `conflict` if another window has written updates after `seen`: read them with
 * `readUpdatesAfter`.
 */
export function writeUpdates(
  game: string,
  pieces: readonly Uint8Array<ArrayBuffer>[],
  seen: number,
  { first, entries, cursor, tip, name }: EntryRewrite,
  database = defaultDatabase(),
): Promise<StoreResult<WrittenUpdates>> {
  const { games, entries: table, packs, glances, shares, updates } = database;
  return attemptStoreWork(async () => {
    const written = await database.transaction('rw', [games, table, packs, glances, shares, updates], async () => {
      const head = await readGameHead(database, game);
      if (!head.ok) return head;
      if (!(await shares.get(game))) return makeStoreFault('missing', `share of ${game}`);
      const next = await nextNumber(database, game);
      if (next !== seen + 1) return makeStoreFault('conflict', `pieces up to ${seen}: on disk ${next - 1}`);
      await updates.bulkAdd(pieces.map((bytes, at) => ({ game, n: next + at, bytes })));
      const after = table.where('[game+seq]').between([game, first], [game, Dexie.maxKey], true, true);
      if ((await after.count()) > 0) {
        await after.delete();
        await dropDerivedRows(database, game);
      }
      await table.bulkAdd([...entries]);
      const changed: GameRecord = { ...head.value, cursor, tip, name: name ?? head.value.name, touched: Date.now() };
      await games.put(changed);
      return ok({ head: changed, last: seen + pieces.length });
    });
    if (written.ok) notifyEntriesWritten({ head: written.value.head, entries, first }, database);
    return written;
  });
}

/** Reads the updates after number `after`, which another window has written. */
export function readUpdatesAfter(
  game: string,
  after: number,
  database = defaultDatabase(),
): Promise<StoreResult<readonly UpdateRecord[]>> {
  return attemptStoreWork(async () => ok(await updatesAfter(database, game, after)));
}

/** Merges all updates into one if there are many. A failure only makes the next opening slower. */
export async function mergeUpdates(
  game: string,
  merge: (pieces: readonly Uint8Array[]) => Uint8Array<ArrayBuffer>,
  database = defaultDatabase(),
): Promise<void> {
  await attemptStoreWork(() =>
    database.transaction('rw', database.updates, async () => {
      const rows = await updatesAfter(database, game, 0);
      const last = rows.at(-1);
      if (rows.length < MANY || !last) return ok(null);
      await ofGame(database, game, 0).delete();
      // Stored under the last number, so windows that have read up to this number need not read again.
      await database.updates.put({ ...last, bytes: merge(rows.map(({ bytes }) => bytes)) });
      return ok(null);
    }),
  );
}

async function updatesAfter(database: Database, game: string, n: number): Promise<UpdateRecord[]> {
  const rows: unknown[] = await ofGame(database, game, n + 1).toArray();
  // An unreadable update is requested again from other phones.
  return rows.filter((row): row is UpdateRecord => isBytes((row as Partial<UpdateRecord>).bytes));
}

async function nextNumber(database: Database, game: string): Promise<number> {
  const [key] = await ofGame(database, game, 1).reverse().limit(1).primaryKeys();
  return (key?.[1] ?? 0) + 1;
}

function ofGame(database: Database, game: string, from: number) {
  return database.updates.where('[game+n]').between([game, from], [game, Dexie.maxKey], true, true);
}

const shareShape = shape({
  game: text(200, 1),
  of: text(200, 1),
  person: personShape,
  name: text(500),
  role: text(200, 1),
  secret: anything,
  seed: optional(anything),
  viewers: optional(listOf(personShape, 64)),
  refusedViewers: optional(listOf(personShape, 64)),
  room: nullOr(shape({ name: text(64, 1), token: text(200, 1) })),
  hub: boolean,
  standby: mapOf(text(2000), 64),
});

function parseShare(value: unknown): Result<ShareRecord, string> {
  return parseWith(shareShape, value) as Result<ShareRecord, string>;
}

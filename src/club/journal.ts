import { createHash, randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import Sqlite from 'libsql';
import * as Y from 'yjs';
import { parseTableSummary, type TableSummary } from '../together/club-protocol';
import type { WriteLogMessage } from './bounded-log';

/** Number of updates above which a room is compacted when its last phone leaves. */
const COMPACT_ABOVE = 200;

const TABLES = `
  CREATE TABLE IF NOT EXISTS facts (key TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS rooms (
    name TEXT PRIMARY KEY, made INTEGER NOT NULL, tournament INTEGER NOT NULL, summary TEXT, at INTEGER
  );
  CREATE TABLE IF NOT EXISTS updates (
    n INTEGER PRIMARY KEY AUTOINCREMENT, room TEXT NOT NULL, bytes BLOB NOT NULL, sum TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS updates_of_room ON updates (room, n);
  CREATE TABLE IF NOT EXISTS damaged (n INTEGER PRIMARY KEY, room TEXT NOT NULL, bytes BLOB, at INTEGER NOT NULL);
`;

const FROM_ROOM_UPDATES = 'FROM updates WHERE room = ? AND n > ? ORDER BY n';

/**
 * Updates read from a room. `last` is the number of the last update, including damaged updates, or the start number if
 * there are no updates.
 */
export interface StoredUpdates {
  readonly updates: readonly Uint8Array[];
  readonly last: number;
  readonly bytes: number;
}

export interface TournamentTableRow {
  readonly id: string;
  readonly summary: TableSummary;
  /** Time when the summary was received, in epoch milliseconds. */
  readonly at: number;
}

interface UpdateRow {
  readonly n: number;
  readonly bytes: unknown;
  readonly sum: unknown;
}

/** Thrown if a file cannot be used as a club's database. */
export class JournalError extends Error {}

/**
 * Opens a club's database, or creates a new one.
 * @throws JournalError if the file cannot be used as a database
 */
export function openJournal(file: string, note: WriteLogMessage, now: () => number = Date.now) {
  const db = openJournalFile(file);
  const insert = db.prepare<[string, Buffer, string]>('INSERT INTO updates (room, bytes, sum) VALUES (?, ?, ?)');
  const drop = db.prepare<[string, number]>('DELETE FROM updates WHERE room = ? AND n <= ?');
  const room = db.prepare<[string]>('SELECT name FROM rooms WHERE name = ?');
  const size = db.prepare<[string]>('SELECT sum(length(bytes)) AS bytes FROM updates WHERE room = ?');
  const secret = readSecret(db);

  let waiting: { write: () => void; done: () => void; failed: (error: unknown) => void }[] = [];

  function enqueue(write: () => void): Promise<void> {
    return new Promise((done, failed) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ write, done, failed });
    });
  }

  function flush(): void {
    const now = waiting;
    waiting = [];
    try {
      db.transaction(() => {
        for (const { write } of now) write();
      }).immediate();
    } catch (error) {
      for (const { failed } of now) failed(error);
      return;
    }
    for (const { done } of now) done();
  }

  function rowsOf(name: string, from: number): UpdateRow[] {
    try {
      return db.prepare(`SELECT n, bytes, sum ${FROM_ROOM_UPDATES}`).all(name, from) as UpdateRow[];
    } catch {
      // A page of the file is damaged. Read the rows one at a time to save the rest.
      return (db.prepare(`SELECT n ${FROM_ROOM_UPDATES}`).all(name, from) as { readonly n: number }[]).map(({ n }) => {
        try {
          // A prepared statement that failed once keeps failing, so each row gets its own statement.
          return db.prepare('SELECT n, bytes, sum FROM updates WHERE n = ?').get(n) as UpdateRow;
        } catch {
          return { n, bytes: null, sum: null };
        }
      });
    }
  }

  function setAside(name: string, { n, bytes }: UpdateRow): void {
    note(`Piece ${n} of room ${name.slice(0, 6)}… is damaged and was set aside; the room opens without it.`);
    try {
      const blob = bytesOfBlob(bytes);
      const buffer = blob && Buffer.from(blob.buffer);
      db.transaction(() => {
        db.prepare('INSERT OR REPLACE INTO damaged (n, room, bytes, at) VALUES (?, ?, ?, ?)').run(
          n,
          name,
          buffer,
          now(),
        );
        db.prepare('DELETE FROM updates WHERE n = ?').run(n);
      }).immediate();
    } catch (error) {
      note(`It stays where it is: ${errorMessage(error)}`);
    }
  }

  function read(name: string, from = 0): StoredUpdates {
    const pieces: Uint8Array[] = [];
    let [last, size] = [from, 0];
    for (const row of rowsOf(name, from)) {
      last = row.n;
      const bytes = verifiedBytes(row);
      if (bytes) pieces.push(bytes);
      else setAside(name, row);
      size += bytes?.length ?? 0;
    }
    return { updates: pieces, last, bytes: size };
  }

  return {
    /** Secret of this club, created with the database. The tokens of all rooms derive from it. */
    secret,
    countRooms: () => (db.prepare('SELECT count(*) AS n FROM rooms').get() as { readonly n: number }).n,
    addRoom: (name: string, tournament: boolean) =>
      void db
        .prepare('INSERT OR IGNORE INTO rooms (name, made, tournament) VALUES (?, ?, ?)')
        .run(name, now(), tournament ? 1 : 0),
    hasRoom: (name: string) => room.get(name) !== undefined,
    /** Returns the total size of a room's updates in bytes. */
    sizeOf: (name: string) => (size.get(name) as { readonly bytes: number | null }).bytes ?? 0,
    /** Resolves when the update is on disk. Updates of one event loop turn share a transaction. */
    add: (name: string, bytes: Uint8Array) => {
      const own = copyToBuffer(bytes);
      return enqueue(() => insert.run(name, own, checksum(own)));
    },
    /** Reads the updates of a room after a number. Moves damaged updates to a separate table and logs them. */
    read,
    /** Merges a room's updates into one if there are many. */
    compact(name: string) {
      db.transaction(() => {
        const rows = rowsOf(name, 0);
        const pieces = rows.map(verifiedBytes).filter((bytes) => bytes !== null);
        // A room with damaged updates is not compacted. Opening the room sets the damaged updates aside.
        const last = rows.at(-1)?.n;
        if (last === undefined || pieces.length < Math.max(COMPACT_ABOVE, rows.length)) return;
        const all = copyToBuffer(Y.mergeUpdates(pieces));
        drop.run(name, last);
        insert.run(name, all, checksum(all));
      }).immediate();
    },
    putSummary: (name: string, summary: TableSummary) =>
      void enqueue(() =>
        db
          .prepare('UPDATE rooms SET summary = ?, at = ? WHERE name = ? AND tournament = 1')
          .run(JSON.stringify(summary), now(), name),
      ).catch((error) => note(`A table's summary was not saved: ${errorMessage(error)}`)),
    /** Lists the summaries of tournament games received since a time in epoch milliseconds. */
    listTables(since: number) {
      const rows = db
        .prepare('SELECT name, summary, at FROM rooms WHERE tournament = 1 AND summary IS NOT NULL AND at >= ?')
        .all(since) as { readonly name: string; readonly summary: string; readonly at: number }[];
      return rows.flatMap(({ name, summary: text, at }) => {
        const summary = parseTableSummary(text);
        // A phone needs the room's name and a token to enter, so only a hash of the name is listed.
        const id = createHash('sha256').update(name).digest('base64url').slice(0, 12);
        return summary.ok ? [{ id, summary: summary.value, at }] : [];
      });
    },
    /** Moves recent writes from the write-ahead log into the database file. */
    checkpoint: () => void db.pragma('wal_checkpoint(TRUNCATE)'),
    backup(to: string) {
      createPrivateFile(to);
      db.prepare('VACUUM INTO ?').run(to);
    },
    close() {
      if (waiting.length > 0) flush();
      try {
        db.pragma('wal_checkpoint(TRUNCATE)');
      } catch {
        // Another process has the file open; the last process to close it checkpoints the write-ahead log.
      }
      db.close();
    },
  };
}

export type Journal = ReturnType<typeof openJournal>;

/**
 * Creates an empty file that only the server's user can access, unless the file exists. A database or backup contains
 * the secret of all rooms.
 */
export function createPrivateFile(file: string): void {
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600 });
}

function openJournalFile(file: string): Sqlite.Database {
  try {
    createPrivateFile(file);
    const db = new Sqlite(file);
    db.pragma('busy_timeout = 5000');
    db.pragma('journal_mode = WAL');
    // Updates must be on the physical disk before they are acknowledged to a phone.
    db.pragma('synchronous = FULL');
    db.exec(TABLES);
    return db;
  } catch (error) {
    throw new JournalError(`${file} cannot be opened as a club's database: ${errorMessage(error)}`);
  }
}

function readSecret(db: Sqlite.Database): string {
  db.prepare('INSERT OR IGNORE INTO facts (key, value) VALUES (?, ?)').run(
    'secret',
    randomBytes(32).toString('base64url'),
  );
  return (db.prepare('SELECT value FROM facts WHERE key = ?').get('secret') as { readonly value: string }).value;
}

function verifiedBytes({ bytes, sum }: UpdateRow): Uint8Array<ArrayBuffer> | null {
  const blob = bytesOfBlob(bytes);
  return blob && checksum(blob) === sum ? blob : null;
}

/** Returns the bytes of a blob. Null if the column contains a value of another type. */
function bytesOfBlob(value: unknown): Uint8Array<ArrayBuffer> | null {
  if (value instanceof Uint8Array) return Uint8Array.from(value);
  return value instanceof ArrayBuffer ? new Uint8Array(value.slice(0)) : null;
}

/** Copies bytes into their own buffer, because libsql ignores the byte offset of a view. */
function copyToBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(Uint8Array.from(bytes).buffer);
}

function checksum(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

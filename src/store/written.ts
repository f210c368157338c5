import type { LogEntry } from '../game/log';
import type { Database } from './database';
import type { GameRecord } from './records';

/** Entries of a game that were just stored, or refused by the database, with its heading. `first`: entries from this number on were replaced by them. */
export interface Written {
  readonly head: GameRecord;
  readonly entries: readonly LogEntry[];
  readonly first?: number;
  /** The last entry that the database has stored, 0 for none. Left out: it has stored all of them. */
  readonly confirmed?: number;
}

let listener: (written: Written, database: Database) => void = () => undefined;

/** Calls back after each step of a game that was stored or refused. The second copy listens, whose code is loaded after the first screen. */
export function onWritten(notify: (written: Written, database: Database) => void): void {
  listener = notify;
}

export function noteWritten(written: Written, database: Database): void {
  listener(written, database);
}

import type { LogEntry } from '../game/log';
import type { Database } from './database';
import type { GameRecord } from './records';

/**
 * Entries of a game that were just stored, or refused by the database, with its heading. `first`: they replace the
 * entries from this number on.
 */
export interface WrittenEntries {
  readonly head: GameRecord;
  readonly entries: readonly LogEntry[];
  readonly first?: number;
  /** The last entry stored by the database, 0 for none. Left out if it has stored all of them. */
  readonly confirmed?: number;
}

let listener: (written: WrittenEntries, database: Database) => void = () => undefined;

/**
 * Sets the listener for each step that was stored or refused. It belongs to the second copy, which is loaded after the
 * first screen.
 */
export function onWritten(notify: (written: WrittenEntries, database: Database) => void): void {
  listener = notify;
}

export function noteWritten(written: WrittenEntries, database: Database): void {
  listener(written, database);
}

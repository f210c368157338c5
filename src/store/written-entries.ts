import type { LogEntry } from '../game/log';
import type { Database } from './database';
import type { GameRecord } from './records';

/**
 * Entries of a game that were just stored, or refused by the database, with the game's heading. If `first` is present,
 * they replace the entries from this number on.
 */
export interface WrittenEntries {
  readonly head: GameRecord;
  readonly entries: readonly LogEntry[];
  readonly first?: number;
  /**
   * Number of the last entry stored by the database; 0 if none was stored. Left out if the database has stored all
   * entries.
   */
  readonly confirmed?: number;
}

let listener: (written: WrittenEntries, database: Database) => void = () => undefined;

/**
 * Sets the listener for each step that was stored or refused. The listener belongs to the second copy, which is loaded
 * after the first screen.
 */
export function onEntriesWritten(notify: (written: WrittenEntries, database: Database) => void): void {
  listener = notify;
}

export function notifyEntriesWritten(written: WrittenEntries, database: Database): void {
  listener(written, database);
}

import { realpathSync } from 'node:fs';
import Sqlite from 'libsql';
import { makeFile, NoJournal } from './journal';

/** How long to wait for a previous server that is still ending. */
const TIMEOUT_MS = 500;

/**
 * Locks the database against other servers until the returned function is called or the process ends, however it ends:
 * SQLite locks the file `<database>-lock` through the operating system. A process id in a file would not do, since
 * containers that share a volume count their processes separately.
 *
 * @param shared servers that exchange updates through Redis may share the database with each other, but with no other.
 * @throws NoJournal if another server has the database.
 */
export function lockDatabase(file: string, shared: boolean): () => void {
  const lockFile = `${realpathSync(file)}-lock`;
  makeFile(lockFile);
  const db = new Sqlite(lockFile);
  try {
    db.pragma(`busy_timeout = ${TIMEOUT_MS}`);
    if (shared) {
      db.exec('BEGIN');
      // The first read takes the shared lock, which lasts until the transaction ends.
      db.prepare('SELECT count(*) FROM sqlite_master').get();
    } else db.exec('BEGIN EXCLUSIVE');
  } catch {
    db.close();
    throw new NoJournal(
      shared
        ? `Another server without --redis is using ${file}: stop it, or start it with --redis as well`
        : `Another server is using ${file}: stop it, or start all of them with --redis`,
    );
  }
  return () => {
    // libsql closes the file only when its statements have been collected, so closing alone would not unlock it.
    db.exec('COMMIT');
    db.close();
  };
}

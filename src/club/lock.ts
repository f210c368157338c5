import { realpathSync } from 'node:fs';
import Sqlite from 'libsql';
import { createPrivateFile, JournalError } from './journal';

/** Time in milliseconds to wait for a previous server that is shutting down. */
const TIMEOUT_MS = 500;

/**
 * Locks the database against other servers until the returned function is called or the process ends for any reason.
 * The lock is a SQLite lock on the file `<database>-lock`. A file with a process id would not work, because containers
 * that share a volume number their processes separately.
 * @param shared allows other servers that also pass `shared`; all these servers exchange updates through Redis.
 * @throws JournalError if another server has locked the database.
 */
export function lockDatabase(file: string, shared: boolean): () => void {
  const lockFile = `${realpathSync(file)}-lock`;
  createPrivateFile(lockFile);
  const db = new Sqlite(lockFile);
  try {
    db.pragma(`busy_timeout = ${TIMEOUT_MS}`);
    if (shared) {
      db.exec('BEGIN');
      // The first read takes the shared lock, which is held until the transaction ends.
      db.prepare('SELECT count(*) FROM sqlite_master').get();
    } else db.exec('BEGIN EXCLUSIVE');
  } catch {
    db.close();
    throw new JournalError(
      shared
        ? `Another server without --redis is using ${file}: stop it, or start it with --redis as well`
        : `Another server is using ${file}: stop it, or start all of them with --redis`,
    );
  }
  return () => {
    // libsql closes the file only after its statements are garbage-collected, so close() would not unlock it.
    db.exec('COMMIT');
    db.close();
  };
}

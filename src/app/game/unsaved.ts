import { type Log, lastSeq } from '../../game/log';
import { err, type Result } from '../../plain/result';
import type { StoreFault } from '../../store/fault';
import { doubtful } from '../storage/storage-health';
import { failed } from './open-game';

/** The part of a game that is on disk: its entries up to `last`, with the stored cursor and tip. */
export interface SavedLogPart {
  readonly last: number;
  readonly cursor: number | null;
  readonly tip: number | null;
}

/** Returns the `SavedLogPart` of a log that is fully on disk. */
export function makeFullySavedPart(log: Log): SavedLogPart {
  return { last: lastSeq(log), cursor: log.cursor, tip: log.tip };
}

/**
 * Whether a tap stays in memory after a fault, to be written later. False if the tap must be computed again, or if this
 * window can never write.
 */
export function staysInMemory({ code }: StoreFault): boolean {
  return code !== 'conflict' && code !== 'unreadable' && code !== 'newer';
}

/** Adds entries that are only in memory to the second copy, in case the app is closed or killed. */
export async function copyUnsavedLogEntries(log: Log, name: string, saved: SavedLogPart): Promise<void> {
  try {
    const { copyRefusedEntries } = await import('../../store/unsaved');
    copyRefusedEntries(log, name, saved);
  } catch {
    // If the second copy fails, the game continues in memory.
  }
}

/** Writes all entries that are only in memory in one transaction. Returns the log that is then on disk. */
export async function writeUnsavedLogEntries(
  log: Log,
  name: string,
  saved: SavedLogPart,
): Promise<Result<Log, StoreFault>> {
  try {
    const { checkStore } = await import('../storage/second-copy');
    if (doubtful() && !(await checkStore())) return err(firstFault());
    const { writeUnsavedEntries } = await import('../../store/unsaved');
    return await writeUnsavedEntries(log, name, saved);
  } catch (error) {
    return err({ code: 'failed', detail: String(error) });
  }
}

/** Returns the fault of the first failed write, because a later check of the database cannot find the cause. */
function firstFault(): StoreFault {
  const first = failed();
  return first && first !== 'unknown-rules' ? first : { code: 'failed', detail: 'the database does not write' };
}

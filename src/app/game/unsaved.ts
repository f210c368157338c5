import { type Log, lastSeq } from '../../game/log';
import { err, type Result } from '../../plain/result';
import type { StoreFault } from '../../store/fault';
import { doubtful } from '../storage/health';
import { failed } from './state';

/** The part of a game that is on disk: its entries up to `last`, with the cursor and tip stored there. */
export interface Saved {
  readonly last: number;
  readonly cursor: number | null;
  readonly tip: number | null;
}

/** For a log that is on disk as a whole. */
export function savedOf(log: Log): Saved {
  return { last: lastSeq(log), cursor: log.cursor, tip: log.tip };
}

/** Whether a tap that the disk refused so is held in memory: all but those that may be made anew, or could never be written by this window. */
export function staysInMemory({ code }: StoreFault): boolean {
  return code !== 'conflict' && code !== 'unreadable' && code !== 'newer';
}

/** Adds entries that only memory holds to the second copy, so that a closed or killed app does not lose them. */
export async function copyUnsaved(log: Log, name: string, saved: Saved): Promise<void> {
  try {
    const { copyRefusedEntries } = await import('../../store/unsaved');
    copyRefusedEntries(log, name, saved);
  } catch {
    // The game continues in memory.
  }
}

/** Writes all entries that only memory holds, all or nothing, and returns the log that is then on disk. */
export async function writeUnsaved(log: Log, name: string, saved: Saved): Promise<Result<Log, StoreFault>> {
  try {
    const { checkStore } = await import('../storage/second-copy');
    if (doubtful() && !(await checkStore())) return err(firstFault());
    const { writeUnsavedEntries } = await import('../../store/unsaved');
    return await writeUnsavedEntries(log, name, saved);
  } catch (error) {
    return err({ code: 'failed', detail: String(error) });
  }
}

/** The reason of the first failed save. A later check of the database does not know it. */
function firstFault(): StoreFault {
  const first = failed();
  return first && first !== 'unknown-rules' ? first : { code: 'failed', detail: 'the database does not write' };
}

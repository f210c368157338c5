import { ok } from '../../plain/result';
import { type Database, newId } from '../database';
import { attemptStoreWork, makeStoreFault, type StoreResult } from '../fault';
import type { CopyArea } from './area';
import { compareCopy, hasLosses, type RecoveryReport, recoverFromCopy } from './recover';
import { type CopyHead, type RefreshOptions, refreshCopy } from './refresh';

/** Key in the `device` table of the record that a write test writes. */
const PROBE = 'write-probe';

/**
 * Opens a new connection, writes a record and reads it back. After a failed write, nothing counts as saved until
 * `reopen` succeeds. A browser with a full disk drops the connection and may empty the database.
 */
export function reopenDatabase(database: Database): Promise<StoreResult<null>> {
  return attemptStoreWork(async () => {
    database.close({ disableAutoOpen: false });
    await database.open();
    const value = newId();
    await database.device.put({ key: PROBE, value });
    const stored = await database.device.get(PROBE);
    return stored?.value === value ? ok(null) : makeStoreFault('failed', 'the probe was not read back');
  });
}

/**
 * Result of `synchronise`. `recovered` reports the records that the database had lost; null if there were no losses.
 */
export interface SyncReport {
  readonly recovered: RecoveryReport | null;
  readonly head: CopyHead;
}

/**
 * Compares the database with its second copy, restores what the database has lost, and then updates the copy. The order
 * matters: updating the copy from an emptied database would lose both.
 */
export function synchroniseCopy(
  database: Database,
  area: CopyArea,
  options: RefreshOptions = {},
): Promise<StoreResult<SyncReport>> {
  return attemptStoreWork(async () => {
    const isLost = (await compareCopy(database, area)) === 'lost';
    const found = isLost ? await recoverFromCopy(database, area) : null;
    if (found && !found.ok) return found;
    const head = await refreshCopy(database, area, isLost ? { ...options, changed: undefined } : options);
    return ok({ recovered: found && hasLosses(found.value) ? found.value : null, head });
  });
}

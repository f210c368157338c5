import { type ChangedKeys, mergeChangedKeys, onTablesWritten } from '../../store/changed-keys';
import { copyAreaFor } from '../../store/copy/area';
import { copyWrittenEntries } from '../../store/copy/copy-entries';
import { reopenDatabase, synchroniseCopy } from '../../store/copy/recover';
import { type CopyHead, readCopyHead } from '../../store/copy/refresh';
import { defaultDatabase } from '../../store/database';
import { onStoreFault } from '../../store/fault';
import { onEntriesWritten } from '../../store/written-entries';
import { runWhenIdle } from '../timing/frames';
import { setDoubtful, setRecoveredRecords } from './storage-health';

export type { CopyHead };

let head: CopyHead | null = null;

/** Returns the metadata of the second copy, including the records that it covers. Null if there is no second copy. */
export function readSecondCopyHead(): CopyHead | null {
  return head ?? readCopyHead(copyAreaFor(defaultDatabase()));
}

export function measureSecondCopy(): number {
  return copyAreaFor(defaultDatabase()).size();
}

/** Whether this browser allows a second copy. */
export function canStoreSecondCopy(): boolean {
  const area = copyAreaFor(defaultDatabase());
  const works = area.set('probe', '');
  area.remove('probe');
  return works;
}

/** Delay of the refresh after a write, in milliseconds. Consecutive writes share one refresh. */
const SETTLED_MS = 3000;

let changed: ChangedKeys | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<unknown> = Promise.resolve();

/**
 * Compares the database with the second copy, restores missing records, and updates the copy from then on. Any failed
 * write triggers a check of the database at once.
 */
export function startSecondCopy(): void {
  onEntriesWritten((written, database) => copyWrittenEntries(written, copyAreaFor(database)));
  onStoreFault(({ code }) => {
    if (code === 'full' || code === 'closed' || code === 'failed') void checkStore();
  });
  onTablesWritten(defaultDatabase(), (written) => {
    if (changed) changed = mergeChangedKeys(changed, written);
    clearTimeout(timer);
    timer = setTimeout(() => void updateSecondCopy(), SETTLED_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void updateSecondCopy();
  });
  void updateSecondCopy();
}

/**
 * Runs work under the lock of the second copy. Only one window at a time may write, because the chunks of the copy
 * belong together.
 */
async function withCopyLock(work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  let hasBegun = false;
  try {
    await locks?.request('sidekick-copy', () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    // A browser that blocks site data also refuses locks. The work then runs without a lock.
    if (hasBegun) throw error;
  }
  if (!hasBegun) await work();
}

/**
 * Restores missing records, then refreshes the copy. Resolves to whether the database could be read and written.
 * @param pause awaited between steps
 */
export function updateSecondCopy(pause: () => Promise<void> = waitForIdle): Promise<boolean> {
  const next = running.then(async () => {
    let done = false;
    await withCopyLock(async () => {
      const since = changed;
      changed = new Map();
      const result = await synchroniseCopy(defaultDatabase(), copyAreaFor(defaultDatabase()), {
        changed: since,
        pause,
      });
      done = result.ok;
      if (!result.ok) {
        changed = undefined;
        return;
      }
      head = result.value.head;
      if (result.value.recovered) setRecoveredRecords(result.value.recovered);
    });
    return done;
  });
  running = next.catch(() => undefined);
  return next;
}

/**
 * Restores an emptied database before the first screen. Does not wait for idle time, because the progress bar on that
 * screen can prevent it. Resolves to whether the database could be read and written.
 */
export function restoreAtStart(): Promise<boolean> {
  return updateSecondCopy(async () => undefined);
}

/**
 * Longest wait for idle time. Animations and a busy phone can prevent idle time, and until its first refresh a new game
 * has no second copy.
 */
const LONGEST_WAIT_MS = 500;

/** Resolves in idle time, or after the longest wait. In a hidden page, resolves at once. */
function waitForIdle(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    runWhenIdle({
      next: () => {
        resolve();
        return { done: true, value: undefined };
      },
    });
  });
}

let checking: Promise<boolean> | null = null;

/**
 * Opens a fresh connection, verifies that it writes and reads, and restores missing records. Called after a failed
 * write and by *Try again*. Until the result is true, no data counts as saved.
 */
export function checkStore(): Promise<boolean> {
  checking ??= (async () => {
    setDoubtful(true);
    const works = await reopenDatabase(defaultDatabase());
    // Taps wait for the check, so the restore must not wait for idle time.
    const whole = works.ok && (await restoreAtStart());
    setDoubtful(!whole);
    return whole;
  })().finally(() => {
    checking = null;
  });
  return checking;
}

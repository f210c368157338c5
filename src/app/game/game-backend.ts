import * as logs from '../../game/log';
import { err } from '../../plain/result';
import type { StoreFault, StoreResult } from '../../store/fault';
import { appendStep, moveCursor, openGame, syncGame } from '../../store/games';
import type { Fact } from '../../table/facts';
import { doubtful } from '../storage/storage-health';

/** Id, name and log of the open game. */
export interface GameInStore {
  readonly id: string;
  readonly name: string;
  readonly log: logs.Log;
}

/**
 * Move of the cursor of a log: one entry back or forward, or to the entry `seq`. `seq` is null for the start of the
 * game, before the first entry.
 */
export type CursorMove = 'undo' | 'redo' | { readonly seq: number | null };

/**
 * Result of writing to a game. `again`: another window wrote first, so the step must be computed again on `log`.
 * `refused`: nothing was written. `fault` is null if the user has already seen a message about the reason.
 */
export type Written =
  | {
      readonly outcome: 'done' | 'again';
      readonly log: logs.Log;
      readonly backend: GameBackend;
      readonly fault: StoreFault | null;
    }
  | { readonly outcome: 'refused'; readonly fault: StoreFault | null };

/**
 * Place where the steps of the open game are written: the database, the memory of this window after a failed write, or
 * a document that several devices share. All operations run in the queue of taps.
 */
export type GameBackend = DiskBackend | MemoryBackend | SharedBackend;

interface BackendOperations {
  readonly append: (now: GameInStore, step: string, facts: readonly Fact[]) => Promise<Written>;
  readonly move: (now: GameInStore, move: CursorMove) => Promise<Written>;
  /** Reads the steps that other windows wrote. */
  readonly catchUp: (now: GameInStore) => Promise<Written>;
}

export interface DiskBackend extends BackendOperations {
  readonly kind: 'disk';
}

export interface MemoryBackend extends BackendOperations {
  readonly kind: 'memory';
  /** Part of the game that is on disk. */
  readonly saved: SavedLogPart;
  /**
   * Tries to write all steps that are only in memory, in one transaction. `firstFault` is the fault of the first failed
   * write.
   */
  readonly writeAll: (now: GameInStore, firstFault: StoreFault | null) => Promise<Written>;
}

export interface SharedBackend extends BackendOperations {
  readonly kind: 'shared';
  readonly shared: SharedGame;
  /** Performs a step of the shared document, such as an update of another device. */
  readonly run: (now: GameInStore, act: (shared: SharedGame) => Promise<SharedStep>) => Promise<Written>;
}

/** The part of a game that is on disk: its entries up to `last`, with the stored cursor and tip. */
export interface SavedLogPart {
  readonly last: number;
  readonly cursor: number | null;
  readonly tip: number | null;
}

/**
 * Log after a step of a shared game. If `fault` is set, the write failed, and the step stays in memory until it is
 * written.
 */
export interface SharedStep {
  readonly log: logs.Log;
  readonly fault: StoreFault | null;
}

/** Document of a game that several devices share. */
export interface SharedGame {
  /** Whether this device may change the game. False for a device that only watches. */
  readonly mayTap: () => boolean;
  readonly tap: (log: logs.Log, step: string, facts: readonly Fact[]) => Promise<SharedStep>;
  readonly undo: (log: logs.Log) => Promise<SharedStep>;
  readonly redo: (log: logs.Log) => Promise<SharedStep>;
  /** Moves the cursor to an entry. Null moves it before the first entry. */
  readonly jump: (log: logs.Log, seq: number | null) => Promise<SharedStep>;
  /** Reads the steps that another window of this device wrote. */
  readonly takeOver: (log: logs.Log) => Promise<SharedStep>;
  /** Leaves the shared game. Other devices then show this device as offline. */
  readonly leave: () => void;
}

/** Moves the cursor of a log. Returns the same log if there is nothing to undo or redo. */
export function moveInLog(log: logs.Log, move: CursorMove): logs.Log {
  if (move === 'undo') return logs.undo(log);
  return move === 'redo' ? logs.redo(log) : logs.jump(log, move.seq);
}

/** Backend of a game that only this device plays. */
export const diskBackend: DiskBackend = {
  kind: 'disk',
  append(now, step, facts) {
    const entry = logs.nextEntry(now.log, Date.now(), step, facts);
    return writeToDisk(
      now,
      () => logs.append(now.log, entry),
      () => appendStep(entry),
    );
  },
  move(now, move) {
    const moved = moveInLog(now.log, move);
    return writeToDisk(
      now,
      () => moved,
      () => moveCursor(now.id, moved.cursor, moved.tip, now.log),
    );
  },
  async catchUp(now) {
    const synced = await syncGame(now.log);
    return synced.ok ? done(synced.value, diskBackend) : refused(synced.fault);
  },
};

/**
 * Writes to disk and then returns the new log. A full device must neither stop a game nor lose taps, so the step stays
 * in memory if the write failed.
 */
async function writeToDisk(
  now: GameInStore,
  makeLog: () => logs.Log,
  write: () => Promise<StoreResult<unknown>>,
): Promise<Written> {
  // Computed before the new log, because both logs share their tree of entries.
  const memory = makeMemoryBackend({ last: logs.lastSeq(now.log), cursor: now.log.cursor, tip: now.log.tip });
  if (doubtful()) return retain(now, makeLog(), memory);
  const written = await write();
  if (written.ok) return done(makeLog(), diskBackend);
  const { fault } = written;
  if (fault.code === 'conflict') return { outcome: 'again', log: now.log, backend: diskBackend, fault };
  // This window can never write to an unreadable database, or to one that a newer version has changed.
  if (fault.code === 'unreadable' || fault.code === 'newer') return refused(fault);
  return retain(now, makeLog(), memory, fault);
}

function makeMemoryBackend(saved: SavedLogPart): MemoryBackend {
  const backend: MemoryBackend = {
    kind: 'memory',
    saved,
    append: (now, step, facts) =>
      retain(now, logs.append(now.log, logs.nextEntry(now.log, Date.now(), step, facts)), backend),
    move: (now, move) => retain(now, moveInLog(now.log, move), backend),
    // Unsaved steps are never replaced by the steps of other windows.
    catchUp: async (now) => done(now.log, backend),
    async writeAll(now, firstFault) {
      const written = await writeUnsaved(now, saved, firstFault);
      return written.ok ? done(written.value, diskBackend) : refused(written.fault);
    },
  };
  return backend;
}

/** Stores a step in memory, and in the second copy in case the app is closed. */
async function retain(
  now: GameInStore,
  log: logs.Log,
  backend: MemoryBackend,
  fault: StoreFault | null = null,
): Promise<Written> {
  try {
    const { copyRefusedEntries } = await import('../../store/unsaved');
    copyRefusedEntries(log, now.name, backend.saved);
  } catch {
    // If the second copy fails, the game continues in memory.
  }
  return done(log, backend, fault);
}

async function writeUnsaved(
  { log, name }: GameInStore,
  saved: SavedLogPart,
  firstFault: StoreFault | null,
): Promise<StoreResult<logs.Log>> {
  try {
    const { checkStore } = await import('../storage/second-copy');
    // A later check of the database cannot find the cause, so the fault of the first failed write is reported.
    if (doubtful() && !(await checkStore()))
      return err(firstFault ?? { code: 'failed', detail: 'the database does not write' });
    const { writeUnsavedEntries } = await import('../../store/unsaved');
    return await writeUnsavedEntries(log, name, saved);
  } catch (error) {
    return err({ code: 'failed', detail: String(error) });
  }
}

export function makeSharedBackend(shared: SharedGame): SharedBackend {
  const ifPlayer = async (act: () => Promise<Written>): Promise<Written> => {
    if (shared.mayTap()) return act();
    void import('./watching').then(({ explainWatchMode }) => explainWatchMode());
    return refused(null);
  };
  const backend: SharedBackend = {
    kind: 'shared',
    shared,
    append: (now, step, facts) => ifPlayer(() => backend.run(now, () => shared.tap(now.log, step, facts))),
    move: (now, move) =>
      ifPlayer(() =>
        backend.run(now, () =>
          move === 'undo'
            ? shared.undo(now.log)
            : move === 'redo'
              ? shared.redo(now.log)
              : shared.jump(now.log, move.seq),
        ),
      ),
    catchUp: (now) => backend.run(now, () => shared.takeOver(now.log)),
    async run(now, act) {
      const { log, fault } = await act(shared);
      if (fault?.code !== 'missing') return done(log, backend, fault);
      // Another window has ended the sharing.
      shared.leave();
      const alone = await openGame(now.id);
      const backLog = alone.ok ? alone.value.log : now.log;
      return { outcome: 'again', log: backLog, backend: diskBackend, fault: null };
    },
  };
  return backend;
}

function done(log: logs.Log, backend: GameBackend, fault: StoreFault | null = null): Written {
  return { outcome: 'done', log, backend, fault };
}

function refused(fault: StoreFault | null): Written {
  return { outcome: 'refused', fault };
}

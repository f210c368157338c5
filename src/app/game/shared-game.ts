import type { Log } from '../../game/log';
import type { StoreFault } from '../../store/fault';
import type { Fact } from '../../table/facts';

/**
 * Log after a step of a shared game. If `fault` is set, the write failed, and the step stays in memory until it is
 * written.
 */
export interface SharedStep {
  readonly log: Log;
  readonly fault: StoreFault | null;
}

/** Operations that replace direct writes to the log in a shared game. All operations run in the queue of taps. */
export interface SharedGame {
  /** Whether this device may change the game. False for a device that only watches. */
  readonly mayTap: () => boolean;
  readonly tap: (log: Log, step: string, facts: readonly Fact[]) => Promise<SharedStep>;
  readonly undo: (log: Log) => Promise<SharedStep>;
  readonly redo: (log: Log) => Promise<SharedStep>;
  /** Moves the cursor to an entry. Null moves it before the first entry. */
  readonly jump: (log: Log, seq: number | null) => Promise<SharedStep>;
  /** Reads the steps that another window of this device wrote. */
  readonly takeOver: (log: Log) => Promise<SharedStep>;
  /** Leaves the shared game. Other devices then show this device as offline. */
  readonly leave: () => void;
}

/** Shows the message that a watching device cannot change the game. Returns false as the result of the tap. */
export function showWatcherRefusal(): false {
  void import('./watching').then(({ explainWatchMode }) => explainWatchMode());
  return false;
}

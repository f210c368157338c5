import type { Log } from '../../game/log';
import type { StoreFault } from '../../store/fault';
import type { Fact } from '../../table/facts';

/**
 * Log after a step of a shared game. If `fault` is set, the write failed, and the step stays in memory until it
 * succeeds.
 */
export interface SharedStep {
  readonly log: Log;
  readonly fault: StoreFault | null;
}

/** Operations that replace direct writes to the log if the game is shared. All run in the queue of taps. */
export interface SharedGame {
  /** Whether this device may change the game. False for one that only watches. */
  readonly mayTap: () => boolean;
  readonly tap: (log: Log, step: string, facts: readonly Fact[]) => Promise<SharedStep>;
  readonly undo: (log: Log) => Promise<SharedStep>;
  readonly redo: (log: Log) => Promise<SharedStep>;
  /** Moves the game to the state after an entry. Null is the beginning. */
  readonly jump: (log: Log, seq: number | null) => Promise<SharedStep>;
  /** Takes over what another window of this device wrote. */
  readonly takeOver: (log: Log) => Promise<SharedStep>;
  /** Leaves the game: other devices see this one as offline. */
  readonly leave: () => void;
}

/** Reports that a device which only watches cannot change the game. Returns false as the result of the tap. */
export function refuseWatcherTap(): false {
  void import('./watching').then(({ reportWatching }) => reportWatching());
  return false;
}

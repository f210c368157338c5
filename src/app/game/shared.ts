import type { Log } from '../../game/log';
import type { StoreFault } from '../../store/fault';
import type { Fact } from '../../table/facts';

/** The game after a step of a shared one. `fault`: the disk refused, and the step is held until it does not. */
export interface SharedStep {
  readonly log: Log;
  readonly fault: StoreFault | null;
}

/** What the open game does instead of writing entries by itself, where it is played on several phones. All of it runs in turn. */
export interface SharedGame {
  /** Whether this phone may change the game; one that only watches may not. */
  readonly mayTap: () => boolean;
  readonly tap: (log: Log, step: string, facts: readonly Fact[]) => Promise<SharedStep>;
  readonly undo: (log: Log) => Promise<SharedStep>;
  readonly redo: (log: Log) => Promise<SharedStep>;
  /** To the game as it stood right after an entry; null is the beginning. */
  readonly jump: (log: Log, seq: number | null) => Promise<SharedStep>;
  /** Takes over what another window of this phone wrote. */
  readonly takeOver: (log: Log) => Promise<SharedStep>;
  /** The game is left: this phone is away for the others. */
  readonly leave: () => void;
}

/** A phone that only watches changes nothing, and says so. False, as what the tap came to. */
export function refuseWatching(): false {
  void import('./watching').then(({ sayWatching }) => sayWatching());
  return false;
}

import { type Accessor, createMemo, createRoot } from 'solid-js';
import { type Log, lastSeq } from '../../game/log';
import { log } from './open-game';

interface Seen {
  readonly count: number;
  readonly log: Log | null;
  /**
   * Highest entry number of `log` when it was evaluated. Stored separately, because later logs add entries to the same
   * tree.
   */
  readonly last: number;
}

/**
 * Counts how often the cursor of the open game moved to an existing entry, on this device or another. Undo, redo and
 * jumps move the cursor and invalidate pending choices.
 */
export const rewindCount: Accessor<number> = createRoot(() => {
  const seen = createMemo<Seen>(
    (before) => {
      const now = log();
      const last = now ? lastSeq(now) : 0;
      const isSame = now !== null && now.game === before.log?.game;
      const isBack = isSame && now.cursor !== before.log?.cursor && (now.cursor ?? 0) <= before.last;
      return { count: before.count + Number(isBack), log: now, last };
    },
    { count: 0, log: null, last: 0 },
  );
  // A memo notifies only when the count changes, not at each new step.
  return createMemo(() => seen().count);
});

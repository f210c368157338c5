import { type DeedContext, recordFacts } from './deed-context';

/**
 * Restores cancelled powers if the cancelling figure is defeated, out of reach, or no longer has the power that
 * cancels.
 */
export function restoreLapsedPowers(now: DeedContext): void {
  // Repeats because a restored power may itself end another cancellation.
  for (let changed = true; changed; ) changed = givenBack(now);
}

function givenBack(now: DeedContext): boolean {
  for (const { piece, switchedOff } of now.table.figures.values())
    for (const { power, by } of switchedOff) {
      if (by === undefined || now.law.lasts(now, by)) continue;
      recordFacts(now, { fact: 'switched', piece, power, off: false, until: null });
      return true;
    }
  return false;
}

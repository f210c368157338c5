import { type DeedContext, recordFacts } from './deed-context';

/**
 * Restores powers after their cancellation has lapsed: the canceller is defeated, has lost the canceling power, or is
 * out of reach.
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

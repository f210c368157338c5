import { type Doing, record } from './doing';

/** Restores powers whose cancellation lapses: the canceller is defeated, has lost its own power, or is out of reach. */
export function lapse(now: Doing): void {
  // A restored power may itself prevent a cancellation, so this repeats until nothing changes.
  for (let changed = true; changed; ) changed = givenBack(now);
}

function givenBack(now: Doing): boolean {
  for (const { piece, switchedOff } of now.table.figures.values())
    for (const { power, by } of switchedOff) {
      if (by === undefined || now.law.lasts(now, by)) continue;
      record(now, { fact: 'switched', piece, power, off: false, until: null });
      return true;
    }
  return false;
}

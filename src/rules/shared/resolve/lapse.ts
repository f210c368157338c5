import { type Doing, record } from './doing';

/** Gives back the powers that somebody cancelled who can do so no longer: it fell, lost its own power, or is out of reach. */
export function lapse(now: Doing): void {
  // A power that comes back may itself hold something off, so it is looked at until nothing changes.
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

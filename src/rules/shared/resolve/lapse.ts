import type { AlteredValue } from '../../../table/facts';
import { type Doing, record } from './doing';

/** Takes back what powers did whose owner can no longer do it: it fell, lost the power, or is out of reach. */
export function lapse(now: Doing): void {
  // One that ends may give a power back whose effects hold again, so it is looked at until nothing changes.
  for (let changed = true; changed; ) changed = cancelled(now) || altered(now);
}

function cancelled(now: Doing): boolean {
  for (const { piece, switchedOff } of now.table.figures.values())
    for (const { power, by } of switchedOff) {
      if (by === undefined || now.law.lasts(now, by, 'cancel', piece)) continue;
      record(now, { fact: 'switched', piece, power, off: false, until: null });
      return true;
    }
  return false;
}

function altered(now: Doing): boolean {
  for (const figure of now.table.figures.values()) {
    const gone = figure.altered.find(
      ({ from }) => from !== undefined && !now.law.lasts(now, from, 'alter', figure.piece),
    );
    if (!gone) continue;
    const { piece } = figure;
    const kept = figure.altered.filter((each) => each !== gone && each.value === gone.value);
    record(now, { fact: 'altered', piece, value: gone.value as AlteredValue, by: 0, until: null });
    for (const { value, by, until, from } of kept)
      record(now, { fact: 'altered', piece, value, by, until, ...(from === undefined ? {} : { from }) });
    return true;
  }
  return false;
}

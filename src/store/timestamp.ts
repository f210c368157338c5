let latest = 0;

/**
 * Returns a timestamp for an action at `now`, in epoch milliseconds of the device's clock. If that clock was set back,
 * the timestamp is still later than all earlier ones and than the time given to `advanceTimestamp`. This preserves the
 * order of actions.
 */
export function nextTimestamp(now = Date.now()): number {
  latest = now >= latest ? now : latest + 1;
  return latest;
}

/** Sets a lower bound for all later timestamps. */
export function advanceTimestamp(time: number): void {
  latest = Math.max(latest, time);
}

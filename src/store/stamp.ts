let latest = 0;

/**
 * The time to write down for what is done at `now`, in epoch milliseconds as the device says. Where the device's clock was set back it is
 * instead one that is later than all that were given before, and than what `stampAfter` was told: what is done after something says so.
 */
export function stamp(now = Date.now()): number {
  latest = now >= latest ? now : latest + 1;
  return latest;
}

/** From now on no stamp is earlier than this. */
export function stampAfter(time: number): void {
  latest = Math.max(latest, time);
}

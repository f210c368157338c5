/** What the clocks say at one moment, in milliseconds: that of the device, which people and networks set, and that of the page, which only goes on. */
export interface Moment {
  readonly device: number;
  readonly page: number;
}

/** More than clocks drift between two looks. */
const DRIFT_MS = 2000;

/**
 * Milliseconds between two moments. The device's clock counts, for that of the page may stand still while the phone sleeps; but where
 * the page was in sight all along and they disagree, or time went back, somebody set the device's clock.
 *
 * @param hidden whether the page was out of sight in between
 */
export function elapsed(from: Moment, to: Moment, hidden: boolean): number {
  const [device, page] = [to.device - from.device, Math.max(0, to.page - from.page)];
  if (device < 0) return page;
  return !hidden && Math.abs(device - page) > DRIFT_MS ? page : device;
}

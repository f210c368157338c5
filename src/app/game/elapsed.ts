/**
 * Readings of two clocks at one moment, in milliseconds. `device` is the system time, which people and networks can
 * set. `page` is monotonic.
 */
export interface ClockReading {
  readonly device: number;
  readonly page: number;
}

/** Larger than the drift of the two clocks between two readings. */
const DRIFT_MS = 2000;

/**
 * Returns the milliseconds between two readings. The device clock is preferred because the page clock may stop while
 * the phone sleeps. The page clock is used if time went back, or if the clocks disagree although the page was visible:
 * then the device clock was set.
 * @param hidden whether the page was hidden in between
 */
export function elapsedMs(from: ClockReading, to: ClockReading, hidden: boolean): number {
  const [device, page] = [to.device - from.device, Math.max(0, to.page - from.page)];
  if (device < 0) return page;
  return !hidden && Math.abs(device - page) > DRIFT_MS ? page : device;
}

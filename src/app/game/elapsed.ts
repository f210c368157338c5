/**
 * Readings of two clocks at one moment, in milliseconds. `device` is the system time, which people and networks can
 * set. `page` is monotonic.
 */
export interface ClockReading {
  readonly device: number;
  readonly page: number;
}

/** Difference between the two clocks that cannot be drift, in milliseconds. A larger one means that a clock was set. */
const DRIFT_MS = 2000;

/**
 * Returns the milliseconds between two readings. The device clock is preferred because the page clock may stop while
 * the phone sleeps. If the device clock was set, the page clock is used: the device clock went back, or the clocks
 * disagree although the page was visible.
 * @param hidden whether the page was hidden in between
 */
export function elapsedMs(from: ClockReading, to: ClockReading, hidden: boolean): number {
  const [device, page] = [to.device - from.device, Math.max(0, to.page - from.page)];
  if (device < 0) return page;
  return !hidden && Math.abs(device - page) > DRIFT_MS ? page : device;
}

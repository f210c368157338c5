/**
 * Readings of two clocks at one moment, in milliseconds. `device` is the system time, which people and networks can
 * set. `page` is monotonic.
 */
export interface ClockReading {
  readonly device: number;
  readonly page: number;
}

/** Maximum clock drift, in milliseconds. A larger difference between the two clocks means that a clock was set. */
const DRIFT_MS = 2000;

/**
 * Returns the milliseconds between two readings. Prefers the device clock, because the page clock may stop while the
 * phone sleeps. Uses the page clock if the device clock went back, or if the clocks disagree although the page was
 * visible.
 * @param hidden whether the page was hidden in between
 */
export function elapsedMs(from: ClockReading, to: ClockReading, hidden: boolean): number {
  const [device, page] = [to.device - from.device, Math.max(0, to.page - from.page)];
  if (device < 0) return page;
  return !hidden && Math.abs(device - page) > DRIFT_MS ? page : device;
}

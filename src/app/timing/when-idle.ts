/**
 * Minimum idle time for starting a slice, in milliseconds. Less means that a frame is pending or the user is dragging.
 */
const SPARE_MS = 20;
/** Pause before each slice in browsers without idle callbacks. By then, the finger that selected a figure is lifted. */
const PAUSE_MS = 120;
/** Maximum time of one slice in milliseconds, which also limits the delay of a tap. */
const IDLE_SLICE_MS = 4;

/**
 * Runs work step by step in idle time until it is done or the returned function is called. No step starts while the
 * screen is being redrawn, because background work must not delay a pan or a tap.
 */
export function runWhenIdle(work: Iterator<void, void, void>): () => void {
  const idle = typeof requestIdleCallback === 'function';
  let handle = 0;
  const again = (): void => {
    handle = idle
      ? requestIdleCallback((deadline) => (deadline.timeRemaining() < SPARE_MS ? again() : stint()))
      : window.setTimeout(stint, PAUSE_MS);
  };
  const stint = (): void => {
    const end = performance.now() + IDLE_SLICE_MS;
    do if (work.next().done) return;
    while (performance.now() < end);
    again();
  };
  again();
  return () => (idle ? cancelIdleCallback(handle) : window.clearTimeout(handle));
}

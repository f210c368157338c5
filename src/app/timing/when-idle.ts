/** With less than this until the next frame is due, a frame waits to be drawn, or a finger moves something. */
const SPARE_MS = 20;
/** Where a browser knows no idle moments: after this the finger that selected a figure has long been lifted. */
const PAUSE_MS = 120;
/** What is done at once: a finger that comes down meanwhile waits no longer. */
const STINT_MS = 4;

/**
 * Does work a step at a time in idle moments until it is done or the returned function is called. No step is begun while the
 * screen is being redrawn frame by frame: work that nobody asked for must not delay a pan or a tap.
 */
export function whenIdle(work: Iterator<void, void, void>): () => void {
  const idle = typeof requestIdleCallback === 'function';
  let handle = 0;
  const again = (): void => {
    handle = idle
      ? requestIdleCallback((deadline) => (deadline.timeRemaining() < SPARE_MS ? again() : stint()))
      : window.setTimeout(stint, PAUSE_MS);
  };
  const stint = (): void => {
    const end = performance.now() + STINT_MS;
    do if (work.next().done) return;
    while (performance.now() < end);
    again();
  };
  again();
  return () => (idle ? cancelIdleCallback(handle) : window.clearTimeout(handle));
}

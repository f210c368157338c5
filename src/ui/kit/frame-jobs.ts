/** Time budget within a frame in ms, chosen so that phones four times slower are not blocked. */
const SHARE_MS = 4;

const waiting = new Set<() => void>();
let going = false;
/**
 * Whether jobs were added since the last frame. The next frame is then skipped, because the callers already used its
 * time.
 */
let fresh = false;
let passed = false;

/**
 * Runs a job in one of the next frames. Each frame runs as many jobs as its time budget allows, because fast scrolling
 * creates dozens of rows. Returns a function that cancels the job, for rows that have left the screen.
 */
export function queueFrameJob(job: () => void): () => void {
  waiting.add(job);
  fresh = true;
  if (!going) requestAnimationFrame(work);
  going = true;
  return () => waiting.delete(job);
}

function work(): void {
  passed = fresh && !passed;
  fresh = false;
  // At most one frame is skipped, because during scrolling jobs arrive in every frame.
  if (passed) {
    requestAnimationFrame(work);
    return;
  }
  const began = performance.now();
  for (const job of waiting) {
    waiting.delete(job);
    job();
    if (performance.now() - began > SHARE_MS) break;
  }
  going = waiting.size > 0;
  if (going) requestAnimationFrame(work);
}

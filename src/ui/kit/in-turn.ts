/** Of a frame at full speed, so that one of a phone four times slower is not held up. */
const SHARE_MS = 4;

const waiting = new Set<() => void>();
let going = false;
/** Whether jobs came since the last frame: whoever asked has had work in this one already. */
let fresh = false;
let passed = false;

/**
 * Does a job in one of the next frames, as many in each as there is time for: where a finger scrolls fast, rows come by the dozen.
 * The function that it gives forgets the job: what has left the screen by then costs nothing.
 */
export function inTurn(job: () => void): () => void {
  waiting.add(job);
  fresh = true;
  if (!going) requestAnimationFrame(work);
  going = true;
  return () => waiting.delete(job);
}

function work(): void {
  passed = fresh && !passed;
  fresh = false;
  // Never two frames in a row: while a finger scrolls, rows come in every one.
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

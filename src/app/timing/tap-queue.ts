/** Last queued work. Taps run one after the other, so each sees the result of the previous tap on disk. */
let queue: Promise<unknown> = Promise.resolve();

/** Runs work after all work queued before it. */
export function runInQueue<Value>(work: () => Promise<Value>): Promise<Value> {
  const result = queue.then(work);
  queue = result.catch(() => undefined);
  return result;
}

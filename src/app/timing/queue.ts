/** One tap after the other: each sees what the one before it left on disk. */
let queue: Promise<unknown> = Promise.resolve();

/** Runs work once all that was asked for before it is done. */
export function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const result = queue.then(work);
  queue = result.catch(() => undefined);
  return result;
}

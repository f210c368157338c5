/** Longest uninterrupted work in milliseconds: half a frame, even on a slow phone. */
const TURN_MS = 6;

/**
 * Returns a function that yields to the event loop from time to time. Reading hundreds of records then never delays a
 * tap.
 */
export function makeYielder(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    await nextTask();
    began = performance.now();
  };
}

/** Resolves in the next task, without a timer. In a hidden window, a timer would wait up to a second. */
function nextTask(): Promise<void> {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });
}

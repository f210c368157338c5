/** So long work may go on before whatever else waits gets its turn: half a frame, on a phone that is slow as well. */
const TURN_MS = 6;

/** Gives the screen its turn now and then, so that reading hundreds of records never holds up a tap. */
export function makeTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < TURN_MS) return;
    await nextTask();
    began = performance.now();
  };
}

/** A timer would wait for a second in a window that nobody sees. */
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

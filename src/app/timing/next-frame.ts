/** Time after which the app continues without a frame, because a hidden window draws no frames. */
const FRAME_TIMEOUT_MS = 100;

/** Resolves after the screen has drawn a frame with the current state. */
export function afterNextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, FRAME_TIMEOUT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}

/** Timeout: a hidden window draws no frames. */
const AT_MOST_MS = 100;

/** Resolves after the screen has drawn a frame with the current state. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, AT_MOST_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}

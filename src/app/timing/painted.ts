/** A hidden window draws no frames. */
const AT_MOST_MS = 100;

/** Resolves once the screen has had a frame to show what was set before. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, AT_MOST_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}

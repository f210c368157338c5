/** Maximum wait for an idle moment in ms. Also the fixed wait in browsers without `requestIdleCallback`. */
const MOST_MS = 500;

/** Delay in ms before preloading. By then users have read a new screen, and the last request is answered. */
const LEISURE_MS = 3000;

/** Resolves when the browser is idle, for work that must not delay the first frame or the first tap. */
export function whenBrowserIdle(): Promise<void> {
  return new Promise((rested) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => rested(), { timeout: MOST_MS });
    else setTimeout(rested, MOST_MS);
  });
}

/** Resolves when a screen has been open for a while and the browser is idle, for preloading. */
export async function whenSettled(): Promise<void> {
  await new Promise((stood) => setTimeout(stood, LEISURE_MS));
  await whenBrowserIdle();
}

/** At the latest; where a browser does not tell when it rests, always. */
const MOST_MS = 500;

/** Resolves when the browser has nothing better to do: what may wait does not stand before a first frame, nor before a first tap. */
export function atRest(): Promise<void> {
  return new Promise((rested) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => rested(), { timeout: MOST_MS });
    else setTimeout(rested, MOST_MS);
  });
}

/** At the latest; where a browser does not tell when it rests, always. */
const MOST_MS = 500;

/** A window that nobody sees draws no frames. */
const FRAME_MS = 200;

/** A screen that was opened has long been read by then, and nobody waits for what was asked for last. */
const LEISURE_MS = 3000;

/** Resolves when the browser has nothing better to do: what may wait does not stand before a first frame, nor before a first tap. */
export function atRest(): Promise<void> {
  return new Promise((rested) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => rested(), { timeout: MOST_MS });
    else setTimeout(rested, MOST_MS);
  });
}

/** Resolves when a screen has stood for a while, and the browser rests: what nobody has asked for yet may be made ready. */
export async function atLeisure(): Promise<void> {
  await new Promise((stood) => setTimeout(stood, LEISURE_MS));
  await atRest();
}

/** Resolves when what was just made has been drawn: what lies outside of the screen is made after it. */
export function afterFrame(): Promise<void> {
  return new Promise((drawn) => {
    const timer = setTimeout(drawn, FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(drawn);
    });
  });
}

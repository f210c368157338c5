/** In front of every key of the second copy. */
export const COPY_PREFIX = 'sidekick-copy:';

/** Whether this page has a second copy of anything. Its own file, because every start of the app asks without loading the rest. */
export function hasCopy(): boolean {
  try {
    return Object.keys(globalThis.localStorage ?? {}).some((key) => key.startsWith(COPY_PREFIX));
  } catch {
    return false;
  }
}

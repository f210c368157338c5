import { theDatabase } from '../database';
import { readGeneration } from '../generation';

/** In front of every key of the second copy. */
export const COPY_PREFIX = 'sidekick-copy:';

/**
 * Whether the database is as new while this page has a second copy, so that the browser must have emptied it. In a file of
 * its own, because every start of the app asks before it loads the code of the copy.
 */
export async function wasEmptied(): Promise<boolean> {
  try {
    const storage = globalThis.localStorage;
    const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place));
    return keys.some((key) => key?.startsWith(COPY_PREFIX)) && (await readGeneration(theDatabase())) === null;
  } catch {
    // A browser without `localStorage` has no second copy.
    return false;
  }
}

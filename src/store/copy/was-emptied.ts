import { theDatabase } from '../database';
import { readGeneration } from '../generation';

/** Prefix of every key of the second copy. */
export const COPY_PREFIX = 'sidekick-copy:';

/**
 * Returns whether the browser has emptied the database: it looks unused, but this page has a second copy. The function
 * has its own file, because the app's start needs it before the code of the copy is loaded.
 */
export async function wasEmptied(): Promise<boolean> {
  try {
    const storage = globalThis.localStorage;
    const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place));
    return keys.some((key) => key?.startsWith(COPY_PREFIX)) && (await readGeneration(theDatabase())) === null;
  } catch {
    // Without `localStorage` there is no second copy.
    return false;
  }
}

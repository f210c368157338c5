import { defaultDatabase } from '../database';
import { readGeneration } from '../device';

/** Prefix of every key of the second copy. */
export const COPY_PREFIX = 'sidekick-copy:';

/**
 * Returns whether the browser cleared the database: the database looks unused, but a second copy of the data exists.
 * The function has its own file, because it runs before the modules of the second copy are loaded.
 */
export async function wasDatabaseEmptied(): Promise<boolean> {
  try {
    const storage = globalThis.localStorage;
    const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place));
    return keys.some((key) => key?.startsWith(COPY_PREFIX)) && (await readGeneration(defaultDatabase())) === null;
  } catch {
    // Without `localStorage` there is no second copy.
    return false;
  }
}

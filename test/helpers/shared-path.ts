import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'vitest';

/** Folder of real player files and the rulebooks, which are outside the project and not on every machine. */
const SHARED = process.env.BESIDE ?? join(import.meta.dirname, '../../../shared');

/** Returns the path of a file or folder in the shared folder. Skips the test with a message if it is missing. */
export function sharedPath(context: TestContext, path: string): string {
  const full = join(SHARED, path);
  context.skip(!existsSync(full), `../shared/${path} is not here`);
  return full;
}

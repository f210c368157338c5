import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'vitest';

/** Folder of real player files and the books. They are not part of the project, and not on every machine. */
const SHARED = process.env.BESIDE ?? join(import.meta.dirname, '../../../shared');

/**
 * Path of a file or folder outside the project. If it is missing, the test is skipped with a message, because it did
 * not pass.
 */
export function sharedPath(context: TestContext, path: string): string {
  const full = join(SHARED, path);
  context.skip(!existsSync(full), `../shared/${path} is not here`);
  return full;
}

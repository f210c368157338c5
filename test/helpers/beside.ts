import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'vitest';

/** Files that players really have, and the books themselves: they are no part of the project, and not on every machine. */
const SHARED = process.env.BESIDE ?? join(import.meta.dirname, '../../../shared');

/** A folder or file beside the project. A test that needs it, and finds it missing, is skipped and says so: it did not pass. */
export function beside(context: TestContext, path: string): string {
  const full = join(SHARED, path);
  context.skip(!existsSync(full), `../shared/${path} is not here`);
  return full;
}

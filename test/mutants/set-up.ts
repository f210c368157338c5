import fc from 'fast-check';
import { beforeAll } from 'vitest';

/** Disables shrinking, because one counterexample is enough to detect a mutant. */
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 2000 });

interface Instrumented {
  readonly mutantCoverage?: { readonly perTest: Record<string, unknown> };
}

/**
 * Test files in one thread share a coverage record, and each file reports all of it. Clears the record before each
 * file; otherwise reports would grow with the square of the number of files.
 */
beforeAll(() => {
  // `__stryker__` is the global object of the code that Stryker adds to each file.
  const { mutantCoverage } = (globalThis as { readonly __stryker__?: Instrumented }).__stryker__ ?? {};
  // Entries are deleted in place, because each mutated file has a reference to the record.
  for (const id of Object.keys(mutantCoverage?.perTest ?? {})) delete mutantCoverage?.perTest[id];
});

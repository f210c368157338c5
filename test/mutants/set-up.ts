import fc from 'fast-check';
import { beforeAll } from 'vitest';

/** One counterexample is enough to notice a mutant, so fast-check does not shrink it. */
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 2000 });

interface Instrumented {
  readonly mutantCoverage?: { readonly perTest: Record<string, unknown> };
}

/**
 * Files in one thread share a record of coverage by test, and each reports all of it. Each file starts with an empty
 * record. Otherwise the report would grow with the square of their number.
 */
beforeAll(() => {
  // Stryker's own name, used by the code that it adds to each file.
  const { mutantCoverage } = (globalThis as { readonly __stryker__?: Instrumented }).__stryker__ ?? {};
  // In place, because each file under mutation has a reference to it.
  for (const id of Object.keys(mutantCoverage?.perTest ?? {})) delete mutantCoverage?.perTest[id];
});

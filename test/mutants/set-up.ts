import fc from 'fast-check';
import { beforeAll } from 'vitest';

/** One example is enough to notice a fault: nobody reads it, so none is looked for that is simpler. */
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 2000 });

interface Instrumented {
  readonly mutantCoverage?: { readonly perTest: Record<string, unknown> };
}

/**
 * Files that share one thread share one record of which test came by which mutant, and each hands in the whole of it. So each begins with an empty
 * one: otherwise the report grows with the square of their number.
 */
beforeAll(() => {
  // Stryker's own name, of the code that it writes into each file.
  const { mutantCoverage } = (globalThis as { readonly __stryker__?: Instrumented }).__stryker__ ?? {};
  // In place, for each file under mutation holds on to it.
  for (const id of Object.keys(mutantCoverage?.perTest ?? {})) delete mutantCoverage?.perTest[id];
});

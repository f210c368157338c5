import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds the test page for current browsers, independently of the app's build. Returns the folder of the built page.
 */
export async function buildPage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sidekick-two-phones-'));
  await build({
    root: import.meta.dirname,
    configFile: false,
    base: './',
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  return folder;
}

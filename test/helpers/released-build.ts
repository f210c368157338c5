import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestContext } from 'vitest';
import type { Release } from './released';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');

/** The built app of a release, in a folder that goes with `forget`. */
export interface Built {
  readonly folder: string;
  forget(): Promise<void>;
}

/**
 * Builds a release from the history of this repository, in a folder of its own. A test in a copy without that history is skipped and says
 * so: it did not pass.
 */
export async function builtRelease(context: TestContext, { version, commit }: Release): Promise<Built> {
  const known = await run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT }).then(
    () => true,
    () => false,
  );
  context.skip(!known, `the history of this copy does not go back to ${version} (${commit})`);
  const folder = await mkdtemp(join(tmpdir(), `sidekick-${version}-`));
  const forget = () => rm(folder, { recursive: true, force: true });
  try {
    const packed = join(folder, 'source.tar');
    await run('git', ['archive', '--output', packed, commit], { cwd: ROOT });
    await run('tar', ['-xf', packed, '-C', folder]);
    const packages = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { readonly version: string };
    if (packages.version !== version) throw new Error(`${commit} is ${packages.version}, not ${version}`);
    await install(folder);
    const vite = join(folder, 'node_modules/vite/bin/vite.js');
    // Vitest sets these for its own process; a build by hand has neither.
    const { VITEST: _, NODE_ENV: __, ...env } = process.env;
    await run(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: folder, env, maxBuffer: 2 ** 24 });
    return { folder: join(folder, 'dist'), forget };
  } catch (error) {
    await forget();
    throw error;
  }
}

/** What the release was built with: what is installed here where both ask for the same, else its own. */
async function install(folder: string): Promise<void> {
  const here = join(ROOT, 'node_modules');
  if (existsSync(here) && (await locked(folder)) === (await locked(ROOT))) {
    await symlink(here, join(folder, 'node_modules'), 'junction');
    return;
  }
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 2 ** 24 });
}

/** All packages that a folder asks for, as one text; the app's own version is none of them. */
async function locked(folder: string): Promise<string> {
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, unknown>>;
  };
  return JSON.stringify(Object.entries(lock.packages).filter(([path]) => path !== ''));
}

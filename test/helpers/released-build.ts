import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestContext } from 'vitest';
import type { Release } from './releases';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');

/** The built app of a release, in a folder that `remove` deletes. */
export interface ReleaseBuild {
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Builds a release from this repository's history in a temporary folder. Skips the test with a message if the clone
 * lacks that history.
 */
export async function buildRelease(context: TestContext, { version, commit }: Release): Promise<ReleaseBuild> {
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
    // Vitest sets both variables in its own process; a manual build has neither.
    const { VITEST: _, NODE_ENV: __, ...env } = process.env;
    await run(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: folder, env, maxBuffer: 2 ** 24 });
    return { folder: join(folder, 'dist'), remove: forget };
  } catch (error) {
    await forget();
    throw error;
  }
}

/** Links the installed packages if both lock files agree; otherwise installs the packages of the release. */
async function install(folder: string): Promise<void> {
  const here = join(ROOT, 'node_modules');
  if (existsSync(here) && (await locked(folder)) === (await locked(ROOT))) {
    await symlink(here, join(folder, 'node_modules'), 'junction');
    return;
  }
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 2 ** 24 });
}

/** Returns all locked packages of a folder as one text, without the entry of the app itself. */
async function locked(folder: string): Promise<string> {
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, unknown>>;
  };
  return JSON.stringify(Object.entries(lock.packages).filter(([path]) => path !== ''));
}

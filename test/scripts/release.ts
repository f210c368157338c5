/**
 * Makes a release in `release/`: the packed build, release notes and a bill of materials. Checks `TAG` against the
 * version if `TAG` is set. On failure, prints a message and leaves no partial release.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEWS } from '../../src/text/news';
import { findTagFault, printReleaseNotes } from './release-notes';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'release');
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  name: string;
  version: string;
};

function run(command: string, ...words: string[]): string {
  const { status, stdout, error } = spawnSync(command, words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed${error ? `: ${error.message}` : ''}.`);
  return stdout;
}

try {
  const fault = findTagFault(process.env.TAG ?? '', version, NEWS);
  if (fault !== null) throw new Error(fault);
  rmSync(folder, { recursive: true, force: true });
  run('npm', 'run', 'build');
  const bill = run('npm', 'sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx', '--sbom-type', 'application');
  mkdirSync(folder);
  writeFileSync(join(folder, 'sbom.json'), bill);
  writeFileSync(join(folder, 'notes.md'), printReleaseNotes(version, NEWS));
  run(
    'tar',
    '-czf',
    join('release', `${name}-${version}.tar.gz`),
    '--transform',
    `s,^dist,${name}-${version},`,
    'dist',
  );
  console.log(`release/ holds ${name} ${version}: the built folder, its news and its bill of materials.`);
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

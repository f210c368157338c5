import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');

interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** Collects the licenses of packages and all their dependencies. */
function collectLicences(names: readonly string[], known = new Map<string, Licence>()): Map<string, Licence> {
  for (const name of names) {
    const folder = join(ROOT, 'node_modules', name);
    // Type packages are not part of the build.
    if (known.has(name) || name.startsWith('@types/') || !existsSync(folder)) continue;
    const { version, license, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    const text = file ? readFileSync(join(folder, file), 'utf8') : '';
    known.set(name, { name, version, licence: String(license ?? 'see its text'), text });
    collectLicences(Object.keys(dependencies), known);
  }
  return known;
}

const WORKER_PACKAGES = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/** Packages of the club server only. */
const SERVER_PACKAGES = ['@hocuspocus/server', '@hocuspocus/extension-redis', 'crossws', 'libsql'];

/** Writes `licences.json`, from which the app shows the licenses of its dependencies. */
export const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle() {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const all = [
      ...collectLicences([
        ...Object.keys(dependencies).filter((name) => !SERVER_PACKAGES.includes(name)),
        ...WORKER_PACKAGES,
      ]).values(),
    ];
    const source = JSON.stringify(all.sort((a, b) => (a.name < b.name ? -1 : 1)));
    this.emitFile({ type: 'asset', fileName: 'licences.json', source });
  },
};

/** Tests third-party packages: few, each with a reason, pinned, and with a licence that allows redistribution. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subset } from 'semver';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Locked {
  readonly version: string;
  readonly engines?: { readonly node?: string };
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const manifest = JSON.parse(read('package.json')) as {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
};
const lock = (JSON.parse(read('package-lock.json')) as { readonly packages: Readonly<Record<string, Locked>> })
  .packages;
const packages = Object.entries(lock).filter(([path]) => path !== '');
const direct = { ...manifest.dependencies, ...manifest.devDependencies };

/** Packages that are built into the app, each with the layers that import it. */
const RUNTIME: Readonly<Record<string, readonly string[]>> = {
  '@fontsource/barlow-condensed': ['ui'],
  '@hocuspocus/provider': ['together'],
  '@noble/ciphers': ['together'],
  '@noble/curves': ['together'],
  '@noble/hashes': ['together'],
  '@zxing/browser': ['scan'],
  '@zxing/library': ['scan'],
  dexie: ['store'],
  'fake-indexeddb': ['store'],
  fzstd: ['share'],
  lib0: ['club', 'together'],
  minisearch: ['book'],
  qr: ['scan'],
  'read-excel-file': ['share'],
  saxen: ['board'],
  'solid-js': ['app', 'ui'],
  uqr: ['club', 'share'],
  'workbox-window': ['offline'],
  'y-protocols': ['together'],
  yaml: ['notation'],
  yjs: ['club', 'together'],
};

/** Further packages of the club's server, which are not built into the app. */
const SERVER: Readonly<Record<string, readonly string[]>> = {
  '@hocuspocus/extension-redis': ['club'],
  '@hocuspocus/server': ['club'],
  crossws: ['club'],
  libsql: ['club'],
};

/** Licences that allow use, changes and sale if their text is included (`licences.json` of the built app). */
const LICENCES = [
  ...['MIT', 'ISC', 'Apache-2.0', 'OFL-1.1', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', '(MIT OR Apache-2.0)'],
  'BlueOak-1.0.0',
];

/** Packages of the service worker, which are dependencies of workbox-build. */
const WORKER_PARTS = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

function textsBelow(folder: string, ending: RegExp): { readonly path: string; readonly text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: read(join(folder, path)) }));
}

const sources = textsBelow('src', /\.(?:tsx?|css)$/);
const tools = [
  ...textsBelow('test', /\.tsx?$/),
  ...textsBelow('build', /\.ts$/),
  { path: 'vite.config.ts', text: read('vite.config.ts') },
];

/** Returns whether a text imports a package or a path in it. Includes types, styles and `import()`. */
function imports(text: string, name: string): boolean {
  return new RegExp(`(?:from|import|import\\(|resolve\\(|url\\()\\s*['"]${name}(?:/[^'"]*)?['"]`).test(text);
}

/** Resolves a package name to the nearest `node_modules` entry in the lock file. Null if there is no entry. */
function placeOf(name: string, from: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (lock[place]) return place;
    if (at === '') return null;
  }
}

function withTheirs(names: readonly string[], from = '', found = new Set<string>()): Set<string> {
  for (const name of names) {
    const place = placeOf(name, from);
    if (place === null || found.has(place)) continue;
    found.add(place);
    withTheirs(Object.keys(lock[place]?.dependencies ?? {}), place, found);
  }
  return found;
}

/** Returns the reason why a development package is needed. Null if the package is unused. */
function reasonFor(name: string): string | null {
  const { bin = {} } = lock[`node_modules/${name}`] ?? {};
  const words = Object.values(manifest.scripts).flatMap((script) => script.split(/[\s;&|]+/));
  if (Object.keys(bin).some((command) => words.includes(command))) return 'a script runs it';
  if (tools.some(({ text }) => imports(text, name))) return 'a test or a tool imports it';
  if (tools.some(({ text }) => text.startsWith(`// @vitest-environment ${name}\n`))) return 'a test runs in it';
  const typed = name.startsWith('@types/') ? name.slice('@types/'.length) : null;
  if (typed !== null && (read('tsconfig.json').includes(`"${typed}"`) || typed in direct)) return 'types';
  if (WORKER_PARTS.includes(name)) return 'part of the service worker';
  const asks = Object.keys(direct).some((other) => {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = lock[`node_modules/${other}`] ?? {};
    return name in peerDependencies && peerDependenciesMeta[name]?.optional !== true;
  });
  return asks ? 'another one asks for it beside itself' : null;
}

test('the dependencies are exactly this list', () => {
  expect(Object.keys(manifest.dependencies).sort()).toEqual(Object.keys({ ...RUNTIME, ...SERVER }).sort());
});

test.each(Object.entries({ ...RUNTIME, ...SERVER }))('%s is imported by %s', (name, rooms) => {
  const importing = sources.filter(({ text }) => imports(text, name)).map(({ path }) => path.split('/')[0]);
  expect([...new Set(importing)].sort()).toEqual(rooms);
});

test('the sources import no other package', () => {
  const named = sources.flatMap(({ text }) =>
    [...text.matchAll(/(?:from|import|import\()\s*'((?:@[\w-]+\/)?[\w-]+)(?:\/[^']*)?'/g)].map(([, name]) => name),
  );
  expect(named.filter((name) => name !== undefined && !(name in RUNTIME || name in SERVER))).toEqual([]);
});

test('every development package is used', () => {
  const unused = Object.keys(manifest.devDependencies).filter((name) => reasonFor(name) === null);
  expect(unused).toEqual([]);
  expect(reasonFor('left-pad')).toBeNull();
});

test('every package in the app, and its dependencies, have a licence that allows redistribution', () => {
  const built = [...withTheirs([...Object.keys(RUNTIME), ...WORKER_PARTS])];
  const others = built.filter((place) => !LICENCES.includes(lock[place]?.license ?? ''));
  expect(others).toEqual([]);
  // seroval is only an indirect dependency, so this checks that the list includes indirect dependencies.
  expect(built).toContain('node_modules/seroval');
  expect(built.length).toBeLessThan(40);
});

describe('the lock file', () => {
  test('has exactly the versions in package.json', () => {
    expect({ ...lock['']?.dependencies, ...lock['']?.devDependencies }).toEqual(direct);
    const locked = Object.keys(direct).map((name) => [name, lock[`node_modules/${name}`]?.version]);
    expect(Object.fromEntries(locked)).toEqual(direct);
  });

  test('every installed package runs on each version of Node that package.json allows', () => {
    const refusing = packages.filter(
      ([, { engines }]) => engines?.node && !subset(manifest.engines.node, engines.node),
    );
    expect(refusing.map(([path, { engines }]) => `${path} ${engines?.node}`)).toEqual([]);
  });

  test('names no registry, and has a checksum for each package', () => {
    const without = packages.filter(
      ([, each]) => each.resolved !== undefined || !/^sha512-/.test(each.integrity ?? ''),
    );
    expect(without.map(([path]) => path)).toEqual([]);
  });

  test('has exactly the overridden versions, and the packages with install scripts', () => {
    for (const [name, version] of Object.entries(manifest.overrides)) {
      const versions = packages
        .filter(([path]) => path.endsWith(`node_modules/${name}`))
        .map(([, each]) => each.version);
      expect([name, ...new Set(versions)]).toEqual([name, version]);
    }
    for (const name of Object.keys(manifest.allowScripts)) expect(lock).toHaveProperty([`node_modules/${name}`]);
  });
});

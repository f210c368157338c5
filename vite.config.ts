import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';
import { PROJECTS } from './test/projects';

/** Phones of three years ago: Chrome 115, Safari 16.4, Firefox 115. */
const phones = ['chrome115', 'safari16.4', 'firefox115'];

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as { version: string };

/**
 * What the built page may do: nothing but run its own files. Pictures and the camera's film are blobs. Vite's own server writes styles into the
 * page, so this stands in the built page only.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

const contentSecurity: Plugin = {
  name: 'content-security',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

/**
 * The first screen is loaded beside the words that stand before it, and not after them; the numbers' face too, for a page that is laid out without
 * it is laid out twice.
 */
const preloadStart: Plugin = {
  name: 'preload-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {}).flatMap((each) => {
        const link = (attrs: Record<string, string>) => ({ tag: 'link', attrs, injectTo: 'head' as const });
        if (each.fileName.endsWith('.woff2')) {
          const face = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' };
          return [link({ ...face, href: `./${each.fileName}` })];
        }
        if (each.type !== 'chunk' || !each.moduleIds.some((id) => id.endsWith('/src/ui/start.tsx'))) return [];
        // What the words stand in is the page's own script.
        const beside = each.imports.filter((file) => bundle?.[file]?.type === 'chunk' && !bundle[file].isEntry);
        return [each.fileName, ...beside].map((file) => link({ rel: 'modulepreload', href: `./${file}` }));
      }),
  },
};

interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** What a package of others, and all that it depends on, is licensed under. */
function licencesOf(names: readonly string[], known = new Map<string, Licence>()): Map<string, Licence> {
  for (const name of names) {
    const folder = join(import.meta.dirname, 'node_modules', name);
    // Types are no part of what is built.
    if (known.has(name) || name.startsWith('@types/') || !existsSync(folder)) continue;
    const { version, license, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    const text = file ? readFileSync(join(folder, file), 'utf8') : '';
    known.set(name, { name, version, licence: String(license ?? 'see its text'), text });
    licencesOf(Object.keys(dependencies), known);
  }
  return known;
}

/** What the worker that keeps the app on the device is made of. */
const WORKER_PARTS = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/** What only the club's server is made of. */
const OF_SERVER = ['@hocuspocus/server', '@hocuspocus/extension-redis', 'crossws', 'libsql'];

/** The app shows whose work is in it: `licences.json` in the built folder. */
const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle() {
    const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
    const all = [
      ...licencesOf([
        ...Object.keys(dependencies).filter((name) => !OF_SERVER.includes(name)),
        ...WORKER_PARTS,
      ]).values(),
    ];
    const source = JSON.stringify(all.sort((a, b) => (a.name < b.name ? -1 : 1)));
    this.emitFile({ type: 'asset', fileName: 'licences.json', source });
  },
};

interface Modules {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** The page’s own script, and the frame around all screens. */
const START = ['src/ui/main.tsx', 'src/ui/start.tsx'];
/** What these call for: the screens that the app opens on, and the editions, of which a game is played by one. */
const CALLERS = ['src/ui/early.ts', 'src/rules/index.ts'];

const GAME = ['session', 'game-table', 'map-tab'];
const EDITIONS = readdirSync(join(import.meta.dirname, 'src/rules/editions')).map(familyOf);

/** Where what several screens need goes: the first of these of which all of them are, else the file `shared`. */
const TOGETHER: readonly { readonly file: string; readonly screens: readonly string[] }[] = [
  { file: 'session', screens: GAME },
  { file: 'rules', screens: [...EDITIONS, 'rules', ...GAME, 'forces-tab'] },
  // What editions say of powers, which the book says too: it is read without the rest of the rules.
  { file: 'powers', screens: [...EDITIONS, 'rules-tab'] },
];

/** `hypertime` of `hypertime-2002` and `hypertime-2003`: editions of one family are parts of one file. */
function familyOf(edition: string): string {
  return edition.replace(/-.*/, '');
}

/** What goes into a file that is called otherwise. */
const ALSO: Readonly<Record<string, string>> = { main: 'start', 'new-game': 'games', 'rules-chunk': 'rules' };

/** `map-tab` of `src/ui/shell/map-tab.tsx`; of an edition its family. */
function nameOf(id: string): string {
  const edition = /\/editions\/([^/]+)\/index\.ts$/.exec(id)?.[1];
  if (edition !== undefined) return familyOf(edition);
  const name = basename(id).replace(/\.tsx?$/, '');
  return ALSO[name] ?? name;
}

/** Of each module, the screens and editions that are not there without it. */
function screensOf(modules: Modules): ReadonlyMap<string, ReadonlySet<string>> {
  const screens = new Map<string, Set<string>>();
  const absolute = (path: string): string => join(import.meta.dirname, path);
  const called = CALLERS.flatMap((path) => modules.getModuleInfo(absolute(path))?.dynamicallyImportedIds ?? []);
  for (const root of [...START.map(absolute), ...called]) {
    const loaded = new Set([root]);
    // A set hands out what is added while it is walked.
    for (const id of loaded) {
      for (const next of modules.getModuleInfo(id)?.importedIds ?? []) loaded.add(next);
      screens.set(id, (screens.get(id) ?? new Set()).add(nameOf(root)));
    }
  }
  return screens;
}

let screens: ReadonlyMap<string, ReadonlySet<string>> | null = null;
function needing(id: string, modules: Modules): readonly string[] {
  screens ??= screensOf(modules);
  return [...(screens.get(id) ?? [])];
}

/**
 * The file that a module goes into: each screen in one, for many small files take a phone longer than their bytes. Null where nothing is
 * opened with it: the bundler parts that by who calls for it.
 */
function fileOf(id: string, modules: Modules): string | null {
  const needed = needing(id, modules);
  if (needed.includes('start')) return 'shell';
  if (needed.length < 2) return needed[0] ?? null;
  return TOGETHER.find((each) => needed.every((screen) => each.screens.includes(screen)))?.file ?? 'shared';
}

/** Styles of the first screens, and of several: a screen waits for each file of them, and one for all is small. */
function stylesOf(id: string, modules: Modules): string | null {
  if (!/\.css($|\?)/.test(id)) return null;
  const needed = needing(id, modules);
  return needed.length > 1 || needed.some((screen) => FIRST.includes(screen)) ? 'first' : null;
}

/** Screens that an opened app may show first of all. */
const FIRST = ['start', 'games', 'game-table'];

/**
 * Files of which a first screen needs most. Chromium then compiles all of their functions beside the page's own thread, and not one by one on it
 * when each is first called; other browsers pass over the line.
 */
const AT_ONCE = [
  'index',
  'shell',
  'shared',
  'session',
  'games',
  'game-table',
  'map-tab',
  'forces-tab',
  'collection-tab',
];

const compiledAtOnce: Plugin = {
  name: 'compiled-at-once',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const each of Object.values(bundle))
        if (each.type === 'chunk' && AT_ONCE.includes(each.name))
          each.code = `//# allFunctionsCalledOnLoad\n${each.code}`;
    },
  },
};

/** Files of the page at `about/` that are loaded over the network only: rules of editions that none of its examples asks, and the schema. */
const afar = new Set<string>(['about/schema.json']);

/** All scripts of the page but those that its examples need as they are. */
function loadedAfar(scripts: readonly Rolldown.OutputChunk[]): readonly string[] {
  const page = readFileSync(join(import.meta.dirname, 'src/about/index.html'), 'utf8');
  const asked = [...page.matchAll(/^edition: ([\w-]+)/gm)].map(([, id]) => `/editions/${id}/index.ts`);
  const near = new Set<string>();
  const keep = (name: string): void => {
    const script = scripts.find(({ fileName }) => fileName === name);
    if (!script || near.has(name)) return;
    near.add(name);
    for (const each of script.imports) keep(each);
  };
  for (const { fileName, isEntry, facadeModuleId } of scripts) {
    const edition = /\/editions\/[^/]+\/index\.ts$/.exec(facadeModuleId ?? '')?.[0];
    const called = edition === undefined ? facadeModuleId?.includes('/src/about/') : asked.includes(edition);
    if (isEntry || called) keep(fileName);
  }
  return scripts.map(({ fileName }) => fileName).filter((name) => !near.has(name));
}

/** How many cases of the suite name each edition. */
function casesByEdition(): Record<string, number> {
  const suite = join(import.meta.dirname, 'test/cases');
  const counts: Record<string, number> = {};
  for (const path of readdirSync(suite, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.yaml')) continue;
    for (const [, edition = ''] of readFileSync(join(suite, path), 'utf8').matchAll(/^edition: ([\w-]+)/gm))
      counts[edition] = (counts[edition] ?? 0) + 1;
  }
  return counts;
}

/** The notation's own document and its schema, as texts that any host serves. */
const notation: Plugin = {
  name: 'notation',
  generateBundle() {
    for (const [fileName, path] of [
      ['notation.txt', 'src/notation/notation.md'],
      ['schema.json', 'src/notation/schema.json'],
    ] as const)
      this.emitFile({ type: 'asset', fileName, source: readFileSync(join(import.meta.dirname, path), 'utf8') });
  },
};

/**
 * The page at `about/`, built into the app's folder before the worker lists what is in it. A build of its own: as a second page of the app's it would
 * move what both need into files that the app opens with, and would itself load screens for the sake of a rule that stands in their file.
 */
const about: Plugin = {
  name: 'about',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir }) {
      const built = await build({
        configFile: false,
        root: join(import.meta.dirname, 'src/about'),
        base: './',
        publicDir: false,
        logLevel: 'warn',
        build: {
          target: phones,
          cssTarget: phones,
          outDir: join(dir ?? join(import.meta.dirname, 'dist'), 'about'),
          emptyOutDir: true,
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
          reportCompressedSize: false,
        },
        define: { __SUITE__: JSON.stringify(casesByEdition()) },
        plugins: [contentSecurity, notation],
      });
      const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
      const scripts = files.filter((each): each is Rolldown.OutputChunk => each.type === 'chunk');
      for (const name of loadedAfar(scripts)) afar.add(`about/${name}`);
    },
  },
};

export default defineConfig({
  // Relative, so that the built folder runs from any static host under any path.
  base: './',
  build: {
    target: phones,
    cssTarget: phones,
    modulePreload: {
      polyfill: false,
      // What the page opens with is asked for all at once. What comes later finds its parts by itself: to put a link in the page for each of them
      // took a phone longer than they do to come from the device.
      resolveDependencies: (_file, parts, { hostId }) => (hostId.startsWith('assets/index-') ? parts : []),
    },
    // A data: address would need a hole in a strict content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What a module imports has a file of its own: see `fileOf`.
          includeDependenciesRecursively: false,
          groups: [
            { debugName: 'styles', name: stylesOf, priority: 3 },
            { name: 'first', tags: ['$initial'], priority: 2 },
            { debugName: 'screens', name: fileOf, priority: 1 },
          ],
        },
      },
    },
  },
  define: { __VERSION__: JSON.stringify(version) },
  // Each worker in one file: what it loads later imports from it, and WebKit then runs the worker’s own file a second time beside the first.
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
  // Dexie's build for browsers of today: a tenth smaller than the one for yesterday's, and it is most of the first load.
  resolve: { alias: { dexie: join(import.meta.dirname, 'node_modules/dexie/dist/modern/dexie.mjs') } },
  // `npm start` and the tests serve the built folder themselves.
  server: { port: 5173, strictPort: false },
  plugins: [
    // Tests run what is built: without what helps a developer's browser, which cost them a tenth of their time.
    solid(process.env.VITEST ? { hot: false, dev: false } : {}),
    contentSecurity,
    preloadStart,
    compiledAtOnce,
    licences,
    about,
    VitePWA({
      strategies: 'generateSW',
      // src/offline registers the worker by hand, with an address relative to the page.
      injectRegister: false,
      registerType: 'prompt',
      // It stands in `public/` as it is.
      manifest: false,
      workbox: {
        navigateFallback: 'index.html',
        clientsClaim: true,
        skipWaiting: false,
        cleanupOutdatedCaches: true,
        // The README's pictures, and those that stores show, are no part of the app.
        globIgnores: ['pictures/**', 'screenshots/**'],
        importScripts: ['take-in.js', 'static-routes.js'],
        // Known when the page is built, which is before the worker lists files.
        manifestTransforms: [(files) => ({ manifest: files.filter(({ url }) => !afar.has(url)), warnings: [] })],
        navigateFallbackDenylist: [/\/about\/schema\.json$/],
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest,json,txt,wasm}'],
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
        sourcemap: false,
      },
    }),
  ],
  test: {
    projects: PROJECTS,
  },
});

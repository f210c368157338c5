import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin, type Rolldown, runnerImport } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';
import { PROJECTS } from './test/projects.ts';

/** Oldest supported browsers, which are three years old. */
const phones = ['chrome115', 'safari16.4', 'firefox115'];

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as { version: string };

/**
 * Content security policy of the built page: it may only run its own files. Pictures and camera frames are blobs.
 * Vite's dev server injects styles into the page, so the policy is only added to builds.
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
 * Preloads the first screen in parallel with the translations, which must be loaded before it runs. Also preloads the
 * font of the numbers, to avoid a second layout.
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
        // The module that loads the translations is in the entry chunk, which the page loads anyway.
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

/** Collects the licenses of packages and all their dependencies. */
function collectLicences(names: readonly string[], known = new Map<string, Licence>()): Map<string, Licence> {
  for (const name of names) {
    const folder = join(import.meta.dirname, 'node_modules', name);
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
const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle() {
    const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
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

interface Modules {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** Entry modules: the script of the page, and the frame around all screens. */
const ENTRY_MODULES = ['src/ui/main.tsx', 'src/ui/start.tsx'];
/** Modules that load other modules on demand: the first screens, and the editions (one per game). */
const DYNAMIC_IMPORTERS = ['src/ui/early.ts', 'src/rules/index.ts'];

const GAME_SCREENS = ['session', 'game-table', 'map-tab'];
const EDITION_FAMILIES = readdirSync(join(import.meta.dirname, 'src/rules/editions')).map(familyOf);

/**
 * Chunks for modules that several screens need. A module is put into the first chunk that lists all of its screens, or
 * else into `shared`.
 */
const SHARED_CHUNKS: readonly { readonly file: string; readonly screens: readonly string[] }[] = [
  { file: 'session', screens: GAME_SCREENS },
  { file: 'rules', screens: [...EDITION_FAMILIES, 'rules', ...GAME_SCREENS, 'forces-tab'] },
  // Editions and the book use the texts about powers, so the texts are separate from the other rules.
  { file: 'powers', screens: [...EDITION_FAMILIES, 'rules-tab'] },
];

/**
 * Returns the family of an edition, for example `hypertime` for `hypertime-2002` and `hypertime-2003`. A family shares
 * a chunk.
 */
function familyOf(edition: string): string {
  return edition.replace(/-.*/, '');
}

/** Names of chunks that differ from the names of their modules. */
const CHUNK_NAMES: Readonly<Record<string, string>> = { main: 'start', 'new-game': 'games', 'rules-chunk': 'rules' };

/**
 * Returns the chunk name of a module, for example `map-tab` for `src/ui/shell/map-tab.tsx`, or the family of an
 * edition.
 */
function chunkNameOf(id: string): string {
  const edition = /\/editions\/([^/]+)\/index\.ts$/.exec(id)?.[1];
  if (edition !== undefined) return familyOf(edition);
  const name = basename(id).replace(/\.tsx?$/, '');
  return CHUNK_NAMES[name] ?? name;
}

/** Maps each module to the screens and editions that need it. */
function mapModulesToScreens(modules: Modules): ReadonlyMap<string, ReadonlySet<string>> {
  const screens = new Map<string, Set<string>>();
  const absolute = (path: string): string => join(import.meta.dirname, path);
  const called = DYNAMIC_IMPORTERS.flatMap(
    (path) => modules.getModuleInfo(absolute(path))?.dynamicallyImportedIds ?? [],
  );
  for (const root of [...ENTRY_MODULES.map(absolute), ...called]) {
    const loaded = new Set([root]);
    // Iteration over a set includes elements that are added during the loop.
    for (const id of loaded) {
      for (const next of modules.getModuleInfo(id)?.importedIds ?? []) loaded.add(next);
      screens.set(id, (screens.get(id) ?? new Set()).add(chunkNameOf(root)));
    }
  }
  return screens;
}

let screens: ReadonlyMap<string, ReadonlySet<string>> | null = null;
function listScreensNeeding(id: string, modules: Modules): readonly string[] {
  screens ??= mapModulesToScreens(modules);
  return [...(screens.get(id) ?? [])];
}

/**
 * Returns the chunk of a module. Each screen has one chunk, because phones load many small files more slowly than one
 * large file. Null lets the bundler decide.
 */
function chooseChunk(id: string, modules: Modules): string | null {
  // Only one screen imports this module at once, but parts of other screens, which load later, must not load that screen.
  if (id.endsWith('/src/app/worker-calls.ts')) return 'worker-calls';
  const needed = listScreensNeeding(id, modules);
  if (needed.includes('start')) return 'shell';
  if (needed.length < 2) return needed[0] ?? null;
  return SHARED_CHUNKS.find((each) => needed.every((screen) => each.screens.includes(screen)))?.file ?? 'shared';
}

/**
 * Combines the styles of the first screens and of shared modules in one small file. A screen waits for each of its
 * style files, so fewer files are faster.
 */
function chooseStyleChunk(id: string, modules: Modules): string | null {
  if (!/\.css($|\?)/.test(id)) return null;
  const needed = listScreensNeeding(id, modules);
  return needed.length > 1 || needed.some((screen) => FIRST_SCREENS.includes(screen)) ? 'first' : null;
}

/** Screens that the app may open with. */
const FIRST_SCREENS = ['start', 'games', 'game-table'];

/**
 * Chunks that a first screen uses almost completely. A comment in each chunk makes Chromium compile all functions in a
 * background thread, instead of at their first call. Other browsers ignore the comment.
 */
const FULLY_COMPILED_CHUNKS = [
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

const compileOnLoad: Plugin = {
  name: 'compiled-at-once',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const each of Object.values(bundle))
        if (each.type === 'chunk' && FULLY_COMPILED_CHUNKS.includes(each.name))
          each.code = `//# allFunctionsCalledOnLoad\n${each.code}`;
    },
  },
};

/** Files of the page `about/` that are not stored offline: the schema, and rules of editions that no example uses. */
const notPrecached = new Set<string>(['about/schema.json']);

/** Lists the scripts of the page `about/` that neither the page nor its unedited examples need. */
function listNotPrecached(scripts: readonly Rolldown.OutputChunk[]): readonly string[] {
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

function countCasesByEdition(): Record<string, number> {
  const suite = join(import.meta.dirname, 'test/cases');
  const counts: Record<string, number> = {};
  for (const path of readdirSync(suite, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.yaml')) continue;
    for (const [, edition = ''] of readFileSync(join(suite, path), 'utf8').matchAll(/^edition: ([\w-]+)/gm))
      counts[edition] = (counts[edition] ?? 0) + 1;
  }
  return counts;
}

/** Publishes the document and the schema of the notation as files. */
const notation: Plugin = {
  name: 'notation',
  async generateBundle() {
    const schema = join(import.meta.dirname, 'src/notation/schema.ts');
    const { printNotationSchema } = (await runnerImport<typeof import('./src/notation/schema.ts')>(schema)).module;
    const document = readFileSync(join(import.meta.dirname, 'src/notation/notation.md'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'notation.txt', source: document });
    this.emitFile({ type: 'asset', fileName: 'schema.json', source: printNotationSchema() });
  },
};

/**
 * Builds the page `about/` into the app's folder before the service worker lists its files. The page is a separate
 * build, because shared modules would otherwise move between chunks, and the page would load whole screens.
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
        define: { __SUITE__: JSON.stringify(countCasesByEdition()) },
        plugins: [contentSecurity, notation],
      });
      const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
      const scripts = files.filter((each): each is Rolldown.OutputChunk => each.type === 'chunk');
      for (const name of listNotPrecached(scripts)) notPrecached.add(`about/${name}`);
    },
  },
};

export default defineConfig({
  // Paths are relative, so the built folder works on any static host under any path.
  base: './',
  build: {
    target: phones,
    cssTarget: phones,
    modulePreload: {
      polyfill: false,
      // On phones, preload links for later chunks took longer than loading these chunks from the device.
      resolveDependencies: (_file, parts, { hostId }) => (hostId.startsWith('assets/index-') ? parts : []),
    },
    // Assets are not inlined: a data: URL would need an exception in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The imports of a module may belong to other chunks: see `chooseChunk`.
          includeDependenciesRecursively: false,
          groups: [
            { debugName: 'styles', name: chooseStyleChunk, priority: 3 },
            { name: 'first', tags: ['$initial'], priority: 2 },
            { debugName: 'screens', name: chooseChunk, priority: 1 },
          ],
        },
      },
    },
  },
  define: { __VERSION__: JSON.stringify(version) },
  // Workers are single files: if chunks imported a worker's main file, WebKit would run it twice.
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
  // Dexie's build for modern browsers is a tenth smaller, and Dexie is most of the first load.
  resolve: { alias: { dexie: join(import.meta.dirname, 'node_modules/dexie/dist/modern/dexie.mjs') } },
  // Port of the development server. `npm start` and the tests serve the built folder themselves.
  server: { port: 5173, strictPort: false },
  plugins: [
    // Developer tools are off in tests, because they would slow tests down by a tenth.
    solid(process.env.VITEST ? { hot: false, dev: false } : {}),
    contentSecurity,
    preloadStart,
    compileOnLoad,
    licences,
    about,
    VitePWA({
      strategies: 'generateSW',
      // `src/offline` registers the service worker, with a URL relative to the page.
      injectRegister: false,
      registerType: 'prompt',
      // The manifest is a static file in `public/`.
      manifest: false,
      workbox: {
        navigateFallback: 'index.html',
        clientsClaim: true,
        skipWaiting: false,
        cleanupOutdatedCaches: true,
        // Pictures for the README and app stores are not part of the app.
        globIgnores: ['pictures/**', 'screenshots/**'],
        importScripts: ['take-in.js', 'static-routes.js'],
        // `notPrecached` is complete by now: the page `about/` is built before the worker lists its files.
        manifestTransforms: [
          (files) => ({ manifest: files.filter(({ url }) => !notPrecached.has(url)), warnings: [] }),
        ],
        navigateFallbackDenylist: [/\/about\/schema\.json$/],
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest,json,txt,wasm}'],
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
        sourcemap: false,
      },
    }),
  ],
  test: {
    projects: PROJECTS,
    // A screen may still be loading a part of itself when its test has passed and its page is gone.
    onUnhandledError: ({ name }) => name !== 'EnvironmentTeardownError',
  },
});

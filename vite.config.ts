import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
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

/** The app shows whose work is in it: `licences.json` in the built folder. */
const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle() {
    const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
    const all = [...licencesOf([...Object.keys(dependencies), ...WORKER_PARTS]).values()];
    const source = JSON.stringify(all.sort((a, b) => (a.name < b.name ? -1 : 1)));
    this.emitFile({ type: 'asset', fileName: 'licences.json', source });
  },
};

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Puts all that some modules import, unless it is called for, into one file: many small files take a phone longer than their bytes. */
function allOf(name: string, ...roots: readonly string[]): (id: string, modules: Modules) => string | null {
  const within = new Set(roots.map((path) => join(import.meta.dirname, path)));
  let walked = false;
  return (id, modules) => {
    // A set hands out what is added while it is walked.
    if (!walked)
      for (const each of within) for (const next of modules.getModuleInfo(each)?.importedIds ?? []) within.add(next);
    walked = true;
    return within.has(id) ? name : null;
  };
}

/** Of all that some modules import, the styles: a screen waits for each file of them, and one for all is small. */
function stylesOf(name: string, roots: readonly string[]): (id: string, modules: Modules) => string | null {
  const imported = allOf(name, ...roots);
  return (id, modules) => (/\.css($|\?)/.test(id) ? imported(id, modules) : null);
}

/**
 * Files of which a first screen needs most. Chromium then compiles all of their functions beside the page's own thread, and not one by one on it
 * when each is first called; other browsers pass over the line.
 */
const AT_ONCE = ['index', 'shell', 'library', 'games', 'catalog', 'session', 'game', 'map', 'forces', 'collection'];

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

const FIRST_SCREENS = [
  'src/ui/main.tsx',
  'src/ui/start.tsx',
  'src/ui/game/games/games.tsx',
  'src/ui/game/table/game-table.tsx',
];

const FAMILIES = new Set(
  readdirSync(join(import.meta.dirname, 'src/rules/editions'), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name.split('-')[0]),
);

/** The editions that share a folder, `hypertime-2002` and `hypertime-2003`, go together with it: `hypertime`. */
function familyOf(id: string): string | null {
  const family = /\/src\/rules\/(?:editions|shared)\/([a-z]+)[^/]*\//.exec(id)?.[1];
  return family !== undefined && FAMILIES.has(family) ? family : null;
}

const rulesOfAll = allOf('rules', 'src/app/game/rules-chunk.ts', 'src/rules/editions/index.ts');

/** What editions have in common, and the words of their answers. */
function sharedRules(id: string, modules: Modules): string | null {
  return familyOf(id) !== null || id.endsWith('/src/rules/editions/index.ts') ? null : rulesOfAll(id, modules);
}

/** What is kept on the device, and the parts that most screens are made of. */
const SHARED = [
  'src/app/collection/library.ts',
  'src/app/game/new-game.ts',
  'src/store/heads.ts',
  'src/text/either.ts',
  'src/text/names/passage.ts',
  'src/text/collection-words.ts',
  'src/ui/shared/help/help-button.tsx',
  'src/ui/kit/field.tsx',
  'src/ui/kit/segmented.tsx',
  'src/ui/kit/sheet.tsx',
];

/** Characters, cards and how forces count, with or without a game. */
const CATALOG = [
  'src/app/collection/cards.ts',
  'src/catalog/cards/carded.ts',
  'src/catalog/powers.ts',
  'src/rules/shared/force/themes.ts',
  'src/rules/shared/force/totals.ts',
  'src/store/bytes.ts',
  'src/text/names/ids.ts',
  'src/ui/shared/dial/dial-strip.tsx',
];

/** The open game, and what of it the Table and the Map have in common. */
const SESSION = [
  'src/app/game/wake-lock.ts',
  'src/app/game/session.ts',
  'src/text/screens/markers.ts',
  'src/ui/kit/lost-focus.ts',
  'src/app/game/setup-guide.ts',
  'src/app/game/record.ts',
];

/** What editions say of powers, which the book tells too: it is read without the rest of the rules. */
const POWERS = readdirSync(join(import.meta.dirname, 'src/rules/editions'))
  .map((id) => `src/rules/editions/${id}/powers.ts`)
  .filter((path) => existsSync(join(import.meta.dirname, path)));

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
          groups: [
            { debugName: 'styles', name: stylesOf('first', [...FIRST_SCREENS, ...SHARED, ...CATALOG]), priority: 6 },
            { name: 'first', tags: ['$initial'], priority: 5 },
            { debugName: 'shell', name: allOf('shell', 'src/ui/start.tsx'), priority: 4 },
            // What the list of games and every tab have in common: neither waits for the rules.
            { debugName: 'library', name: allOf('library', ...SHARED), priority: 3.6 },
            {
              debugName: 'games',
              name: allOf('games', 'src/ui/game/games/games.tsx', 'src/ui/game/games/new-game.tsx'),
              priority: 3.5,
            },
            { debugName: 'catalog', name: allOf('catalog', ...CATALOG), priority: 3.4 },
            { debugName: 'powers', name: allOf('powers', ...POWERS), priority: 3.35 },
            // A game is played by one edition: the others are no part of what it waits for. What they share comes first.
            { debugName: 'rules', name: sharedRules, priority: 3.3 },
            { debugName: 'editions', name: familyOf, priority: 3.2 },
            { name: 'editions', test: /\/src\/rules\/editions\/index\.ts$/, priority: 3 },
            { debugName: 'session', name: allOf('session', ...SESSION), priority: 2.1 },
            { debugName: 'game', name: allOf('game', 'src/ui/game/table/game-table.tsx'), priority: 2 },
            // Each tab in one piece: many small files take a phone longer than their bytes.
            {
              debugName: 'collection',
              name: allOf('collection', 'src/ui/shell/collection-tab.tsx'),
              priority: 1.8,
            },
            { debugName: 'forces', name: allOf('forces', 'src/ui/shell/forces-tab.tsx'), priority: 1.7 },
            { debugName: 'book', name: allOf('book', 'src/ui/shell/rules-tab.tsx'), priority: 1.6 },
            { debugName: 'map', name: allOf('map', 'src/ui/shell/map-tab.tsx'), priority: 1.5 },
          ],
        },
      },
    },
  },
  define: { __VERSION__: JSON.stringify(version) },
  worker: { format: 'es' },
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
        importScripts: ['take-in.js'],
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';
import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';
import { about, notPrecached } from './build/about-page.ts';
import { OLDEST_BROWSERS } from './build/browsers.ts';
import { chooseChunk, chooseStyleChunk } from './build/chunks.ts';
import { contentSecurity } from './build/content-security.ts';
import { licences } from './build/licences.ts';
import { compileOnLoad, preloadStart } from './build/start.ts';
import { PROJECTS } from './test/projects.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as { version: string };

export default defineConfig({
  // Paths are relative, so the built folder works on any static host under any path.
  base: './',
  build: {
    target: OLDEST_BROWSERS,
    cssTarget: OLDEST_BROWSERS,
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
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest,json,txt,wasm,bin}'],
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

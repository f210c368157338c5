import type { Plugin } from 'vite';

/**
 * Preloads the first screen in parallel with the translations, which must be loaded before it runs. Also preloads the
 * font of the numbers, to avoid a second layout.
 */
export const preloadStart: Plugin = {
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

/** Adds the comment to the chunks. */
export const compileOnLoad: Plugin = {
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

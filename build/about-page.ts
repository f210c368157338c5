import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown, runnerImport } from 'vite';
import { OLDEST_BROWSERS } from './browsers.ts';
import { contentSecurity } from './content-security.ts';

const ROOT = join(import.meta.dirname, '..');

/** Files of the page `about/` that are not stored offline: the schema, and rules of editions that no example uses. */
export const notPrecached = new Set<string>(['about/schema.json']);

/** Lists the scripts of the page `about/` that neither the page nor its unedited examples need. */
function listNotPrecached(scripts: readonly Rolldown.OutputChunk[]): readonly string[] {
  const page = readFileSync(join(ROOT, 'src/about/index.html'), 'utf8');
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
  const suite = join(ROOT, 'test/cases');
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
    const schema = join(ROOT, 'src/notation/schema.ts');
    const { printNotationSchema } = (await runnerImport<typeof import('../src/notation/schema.ts')>(schema)).module;
    const document = readFileSync(join(ROOT, 'src/notation/notation.md'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'notation.txt', source: document });
    this.emitFile({ type: 'asset', fileName: 'schema.json', source: printNotationSchema() });
  },
};

/**
 * Builds the page `about/` into the app's folder before the service worker lists its files. The page is a separate
 * build, because shared modules would otherwise move between chunks, and the page would load whole screens.
 */
export const about: Plugin = {
  name: 'about',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir }) {
      const built = await build({
        configFile: false,
        root: join(ROOT, 'src/about'),
        base: './',
        publicDir: false,
        logLevel: 'warn',
        build: {
          target: OLDEST_BROWSERS,
          cssTarget: OLDEST_BROWSERS,
          outDir: join(dir ?? join(ROOT, 'dist'), 'about'),
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

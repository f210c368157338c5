/**
 * `npm run package`: builds the rules as a package for other programs in `release/package`, with ES modules, types and
 * the command, and packs it. Prints the compressed size of a program that uses one edition. Fails if the size exceeds
 * its budget.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig } from 'vite';
import { printNotationSchema } from '../../src/notation/schema';
import { EDITION_IDS } from '../../src/rules';

const root = join(import.meta.dirname, '../..');
const out = join(root, 'release/package');
/** Size budget of a program with `ask` and the rules of one edition, without the books and `yaml`. */
const MOST_BYTES = 60_000;

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const source = (path: string) => join(root, 'src', path);

/** Export names of each edition's rules. */
const NAMES: Readonly<Record<(typeof EDITION_IDS)[number], string>> = {
  'core-2008': 'core2008',
  'x-of-swords': 'xOfSwords',
  'hypertime-2003': 'hypertime2003',
  'hypertime-2002': 'hypertime2002',
  'strike-teams': 'strikeTeams',
};

/** Source files of the package's entry points, by entry point name. */
const ENTRIES: Readonly<Record<string, string>> = {
  index: 'package/engine.ts',
  book: 'package/book.ts',
  ...Object.fromEntries(
    EDITION_IDS.flatMap((id) => [
      [id, `rules/editions/${id}/index.ts`],
      [`${id}/questions`, `rules/editions/${id}/questions.ts`],
    ]),
  ),
  editions: 'rules/editions/index.ts',
  command: 'command/main.ts',
};

function config(
  entries: Readonly<Record<string, string>>,
  external: readonly string[],
  inOneFile = false,
): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2022',
      minify: true,
      lib: {
        entry: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, source(path)])),
        formats: ['es'],
        fileName: (_, name) => `${name}.js`,
      },
      rolldownOptions: {
        external: [...external, /^node:/],
        output: { minify: true, ...(inOneFile && { codeSplitting: false }) },
      },
    },
  };
}

/** Makes the `package.json` of the package, with the path and types of each entry point. */
function manifestOfPackage(): Record<string, unknown> {
  const entry = (name: string) => ({ types: `./types/${typesOf(name)}`, default: `./${name}.js` });
  const shown = Object.keys(ENTRIES).filter((name) => name !== 'command');
  return {
    name: 'sidekick-engine',
    version: manifest.version,
    description:
      'The rules of dial-based superhero miniatures, five editions, as pure functions; and a command that answers rulings.',
    license: manifest.license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(shown.filter((name) => name !== 'index').map((name) => [`./${name}`, entry(name)])),
      './browser': { types: './types/package/browser.d.ts', default: './browser.js' },
      './schema.json': './schema.json',
    },
    bin: { sidekick: './command.js' },
    dependencies: { yaml: manifest.dependencies.yaml },
  };
}

function typesOf(name: string): string {
  return (ENTRIES[name] ?? '').replace(/\.ts$/, '.d.ts');
}

/** Writes the types of all entry points, with the file endings that Node's module resolution requires. */
function writeTypes(): void {
  const types = join(out, 'types');
  const files = [...Object.values(ENTRIES).filter((path) => !path.startsWith('command')), 'package/browser.ts'];
  const project = join(out, 'tsconfig.json');
  const options = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: './types' },
    ...{ rootDir: relative(out, source('.')), types: [], allowImportingTsExtensions: false },
  };
  writeFileSync(
    project,
    JSON.stringify({
      extends: relative(out, join(root, 'tsconfig.json')),
      compilerOptions: options,
      include: [],
      files: files.map((path) => relative(out, source(path))),
    }),
  );
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project], { stdio: 'inherit' });
  rmSync(project);
  for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const path = join(types, name);
    const text = readFileSync(path, 'utf8');
    const ended = text.replace(/((?:from|import\()\s*['"])(\.{1,2}\/[^'"]+|\.{1,2})(['"])/g, (_, head, at, tail) => {
      const target = resolve(dirname(path), at);
      const ending = existsSync(`${target}.d.ts`) ? '.js' : '/index.js';
      return `${head}${at}${ending}${tail}`;
    });
    writeFileSync(path, ended);
  }
}

/** Returns the compressed size of a program that imports names from entry points of the package, without `yaml`. */
async function weightOf(imports: readonly (readonly [name: string, entry: string])[]): Promise<number> {
  const name = 'virtual:program';
  const program = imports.map(
    ([imported, entry], place) => `import { ${imported} as x${place} } from '${join(out, `${entry}.js`)}';`,
  );
  const code = `${program.join('')}console.log(${imports.map((_, place) => `x${place}`).join()});`;
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'program',
        enforce: 'pre',
        resolveId: (id) => (id === name ? id : null),
        load: (id) => (id === name ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      // The size excludes other editions, which are loaded on demand.
      rolldownOptions: { input: name, external: ['yaml'], output: { format: 'es' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) return Number.NaN;
  const chunks = output.output.filter((each) => each.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const atOnce = new Set<string>();
  const add = (file: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (!chunk || atOnce.has(file)) return;
    atOnce.add(file);
    for (const each of chunk.imports) add(each);
  };
  add(entry?.fileName ?? '');
  return chunks
    .filter(({ fileName }) => atOnce.has(fileName))
    .reduce((sum, { code: text }) => sum + gzipSync(text, { level: 9 }).length, 0);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await build(config(ENTRIES, ['yaml']));
await build(config({ browser: 'package/browser.ts' }, [], true));
writeFileSync(join(out, 'command.js'), `#!/usr/bin/env node\n${readFileSync(join(out, 'command.js'), 'utf8')}`, {
  mode: 0o755,
});
writeTypes();
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifestOfPackage(), null, 2)}\n`);
cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
writeFileSync(join(out, 'schema.json'), printNotationSchema());
for (const [from, to] of [
  ['notation/notation.md', 'notation.md'],
  ['package/README.md', 'README.md'],
  ['../test/cases', 'cases'],
] as const)
  if (existsSync(source(from))) cpSync(source(from), join(out, to), { recursive: true });
execFileSync('npm', ['pack', '--silent', '--pack-destination', '..'], { cwd: out, stdio: 'inherit' });
for (const id of EDITION_IDS) {
  const bytes = await weightOf([
    ['ask', 'index'],
    [`${NAMES[id]}Questions`, `${id}/questions`],
  ]);
  if (!(bytes <= MOST_BYTES)) process.exitCode = 1;
  console.log(
    `budget | ask and what ${id} answers, compressed | ${bytes} of ${MOST_BYTES} bytes | ${bytes <= MOST_BYTES ? 'holds' : 'BEYOND'}`,
  );
}
for (const id of EDITION_IDS) {
  const bytes = await weightOf([
    ['ask', 'index'],
    [NAMES[id], id],
  ]);
  console.log(`ask and all rules of ${id}: ${bytes} bytes compressed`);
}
const face = ['ask', 'give', 'checkForce', 'parsePosition', 'editions'].map((each) => [each, 'index'] as const);
console.log(
  `the whole face with all rules of core-2008: ${await weightOf([...face, ['core2008', 'core-2008']])} bytes compressed`,
);
console.log(`the books: ${await weightOf([['lookUp', 'book']])} bytes compressed`);

/** Reads the texts of the sources, and their translations in each language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { EDITION_SUMMARIES } from '../../src/rules';
import { EDITIONS } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import { findSayCalls, type SayCall } from './say-calls';

export type CatalogEntry = string | Readonly<Record<string, string>>;

export interface SourceText {
  readonly many: boolean;
  /** Name of the catalog that contains the text, without extension. */
  readonly file: string;
}

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'src/text/languages');

/** Reads every source file that may contain texts, by path from the project folder. */
export function readTextSources(): ReadonlyMap<string, string> {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.split(sep).join('/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

let sourceCalls: readonly (SayCall & { readonly path: string })[] | null = null;

/** Lists the calls of `say` and `sayMany` in the sources. Parses the sources at the first call only. */
export function listSayCalls(): readonly (SayCall & { readonly path: string })[] {
  sourceCalls ??= [...readTextSources()].flatMap(([path, source]) =>
    findSayCalls(path, source).map((call) => ({ ...call, path })),
  );
  return sourceCalls;
}

let sourceTexts: ReadonlyMap<string, SourceText> | null = null;

/** Lists the texts of the sources, keyed by their English form. */
export function listSourceTexts(): ReadonlyMap<string, SourceText> {
  sourceTexts ??= parseSourceTexts();
  return sourceTexts;
}

function parseSourceTexts(): ReadonlyMap<string, SourceText> {
  const words = new Map<string, SourceText>();
  for (const { path, key, many } of listSayCalls()) {
    const file = fileOf(path);
    const before = words.get(key);
    words.set(key, { many, file: before && before.file !== file ? 'shared' : file });
  }
  // Names in the rules are in English, and are translated by the screens that show them.
  for (const key of [...EDITIONS.flatMap(namesInRules), ...Object.values(EDITION_SUMMARIES)])
    words.set(key, words.get(key) ?? { many: false, file: 'rules' });
  return words;
}

function namesInRules({ house, force }: Ruleset): readonly string[] {
  return [
    ...house.rules.flatMap(({ name, says }) => [name, says]),
    ...[...force.clauses, ...force.options].map(({ name }) => name),
  ];
}

/** Returns the catalog of a source file: `map` for `src/ui/map/answer.tsx`, `app` for `src/app/share.ts`. */
function fileOf(path: string): string {
  const [, room = '', folderOfScreen = ''] = path.split('/');
  return room === 'ui' ? folderOfScreen.replace(/\.tsx?$/, '') : room;
}

/** Lists the languages that have catalogs: all languages except English. */
export function listLanguages(): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name);
}

export function readCatalog(language: string): ReadonlyMap<string, CatalogEntry> {
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'));
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Record<string, CatalogEntry>),
    ),
  );
}

/** The words that the source says, and those that each language has for them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { EDITIONS } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import { saidIn } from './spoken';

export type Entry = string | Readonly<Record<string, string>>;

export interface Word {
  readonly many: boolean;
  /** The catalog it belongs into, without its ending. */
  readonly file: string;
}

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'src/text/languages');

/** Every source file that may hold words, by its path from the project's folder. */
export function wordySources(): ReadonlyMap<string, string> {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.split(sep).join('/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** By their English. */
export function sourceWords(): ReadonlyMap<string, Word> {
  const words = new Map<string, Word>();
  for (const [path, source] of wordySources()) {
    const file = fileOf(path);
    for (const { key, many } of saidIn(path, source)) {
      const before = words.get(key);
      words.set(key, { many, file: before && before.file !== file ? 'shared' : file });
    }
  }
  // Rooms above `text/` tell what they are called in English; it is said where it is shown.
  for (const key of EDITIONS.flatMap(namesInRules)) words.set(key, words.get(key) ?? { many: false, file: 'rules' });
  return words;
}

function namesInRules({ house, force }: Ruleset): readonly string[] {
  return [
    ...house.rules.flatMap(({ name, says }) => [name, says]),
    ...[...force.clauses, ...force.options].map(({ name }) => name),
  ];
}

/** `src/ui/map/answer.tsx` → `map`, `src/app/share.ts` → `app`. */
function fileOf(path: string): string {
  const [, room = '', folderOfScreen = ''] = path.split('/');
  return room === 'ui' ? folderOfScreen.replace(/\.tsx?$/, '') : room;
}

/** Languages that have catalogs: all but English. */
export function languages(): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name);
}

export function catalogOf(language: string): ReadonlyMap<string, Entry> {
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'));
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Record<string, Entry>),
    ),
  );
}

/**
 * Checks what the linter cannot: imports between layers, and words that only some layers may contain. `biome.json` has
 * the other rules: file names and lengths, and globals of the pure layers. `dependencies.test.ts` checks packages.
 */
import { posix } from 'node:path';
import { checkScreenFile } from './architecture-screens';
import { parseSource, type SourceFile } from './architecture-source';
import { findCircularImports } from './circular-imports';

/** Layers from the bottom up. A layer may import itself and the layers before it. */
export const LAYERS = [
  'plain',
  'grid',
  'board',
  'catalog',
  'table',
  'rules',
  'force',
  'game',
  'notation',
  'query',
  'plan',
  'book',
  'package',
  'store',
  'share',
  'scan',
  'photo',
  'offline',
  'together',
  'text',
  'view',
  'about',
  'app',
  'ui',
  'club',
  'command',
] as const;
type Room = (typeof LAYERS)[number];

/** Layers that may import only the listed layers, instead of all layers before them. */
const ONLY: Partial<Readonly<Record<Room, readonly Room[]>>> = {
  club: ['plain', 'catalog', 'game', 'together'],
  command: [
    'plain',
    'grid',
    'board',
    'catalog',
    'table',
    'rules',
    'force',
    'notation',
    'query',
    'book',
    'package',
    'text',
    'view',
  ],
};

/** Source texts by path from the project folder, with forward slashes. */
export type SourceTexts = Readonly<Record<string, string>>;

/**
 * Checks all sources.
 * @param editionIds ids that only the folder of an edition and the registry may contain
 * @returns one sentence for each problem, starting with the path
 */
export function checkArchitecture(sources: SourceTexts, editionIds: readonly string[]): string[] {
  const read = new Map<string, SourceFile>();
  const problems = Object.entries(sources).flatMap(([path, text]) => {
    if (path.endsWith('.d.ts')) return [];
    const room = roomOf(path);
    if (room === undefined) return [`${path} stands in no room`];
    const file = parseSource(path, text);
    if (file === undefined) return [`${path} cannot be parsed`];
    read.set(path, file);
    return [
      ...file.imports.flatMap(({ target }) => wrongImport(path, room, target)),
      ...reportRandomness(path, room, file),
      ...editionsNamed(path, file, editionIds),
      ...checkScreenFile(path, file),
    ];
  });
  return [...problems, ...findCircularImports(read)];
}

function roomOf(path: string): Room | undefined {
  return LAYERS.find((room) => path === `src/${room}` || path.startsWith(`src/${room}/`));
}

function wrongImport(path: string, room: Room, target: string): string[] {
  if (!target.startsWith('.')) return [];
  const file = posix.join(posix.dirname(path), target);
  if (!file.startsWith('src/')) return [`${path} imports ${target}, outside of src/`];
  const other = roomOf(file);
  if (other === undefined) return [`${path} imports ${target}, which stands in no room`];
  if (LAYERS.indexOf(other) > LAYERS.indexOf(room)) return [`${path} imports from ${other}/, which is below ${room}/`];
  const only = ONLY[room];
  if (only && other !== room && !only.includes(other)) return [`${path} imports from ${other}/: ${room}/ may not`];
  const [from, to] = [editionOf(path), editionOf(file)];
  if (from !== undefined && to !== undefined && from !== to) return [`${path} imports another edition, ${to}`];
  return [];
}

/** Returns the edition id of a file in `rules/editions` or `book`. Undefined for other files. */
function editionOf(path: string): string | undefined {
  return /^src\/(?:rules\/editions|book)\/([^/]+)\//.exec(path)?.[1];
}

/** Reports randomness in the pure layers. The linter reports their other impure globals, such as `Date`. */
function reportRandomness(path: string, room: Room, file: SourceFile): string[] {
  const isPure = LAYERS.indexOf(room) < LAYERS.indexOf('store');
  return isPure && file.globals.has('Math.random') ? [`${path} uses Math.random: ${room}/ may not`] : [];
}

function editionsNamed(path: string, file: SourceFile, ids: readonly string[]): string[] {
  if (path.startsWith('src/rules/editions/')) return [];
  if (['src/rules/index.ts', 'src/book/index.ts', 'src/book/questions/index.ts'].includes(path)) return [];
  // A folder of `book/` belongs to one edition, and may not contain ids of other editions.
  const own = path.startsWith('src/book/') ? editionOf(path) : undefined;
  return ids
    .filter((id) => id !== own)
    .filter((id) => file.words.some((word) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(word)))
    .map((id) => `${path} names the edition ${id}`);
}

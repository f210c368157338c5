/** Checks the architecture in the source texts: imports between layers, and words that only some layers may contain. */
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

const importers: readonly { readonly name: RegExp; readonly rooms: readonly Room[] }[] = [
  { name: /^dexie(?:\/|$)/, rooms: ['store'] },
  { name: /^workbox-|^virtual:pwa/, rooms: ['offline'] },
  { name: /^@zxing\/|^qr(?:\/|$)/, rooms: ['scan'] },
  { name: /^fzstd$/, rooms: ['share'] },
  { name: /^minisearch$/, rooms: ['book'] },
  { name: /^(?:yjs|y-protocols|lib0)(?:\/|$)/, rooms: ['together', 'club'] },
  { name: /^(?:@hocuspocus\/provider|@noble)(?:\/|$)/, rooms: ['together'] },
  { name: /^(?:@hocuspocus\/(?:server|extension-redis)|libsql|crossws)(?:\/|$)/, rooms: ['club'] },
];

/** Globals that layers below `store` may not use: page, storage, time and randomness. */
const worldly: ReadonlySet<string> = new Set([
  'document',
  'window',
  'navigator',
  'crypto',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'performance',
  'setTimeout',
  'setInterval',
  'Date',
  'Math.random',
]);

const longest = 400;

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
    const problems = [...tooLong(path, text), ...wrongName(path)];
    if (!path.startsWith('src/') || !/\.tsx?$/.test(path) || path.endsWith('.d.ts')) return problems;
    const room = roomOf(path);
    if (room === undefined) return [...problems, `${path} stands in no room`];
    const file = parseSource(path, text);
    if (file === undefined) return [...problems, `${path} cannot be parsed`];
    read.set(path, file);
    return [
      ...problems,
      ...file.imports.flatMap(({ target }) => wrongImport(path, room, target)),
      ...wrongWords(path, room, file),
      ...editionsNamed(path, file, editionIds),
      ...checkScreenFile(path, file),
    ];
  });
  return [...problems, ...findCircularImports(read)];
}

/** Reports paths that are not in kebab case, like `force-list.test.tsx`. */
function wrongName(path: string): string[] {
  const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
  return path.split('/').every((part) => kebab.test(part)) ? [] : [`${path} is not in kebab case`];
}

function tooLong(path: string, text: string): string[] {
  const lines = text.replace(/\n$/, '').split('\n').length;
  return lines > longest ? [`${path} has ${lines} lines, more than ${longest}`] : [];
}

function roomOf(path: string): Room | undefined {
  return LAYERS.find((room) => path === `src/${room}` || path.startsWith(`src/${room}/`));
}

function wrongImport(path: string, room: Room, target: string): string[] {
  if (!target.startsWith('.')) {
    return importers
      .filter((rule) => rule.name.test(target) && !rule.rooms.includes(room))
      .map((rule) => `${path} imports ${target}: only ${rule.rooms.map((each) => `${each}/`).join(' and ')} may`);
  }
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

function wrongWords(path: string, room: Room, file: SourceFile): string[] {
  if (LAYERS.indexOf(room) >= LAYERS.indexOf('store')) return [];
  return [...file.globals].filter((word) => worldly.has(word)).map((word) => `${path} uses ${word}: ${room}/ may not`);
}

function editionsNamed(path: string, file: SourceFile, ids: readonly string[]): string[] {
  if (path.startsWith('src/rules/editions/')) return [];
  if (path === 'src/rules/index.ts' || path === 'src/book/index.ts') return [];
  // A folder of `book/` belongs to one edition, and may not contain ids of other editions.
  const own = path.startsWith('src/book/') ? editionOf(path) : undefined;
  return ids
    .filter((id) => id !== own)
    .filter((id) => file.words.some((word) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(word)))
    .map((id) => `${path} names the edition ${id}`);
}

/** Checks the house of the design over source texts: which room imports which, and which words stand where. */
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** From the ground up: a room may import from itself and from those before it. */
export const rooms = [
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
  'book',
  'store',
  'share',
  'scan',
  'photo',
  'offline',
  'text',
  'view',
  'app',
  'ui',
] as const;
type Room = (typeof rooms)[number];

const importers: readonly { readonly name: RegExp; readonly room: Room }[] = [
  { name: /^dexie(?:\/|$)/, room: 'store' },
  { name: /^workbox-|^virtual:pwa/, room: 'offline' },
  { name: /^@zxing\/|^qr(?:\/|$)/, room: 'scan' },
  { name: /^minisearch$/, room: 'book' },
];

/** What a room above `store` must not know: the page, what is stored, the time, and chance. */
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

/** Paths from the project's folder, with forward slashes, to texts. */
export type Sources = Readonly<Record<string, string>>;

/**
 * @param editionIds ids that only an edition's folder and the registry may write.
 * @returns one sentence for each thing that is out of place, each beginning with the file's path.
 */
export function checkHouse(sources: Sources, editionIds: readonly string[]): string[] {
  return Object.entries(sources).flatMap(([path, text]) => {
    const problems = tooLong(path, text);
    if (!path.startsWith('src/') || !/\.tsx?$/.test(path) || path.endsWith('.d.ts')) return problems;
    const room = roomOf(path);
    if (room === undefined) return [...problems, `${path} stands in no room`];
    const file = read(path, text);
    if (file === undefined) return [...problems, `${path} cannot be parsed`];
    return [
      ...problems,
      ...file.imports.flatMap((target) => wrongImport(path, room, target)),
      ...wrongWords(path, room, file),
      ...editionsNamed(path, file, editionIds),
    ];
  });
}

function tooLong(path: string, text: string): string[] {
  const lines = text.replace(/\n$/, '').split('\n').length;
  return lines > longest ? [`${path} has ${lines} lines, more than ${longest}`] : [];
}

function roomOf(path: string): Room | undefined {
  return rooms.find((room) => path === `src/${room}` || path.startsWith(`src/${room}/`));
}

function wrongImport(path: string, room: Room, target: string): string[] {
  if (!target.startsWith('.')) {
    return importers
      .filter((rule) => rule.name.test(target) && rule.room !== room)
      .map((rule) => `${path} imports ${target}: only ${rule.room}/ may`);
  }
  const file = posix.join(posix.dirname(path), target);
  if (!file.startsWith('src/')) return [`${path} imports ${target}, outside of src/`];
  const other = roomOf(file);
  if (other === undefined) return [`${path} imports ${target}, which stands in no room`];
  if (rooms.indexOf(other) > rooms.indexOf(room)) return [`${path} imports from ${other}/, which is below ${room}/`];
  const [from, to] = [editionOf(path), editionOf(file)];
  if (from !== undefined && to !== undefined && from !== to) return [`${path} imports another edition, ${to}`];
  return [];
}

/** The rules of an edition and its entries in the book stand in a folder of its own each. */
function editionOf(path: string): string | undefined {
  return /^src\/(?:rules\/editions|book)\/([^/]+)\//.exec(path)?.[1];
}

function wrongWords(path: string, room: Room, file: SourceFile): string[] {
  if (rooms.indexOf(room) >= rooms.indexOf('store')) return [];
  return [...file.globals].filter((word) => worldly.has(word)).map((word) => `${path} uses ${word}: ${room}/ may not`);
}

function editionsNamed(path: string, file: SourceFile, ids: readonly string[]): string[] {
  if (path.startsWith('src/rules/editions/')) return [];
  if (path === 'src/rules/index.ts' || path === 'src/book/index.ts') return [];
  // A folder of the book is an edition's, and may name no other.
  const own = path.startsWith('src/book/') ? editionOf(path) : undefined;
  return ids
    .filter((id) => id !== own)
    .filter((id) => file.words.some((word) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(word)))
    .map((id) => `${path} names the edition ${id}`);
}

interface SourceFile {
  readonly imports: readonly string[];
  /** Names that the file uses and does not itself declare; `Math.random` as one. */
  readonly globals: ReadonlySet<string>;
  /** What stands in strings, templates and keys; no comments. */
  readonly words: readonly string[];
}

function read(path: string, text: string): SourceFile | undefined {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) return undefined;
  const imports: string[] = [];
  const words: string[] = [];
  const used: { name: string; start: number }[] = [];
  const declared = new Set<string>();
  // Where a name is only a label: a property after a dot, a key before a colon.
  const labels = new Set<number>();

  const source = (node: { readonly value?: unknown } | null) => {
    if (typeof node?.value === 'string') imports.push(node.value);
  };
  const declare = (pattern: unknown) => {
    for (const name of boundNames(pattern)) declared.add(name);
  };
  const label = (node: {
    readonly computed?: boolean;
    readonly key: { readonly start: number };
    readonly shorthand?: boolean;
  }) => {
    if (!node.computed && !node.shorthand) labels.add(node.key.start);
  };
  const signature = (node: { readonly params: readonly unknown[] }) => node.params.forEach(declare);

  new Visitor({
    ImportDeclaration: (node) => {
      source(node.source);
      for (const specifier of node.specifiers) declared.add(specifier.local.name);
    },
    ExportNamedDeclaration: (node) => source(node.source),
    ExportAllDeclaration: (node) => source(node.source),
    ImportExpression: (node) => source(node.source as { value?: unknown }),
    TSImportType: (node) => source(node.source),
    VariableDeclarator: (node) => declare(node.id),
    FunctionDeclaration: signature,
    FunctionExpression: signature,
    ArrowFunctionExpression: signature,
    TSFunctionType: signature,
    Property: label,
    PropertyDefinition: label,
    MethodDefinition: label,
    TSPropertySignature: label,
    TSMethodSignature: label,
    MemberExpression: (node) => {
      if (node.computed) return;
      labels.add(node.property.start);
      if (node.object.type === 'Identifier')
        used.push({ name: `${node.object.name}.${node.property.name}`, start: -1 });
    },
    Identifier: (node) => {
      words.push(node.name);
      used.push(node);
    },
    Literal: (node) => words.push(String(node.value)),
    TemplateElement: (node) => words.push(node.value.raw),
    JSXText: (node) => words.push(node.value),
  }).visit(program);

  const globals = used.filter(({ name, start }) => !labels.has(start) && !declared.has(name)).map(({ name }) => name);
  return { imports, words, globals: new Set(globals) };
}

/** Every name that a pattern binds: `{ a, b: [c] }` binds a and c. Types beside the names are left out. */
function boundNames(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(boundNames);
  if (typeof pattern !== 'object' || pattern === null) return [];
  const node = pattern as Readonly<Record<string, unknown>>;
  switch (node.type) {
    case 'Identifier':
      return [String(node.name)];
    case 'AssignmentPattern':
      return boundNames(node.left);
    case 'RestElement':
      return boundNames(node.argument);
    case 'ArrayPattern':
      return boundNames(node.elements);
    case 'ObjectPattern':
      return boundNames(node.properties);
    case 'Property':
      return boundNames(node.value);
    case 'TSParameterProperty':
      return boundNames(node.parameter);
    default:
      return [];
  }
}

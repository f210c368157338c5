/** Parses a source file for the architecture checks: its imports, globals and string contents. */
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** `value`: loaded with the file. `type`: erased by the build. `later`: loaded by `import()`. */
export const SOURCE_IMPORT_KINDS = ['value', 'type', 'later'] as const;
export interface SourceImport {
  readonly target: string;
  readonly kind: (typeof SOURCE_IMPORT_KINDS)[number];
}

export interface SourceFile {
  readonly imports: readonly SourceImport[];
  /** Names that the file uses but does not declare; `Math.random` counts as one name. */
  readonly globals: ReadonlySet<string>;
  /** Contents of strings, templates and keys. Excludes comments. */
  readonly words: readonly string[];
}

/**
 * Parses a source file.
 * @returns undefined if the text cannot be parsed.
 */
export function parseSource(path: string, text: string): SourceFile | undefined {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) return undefined;
  const imports: SourceImport[] = [];
  const words: string[] = [];
  const used: { name: string; start: number }[] = [];
  const declared = new Set<string>();
  // Start offsets of identifiers that refer to no variable: property names after a dot, and keys.
  const labels = new Set<number>();

  const source = (node: { readonly value?: unknown } | null, kind: SourceImport['kind']) => {
    if (typeof node?.value === 'string') imports.push({ target: node.value, kind });
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
      const names = node.specifiers.map((each) => (each.type === 'ImportSpecifier' ? each.importKind : 'value'));
      source(node.source, kindOf(node.importKind, names));
      for (const specifier of node.specifiers) declared.add(specifier.local.name);
    },
    ExportNamedDeclaration: (node) => {
      const names = node.specifiers.map(({ exportKind }) => exportKind);
      source(node.source, kindOf(node.exportKind, names));
    },
    ExportAllDeclaration: (node) => source(node.source, kindOf(node.exportKind, [])),
    ImportExpression: (node) => source(node.source as { value?: unknown }, 'later'),
    TSImportType: (node) => source(node.source, 'type'),
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

/** Returns `type` if the statement, or each of its names, is marked `type`. */
function kindOf(
  statement: string | null | undefined,
  names: readonly (string | null | undefined)[],
): SourceImport['kind'] {
  if (statement === 'type') return 'type';
  return names.length > 0 && names.every((name) => name === 'type') ? 'type' : 'value';
}

/** Resolves a relative import to a path in `files`. Undefined if no file matches, for example for a style sheet. */
export function resolveImport(from: string, target: string, files: { has(path: string): boolean }): string | undefined {
  if (!target.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(from), target);
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end).find((each) => files.has(each));
}

/** Lists the names that a pattern binds: a and c for `{ a, b: [c] }`. Ignores type annotations. */
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

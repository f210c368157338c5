import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const root = join(import.meta.dirname, '../../src/ui');

/** Texts of source files, by path relative to `src/ui/` with forward slashes. */
export type SourceFiles = Readonly<Record<string, string>>;

function readAll(isWanted: (path: string) => boolean): SourceFiles {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isWanted);
  return Object.fromEntries(
    paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')] as const),
  );
}

export function readStyles(): SourceFiles {
  return readAll((path) => path.endsWith('.css'));
}

/** Returns every module of the screens, with or without components. */
export function readModules(): SourceFiles {
  return readAll((path) => /\.tsx?$/.test(path));
}

/** Replaces CSS comments by blanks, so line numbers stay the same. */
export function stripCssComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** Returns all components of the app as one text. */
export function readScreens(): string {
  return Object.entries(readModules())
    .filter(([path]) => path.endsWith('.tsx'))
    .map(([, text]) => text)
    .join('\n');
}

/** Splits a selector list at commas outside brackets. */
function splitList(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of list) {
    if ('(['.includes(char)) depth++;
    if (')]'.includes(char)) depth--;
    if (char === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim());
}

const GROUP = /:(?:is|where)\(((?:[^()]|\([^()]*\))*)\)/;

/** Expands `:is(.a, .b) p` to `.a p` and `.b p`. */
function spellOut(selector: string): string[] {
  const group = GROUP.exec(selector);
  if (!group) return [selector];
  const rest = selector.slice(group.index + group[0].length);
  return splitList(group[1] ?? '').flatMap((each) => spellOut(selector.slice(0, group.index) + each + rest));
}

/** Lists selectors of rules that are nested in no other rule. Groups such as `@media` do not count as rules. */
export function listTopSelectors(css: string): string[] {
  const found: string[] = [];
  const open: ('group' | 'rule')[] = [];
  let text = '';
  for (const char of stripCssComments(css).replace(/"[^"]*"/g, '""')) {
    if (char === '{') {
      const head = text.trim();
      const isGroup = /^@(?:media|supports|container|layer)\b/.test(head);
      if (!head.startsWith('@') && !open.includes('rule')) found.push(...splitList(head).flatMap(spellOut));
      open.push(isGroup ? 'group' : 'rule');
    }
    if (char === '}') open.pop();
    text = '{};'.includes(char) ? '' : text + char;
  }
  return found;
}

/** Lists the classes that an element or its ancestors must have for a selector to match. */
export function listRequiredClasses(selector: string): string[] {
  const required = selector.replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...new Set([...required.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))];
}

/** Lists the words in a component's `class` attributes. */
export function listClassWords(code: string): ReadonlySet<string> {
  const words = new Set<string>();
  const add = (text: string) => {
    for (const word of text.split(/[^\w-]+/)) words.add(word);
  };
  for (const [, plain = ''] of code.matchAll(/\bclass="([^"]*)"/g)) add(plain);
  for (const start of code.matchAll(/\bclass(?:List)?=\{/g)) {
    const from = start.index + start[0].length;
    let depth = 1;
    let to = from;
    for (; depth > 0 && to < code.length; to++) depth += code[to] === '{' ? 1 : code[to] === '}' ? -1 : 0;
    const expression = code.slice(from, to - 1);
    for (const [text] of expression.matchAll(/'[^']*'|`[^`]*`/g)) add(text.replace(/\$\{[^}]*\}/g, ' '));
    for (const [, key = ''] of expression.matchAll(/[{,]\s*(\w+):/g)) words.add(key);
  }
  return words;
}

interface Imports {
  readonly static: readonly string[];
  readonly dynamic: readonly string[];
}

/** Lists the imports of a module that are among `files`. */
function importsOf(path: string, code: string, files: ReadonlySet<string>): Imports {
  const find = (pattern: RegExp) =>
    [...code.matchAll(pattern)].flatMap(([, to = '']) => {
      const base = posix.join(posix.dirname(path), to);
      return [base, `${base}.ts`, `${base}.tsx`].filter((each) => files.has(each)).slice(0, 1);
    });
  return {
    static: find(/^(?:import|export)(?! type)[^;]*?'(\.[^']+)'/gm),
    dynamic: find(/\bimport\('(\.[^']+)'\)/g),
  };
}

/**
 * Returns the style sheets that are certainly loaded when a module runs. A sheet is imported directly or indirectly, or
 * loaded by all modules that import the module.
 */
export function findLoadedSheets(styles: SourceFiles, modules: SourceFiles): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Set([...Object.keys(styles), ...Object.keys(modules)]);
  const imports = new Map(Object.entries(modules).map(([path, code]) => [path, importsOf(path, code, files)]));
  const importers = new Map<string, string[]>();
  for (const [path, each] of imports)
    for (const to of [...each.static, ...each.dynamic]) importers.set(to, [...(importers.get(to) ?? []), path]);
  const loaded = new Map<string, Set<string>>();
  for (const path of imports.keys()) {
    const seen = new Set([path]);
    // Iterating over a set visits elements added during the loop.
    for (const each of seen) for (const next of imports.get(each)?.static ?? []) seen.add(next);
    loaded.set(path, new Set([...seen].filter((each) => each.endsWith('.css'))));
  }
  for (let grew = true; grew; ) {
    grew = false;
    for (const [path, own] of loaded) {
      const [first, ...others] = (importers.get(path) ?? []).map((each) => loaded.get(each) ?? new Set<string>());
      for (const sheet of first ?? []) {
        if (own.has(sheet) || !others.every((each) => each.has(sheet))) continue;
        own.add(sheet);
        grew = true;
      }
    }
  }
  return loaded;
}

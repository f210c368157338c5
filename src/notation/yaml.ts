import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { stripEscapedBidiControls } from '../plain/bidi-controls';
import { err, ok, type Result } from '../plain/result';
import type { KeyPath, NotationFaultCode } from './fault';

/** One document of a file as plain data. Mappings are Maps, so that order and unusual keys are preserved. */
export interface YamlDocument {
  readonly value: unknown;
  /** Returns the line of the file where the value at a path is written. */
  readonly lineOf: (path: KeyPath) => number;
}

export interface YamlFault {
  readonly code: NotationFaultCode;
  readonly path: KeyPath;
  readonly line: number | null;
  readonly detail: string;
  readonly title: string | null;
}

const MOST_CHARACTERS = 4_000_000;
/** Maximum characters of one case: more than the largest map with a piece on every square. */
const MOST_IN_ONE = 300_000;
const MOST_DOCUMENTS = 20_000;
const DEEPEST = 60;
const MOST_ALIASES = 100;

/**
 * Parses every document of a file, each independently of the others. Returns a single fault only if the whole file is
 * unreadable.
 */
export function parseYamlDocuments(text: string): Result<Result<YamlDocument, YamlFault>[], YamlFault> {
  const whole = (code: NotationFaultCode, line: number | null = null) =>
    err({ code, path: [], line, detail: '', title: null });
  if (text.length > MOST_CHARACTERS) return whole('too-large');
  // The YAML library recurses without a depth limit: deep nesting could crash the process.
  const deep = tooDeepAt(text);
  if (deep !== null) return whole('too-deep', deep);
  const all = splitAtMarks(stripEscapedBidiControls(text));
  if (all.length > MOST_DOCUMENTS) return whole('too-large');
  // A `---` before the first case or after the last case separates nothing.
  const first = holdsNothing(all[0] as Part) ? 1 : 0;
  const last = holdsNothing(all.at(-1) as Part) ? all.length - 1 : all.length;
  return first >= last ? whole('empty') : ok(all.slice(first, last).map(parsePart));
}

/** The text of a document, and the number of lines before it in the file. */
interface Part {
  readonly text: string;
  readonly before: number;
}

/**
 * Splits a file at its document marks. Left to the YAML library, an unclosed bracket would swallow every later case.
 */
function splitAtMarks(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let before = 0;
  for (const mark of text.matchAll(/^---(?=\s|$)/gm)) {
    const part = text.slice(from, mark.index);
    if (mark.index > 0) parts.push({ text: part, before });
    before += countLines(part);
    from = mark.index;
  }
  parts.push({ text: text.slice(from), before });
  return parts;
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

/** Returns whether a document has only blank lines and comments after its `---` line. */
function holdsNothing({ text }: Part): boolean {
  return text.split('\n').every((line, index) => /^\s*(#.*)?$/.test(index === 0 ? line.replace(/^---/, '') : line));
}

function parsePart(part: Part): Result<YamlDocument, YamlFault> {
  const counter = new LineCounter();
  const lineAt = (offset: number) => part.before + counter.linePos(offset).line;
  const fault = (
    code: NotationFaultCode,
    offset: number | undefined,
    path: KeyPath,
    detail: string,
    title: string | null = null,
  ) => err({ code, path, detail, line: offset === undefined ? null : lineAt(offset), title });
  if (holdsNothing(part)) return err({ code: 'empty', path: [], detail: '', title: null, line: part.before + 1 });
  if (part.text.length > MOST_IN_ONE)
    return err({ code: 'too-large', path: [], detail: '', title: null, line: part.before + 1 });
  let document: Document;
  try {
    document = parseDocument(part.text, {
      lineCounter: counter,
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
    });
  } catch {
    return fault('bad-yaml', 0, [], '');
  }
  const told = isMap(document.contents) ? document.contents.get('title') : null;
  const title = typeof told === 'string' ? told : null;
  const start = document.contents?.range?.[0];
  const error = document.errors[0];
  if (error) return fault('bad-yaml', error.pos[0], [], error.message, title);
  const twice = duplicateKey(document);
  if (twice) return fault('duplicate-key', twice.offset, [twice.key], '', title);
  try {
    return ok({
      value: document.toJS({ mapAsMap: true, maxAliasCount: MOST_ALIASES }) as unknown,
      lineOf: (path) => lineOf(document, lineAt, path),
    });
  } catch {
    return fault('aliases', start, [], '', title);
  }
}

/** Finds a duplicate key in one pass; the YAML library would compare every key with every other key. */
function duplicateKey(document: Document): { readonly key: string; readonly offset: number | undefined } | null {
  let twice: { readonly key: string; readonly offset: number | undefined } | null = null;
  visit(document, {
    Map(_, map) {
      const seen = new Set<string>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        if (seen.has(name)) {
          twice = { key: name, offset: key.range?.[0] };
          return visit.BREAK;
        }
        seen.add(name);
      }
    },
  });
  return twice;
}

function lineOf(document: Document, lineAt: (offset: number) => number, path: KeyPath): number {
  for (let length = path.length; length > 0; length--) {
    const holder = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const pair = isMap(holder)
      ? holder.items.find(({ key }) => isScalar(key) && String(key.value) === path[length - 1])
      : null;
    const node = pair ? pair.key : document.getIn(path.slice(0, length), true);
    const offset = isNode(node) ? node.range?.[0] : undefined;
    if (offset !== undefined) return lineAt(offset);
  }
  return lineAt(document.contents?.range?.[0] ?? 0);
}

/** Returns the first line where brackets, dashes or indentation are nested too deeply; null if no line is. */
function tooDeepAt(text: string): number | null {
  let brackets = 0;
  let indents: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('---')) {
      brackets = 0;
      indents = [];
    }
    let column = 0;
    for (; column < line.length && ' -?\t'.includes(line[column] as string); column++) {
      if ((line[column] === '-' || line[column] === '?') && ' \t\r'.includes(line[column + 1] ?? ' ')) {
        while (indents.length > 0 && (indents.at(-1) as number) >= column) indents.pop();
        if (indents.push(column) > DEEPEST) return index + 1;
      }
    }
    if (column === line.length) continue;
    while (indents.length > 0 && (indents.at(-1) as number) >= column) indents.pop();
    if (indents.push(column) > DEEPEST) return index + 1;
    for (const sign of line) {
      if (sign === '[' || sign === '{') brackets++;
      else if (sign === ']' || sign === '}') brackets = Math.max(0, brackets - 1);
      if (brackets > DEEPEST) return index + 1;
    }
  }
  return null;
}

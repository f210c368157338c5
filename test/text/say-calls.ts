/**
 * Finds texts for people in a source file by parsing it, for the language catalogs and to report untranslated texts.
 */
import { parseSync, Visitor } from 'vite';

export interface SayCall {
  /** English text, which is the key in every catalog. */
  readonly key: string;
  /** True if the text depends on a count. */
  readonly many: boolean;
}

/** Attributes of elements and components that are shown or read aloud. */
const SHOWN = new Set(
  'alt aria-description aria-label aria-roledescription aria-valuetext hint label placeholder text title verb'.split(
    ' ',
  ),
);

interface Literal {
  readonly type: string;
  readonly value?: unknown;
}

/** Finds every `say('…')` and `sayMany(n, '…', '…')` whose text is a single literal. */
export function findSayCalls(path: string, source: string): readonly SayCall[] {
  const calls: SayCall[] = [];
  // Most files have no texts, and parsing is slow.
  if (!/\bsay(?:Many)?\(/.test(source)) return calls;
  new Visitor({
    CallExpression: ({ callee, arguments: args }) => {
      if (callee.type !== 'Identifier' || (callee.name !== 'say' && callee.name !== 'sayMany')) return;
      const many = callee.name === 'sayMany';
      const key = args[many ? 2 : 0] as Literal | undefined;
      if (key?.type === 'Literal' && typeof key.value === 'string') calls.push({ key: key.value, many });
    },
  }).visit(parseSync(path, source).program);
  return calls;
}

/** Finds texts and attributes of elements that do not use `say`, and so cannot be translated. */
export function findBareTexts(path: string, source: string): readonly string[] {
  const bare: string[] = [];
  if (!path.endsWith('.tsx')) return bare;
  const keep = (words: unknown) => {
    if (typeof words === 'string' && /\p{L}{2}/u.test(words)) bare.push(words.trim());
  };
  new Visitor({
    JSXText: ({ value }) => keep(value),
    JSXAttribute: ({ name, value }) => {
      if (value?.type === 'Literal' && name.type === 'JSXIdentifier' && SHOWN.has(name.name)) keep(value.value);
    },
    JSXExpressionContainer: ({ expression }) => {
      if (expression.type === 'Literal') keep(expression.value);
    },
  }).visit(parseSync(path, source).program);
  return bare;
}

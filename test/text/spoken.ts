/** What of a source file is said to people: found by its syntax, for the catalogs of languages and to find what was left in English. */
import { parseSync, Visitor } from 'vite';

export interface Said {
  /** The key in every catalog. */
  readonly key: string;
  /** Whether its words go with a count. */
  readonly many: boolean;
}

/** Attributes of elements and components that are shown or read out. */
const SHOWN = new Set(
  'alt aria-description aria-label aria-roledescription aria-valuetext hint label placeholder text title verb'.split(
    ' ',
  ),
);

interface Literal {
  readonly type: string;
  readonly value?: unknown;
}

/** Every `say('…')` and `sayMany(n, '…', '…')`. Words that are not written there as one literal cannot be found. */
export function saidIn(path: string, source: string): readonly Said[] {
  const said: Said[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type !== 'Identifier' || (callee.name !== 'say' && callee.name !== 'sayMany')) return;
      const many = callee.name === 'sayMany';
      const key = given[many ? 2 : 0] as Literal | undefined;
      if (key?.type === 'Literal' && typeof key.value === 'string') said.push({ key: key.value, many });
    },
  }).visit(parseSync(path, source).program);
  return said;
}

/** Words that no other language can replace: texts and attributes of elements that do not go through `say`. */
export function bareWordsIn(path: string, source: string): readonly string[] {
  const bare: string[] = [];
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

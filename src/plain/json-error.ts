/** Position in a text: line and column, from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

const SIGN = /[{}[\],:]/.source;
const TEXT = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/.source;
const PLAIN = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/.source;

type Wanted = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'comma' | 'end';

/**
 * Finds the first syntax error of a JSON text. Null if the text is valid JSON. JavaScript engines report the position
 * in different ways, or not at all.
 */
export function findJsonError(text: string): TextPosition | null {
  const token = new RegExp(`(${SIGN})|(${TEXT})|(${PLAIN})`, 'y');
  const open: string[] = [];
  let wanted: Wanted = 'value';
  let at = 0;
  for (;;) {
    while (' \t\r\n'.includes(text[at] ?? '.')) at++;
    if (at >= text.length) return wanted === 'end' ? null : placeIn(text, at);
    token.lastIndex = at;
    const match = token.exec(text);
    const next: Wanted | null = match && wantedAfter(wanted, match, open);
    if (!next) return placeIn(text, at);
    wanted = next;
    at = token.lastIndex;
  }
}

/**
 * Returns what may follow a token. Null if the token is not allowed at this point. Updates the stack of open brackets
 * in `open`.
 */
function wantedAfter(wanted: Wanted, [, sign, text]: RegExpExecArray, open: string[]): Wanted | null {
  const closed = (): Wanted => (open.length === 0 ? 'end' : 'comma');
  const list = open.at(-1) === '[';
  switch (sign) {
    case '{':
    case '[':
      if (wanted !== 'value' && wanted !== 'first-value') return null;
      open.push(sign);
      return sign === '{' ? 'first-key' : 'first-value';
    case '}':
    case ']': {
      const empty = sign === ']' ? 'first-value' : 'first-key';
      if ((sign === ']') !== list || open.length === 0 || (wanted !== 'comma' && wanted !== empty)) return null;
      open.pop();
      return closed();
    }
    case ':':
      return wanted === 'colon' ? 'value' : null;
    case ',':
      if (wanted !== 'comma') return null;
      return list ? 'value' : 'key';
    default:
      if (wanted === 'key' || wanted === 'first-key') return text === undefined ? null : 'colon';
      return wanted === 'value' || wanted === 'first-value' ? closed() : null;
  }
}

function placeIn(text: string, at: number): TextPosition {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

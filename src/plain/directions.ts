/**
 * Signs that turn the direction of what is written after them, and show nothing themselves: a name with one of them would turn round the sentence
 * that it stands in, or make `exe.txt` of `txt.exe`.
 */
const SIGNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** What foreign JSON says by its escapes, each escape a whole: a backslash that stands for itself does not begin the next. */
const ESCAPES = /\\(?:u(?:0000)?(?:061c|200[ef]|202[a-e]|206[6-9])|.)/gis;
const SOME_ESCAPE = /\\u(?:0000)?(?:061c|200[ef]|202[a-e]|206[6-9])/i;

/** A text without signs that change its direction. Foreign texts lose them where they come in, so that no screen need think of them. */
export function withoutDirections(text: string): string {
  return text.replace(SIGNS, '');
}

/** The same of JSON or of YAML, where such a sign may also be written as an escape. */
export function withoutEscapedDirections(source: string): string {
  const text = withoutDirections(source);
  return SOME_ESCAPE.test(text) ? text.replace(ESCAPES, (sign) => (sign.length > 2 ? '' : sign)) : text;
}

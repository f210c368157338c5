/**
 * Invisible control characters for the direction of text (bidi). In a name they could reverse the sentence around it,
 * or make `txt.exe` look like `exe.txt`.
 */
const SIGNS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Matches any JSON escape. Matching escaped backslashes too prevents a match that begins inside one. */
const ESCAPES = /\\(?:u(?:0000)?(?:061c|200[ef]|202[a-e]|206[6-9])|.)/gis;
const SOME_ESCAPE = /\\u(?:0000)?(?:061c|200[ef]|202[a-e]|206[6-9])/i;

/** Removes bidi control characters. External texts are stripped at import, so screens need not check them. */
export function stripBidiControls(text: string): string {
  return text.replace(SIGNS, '');
}

/** Removes bidi control characters from JSON or YAML, where they may also be written as escapes. */
export function stripEscapedBidiControls(source: string): string {
  const text = stripBidiControls(source);
  return SOME_ESCAPE.test(text) ? text.replace(ESCAPES, (sign) => (sign.length > 2 ? '' : sign)) : text;
}

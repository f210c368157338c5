/** Set and collector number as players write them before or after a name. The set is in lower case, or empty. */
export interface PrintedCode {
  readonly set: string;
  readonly number: string;
}

/**
 * Code at the start: `zz004`, `ZZ 004a`, `zz-s001`, `#018a`, or a number alone before a sign: `018a - `. A word before a
 * number is only a set if it is attached, joined by a hyphen, or in capital letters.
 */
const FRONT =
  /^(?:(?<attached>[A-Za-z]{2,8})(?<a>\d{3}[a-z]?)|(?<joined>[A-Za-z][A-Za-z0-9]{1,7})[-_](?<b>[A-Za-z]?\d{3}[a-z]?)|(?<apart>[A-Z]{2,6})\s+#?(?<c>[A-Za-z]?\d{3}[a-z]?)|#\s?(?<d>[A-Za-z]?\d{3}[a-z]?)|(?<e>[A-Z]?\d{3}[a-z]?)(?=\s*[-–—:.|\t]))(?![\dA-Za-z])/;
const BEHIND =
  /\s*[-–—,]?\s*[([]?\s*(?:(?<set>[A-Za-z]{2,8})[-_]?(?<number>[A-Za-z]?\d{3}[a-z]?)|#\s?(?<only>[A-Za-z]?\d{3}[a-z]?))\s*[)\]]?$/;

/** Splits a code off the start of a line. Null if the line begins with none, or if nothing is left. */
export function splitCodeInFront(line: string): { readonly code: PrintedCode; readonly rest: string } | null {
  const found = FRONT.exec(line)?.groups;
  if (!found) return null;
  const set = found.attached ?? found.joined ?? found.apart ?? '';
  const number = found.a ?? found.b ?? found.c ?? found.d ?? found.e ?? '';
  const rest = line.slice((FRONT.exec(line)?.[0] ?? '').length).replace(/^[\s\-–—:.|,]+/, '');
  return /\p{L}/u.test(rest) ? { code: { set: set.toLowerCase(), number }, rest } : null;
}

/** Splits a code off the end of a name: `Rook (zz004)`, `Rook #004`. Null if it ends with none. */
export function splitCodeBehind(name: string): { readonly code: PrintedCode; readonly rest: string } | null {
  const found = BEHIND.exec(name);
  const rest = name.slice(0, found?.index ?? 0).trim();
  if (!found?.groups || rest === '') return null;
  const { set = '', number, only } = found.groups;
  return { code: { set: set.toLowerCase(), number: number ?? only ?? '' }, rest };
}

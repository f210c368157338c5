import { stripEscapedBidiControls } from './bidi-controls';
import { isRecord } from './record';
import { err, ok, type Result } from './result';

export { isRecord, type UnknownRecord } from './record';

/**
 * Codes of the reasons why a whole file cannot be read. `holds-a-map` and `holds-units` mean that the file belongs to
 * another reader.
 */
export const FILE_FAULT_CODES = [
  'file-empty',
  'file-too-large',
  'file-unreadable',
  'not-json',
  'nothing-found',
  'too-many-records',
  'too-many-columns',
  'too-many-cells',
  'too-deep',
  'reader-failed',
  'holds-a-map',
  'holds-units',
  'holds-a-force',
  'opens-alone',
  'tiled-damaged',
  'tileset-alone',
  'other-map',
  'no-workbook',
  'no-table',
  'no-rows',
  'other-file',
  'other-json',
] as const;
export type FileFaultCode = (typeof FILE_FAULT_CODES)[number];

export interface FileFault {
  readonly code: FileFaultCode;
  readonly file: string;
  /** A number, a name, or the parser's message. */
  readonly detail: string;
}

/** Maximum length of a file in UTF-16 units. This is close to bytes, because files are almost all ASCII. */
export const MAX_FILE_LENGTH = 120_000_000;

export function parseJsonFile(text: string, file: string): Result<unknown, FileFault> {
  if (text.length > MAX_FILE_LENGTH) return err({ code: 'file-too-large', file, detail: String(text.length) });
  const bare = text.replace(/^\uFEFF/, '').trim();
  if (bare === '') return err({ code: 'file-empty', file, detail: '' });
  if (isNestedTooDeeply(bare)) return err({ code: 'too-deep', file, detail: '' });
  try {
    return ok(JSON.parse(stripEscapedBidiControls(bare)) as unknown);
  } catch (error) {
    return err({ code: 'not-json', file, detail: error instanceof Error ? shortenToOneLine(error.message) : '' });
  }
}

/** Maximum nesting depth of a text. Parsing a deeper text would need many times its size in memory. */
const DEEPEST = 25_000;

/** Returns whether the brackets of a JSON text are nested too deeply. Brackets in strings are ignored. */
export function isNestedTooDeeply(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfQuote(text, at + 1);
    else if (sign === ']' || sign === '}') depth--;
    else if ((sign === '[' || sign === '{') && ++depth > DEEPEST) return true;
  }
  return false;
}

/** Finds the end of a JSON string. A quote after an odd number of backslashes is escaped. */
function endOfQuote(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

/** Parses a whole number, also as text or with stray brackets. Null for any other value. */
export function parseLenientInteger(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  if (typeof value !== 'string') return null;
  const bare = value.replace(/[[\]"\s]/g, '');
  // Spreadsheets print whole numbers with decimals too: `60.00`, `60,0`.
  const whole = /^([+-]?\d{1,9})(?:[.,]0+)?$/.exec(bare)?.[1];
  return whole === undefined ? null : Number(whole);
}

/**
 * Converts a value to a list. A single value becomes a list of one item, text is split at commas, and null or undefined
 * becomes an empty list. Null for a record.
 */
export function parseLenientList(value: unknown): readonly unknown[] | null {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  if (isRecord(value)) return null;
  return typeof value === 'string' ? value.split(',') : [value];
}

/**
 * Converts a value to trimmed text. Decodes the five XML entities, which occur in files in circulation, and prints
 * numbers. Null for any other value.
 */
export function parseLenientText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  if (!value.includes('&')) return value.trim();
  return value
    .replace(/&(lt|gt|quot|apos|#39);/g, (_, name: string) => ENTITIES[name] as string)
    .replaceAll('&amp;', '&')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };

/**
 * Describes a value in a message. A list or record is described only by its type, because converting a record to text
 * may fail.
 */
export function printValue(value: unknown): string {
  return typeof value === 'object' || typeof value === 'function' ? describeType(value) : String(value);
}

/** Returns whether a field is empty. Dropping an empty field loses nothing. */
export function isBlank(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Shortens a text for a message: one line, at most `limit` characters. */
export function shortenToOneLine(text: string, limit = 60): string {
  // Control characters would break the single line.
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const signs = [...line.slice(0, limit * 2)];
  return signs.length > limit ? `${signs.slice(0, limit - 1).join('')}…` : line;
}

/** Converts a text such as `Super Strength`, `super_strength` or `Leap/Climb` to kebab case. */
export function toKebabCase(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Returns a short stable hash of a text (FNV-1a, 32 bits, base 36), used as an id for records without an id. */
export function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Returns the type of a value in one word, for messages about a wrong type. */
export function describeType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

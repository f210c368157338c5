import { refuseBlankMaps } from '../../board/readers/blank';
import { type MapReport, readMapJson } from '../../board/readers/collection';
import { type ParsedCardFile, parseCardFileJson } from '../../catalog/cards/card-file';
import { parseCsv, type TextTable } from '../../catalog/csv/parse-csv';
import { readUnitsJson, type UnitReport } from '../../catalog/units/list';
import { readMapToSave } from '../../notation/map-file';
import { type DecodedText, decodeText } from '../../plain/decode-text';
import { type FileFault, type FileFaultCode, isRecord, MAX_FILE_LENGTH, parseJsonFile } from '../../plain/lenient';
import { err, ok, type Result } from '../../plain/result';
import { type ParsedCollection, parseCollectionJson } from '../../share/collection-file';
import { unpackTiledLayers } from '../../share/tiled-layers';

/** Parsed file. Its type is detected from the data and not from the file name. */
export type ParsedFile =
  | { readonly holds: 'characters'; readonly report: UnitReport }
  | { readonly holds: 'maps'; readonly report: MapReport }
  | { readonly holds: 'cards'; readonly report: ParsedCardFile }
  | { readonly holds: 'collection'; readonly report: ParsedCollection }
  /** Rows of a spreadsheet. The user may have to name the columns. */
  | { readonly holds: 'table'; readonly report: TextTable };

/** Maximum number of rows in a table: more than six times the number of all published characters. */
const MAX_ROWS = 50_000;

/** Root element of a Tiled map (.tmx) or tileset (.tsx). */
const TILED_XML = /<(?:map|tileset)\s[^>]*\btilewidth=/;

export function parseFile(text: string, file: string): Result<ParsedFile, FileFault> {
  const map = readMapToSave(text, file);
  if (map) return map.ok ? ok({ holds: 'maps', report: map.value }) : map;
  const begins = /^[\uFEFF\s]*(.)/.exec(text.slice(0, 1000))?.[1] ?? '';
  if (begins === '<' && TILED_XML.test(text.slice(0, 4000))) return err({ code: 'tiled-xml', file, detail: '' });
  if (begins !== '{' && begins !== '[') return readTable(text, file);
  const parsed = parseJsonFile(text, file);
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  if (isRecord(value) && value.sidekick === 'collection') {
    const read = parseCollectionJson(value, file);
    return read.ok ? ok({ holds: 'collection', report: read.value }) : read;
  }
  const cards = isRecord(value) && 'sidekick' in value ? parseCardFileJson(value, file) : null;
  if (cards?.ok) return ok({ holds: 'cards', report: cards.value });
  if (cards?.fault.detail.startsWith('version')) return cards;
  if (isRecord(value) && (Array.isArray(value.main_force) || Array.isArray(value.ObjectStates)))
    return err({ code: 'holds-a-force', file, detail: '' });
  const units = readUnitsJson(value, file);
  if (units.ok && units.value.characters.length + units.value.cards.length > 0)
    return ok({ holds: 'characters', report: units.value });
  // A list in which no record is a character may be a list of maps.
  const maps =
    units.ok || units.fault.code === 'holds-a-map' || units.fault.code === 'nothing-found'
      ? readMapJson(value, file)
      : null;
  if (maps?.ok && (maps.value.sheets.length > 0 || !units.ok))
    return ok({ holds: 'maps', report: refuseBlankMaps(maps.value, false) });
  return units.ok ? ok({ holds: 'characters', report: units.value }) : err(units.fault);
}

/** Parses a text file with rows and columns, such as CSV. Refuses a file with control characters. */
function readTable(text: string, file: string): Result<ParsedFile, FileFault> {
  if (text.replace(/^\uFEFF/, '').trim() === '') return err({ code: 'file-empty', file, detail: '' });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000E-\u001F]/.test(text.slice(0, 4000))) return err({ code: 'not-json', file, detail: '' });
  const table = parseCsv(text);
  if (!table.ok) return err({ code: table.fault === 'no-table' ? 'not-json' : table.fault, file, detail: '' });
  const { rows } = table.value;
  if (rows.length > MAX_ROWS) return err({ code: 'too-many-records', file, detail: String(rows.length) });
  return ok({ holds: 'table', report: table.value });
}

/** Parsed file, with the encoding of its bytes. */
export interface ParsedPickedFile {
  readonly read: ParsedFile;
  readonly decoded: Omit<DecodedText, 'text'>;
}

/** Reads and parses a selected file. A file that is too large is not opened. */
export async function readPickedFile(file: File): Promise<Result<ParsedPickedFile, FileFault>> {
  if (file.size > MAX_FILE_LENGTH) return err({ code: 'file-too-large', file: file.name, detail: String(file.size) });
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return err({ code: 'file-unreadable', file: file.name, detail: '' });
  }
  try {
    const decoded = decodeText(bytes);
    if (decoded === null) return err({ code: 'not-json', file: file.name, detail: '' });
    const read = parseFile(await unpackTiledLayers(decoded.text), file.name);
    return read.ok ? ok({ read: read.value, decoded }) : read;
  } catch (error) {
    // An unexpected error must reject only this file.
    return err({ code: classifyError(error), file: file.name, detail: '' });
  }
}

/**
 * Classifies an error. A RangeError means too little memory or too deep nesting; only the browser's message tells
 * which.
 */
function classifyError(error: unknown): FileFaultCode {
  const text = error instanceof Error ? error.message : '';
  if (/stack|recursion/i.test(text)) return 'too-deep';
  return error instanceof RangeError && /allocat|invalid.*length|memory/i.test(text)
    ? 'file-too-large'
    : 'reader-failed';
}

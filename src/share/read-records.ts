import { refuseBlankMaps } from '../board/readers/blank';
import { type MapReport, readMapJson } from '../board/readers/collection';
import { type ParsedCardFile, parseCardFileJson } from '../catalog/cards/card-file';
import { restoreColumns } from '../catalog/csv/columns';
import { parseCsv, type TextTable } from '../catalog/csv/parse-csv';
import { parseDialTexts } from '../catalog/units/dial-text';
import { readUnitsJson, type UnitReport } from '../catalog/units/list';
import { listSimulatorUnits } from '../force/simulator';
import { stripBidiControls } from '../plain/bidi-controls';
import { type FileFault, isRecord, parseJsonFile } from '../plain/lenient';
import { err, ok, type Result } from '../plain/result';
import { CHARACTER_FORMAT, readCharacterFile } from './character-file';
import { COLLECTION_FORMAT, type ParsedCollection, parseCollectionJson } from './collection-file';
import { classifyUnreadable } from './unreadable-file';

/** Content of a file with records for the collection. Its kind depends on the data, not on the file name. */
export type ParsedFile =
  | { readonly holds: 'characters'; readonly report: UnitReport }
  | { readonly holds: 'maps'; readonly report: MapReport }
  | { readonly holds: 'cards'; readonly report: ParsedCardFile }
  | { readonly holds: 'collection'; readonly report: ParsedCollection }
  /** Rows of a spreadsheet. The user may have to name the columns. */
  | { readonly holds: 'table'; readonly report: TextTable }
  /** Picture of the figure that the name of the file names. */
  | { readonly holds: 'picture'; readonly report: Blob };

/** Finds the text of another file of the same import, by its path relative to the read file. Null if it is missing. */
export type FindFile = (path: string) => Promise<string | null>;

/** Reads the records in a file of one format. */
export type RecordsReader = (
  text: string,
  file: string,
  find?: FindFile,
) => Result<ParsedFile, FileFault> | Promise<Result<ParsedFile, FileFault>>;

/** Reads the records in a file of a format that is not text. */
export type BytesReader = (bytes: Uint8Array<ArrayBuffer>, file: string) => Promise<Result<ParsedFile, FileFault>>;

/** Takes the bytes of a picture. The app decodes it, because not every environment can. */
export const readPictureFile: BytesReader = async (bytes) => ok({ holds: 'picture', report: new Blob([bytes]) });

/** Maximum number of rows in a table: more than six times the number of all published characters. */
const MAX_ROWS = 50_000;

/**
 * Makes a reader for a map format. The reader refuses blank maps.
 * @param isWallsOnly whether the format cannot express terrain
 */
export function makeMapsReader<Source>(
  read: (source: Source, file: string) => Result<MapReport, FileFault>,
  isWallsOnly = false,
): (source: Source, file: string) => Result<ParsedFile, FileFault> {
  return (source, file) => {
    const maps = read(source, file);
    return maps.ok ? ok({ holds: 'maps', report: refuseBlankMaps(maps.value, isWallsOnly) }) : maps;
  };
}

/** Reads JSON with a collection, cards, one character, a list of units or a list of maps. */
export function readJsonRecords(text: string, file: string): Result<ParsedFile, FileFault> {
  const parsed = parseJsonFile(text, file);
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  if (isRecord(value) && value.sidekick === COLLECTION_FORMAT) {
    const read = parseCollectionJson(value, file);
    return read.ok ? ok({ holds: 'collection', report: read.value }) : read;
  }
  if (isRecord(value) && value.sidekick === CHARACTER_FORMAT) {
    const read = readCharacterFile(value);
    const detail = !read.ok && read.fault === 'newer-version' ? `version ${Number(value.version)}` : '';
    if (!read.ok) return err({ code: 'nothing-found', file, detail });
    return ok({ holds: 'characters', report: { file, characters: [read.value], cards: [], setAside: [], fixes: [] } });
  }
  const cards = isRecord(value) && 'sidekick' in value ? parseCardFileJson(value, file) : null;
  if (cards?.ok) return ok({ holds: 'cards', report: cards.value });
  if (cards?.fault.detail.startsWith('version')) return cards;
  const table = makeFlatTable(value);
  if (table) return ok({ holds: 'table', report: table });
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
  if (!units.ok) {
    const isOther = units.fault.code === 'nothing-found' && listKeys(value) !== '';
    return err(isOther ? { code: 'other-json', file, detail: listKeys(value) } : units.fault);
  }
  // A file of another kind gets one sentence, not one for each of its records.
  const isOther = units.value.setAside.every(({ code }) => OTHER_KIND.has(code));
  if (isOther) return err({ code: 'other-json', file, detail: listKeys(value) });
  return ok({ holds: 'characters', report: units.value });
}

/** Reasons why no record was read that mean a file of another kind. */
const OTHER_KIND: ReadonlySet<string> = new Set(['name-missing', 'field-not-read', 'not-a-record']);

/** Fields that a record of a unit database has, but no row of a list. */
const UNIT_FIELDS = /^(?:unit_id|dial|point_values|unit_range|rows|special_powers)$/;

/**
 * Converts a list of flat records, as trackers of collections export it, to a table. Null for anything else, also for
 * units of the public database.
 */
function makeFlatTable(value: unknown): TextTable | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_ROWS) return null;
  const isFlat = (each: unknown) =>
    isRecord(each) &&
    typeof (each.name ?? each.title) === 'string' &&
    Object.entries(each).every(
      ([field, cell]) => !UNIT_FIELDS.test(field) && (cell === null || typeof cell !== 'object'),
    );
  if (!value.every(isFlat)) return null;
  const fields = [...new Set(value.flatMap((each) => Object.keys(each)))];
  // `figureNumber` is the heading `figure number`.
  const headings = fields.map((field) => field.replace(/([a-z])(?=[A-Z])/g, '$1 ').toLowerCase());
  const uses = restoreColumns(headings, null);
  // A table of contents has names too, but neither numbers nor counts.
  if (!uses.some((use) => use === 'number' || use === 'count' || use === 'points')) return null;
  return { headings, rows: value.map((each) => fields.map((field) => String(each[field] ?? ''))) };
}

function hasKnownColumn(headings: readonly string[]): boolean {
  return restoreColumns(headings, null).some((use) => use !== 'note');
}

/** Lists the first fields of a JSON file, for a message about its kind. */
function listKeys(value: unknown): string {
  const one = Array.isArray(value) ? value.find(isRecord) : value;
  return Object.keys(isRecord(one) ? one : {})
    .slice(0, 4)
    .join(', ');
}

/** Reads dials of a post, in forum marks or as rows of values. */
export function readDialText(text: string, file: string): Result<ParsedFile, FileFault> {
  const units = readUnitsJson([...parseDialTexts(stripBidiControls(text))], file);
  if (!units.ok) return units;
  // A post never has an id.
  const fixes = units.value.fixes.filter(({ code }) => code !== 'id-made');
  return ok({ holds: 'characters', report: { ...units.value, fixes } });
}

/** Reads the figures with dials in a save of a tabletop simulator. Null if it has none. */
export function readSimulatorRecords(text: string, file: string): Result<ParsedFile, FileFault> | null {
  const parsed = parseJsonFile(text, file);
  const units = parsed.ok ? listSimulatorUnits(parsed.value) : [];
  const report = readUnitsJson([...units], file);
  return report.ok && report.value.characters.length > 0 ? ok({ holds: 'characters', report: report.value }) : null;
}

/** Refuses a project of Dungeondraft, or a map as GeoJSON. */
export function refuseOtherMap(text: string, file: string): Result<ParsedFile, FileFault> {
  return err({ code: 'other-map', file, detail: text.includes('"FeatureCollection"') ? 'geojson' : 'dungeondraft' });
}

/** Parses a text file with rows and columns, such as CSV. Refuses a file with control characters. */
export function readTable(text: string, file: string): Result<ParsedFile, FileFault> {
  if (text.replace(/^\uFEFF/, '').trim() === '') return err({ code: 'file-empty', file, detail: '' });
  const other = err({ code: 'other-file' as const, file, detail: classifyUnreadable(file, null, text) });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000E-\u001F]/.test(text.slice(0, 4000))) return other;
  const table = parseCsv(text);
  const isNamedTable = /\.(?:csv|tsv)$/i.test(file);
  if (!table.ok) {
    if (!isNamedTable && /^no-/.test(table.fault)) return other;
    return err({ code: table.fault, file, detail: '' });
  }
  // Sentences and program text contain commas too, but name no column.
  if (!isNamedTable && !/[\t;]/.test(text) && !hasKnownColumn(table.value.headings)) return other;
  const { rows } = table.value;
  if (rows.length > MAX_ROWS) return err({ code: 'too-many-records', file, detail: String(rows.length) });
  return ok({ holds: 'table', report: table.value });
}

import { MAX_SIDE } from '../../grid/square';
import {
  type FileFault,
  parseLenientInteger,
  parseLenientList,
  parseLenientText,
  shortenToOneLine,
  toKebabCase,
} from '../../plain/lenient';
import { isRecord, type UnknownRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import { tryCatch } from '../../plain/try-catch';
import { type Board, emptyBoard } from '../board';
import type { MapSheet } from '../map-sheet';
import { sheetFromBoard } from '../map-sheet';
import { makeExtraFields } from './extra-fields';
import { MAP_NAME_LIMIT, mapNameFromFile } from './make-sheet';
import { readRamps } from './ramps';
import { readStartingAreas } from './starts';
import { readTiles } from './tiles';
import { readWalls } from './walls';
import { makeWarnings, type Warnings } from './warnings';

export const MAP_REFUSAL_CODES = [
  'not-a-record',
  'no-size',
  'map-too-large',
  'no-rows',
  'name-too-long',
  'not-orthogonal',
  'newer-version',
  'bad-drawing',
  'bad-start',
  'bad-strength',
  'bad-apart',
  'layer-packed',
  'tileset-elsewhere',
  'nothing-drawn',
] as const;
export type MapRefusalCode = (typeof MAP_REFUSAL_CODES)[number];

/** Map that was not imported, with the reason. */
export interface MapRefusal {
  /** Number of the map in the file, counted from 1, and its name. */
  readonly record: string;
  readonly code: MapRefusalCode;
  readonly detail: string;
}

export interface MapReport {
  readonly file: string;
  /** Imported maps. Ids are made from set and name, so several maps may share an id until they are saved. */
  readonly sheets: readonly MapSheet[];
  readonly setAside: readonly MapRefusal[];
}

const NOTE_LIMIT = 4000;
/** Record fields that are imported as a field of the map. All other record fields become extra fields. */
const PLACED = new Set([
  'name',
  'set',
  'type',
  'width',
  'height',
  'rows',
  'walls',
  'ramps',
  'special',
  'defaultType',
  'defaultTerrain',
  'defaultElevation',
  'defaultWallType',
]);

/**
 * Reads maps from the parsed JSON of a file of the public map collection. The file contains one map or a list of maps.
 */
export function readMapJson(value: unknown, file: string): Result<MapReport, FileFault> {
  return tryCatch<Result<MapReport, FileFault>>(
    () => mapsOf(value, file),
    () => err({ code: 'reader-failed', file, detail: '' }),
  );
}

function mapsOf(value: unknown, file: string): Result<MapReport, FileFault> {
  const records = listIn(value);
  if (records === 'units') return err({ code: 'holds-units', file, detail: '' });
  if (records === null || records.length === 0) return err({ code: 'nothing-found', file, detail: '' });
  if (records.length > 5000) return err({ code: 'too-many-records', file, detail: String(records.length) });
  const sheets: MapSheet[] = [];
  const setAside: MapRefusal[] = [];
  for (const [index, record] of records.entries()) {
    const read = readMap(record, index, file);
    if (read.ok) sheets.push(read.value);
    else setAside.push(read.fault);
  }
  return ok({ file, sheets, setAside });
}

function listIn(value: unknown): readonly unknown[] | 'units' | null {
  const lists = isRecord(value) && !looksLikeMap(value) ? Object.values(value).filter(Array.isArray) : [];
  const records: readonly unknown[] | null = Array.isArray(value)
    ? value
    : looksLikeMap(value)
      ? [value]
      : lists.flat();
  if (records.some(looksLikeMap)) return records;
  const unit = [value, ...records].some(
    (each) => isRecord(each) && ['dial', 'point_values', 'unit_id'].some((field) => field in each),
  );
  return unit ? 'units' : null;
}

function looksLikeMap(value: unknown): boolean {
  return isRecord(value) && !('dial' in value) && ('rows' in value || ('width' in value && 'height' in value));
}

function readMap(record: unknown, index: number, file: string): Result<MapSheet, MapRefusal> {
  if (!isRecord(record)) return err({ record: String(index + 1), code: 'not-a-record', detail: typeof record });
  const given = parseLenientText(record.name) ?? '';
  const refuse = (code: MapRefusalCode, detail: string) =>
    err({ record: `${index + 1} ${shortenToOneLine(given, 40)}`.trim(), code, detail });
  if (given.length > MAP_NAME_LIMIT) return refuse('name-too-long', String(given.length));
  if (!Array.isArray(record.rows) || record.rows.length === 0) return refuse('no-rows', '');
  const rows: readonly unknown[] = record.rows;
  const warnings = makeWarnings();
  const told = [parseLenientInteger(record.width), parseLenientInteger(record.height)] as const;
  const counted = [Math.max(...rows.slice(0, MAX_SIDE).map(tileCount)), rows.length] as const;
  // If the rows and the stated size disagree, the larger size is used, because no content is lost.
  const [width, height] = [Math.max(told[0] ?? 0, counted[0]), Math.max(told[1] ?? 0, counted[1])];
  if (width < 1 || height < 1) return refuse('no-size', `${width} × ${height}`);
  if (width > MAX_SIDE || height > MAX_SIDE) return refuse('map-too-large', `${width} × ${height}`);
  if (!rows.some(hasTile)) return refuse('no-rows', '');
  if (told.includes(null)) warnings.add('size-told', `${width} × ${height}`);
  else if (told[0] !== width || told[1] !== height)
    warnings.add('size-mended', `${width} × ${height} (${told[0]} × ${told[1]})`);

  const name = given || mapNameFromFile(file);
  if (given === '') warnings.add('name-missing', name);
  const board = emptyBoard(width, height);
  const fields = makeExtraFields();
  for (const field of Object.keys(record)) if (!PLACED.has(field)) fields.addToRecord(field, record[field]);
  const tiles = readTiles(record, rows, board, warnings, fields);
  const apart = readRamps(record, board, warnings, fields);
  readWalls(record, board, warnings, fields);
  const starts = readStartingAreas(board, tiles.zone, tiles.zoneOfFour, warnings);
  const extras = fields.list(warnings);
  const notes = [...notesOf(record, warnings), ...tiles.labels];
  const sheet = toSheet(record, name, { ...board, starts, apart }, notes, warnings);
  return ok(Object.keys(extras).length === 0 ? sheet : { ...sheet, extras });
}

function toSheet(
  record: UnknownRecord,
  name: string,
  board: Board,
  notes: readonly string[],
  warnings: Warnings,
): MapSheet {
  const set = (parseLenientText(record.set) || parseLenientText(record.source) || '').slice(0, MAP_NAME_LIMIT);
  const id = ['map', toKebabCase(set).slice(0, 40), toKebabCase(name).slice(0, 60)]
    .filter((part) => part !== '')
    .join('-');
  const head = { id, name, source: 'imported' as const, warnings: warnings.list(), notes };
  return sheetFromBoard(board, set === '' ? head : { ...head, set });
}

/** Returns whether a row contains a tile. Rows of strings instead of tiles would make an empty map. */
function hasTile(row: unknown): boolean {
  return isRecord(row) && Array.isArray(row.tiles) && row.tiles.some(isRecord);
}

function tileCount(row: unknown): number {
  return isRecord(row) && Array.isArray(row.tiles) ? row.tiles.length : 0;
}

function notesOf(record: UnknownRecord, warnings: Warnings): string[] {
  return (typeof record.special === 'string' ? [record.special] : (parseLenientList(record.special) ?? [])).flatMap(
    (each) => {
      const text = parseLenientText(each) ?? '';
      if (text.length > NOTE_LIMIT) warnings.add('text-shortened', 'special');
      return text === '' ? [] : [text.slice(0, NOTE_LIMIT)];
    },
  );
}

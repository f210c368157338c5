import { describeType, type FileFault, parseJsonFile, printValue, shortenToOneLine } from '../../plain/lenient';
import { isRecord, type UnknownRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import { integer, listOf, mapOf, optional, parseWith, shape, text } from '../../plain/shape';
import { EXTRA_FIELD_LIMITS, MAP_FORMAT, MAP_FORMAT_VERSION, MAP_LIMITS } from '../map-format';
import { boardFromSheet, type MapSheet, sheetFromBoard } from '../map-sheet';
import type { MapRefusal, MapRefusalCode, MapReport } from './collection';
import { makeWarnings } from './warnings';

const { word, lines, line, squares, sides, notes, note, strength, pair } = MAP_LIMITS;

/** Fields of a Sidekick map file. Any other field is reported. */
interface MapFields {
  readonly id?: string;
  readonly name: string;
  readonly set?: string;
  readonly map: readonly string[];
  readonly starts?: Readonly<Record<string, readonly string[]>>;
  readonly strengths?: Readonly<Record<string, number>>;
  readonly apart?: readonly string[];
  readonly notes?: readonly string[];
  readonly extras?: Readonly<Record<string, string>>;
}

const FIELDS = {
  id: optional(text(word)),
  name: text(word, 1),
  set: optional(text(word)),
  map: listOf(text(line), lines),
  starts: optional(mapOf(listOf(text(4), squares), sides)),
  strengths: optional(mapOf(integer(0, strength), squares)),
  apart: optional(listOf(text(pair), squares)),
  notes: optional(listOf(text(note), notes)),
  extras: optional(mapOf(text(EXTRA_FIELD_LIMITS.length), EXTRA_FIELD_LIMITS.most)),
};
const mapFieldsShape = shape<MapFields>(FIELDS);

/** Fields that are read, or that the drawing already says. */
const KNOWN = new Set([...Object.keys(FIELDS), 'sidekick', 'version', 'width', 'height']);

/** Reads a Sidekick map file. A map with any invalid part is refused as a whole. */
export function readSidekickMap(source: string, file: string): Result<MapReport, FileFault> {
  if (source.length > MAP_LIMITS.text) return err({ code: 'file-too-large', file, detail: String(source.length) });
  const parsed = parseJsonFile(source, file);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  if (!isRecord(record) || record.sidekick !== MAP_FORMAT) return err({ code: 'nothing-found', file, detail: '' });
  const read = readRecord(record);
  return ok(read.ok ? { file, sheets: [read.value], setAside: [] } : { file, sheets: [], setAside: [read.fault] });
}

function readRecord(record: UnknownRecord): Result<MapSheet, MapRefusal> {
  const called = typeof record.name === 'string' ? shortenToOneLine(record.name, 40) : '';
  const refuse = (code: MapRefusalCode, detail: string) => err({ record: `1 ${called}`.trim(), code, detail });
  if (typeof record.version !== 'number' || record.version > MAP_FORMAT_VERSION)
    return refuse('newer-version', `version ${shortenToOneLine(printValue(record.version), 20)}`);
  if (typeof record.name === 'string' && record.name.length > word)
    return refuse('name-too-long', String(record.name.length));
  const result = parseWith<MapFields>(mapFieldsShape, record);
  if (!result.ok) return refuse('not-a-record', shortenToOneLine(result.fault, 120) || describeType(record));
  const { id, name, set, map, starts = {}, strengths, apart, notes: kept = [], extras } = result.value;
  const board = boardFromSheet({
    map: map.join('\n'),
    starts,
    ...(strengths && { strengths }),
    ...(apart && { apart }),
  });
  if (!board.ok) {
    const { code, detail } = board.fault;
    return refuse(
      code === 'bad-start' || code === 'bad-strength' || code === 'bad-apart' ? code : 'bad-drawing',
      detail,
    );
  }
  const warnings = makeWarnings();
  for (const field of Object.keys(record))
    if (!KNOWN.has(field)) warnings.add('field-left-out', shortenToOneLine(field, 30));
  return ok(
    sheetFromBoard(board.value, {
      id: importedId(id, name),
      name,
      ...(set === undefined ? {} : { set }),
      source: 'imported',
      warnings: warnings.list(),
      notes: kept,
      ...(extras && Object.keys(extras).length > 0 ? { extras } : {}),
    }),
  );
}

/** Returns the id in the file; the import then replaces a map with the same id. Never returns the id of a demo map. */
function importedId(id: string | undefined, name: string): string {
  if (id === undefined || id === '') return `map-${shortenToOneLine(name, 60)}`;
  return id.startsWith('demo-') ? `map-${id}` : id;
}

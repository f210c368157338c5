import { EXTRA_FIELD_LIMITS } from '../board/map-format';
import { boardFromSheet, MAP_WARNING_CODES, type MapSheet, type MapWarning } from '../board/map-sheet';
import { idShape, nameShape } from '../catalog/field-shapes';
import { err } from '../plain/result';
import { integer, listOf, mapOf, oneOf, optional, parseWith, shape, text } from '../plain/shape';
import { makeRecordParser, type RecordParser } from './parse-record';
import type { MapRecord } from './records';
import { makeRepository } from './repository';

const sheetShape = shape<MapSheet>({
  id: idShape,
  name: nameShape,
  set: optional(nameShape),
  source: oneOf('demo', 'imported', 'entered', 'photographed'),
  map: text(100_000),
  starts: mapOf(listOf(text(4, 2), 4096), 16),
  strengths: optional(mapOf(integer(0, 40), 4096)),
  apart: optional(listOf(text(9, 5), 4096)),
  picture: optional(idShape),
  warnings: listOf(shape<MapWarning>({ code: oneOf(...MAP_WARNING_CODES), detail: text(20_000) }), 10_000),
  notes: listOf(text(100_000), 10_000),
  extras: optional(mapOf(text(EXTRA_FIELD_LIMITS.length), EXTRA_FIELD_LIMITS.most)),
});

/** Parses a map in the shared format, without the store's times. */
export const parseMapSheet: RecordParser<MapSheet> = (value) => {
  const sheet = parseWith<MapSheet>(sheetShape, value);
  if (!sheet.ok) return sheet;
  const board = boardFromSheet(sheet.value);
  return board.ok ? sheet : err(`map: ${board.fault.code} ${board.fault.detail}`);
};

export const parseMapRecord: RecordParser<MapRecord> = makeRecordParser(parseMapSheet);

export const mapRepository = makeRepository<MapSheet>('maps', parseMapRecord);

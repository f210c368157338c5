import { EXTRAS_OF_MAP } from '../board/format';
import { boardOfSheet, MAP_WARNING_CODES, type MapSheet, type MapWarning } from '../board/sheet';
import { id, name } from '../catalog/checks';
import { err } from '../plain/result';
import { listOf, mapOf, oneOf, optional, parseWith, shape, text, whole } from '../plain/shape';
import { keptParser } from './kept';
import type { Parse } from './parse';
import type { MapRecord } from './records';

const sheetShape = shape<MapSheet>({
  id,
  name,
  set: optional(name),
  source: oneOf('demo', 'imported', 'entered', 'photographed'),
  map: text(100_000),
  starts: mapOf(listOf(text(4, 2), 4096), 16),
  strengths: optional(mapOf(whole(0, 40), 4096)),
  apart: optional(listOf(text(9, 5), 4096)),
  picture: optional(id),
  warnings: listOf(shape<MapWarning>({ code: oneOf(...MAP_WARNING_CODES), detail: text(20_000) }), 10_000),
  notes: listOf(text(100_000), 10_000),
  extras: optional(mapOf(text(EXTRAS_OF_MAP.length), EXTRAS_OF_MAP.most)),
});

/** Parses a map in the shared format, without the store's times. */
export const parseSheet: Parse<MapSheet> = (value) => {
  const sheet = parseWith<MapSheet>(sheetShape, value);
  if (!sheet.ok) return sheet;
  const board = boardOfSheet(sheet.value);
  return board.ok ? sheet : err(`map: ${board.fault.code} ${board.fault.detail}`);
};

export const parseMapRecord: Parse<MapRecord> = keptParser(parseSheet);

import { boardFromSheet, type MapSheet } from './map-sheet';

/** Value of the field `sidekick` in a map file. `public/map.schema.json` describes the format. */
export const MAP_FORMAT = 'map';
export const MAP_FORMAT_VERSION = 1;

/** Limits of the map format. Readers reject files that exceed them. */
export const MAP_LIMITS = {
  /** Characters in the whole file. */
  text: 2_000_000,
  /** Characters in a name, id or side. */
  word: 120,
  /** Lines of the drawing: 64 rows, the edge lines between them, the frame, and a legend line for each square. */
  lines: 129 + 4096,
  /** Characters in a line of the drawing: 64 columns. */
  line: 257,
  /** Squares in one starting area, or material strengths in a map. */
  squares: 4096,
  sides: 16,
  notes: 4200,
  note: 4000,
  strength: 40,
  /** Characters in the name of a pair of squares. */
  pair: 9,
} as const;

/** Maximum number of a map's extra fields, and length of each. Fields collected from many tiles can be long. */
export const EXTRA_FIELD_LIMITS = { most: 100, length: 40_000 } as const;

/** Formats a map as a Sidekick map file, with every field except its source. */
export function printMapFile(sheet: MapSheet): string {
  return `${JSON.stringify(serializeMap(sheet), null, 2)}\n`;
}

/** Converts a map to plain data for the file. Fields with default values are left out. */
export function serializeMap(sheet: MapSheet): Record<string, unknown> {
  const board = boardFromSheet(sheet);
  const starts = Object.entries(sheet.starts).filter(([, squares]) => squares.length > 0);
  return {
    sidekick: MAP_FORMAT,
    version: MAP_FORMAT_VERSION,
    id: sheet.id,
    name: sheet.name,
    ...(sheet.set === undefined ? {} : { set: sheet.set }),
    ...(board.ok ? { width: board.value.width, height: board.value.height } : {}),
    map: sheet.map.trimEnd().split('\n'),
    ...(starts.length > 0 ? { starts: Object.fromEntries(starts) } : {}),
    ...(sheet.strengths ? { strengths: sheet.strengths } : {}),
    ...(sheet.apart ? { apart: sheet.apart } : {}),
    ...(sheet.notes.length > 0 ? { notes: sheet.notes } : {}),
    ...(sheet.extras ? { extras: sheet.extras } : {}),
  };
}

import { columnName, parseSquare, type Square, squareAt, squareName } from '../../grid/square';
import { getOwnProperty } from '../../plain/get-own';
import { parseLenientInteger, parseLenientText, toKebabCase } from '../../plain/lenient';
import { isRecord, type UnknownRecord } from '../../plain/record';
import type { Board } from '../board';
import { BLOCKING, HINDERING, INDOORS, SPECIAL, WATER } from '../terrain';
import { addTileField, type ExtraFields } from './extra-fields';
import type { Warnings } from './warnings';

export interface TileData {
  /** Squares of the starting zones for two players, row by row. */
  readonly zone: readonly Square[];
  /** Squares of the starting zones for four players, row by row. */
  readonly zoneOfFour: readonly Square[];
  /** Printed labels: `c4: text`. */
  readonly labels: readonly string[];
}

/** Terrain bit for each terrain name of the public collection. Approximations (`nearest`) cause a warning. */
const TERRAIN: Readonly<Record<string, readonly [bit: number, nearest?: true]>> = {
  clear: [0],
  hindering: [HINDERING],
  blocking: [BLOCKING],
  water: [WATER],
  special: [SPECIAL],
  special2: [SPECIAL],
  terrain: [0, true],
  obscuring: [HINDERING, true],
  window: [HINDERING, true],
};

const PLACED = new Set(['x', 'terrain', 'elevation', 'type', 'isStartingZone', 'isStartingZone4p', 'label']);
const LABEL_PLACED = new Set(['text']);
const ROW_PLACED = new Set(['y', 'tiles']);
const LABEL_LIMIT = 3000;

/** Highest level that a drawing can show. */
const HIGHEST = 9;

/**
 * Sets terrain, levels and indoor squares of the board from the rows. A missing row or tile gets the record's default
 * values, or clear ground.
 */
export function readTiles(
  record: UnknownRecord,
  rows: readonly unknown[],
  board: Board,
  warnings: Warnings,
  fields: ExtraFields,
): TileData {
  const tiles = placeTiles(rows, board, warnings, fields);
  const telling = { record, warnings, besides: fields };
  const zone: Square[] = [];
  const zoneOfFour: Square[] = [];
  const labels: string[] = [];
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      const square = squareAt(x, y);
      const tile = tiles.get(square) ?? {};
      board.terrain[square] = terrainOf(tile, square, telling) | indoorsOf(tile, square, telling);
      board.levels[square] = levelOf(tile, square, telling);
      if (isTrue(tile.isStartingZone)) zone.push(square);
      if (isTrue(tile.isStartingZone4p)) zoneOfFour.push(square);
      fields.addFields('tile', tile, PLACED, squareName(square));
      if (isRecord(tile.label)) fields.addFields('tile label', tile.label, LABEL_PLACED, squareName(square));
      const label = labelOf(tile.label);
      if (label.length > LABEL_LIMIT) warnings.add('text-shortened', squareName(square));
      if (label !== '') labels.push(`${squareName(square)}: ${label.slice(0, LABEL_LIMIT)}`);
    }
  }
  // If the map has zones for two and for four players, only the zones for two are used.
  if (zone.length > 0) for (const square of zoneOfFour) addTileField(fields, 'isStartingZone4p', true, square);
  return { zone, zoneOfFour, labels };
}

function placeTiles(
  rows: readonly unknown[],
  board: Board,
  warnings: Warnings,
  fields: ExtraFields,
): Map<Square, UnknownRecord> {
  const placed = new Map<Square, UnknownRecord>();
  const rowsSeen = new Set<number>();
  for (const [index, row] of rows.entries()) {
    if (!isRecord(row)) {
      fields.addAt('rows left out', row, String(index + 1));
      continue;
    }
    // Row labels are used only if rows are missing, because a complete set of rows is in order.
    const y = rows.length === board.height ? index : labelled(parseLenientInteger(row.y), board.height, index);
    const tiles: readonly unknown[] = Array.isArray(row.tiles) ? row.tiles : [];
    fields.addFields('row', row, ROW_PLACED, String(y + 1));
    if (tiles.length > 0) rowsSeen.add(y);
    for (const [place, tile] of tiles.entries()) {
      if (!isRecord(tile)) {
        fields.addAt('tiles left out', tile, `${columnName(place)}${y + 1}`);
        continue;
      }
      const x = tiles.length === board.width ? place : labelled(columnOf(tile.x), board.width, place);
      const square = squareAt(x, y);
      if (placed.has(square)) warnings.add('tile-repeated', squareName(square));
      placed.set(square, tile);
    }
  }
  for (let y = 0; y < board.height; y++) {
    if (!rowsSeen.has(y)) warnings.add('row-missing', String(y + 1));
    else
      for (let x = 0; x < board.width; x++)
        if (!placed.has(squareAt(x, y))) warnings.add('tile-missing', `${columnName(x)}${y + 1}`);
  }
  return placed;
}

/** Converts a label, counted from 1, to an index. Returns `otherwise` if the label is invalid. */
function labelled(label: number | null, limit: number, otherwise: number): number {
  return label !== null && label >= 1 && label <= limit ? label - 1 : otherwise;
}

/** Converts a column label to a number, counted from 1: `A` → 1. Numbers stay as they are. */
function columnOf(label: unknown): number | null {
  if (typeof label !== 'string') return parseLenientInteger(label);
  const square = parseSquare(`${label.trim().toLowerCase()}1`);
  return square === null ? parseLenientInteger(label) : square + 1;
}

interface Telling {
  readonly record: UnknownRecord;
  readonly warnings: Warnings;
  readonly besides: ExtraFields;
}

function terrainOf(tile: UnknownRecord, square: Square, { record, warnings, besides: fields }: Telling): number {
  const name = toKebabCase(
    parseLenientText(tile.terrain) || parseLenientText(record.defaultTerrain) || 'clear',
  ).replaceAll('-', '');
  const known = getOwnProperty(TERRAIN, name);
  if (!known || known[1]) warnings.add('unknown-terrain', `${squareName(square)} ${name}`);
  // Our maps have one special terrain and no windows, so the name is stored as an extra field.
  if (!known || known[1] || name === 'special2') {
    if (parseLenientText(tile.terrain)) addTileField(fields, 'terrain', name, square);
    else fields.addToRecord('defaultTerrain', name);
  }
  return known ? known[0] : 0;
}

function indoorsOf(tile: UnknownRecord, square: Square, { record, warnings, besides: fields }: Telling): number {
  const given = [tile.type, record.defaultType, record.type].map((each) => toKebabCase(parseLenientText(each) ?? ''));
  const type = given.find((each) => each !== '') ?? 'outdoor';
  if (/^indoors?$/.test(type)) return INDOORS;
  // On a map of mixed type, a square without its own type is outdoors.
  if (!/^(outdoors?|indooroutdoor|indoor-outdoor)$/.test(type)) {
    warnings.add('unknown-type', `${squareName(square)} ${type}`);
    if (parseLenientText(tile.type)) addTileField(fields, 'type', type, square);
    else fields.addToRecord(parseLenientText(record.defaultType) ? 'defaultType' : 'type', type);
  }
  return 0;
}

/** Returns the level of a square. In the public collection, level 1 is the ground; on our maps, level 0. */
function levelOf(tile: UnknownRecord, square: Square, { record, warnings, besides: fields }: Telling): number {
  const given = [tile.elevation, record.defaultElevation].find(
    (each) => each !== undefined && each !== null && each !== '' && each !== 0,
  );
  if (given === undefined) return 0;
  const elevation = parseLenientInteger(given);
  if (elevation === null || elevation < 1 || elevation > 6) {
    warnings.add('elevation-odd', `${squareName(square)} ${parseLenientText(given) ?? typeof given}`);
    if (given === tile.elevation) addTileField(fields, 'elevation', given, square);
    else fields.addToRecord('defaultElevation', given);
  }
  return Math.min(HIGHEST, Math.max(0, (elevation ?? 1) - 1));
}

function labelOf(label: unknown): string {
  return parseLenientText(isRecord(label) ? label.text : label) ?? '';
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === 'true';
}

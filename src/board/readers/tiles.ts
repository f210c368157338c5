import { columnName, parseSquare, type Square, squareAt, squareName } from '../../grid/square';
import { kebab, looseText, looseWhole } from '../../plain/loose';
import { own } from '../../plain/own';
import { isRecord, type Loose } from '../../plain/record';
import type { Board } from '../board';
import { BLOCKING, HINDERING, INDOORS, SPECIAL, WATER } from '../terrain';
import type { Warnings } from './warnings';

export interface TilesRead {
  /** Squares of the starting zones for two players, row by row. */
  readonly zone: readonly Square[];
  /** … and of those for four. */
  readonly zoneOfFour: readonly Square[];
  /** `c4: words printed there`. */
  readonly labels: readonly string[];
}

/** What each terrain of the collection is here; a nearest one is warned of. */
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

/** Levels that a drawing can show. */
const HIGHEST = 9;

/** Fills terrain, levels and indoors of the board from the rows. A missing row or tile becomes clear ground. */
export function readTiles(record: Loose, rows: readonly unknown[], board: Board, warnings: Warnings): TilesRead {
  const tiles = placeTiles(rows, board, warnings);
  const zone: Square[] = [];
  const zoneOfFour: Square[] = [];
  const labels: string[] = [];
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      const square = squareAt(x, y);
      const tile = tiles.get(square) ?? {};
      board.terrain[square] = terrainOf(tile, record, square, warnings) | indoorsOf(tile, record, square, warnings);
      board.levels[square] = levelOf(tile, record, square, warnings);
      if (isTrue(tile.isStartingZone)) zone.push(square);
      if (isTrue(tile.isStartingZone4p)) zoneOfFour.push(square);
      const label = labelOf(tile.label);
      if (label !== '') labels.push(`${squareName(square)}: ${label}`);
    }
  }
  return { zone, zoneOfFour, labels };
}

function placeTiles(rows: readonly unknown[], board: Board, warnings: Warnings): Map<Square, Loose> {
  const placed = new Map<Square, Loose>();
  const rowsSeen = new Set<number>();
  for (const [index, row] of rows.entries()) {
    if (!isRecord(row)) continue;
    // A full set stands in order whatever its labels say; only where some are missing do the labels tell which.
    const y = rows.length === board.height ? index : labelled(looseWhole(row.y), board.height, index);
    const tiles: readonly unknown[] = Array.isArray(row.tiles) ? row.tiles : [];
    if (tiles.length > 0) rowsSeen.add(y);
    for (const [place, tile] of tiles.entries()) {
      if (!isRecord(tile)) continue;
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

/** A label counts from 1. */
function labelled(label: number | null, limit: number, otherwise: number): number {
  return label !== null && label >= 1 && label <= limit ? label - 1 : otherwise;
}

/** `A` → 1, as rows count; a number is taken as it is. */
function columnOf(label: unknown): number | null {
  if (typeof label !== 'string') return looseWhole(label);
  const square = parseSquare(`${label.trim().toLowerCase()}1`);
  return square === null ? looseWhole(label) : square + 1;
}

function terrainOf(tile: Loose, record: Loose, square: Square, warnings: Warnings): number {
  const name = kebab(looseText(tile.terrain) || looseText(record.defaultTerrain) || 'clear').replaceAll('-', '');
  const known = own(TERRAIN, name);
  if (!known || known[1]) warnings.add('unknown-terrain', `${squareName(square)} ${name}`);
  return known ? known[0] : 0;
}

function indoorsOf(tile: Loose, record: Loose, square: Square, warnings: Warnings): number {
  const given = [tile.type, record.defaultType, record.type].map((each) => kebab(looseText(each) ?? ''));
  const type = given.find((each) => each !== '') ?? 'outdoor';
  if (/^indoors?$/.test(type)) return INDOORS;
  // A map of both kinds tells the indoor squares one by one.
  if (!/^(outdoors?|indooroutdoor|indoor-outdoor)$/.test(type))
    warnings.add('unknown-type', `${squareName(square)} ${type}`);
  return 0;
}

/** The collection counts levels from 1, the ground. */
function levelOf(tile: Loose, record: Loose, square: Square, warnings: Warnings): number {
  const given = [tile.elevation, record.defaultElevation].find(
    (each) => each !== undefined && each !== null && each !== '' && each !== 0,
  );
  if (given === undefined) return 0;
  const elevation = looseWhole(given);
  if (elevation === null || elevation < 1 || elevation > 6) {
    warnings.add('elevation-odd', `${squareName(square)} ${looseText(given) ?? typeof given}`);
  }
  return Math.min(HIGHEST, Math.max(0, (elevation ?? 1) - 1));
}

function labelOf(label: unknown): string {
  return (looseText(isRecord(label) ? label.text : label) ?? '').slice(0, 200);
}

function isTrue(value: unknown): boolean {
  return value === true || value === 1 || value === 'true';
}

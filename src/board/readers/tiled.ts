import { MAX_SIDE, type Square, squareAt } from '../../grid/square';
import { limitExtraFields } from '../../plain/extra-fields';
import { type FileFault, parseLenientInteger, parseLenientText, shortenToOneLine } from '../../plain/lenient';
import { isRecord, type UnknownRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import { withUnconnectedStairs } from '../apart';
import { type Board, emptyBoard, isOnBoard } from '../board';
import { EXTRA_FIELD_LIMITS, MAP_LIMITS } from '../map-format';
import { isBlankBoard } from './blank';
import type { MapRefusal, MapReport } from './collection';
import { makeImportedSheet, mapNameFromFile } from './make-sheet';
import { findProperty, NO_TILE_GROUND, readGids, readGround, readTilesetGrounds, type TileGround } from './tiled-gids';
import { readTiledObjects, type TiledObjects } from './tiled-things';
import { makeWarnings, type Warnings } from './warnings';

const LAYER_LIMIT = 300;
const DEEPEST = 8;

/** Tile layer, or one chunk of the tile layer of an infinite map. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly gids: readonly number[];
  readonly ground: TileGround;
  readonly name: string;
}

/**
 * Reads an orthogonal Tiled map from its parsed JSON. Layers must not be compressed. The terrain of a square comes from the class or property `terrain` of its
 * tiles, else from the layer's class, name or property. `level` is a property of tiles or layers. Walls, doors,
 * starting areas and printed objects come from object layers. Other content is reported as a warning.
 */
export function readTiledJson(record: unknown, file: string): Result<MapReport, FileFault> {
  if (!isRecord(record) || !Array.isArray(record.layers)) return err({ code: 'nothing-found', file, detail: '' });
  const refuse = (code: MapRefusal['code'], detail: string) =>
    ok({ file, sheets: [], setAside: [{ record: `1 ${mapNameFromFile(file)}`, code, detail }] });
  const orientation = parseLenientText(record.orientation) ?? 'orthogonal';
  if (orientation !== 'orthogonal') return refuse('not-orthogonal', shortenToOneLine(orientation, 30));

  const warnings = makeWarnings();
  const { grounds, missing } = readTilesetGrounds(record.tilesets);
  for (const source of missing) warnings.add('tileset-elsewhere', source);
  const layers = flat(record.layers, 0);
  const packed: string[] = [];
  const parts = layers.flatMap((layer) => partsOf(layer, record, warnings, packed));
  if (parts.length === 0 && packed[0] !== undefined) return refuse('layer-packed', packed[0]);
  const bounds = boundsOf(record, parts);
  const size = `${bounds.width} × ${bounds.height}`;
  if (bounds.width < 1 || bounds.height < 1) return refuse('no-size', size);
  if (bounds.width > MAX_SIDE || bounds.height > MAX_SIDE) return refuse('map-too-large', size);
  const board = emptyBoard(bounds.width, bounds.height);
  let understood = false;
  for (const part of parts) understood = layTiles(board, part, bounds, grounds, warnings) || understood;
  const things = readTiledObjects(board, layers, bounds, pixelsOf(record), warnings);
  const apart = (parseLenientText(findProperty(record, 'apart')) ?? '').split(' ').filter((pair) => pair !== '');
  const parted = withUnconnectedStairs(board, apart);
  if (!parted.ok) return refuse('bad-apart', shortenToOneLine(parted.fault, 20));
  if (isBlankBoard({ ...parted.value, ...things })) {
    if (packed[0] !== undefined) return refuse('layer-packed', packed[0]);
    if (missing[0] !== undefined) return refuse('tileset-elsewhere', missing[0]);
    if (!understood) return refuse('nothing-drawn', namesOf(layers));
  }
  return ok({ file, sheets: [sheetOf(record, { ...parted.value, ...things }, file, warnings)], setAside: [] });
}

/** Lists the names of the first layers, for a message. */
function namesOf(layers: readonly UnknownRecord[]): string {
  return shortenToOneLine(layers.map((layer) => parseLenientText(layer.name) ?? '?').join(', '), 60);
}

function sheetOf(record: UnknownRecord, board: Board & TiledObjects, file: string, warnings: Warnings) {
  const set = (parseLenientText(findProperty(record, 'set')) ?? '').slice(0, 120);
  const told = (Array.isArray(record.properties) ? record.properties : []).filter(isRecord).flatMap((each) => {
    const [name, value] = [parseLenientText(each.name) ?? '', parseLenientText(each.value) ?? ''];
    return name === '' || value === '' ? [] : [[name, value] as const];
  });
  const notes = told.filter(([name]) => /^note \d{1,4}$/.test(name)).map(([, note]) => note);
  const extras = limitExtraFields(
    told.flatMap(([name, value]) => (name.startsWith('extra ') ? [[name.slice('extra '.length), value] as const] : [])),
    (code, detail) => warnings.add(code === 'text-shortened' ? code : 'field-left-out', detail),
    EXTRA_FIELD_LIMITS,
  );
  return makeImportedSheet(board, parseLenientText(findProperty(record, 'name')) ?? '', file, warnings, {
    ...(set === '' ? {} : { set }),
    notes: notes.slice(0, MAP_LIMITS.notes).map((note) => note.slice(0, MAP_LIMITS.note)),
    ...(Object.keys(extras).length === 0 ? {} : { extras }),
  });
}

/** Flattens nested layer groups into one list of layers. */
function flat(layers: readonly unknown[], depth: number): UnknownRecord[] {
  if (depth > DEEPEST) return [];
  return layers
    .slice(0, LAYER_LIMIT)
    .filter(isRecord)
    .flatMap((layer) => (Array.isArray(layer.layers) ? flat(layer.layers, depth + 1) : [layer]))
    .slice(0, LAYER_LIMIT);
}

/**
 * Reads the tiles of a layer, in one or more parts. Adds a warning for an unreadable layer.
 * @param packed receives the names of layers that cannot be decompressed
 */
function partsOf(layer: UnknownRecord, record: UnknownRecord, warnings: Warnings, packed: string[]): Part[] {
  if (Array.isArray(layer.objects)) return [];
  const name = shortenToOneLine(parseLenientText(layer.name) ?? '?', 40);
  if (layer.type !== undefined && layer.type !== 'tilelayer') {
    warnings.add('layer-left-out', name);
    return [];
  }
  const ground = readGround({ ...layer, type: undefined });
  const chunks: readonly unknown[] = Array.isArray(layer.chunks) ? layer.chunks.slice(0, 4096) : [layer];
  return chunks.filter(isRecord).flatMap((chunk) => {
    const gids = readGids(chunk.data, layer.encoding, layer.compression);
    const width = parseLenientInteger(chunk.width) ?? parseLenientInteger(record.width) ?? 0;
    if (gids === null || width < 1) {
      const compression = parseLenientText(layer.compression);
      const label = compression ? `${name} (${shortenToOneLine(compression, 10)})` : name;
      warnings.add('layer-left-out', label);
      if (compression) packed.push(label);
      return [];
    }
    return [{ x: parseLenientInteger(chunk.x) ?? 0, y: parseLenientInteger(chunk.y) ?? 0, width, gids, ground, name }];
  });
}

interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the bounds of a map in squares. An infinite map is as large as its content. */
function boundsOf(record: UnknownRecord, parts: readonly Part[]): Bounds {
  const told = {
    x: 0,
    y: 0,
    width: parseLenientInteger(record.width) ?? 0,
    height: parseLenientInteger(record.height) ?? 0,
  };
  if (record.infinite !== true) return told;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of parts) {
    for (const [index, gid] of part.gids.entries()) {
      if (gid === 0) continue;
      const [x, y] = [part.x + (index % part.width), part.y + Math.floor(index / part.width)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
  }
  return right < left
    ? { ...told, width: 0, height: 0 }
    : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * Sets terrain and levels of the board from one part of a layer. Returns whether any tile had a known terrain (even
 * clear) or level.
 */
function layTiles(
  board: Board,
  part: Part,
  bounds: Bounds,
  grounds: ReadonlyMap<number, TileGround>,
  warnings: Warnings,
): boolean {
  let understood = false;
  let any = false;
  for (const [index, gid] of part.gids.entries()) {
    const x = part.x + (index % part.width) - bounds.x;
    const y = part.y + Math.floor(index / part.width) - bounds.y;
    if (gid === 0 || !isOnBoard(board, x, y)) continue;
    any = true;
    const own = grounds.get(gid) ?? NO_TILE_GROUND;
    const bits = own.bits ?? (own.level === null ? part.ground.bits : null);
    const level = own.level ?? part.ground.level;
    understood ||= bits !== null || level !== null;
    put(board, squareAt(x, y), bits, level);
  }
  if (any && !understood) warnings.add('layer-left-out', part.name);
  return understood;
}

function put(board: Board, square: Square, bits: number | null, level: number | null): void {
  if (bits !== null) board.terrain[square] = (board.terrain[square] ?? 0) | bits;
  if (level !== null) board.levels[square] = level;
}

function pixelsOf(record: UnknownRecord): { readonly x: number; readonly y: number } {
  const pixels = (value: unknown) => Math.max(1, parseLenientInteger(value) ?? 1);
  return { x: pixels(record.tilewidth), y: pixels(record.tileheight) };
}

import { getOwnProperty } from '../../plain/get-own';
import { isBlank, parseLenientInteger, parseLenientText, shortenToOneLine } from '../../plain/lenient';
import { isRecord, type UnknownRecord } from '../../plain/record';
import { PAINT_BITS, type PaintableTerrain } from '../edit';

/** Terrain and level that a tile or a layer gives to squares. */
export interface TileGround {
  /** Terrain as bits of `terrain.ts`. Null if no terrain is named. */
  readonly bits: number | null;
  /** Level of the squares, 0 to 9. Null if no level is named. */
  readonly level: number | null;
}

export const NO_TILE_GROUND: TileGround = { bits: null, level: null };

/** Terrain words that files may use in addition to the names in the palette. */
const WORDS: Readonly<Record<string, PaintableTerrain | 'clear'>> = {
  clear: 'clear',
  floor: 'clear',
  ground: 'clear',
  grass: 'clear',
  walls: 'blocking',
  wall: 'blocking',
  blocked: 'blocking',
  collision: 'blocking',
  hinder: 'hindering',
  bush: 'hindering',
  bushes: 'hindering',
  indoor: 'indoors',
  stair: 'stairs',
  ramp: 'stairs',
  ladders: 'ladder',
  deep: 'water',
};

/** Returns the terrain bits of a terrain name. Null for any other word. */
function bitsOf(word: string): number | null {
  const plain = word.trim().toLowerCase();
  const known =
    getOwnProperty(WORDS, plain) ?? (Object.hasOwn(PAINT_BITS, plain) ? (plain as PaintableTerrain) : undefined);
  if (known === undefined) return null;
  return known === 'clear' ? 0 : PAINT_BITS[known];
}

/**
 * Returns the value of a custom property in either format of Tiled (list or object). Undefined if the property is
 * missing.
 */
export function findProperty(record: UnknownRecord, name: string): unknown {
  const { properties } = record;
  if (Array.isArray(properties)) {
    const found: unknown = properties.find((each) => isRecord(each) && each.name === name);
    return isRecord(found) ? found.value : undefined;
  }
  return isRecord(properties) ? getOwnProperty(properties, name) : undefined;
}

/** Lists the class, type and name of a tile, layer or object in lower case. Empty values are left out. */
export function listTiledNames(record: UnknownRecord): string[] {
  return [record.class, record.type, record.name].flatMap((each) => {
    const word = parseLenientText(each) ?? '';
    return word === '' ? [] : [word.toLowerCase()];
  });
}

/**
 * Reads terrain and level of a tile or layer. The terrain comes from the property `terrain` (names separated by commas
 * or blanks), else from class, type or name. The level is the property `level`.
 */
export function readGround(record: UnknownRecord): TileGround {
  const told = parseLenientText(findProperty(record, 'terrain'));
  const words = told ? told.split(/[\s,]+/) : listTiledNames(record);
  const bits = words.map(bitsOf).filter((each) => each !== null);
  const level = parseLenientInteger(findProperty(record, 'level'));
  return {
    bits: bits.length === 0 ? null : bits.reduce((sum, each) => sum | each, 0),
    level: level !== null && level >= 0 ? Math.min(9, level) : null,
  };
}

const TILE_LIMIT = 50_000;

/**
 * Reads terrain and level of each tile, by the tile's number in the layers. Also lists tilesets that are not in the
 * file.
 */
export function readTilesetGrounds(tilesets: unknown): {
  grounds: ReadonlyMap<number, TileGround>;
  missing: readonly string[];
} {
  const grounds = new Map<number, TileGround>();
  const missing: string[] = [];
  for (const tileset of Array.isArray(tilesets) ? tilesets.slice(0, 100) : []) {
    if (!isRecord(tileset)) continue;
    const first = parseLenientInteger(tileset.firstgid) ?? 1;
    if (!isBlank(tileset.source)) missing.push(shortenToOneLine(parseLenientText(tileset.source) ?? '', 40));
    for (const tile of Array.isArray(tileset.tiles) ? tileset.tiles.slice(0, TILE_LIMIT) : []) {
      const id = isRecord(tile) ? parseLenientInteger(tile.id) : null;
      if (!isRecord(tile) || id === null) continue;
      const ground = readGround(tile);
      if (ground.bits !== null || ground.level !== null) grounds.set(first + id, ground);
    }
  }
  return { grounds, missing };
}

/** Mask that removes the four flip and rotation flags from a tile number. */
const NUMBER_BITS = 0x0fffffff;

/** Returns the tile numbers of a layer; null if its encoding is not supported. */
export function readGids(data: unknown, encoding: unknown, compression: unknown): readonly number[] | null {
  if (Array.isArray(data)) return data.map((gid) => (typeof gid === 'number' ? gid & NUMBER_BITS : 0));
  if (typeof data !== 'string' || encoding !== 'base64' || !isBlank(compression)) return null;
  let bytes: string;
  try {
    bytes = atob(data.trim());
  } catch {
    return null;
  }
  const gids: number[] = [];
  for (let at = 0; at + 3 < bytes.length; at += 4) {
    const [a, b, c, d] = [0, 1, 2, 3].map((byte) => bytes.charCodeAt(at + byte)) as [number, number, number, number];
    gids.push((a | (b << 8) | (c << 16) | (d << 24)) & NUMBER_BITS);
  }
  return gids;
}

import { isBlank, looseText, looseWhole, shorten } from '../../plain/loose';
import { own } from '../../plain/own';
import { isRecord, type Loose } from '../../plain/record';
import { PAINTS, type Paint } from '../edit';

/** What a tile or a layer says of the squares that it covers; null bits: nothing that is known. */
export interface Ground {
  /** Bits of `terrain.ts`; null where no word of terrain is told. */
  readonly bits: number | null;
  /** Null where none is told. */
  readonly level: number | null;
}

export const NO_GROUND: Ground = { bits: null, level: null };

/** Words for what is on a square, besides those of the palette. */
const WORDS: Readonly<Record<string, Paint | 'clear'>> = {
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

/** Bits of a word; null where it is not one of terrain. */
function bitsOf(word: string): number | null {
  const plain = word.trim().toLowerCase();
  const known = own(WORDS, plain) ?? (Object.hasOwn(PAINTS, plain) ? (plain as Paint) : undefined);
  if (known === undefined) return null;
  return known === 'clear' ? 0 : PAINTS[known];
}

/** The value of a property, in either of the two ways in which they are kept; undefined where there is none. */
export function propertyOf(record: Loose, name: string): unknown {
  const { properties } = record;
  if (Array.isArray(properties)) {
    const found: unknown = properties.find((each) => isRecord(each) && each.name === name);
    return isRecord(found) ? found.value : undefined;
  }
  return isRecord(properties) ? own(properties, name) : undefined;
}

/** What a thing is called: its class, its type, or failing those its name. */
export function wordsOfThing(record: Loose): string[] {
  return [record.class, record.type, record.name].flatMap((each) => {
    const word = looseText(each) ?? '';
    return word === '' ? [] : [word.toLowerCase()];
  });
}

/** By the property `terrain` (words parted by commas or blanks), else by class or name; the level by the property `level`. */
export function groundOf(record: Loose): Ground {
  const told = looseText(propertyOf(record, 'terrain'));
  const words = told ? told.split(/[\s,]+/) : wordsOfThing(record);
  const bits = words.map(bitsOf).filter((each) => each !== null);
  const level = looseWhole(propertyOf(record, 'level'));
  return {
    bits: bits.length === 0 ? null : bits.reduce((sum, each) => sum | each, 0),
    level: level !== null && level >= 0 ? Math.min(9, level) : null,
  };
}

const TILE_LIMIT = 50_000;

/** What each tile of the tilesets says, by its number in the layers; and the tilesets that are not in the file. */
export function groundsOf(tilesets: unknown): { grounds: ReadonlyMap<number, Ground>; missing: readonly string[] } {
  const grounds = new Map<number, Ground>();
  const missing: string[] = [];
  for (const tileset of Array.isArray(tilesets) ? tilesets.slice(0, 100) : []) {
    if (!isRecord(tileset)) continue;
    const first = looseWhole(tileset.firstgid) ?? 1;
    if (!isBlank(tileset.source)) missing.push(shorten(looseText(tileset.source) ?? '', 40));
    for (const tile of Array.isArray(tileset.tiles) ? tileset.tiles.slice(0, TILE_LIMIT) : []) {
      const id = isRecord(tile) ? looseWhole(tile.id) : null;
      if (!isRecord(tile) || id === null) continue;
      const ground = groundOf(tile);
      if (ground.bits !== null || ground.level !== null) grounds.set(first + id, ground);
    }
  }
  return { grounds, missing };
}

/** Without the three marks by which a tile is turned over. */
const NUMBER_BITS = 0x0fffffff;

/** The numbers of a layer's squares; null where they are packed in a way that is not read. */
export function gidsOf(data: unknown, encoding: unknown, compression: unknown): readonly number[] | null {
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

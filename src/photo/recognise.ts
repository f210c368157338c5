import type { Board } from '../board/board';
import { BLOCKING, HINDERING, INDOORS, OPEN, SPECIAL, WATER } from '../board/terrain';
import { eastEdge, southEdge } from '../grid/edge';
import { squareAt } from '../grid/square';

export interface KnownMap {
  readonly id: string;
  readonly board: Board;
}

export interface MapMatch {
  readonly id: string;
  /** Share of the features within the picture that both maps have, 0 to 1. */
  readonly agreement: number;
}

/** Terrain printed as lines on squares. */
const KINDS = [HINDERING, BLOCKING, WATER, INDOORS, SPECIAL] as const;
const ELEVATED = KINDS.length;
const EAST_WALL = ELEVATED + 1;
const SOUTH_WALL = ELEVATED + 2;

/**
 * Weight of each feature. Walls are read most reliably and differ most between maps. Indoors is a large area that many
 * maps have.
 */
const WEIGHTS: readonly number[] = [1, 1, 1, 0.4, 1, 0.7, 2, 2];

/** Maximum error of a counted width or height, and maximum number of rows or columns outside the picture. */
const OFF = 1;
/** Minimum width and height of a picture that shows a part of a map, in squares. */
const LEAST_PART = 12;

/** Features drawn on a board: for each feature, a flat list of columns and rows. */
interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly places: readonly (readonly number[])[];
}

function drawingOf(board: Board): Drawing {
  const { width, height } = board;
  const places: number[][] = WEIGHTS.map(() => []);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const square = squareAt(x, y);
      const terrain = board.terrain[square] ?? 0;
      for (let kind = 0; kind < KINDS.length; kind++)
        if ((terrain & (KINDS[kind] as number)) !== 0) places[kind]?.push(x, y);
      if ((board.levels[square] ?? 0) > 0) places[ELEVATED]?.push(x, y);
      if (x + 1 < width && board.walls[eastEdge(square)] !== OPEN) places[EAST_WALL]?.push(x, y);
      if (y + 1 < height && board.walls[southEdge(square)] !== OPEN) places[SOUTH_WALL]?.push(x, y);
    }
  return { width, height, places };
}

/**
 * Returns a drawing in all eight orientations. A mirrored wall on the east of a square becomes a wall on the west, and
 * similarly for turns.
 */
function allTurns(drawing: Drawing): readonly Drawing[] {
  const drawings: Drawing[] = [];
  for (let now of [drawing, mirroredOf(drawing)])
    for (let turns = 0; turns < 4; turns++) {
      drawings.push(now);
      now = quarterOf(now);
    }
  return drawings;
}

function mirroredOf({ width, height, places }: Drawing): Drawing {
  const mirrored = places.map((all, kind) =>
    all.map((each, at) => (at % 2 === 0 ? (kind === EAST_WALL ? width - 2 : width - 1) - each : each)),
  );
  return { width, height, places: mirrored };
}

/** Rotates a drawing clockwise: columns become rows, and walls on the east become walls on the south. */
function quarterOf({ width, height, places }: Drawing): Drawing {
  const turned = places.map((all, kind) => {
    const last = kind === SOUTH_WALL ? height - 2 : height - 1;
    return all.map((_, at) => (at % 2 === 0 ? last - (all[at + 1] as number) : (all[at - 1] as number)));
  });
  const [east, south] = [turned[EAST_WALL] ?? [], turned[SOUTH_WALL] ?? []];
  return {
    width: height,
    height: width,
    places: turned.map((all, kind) => (kind === EAST_WALL ? south : kind === SOUTH_WALL ? east : all)),
  };
}

/** Width and height of the largest map, in squares. */
const SIDE = 64;

/** Returns one mask per feature, for comparison with many maps. */
function maskOf({ places }: Drawing): readonly Uint8Array[] {
  return places.map((all) => {
    const mask = new Uint8Array(SIDE * SIDE);
    for (let at = 0; at < all.length; at += 2) mask[(all[at + 1] as number) * SIDE + (all[at] as number)] = 1;
    return mask;
  });
}

function weightOf({ places }: Drawing): number {
  return places.reduce((sum, all, kind) => sum + (all.length / 2) * (WEIGHTS[kind] as number), 0);
}

/**
 * Ranks known maps by how well they match the reading, best first, each in its best orientation. The size may be off by
 * one, or a row may be outside the picture.
 * @param part whether the picture shows only a part of a map: then only larger maps are ranked
 */
export function rankKnownMaps(read: Board, maps: readonly KnownMap[], part = false): readonly MapMatch[] {
  if (part && Math.min(read.width, read.height) < LEAST_PART) return [];
  const drawing = drawingOf(read);
  const ways = allTurns(drawing).map((turned) => ({ turned, masks: maskOf(turned) }));
  const drawn = weightOf(drawing);
  const matches: MapMatch[] = [];
  for (const { id, board } of maps) {
    if (!mayHold(board, read, part)) continue;
    const own = drawingOf(board);
    const weight = weightOf(own);
    let best: MapMatch | null = null;
    for (const { turned, masks } of ways) {
      const [wide, high] = [own.width - turned.width, own.height - turned.height];
      if (wide < -OFF || high < -OFF || part !== (wide > OFF || high > OFF)) continue;
      for (const place of part ? likelyPlaces(turned, own) : NEAR) {
        const { shared, within } = sharedBy(turned, masks, own, place);
        const all = drawn + (part ? within : weight);
        const agrees = all === 0 ? 0 : (2 * shared) / all;
        if (!best || agrees > best.agreement) best = { id, agreement: agrees };
      }
    }
    if (best) matches.push(best);
  }
  return matches.sort((a, b) => b.agreement - a.agreement);
}

/** Returns whether a known map is large enough for the reading, upright or turned. `part`: only larger maps count. */
function mayHold(board: Board, read: Board, part: boolean): boolean {
  const lies = (width: number, height: number) => {
    const [wide, high] = [width - read.width, height - read.height];
    return wide >= -OFF && high >= -OFF && part === (wide > OFF || high > OFF);
  };
  return lies(board.width, board.height) || lies(board.height, board.width);
}

/** Offset of the picture's north-western square from the north-western square of a known map, in columns and rows. */
interface Place {
  readonly east: number;
  readonly south: number;
}

/** Possible offsets of a picture of the whole map. */
const NEAR: readonly Place[] = [-OFF, 0, OFF].flatMap((south) => [-OFF, 0, OFF].map((east) => ({ east, south })));
/** Number of squares above which a feature says little about the location. */
const EVERYWHERE = 60;
/** Number of offsets that are examined closely. */
const CLOSELY = 3;

/**
 * Finds likely offsets of a partial picture: each pair of equal features votes for the offset between them. Comparing
 * every offset in full would take seconds for a collection.
 */
function likelyPlaces(read: Drawing, drawing: Drawing): Place[] {
  const columns = Math.max(0, drawing.width - read.width) + 2 * OFF + 1;
  const rows = Math.max(0, drawing.height - read.height) + 2 * OFF + 1;
  const votes = new Float32Array(columns * rows);
  for (const [kind, places] of read.places.entries()) {
    if (places.length / 2 > EVERYWHERE) continue;
    const weight = WEIGHTS[kind] as number;
    const others = drawing.places[kind] as readonly number[];
    for (let own = 0; own < places.length; own += 2) {
      const [x, y] = [(places[own] as number) - OFF, (places[own + 1] as number) - OFF];
      for (let other = 0; other < others.length; other += 2) {
        const [east, south] = [(others[other] as number) - x, (others[other + 1] as number) - y];
        if (east < 0 || south < 0 || east >= columns || south >= rows) continue;
        const at = south * columns + east;
        votes[at] = (votes[at] as number) + weight;
      }
    }
  }
  const best: number[] = [];
  for (const at of votes.keys()) {
    let place = best.length;
    while (place > 0 && (votes[best[place - 1] as number] as number) < (votes[at] as number)) place--;
    if (place < CLOSELY) best.splice(place, 0, at);
    if (best.length > CLOSELY) best.pop();
  }
  return best.map((at) => ({ east: (at % columns) - OFF, south: Math.floor(at / columns) - OFF }));
}

/**
 * Returns the weight of the features that a known map shares with the reading, and the weight of all its features
 * inside the reading.
 */
function sharedBy(
  { width, height }: Drawing,
  masks: readonly Uint8Array[],
  { places }: Drawing,
  { east, south }: Place,
): { readonly shared: number; readonly within: number } {
  let [shared, within] = [0, 0];
  for (let kind = 0; kind < WEIGHTS.length; kind++) {
    const [all, mask] = [places[kind] as readonly number[], masks[kind] as Uint8Array];
    // Walls along the picture's own sides are not read.
    const [right, low] = [kind === EAST_WALL ? width - 1 : width, kind === SOUTH_WALL ? height - 1 : height];
    let [both, here] = [0, 0];
    for (let at = 0; at < all.length; at += 2) {
      const [x, y] = [(all[at] as number) - east, (all[at + 1] as number) - south];
      if (x < 0 || y < 0 || x >= right || y >= low) continue;
      here++;
      both += mask[y * SIDE + x] as number;
    }
    shared += both * (WEIGHTS[kind] as number);
    within += here * (WEIGHTS[kind] as number);
  }
  return { shared, within };
}

/** Minimum agreement of a map with the whole picture. Below this value, walls match by chance. */
const LEAST_LIKE = 0.45;
/** Minimum agreement of a part of a map, which matches by chance more often. */
const LEAST_LIKE_PART = 0.6;
/** Maximum number of maps to suggest. */
const SHOWN = 3;

/** Lists the maps that the reading may show, most likely first. Empty if no map matches well enough. */
export function recogniseMap(read: Board, maps: readonly KnownMap[]): readonly MapMatch[] {
  const matches = rankKnownMaps(read, maps).filter(({ agreement: agrees }) => agrees >= LEAST_LIKE);
  const found =
    matches.length > 0
      ? matches
      : rankKnownMaps(read, maps, true).filter(({ agreement: agrees }) => agrees >= LEAST_LIKE_PART);
  return found.slice(0, SHOWN);
}

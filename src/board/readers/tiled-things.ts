import type { Edge } from '../../grid/edge';
import { SQUARE_COUNT, type Square, squareAt } from '../../grid/square';
import { getOwnProperty } from '../../plain/get-own';
import { parseLenientInteger, parseLenientText, shortenToOneLine } from '../../plain/lenient';
import { isRecord, type UnknownRecord } from '../../plain/record';
import type { Board } from '../board';
import type { MapPoint } from '../stroke';
import { DOOR, PRINTED_OBJECT, WALL } from '../terrain';
import { STRENGTH_LIMIT } from '../tile';
import { findProperty, listTiledNames } from './tiled-gids';
import { layWallLine, makeLengthBudget, readPoint } from './wall-lines';
import type { Warnings } from './warnings';

export type TiledObjects = Pick<Board, 'starts' | 'objectStrengths' | 'wallStrengths'>;

/** Maximum number of Tiled objects in all layers together. */
const THING_LIMIT = 20_000;
const SIDE_LIMIT = 16;
const NO_STRENGTH = -1;

const KINDS: Readonly<Record<string, 'wall' | 'door' | 'start' | 'object'>> = {
  wall: 'wall',
  walls: 'wall',
  door: 'door',
  doors: 'door',
  start: 'start',
  starts: 'start',
  object: 'object',
  objects: 'object',
};

/**
 * Adds walls, doors and printed objects of the object layers to the board. Returns starting areas and strengths, which
 * are not set on the board.
 */
export function readTiledObjects(
  board: Board,
  layers: readonly UnknownRecord[],
  from: MapPoint,
  pixels: MapPoint,
  warnings: Warnings,
): TiledObjects {
  const starts = new Map<string, Uint8Array>();
  const walls = new Map<Edge, number>();
  const objects = new Int16Array(SQUARE_COUNT).fill(NO_STRENGTH);
  const all = layers
    .flatMap((layer) => (Array.isArray(layer.objects) ? layer.objects : []).map((thing: unknown) => ({ thing, layer })))
    .filter((each): each is { thing: UnknownRecord; layer: UnknownRecord } => isRecord(each.thing))
    .map(({ thing, layer }) => ({ thing, kind: kindOf(thing, layer), layer: parseLenientText(layer.name) ?? '?' }));
  if (all.length > THING_LIMIT) warnings.add('object-left-out', `${all.length - THING_LIMIT} of ${all.length}`);
  all.length = Math.min(all.length, THING_LIMIT);
  const length = makeLengthBudget();
  // Adds walls before doors, because a door replaces part of a wall, regardless of their order in the file.
  for (const kind of ['wall', 'door', 'start', 'object'] as const) {
    for (const { thing } of all.filter((each) => each.kind === kind)) {
      const strength = strengthOf(thing);
      const toSquares = ({ x, y }: MapPoint) => ({ x: x / pixels.x - from.x, y: y / pixels.y - from.y });
      const way = readThingLine(thing)?.map(toSquares) ?? null;
      if (kind === 'wall' || kind === 'door') {
        if (way === null) warnings.add('wall-odd', shortenToOneLine(listTiledNames(thing).join(' '), 40) || '?');
        else {
          for (const edge of layWallLine(board, way, kind === 'wall' ? WALL : DOOR, warnings, length)) {
            if (strength === null) walls.delete(edge);
            else walls.set(edge, strength);
          }
        }
        continue;
      }
      const rows = rowsIn(board, thing, toSquares);
      if (kind === 'object') {
        for (const [from, end] of rows) {
          for (let square = from; square < end; square++)
            board.terrain[square] = (board.terrain[square] ?? 0) | PRINTED_OBJECT;
          if (strength !== null) objects.fill(strength, from, end);
        }
      } else {
        const side = shortenToOneLine(
          parseLenientText(findProperty(thing, 'side')) || parseLenientText(thing.name) || 'red',
          40,
        );
        if (!starts.has(side) && starts.size >= SIDE_LIMIT) warnings.add('starts-unplaced', side);
        else if (rows.length > 0) {
          const area = starts.get(side) ?? new Uint8Array(SQUARE_COUNT);
          for (const [from, end] of rows) area.fill(1, from, end);
          starts.set(side, area);
        }
      }
    }
  }
  for (const { thing, kind, layer } of all) {
    if (kind === null)
      warnings.add(
        'object-left-out',
        `${shortenToOneLine(layer, 20)} ${shortenToOneLine(listTiledNames(thing).join(' '), 30)}`.trim(),
      );
  }
  const marked = [...objects].flatMap((strength, square) =>
    strength === NO_STRENGTH ? [] : ([[square, strength]] as const),
  );
  return {
    starts: new Map(
      [...starts].map(([side, area]) => [side, [...area].flatMap((here, square) => (here ? [square] : []))]),
    ),
    objectStrengths: new Map(marked),
    wallStrengths: walls,
  };
}

function kindOf(thing: UnknownRecord, layer: UnknownRecord): (typeof KINDS)[string] | null {
  const known = (words: readonly string[]) => words.find((word) => Object.hasOwn(KINDS, word));
  const word = known(listTiledNames(thing)) ?? known(listTiledNames({ ...layer, type: undefined }));
  return (word && getOwnProperty(KINDS, word)) || null;
}

function strengthOf(thing: UnknownRecord): number | null {
  const strength = parseLenientInteger(findProperty(thing, 'strength'));
  return strength !== null && strength >= 0 && strength <= STRENGTH_LIMIT ? strength : null;
}

/** Returns a length in pixels; 0 if invalid. */
function lengthOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/**
 * Returns the outline of a Tiled object in pixels. A polyline stays open; a polygon or rectangle is closed. Null for a
 * point or an ellipse.
 */
function readThingLine(thing: UnknownRecord): MapPoint[] | null {
  const at = readPoint(thing);
  if (at === null) return null;
  const list = Array.isArray(thing.polyline) ? thing.polyline : Array.isArray(thing.polygon) ? thing.polygon : null;
  if (list) {
    const points = list.map(readPoint);
    if (points.length < 2 || !points.every((point) => point !== null)) return null;
    const way = points.map(({ x, y }) => ({ x: at.x + x, y: at.y + y }));
    return Array.isArray(thing.polyline) ? way : [...way, way[0] as MapPoint];
  }
  const [width, height] = [lengthOf(thing.width), lengthOf(thing.height)];
  if (thing.ellipse === true || (width === 0 && height === 0)) return null;
  if (width === 0 || height === 0) return [at, { x: at.x + width, y: at.y + height }];
  return [at, { x: at.x + width, y: at.y }, { x: at.x + width, y: at.y + height }, { x: at.x, y: at.y + height }, at];
}

/**
 * Returns the squares with a centre in a rectangle, or the square of a point. The result is a list of ranges `[first,
 * end)`, because a file may contain thousands of map-sized rectangles.
 */
function rowsIn(
  board: Board,
  thing: UnknownRecord,
  toSquares: (place: MapPoint) => MapPoint,
): (readonly [Square, Square])[] {
  const at = readPoint(thing);
  if (at === null) return [];
  const [width, height] = [lengthOf(thing.width), lengthOf(thing.height)];
  const [from, to] = [toSquares(at), toSquares({ x: at.x + width, y: at.y + height })];
  const isPoint = width === 0 && height === 0;
  const first = (low: number) => Math.max(0, isPoint ? Math.floor(low) : Math.ceil(low - 0.5));
  const end = (high: number, length: number) =>
    Math.min(length, isPoint ? Math.floor(high) + 1 : Math.ceil(high - 0.5));
  const [left, right] = [first(from.x), end(to.x, board.width)];
  const rows: (readonly [Square, Square])[] = [];
  if (left < right)
    for (let y = first(from.y); y < end(to.y, board.height); y++)
      rows.push([squareAt(left, y), squareAt(left, y) + right - left]);
  return rows;
}

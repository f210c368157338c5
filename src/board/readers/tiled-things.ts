import type { Edge } from '../../grid/edge';
import { type Square, squareAt } from '../../grid/square';
import { looseText, looseWhole, shorten } from '../../plain/loose';
import { own } from '../../plain/own';
import { isRecord, type Loose } from '../../plain/record';
import { type Board, onBoard } from '../board';
import type { Place } from '../stroke';
import { DOOR, PRINTED_OBJECT, WALL } from '../terrain';
import { STRENGTH_LIMIT } from '../tiles';
import { propertyOf, wordsOfThing } from './tiled-gids';
import type { Warnings } from './warnings';
import { layWay, readPoint } from './ways';

export type ThingsRead = Pick<Board, 'starts' | 'objectStrengths' | 'wallStrengths'>;

const THING_LIMIT = 20_000;
const SIDE_LIMIT = 16;

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

/** Lays walls, doors and printed objects of the object layers on the board; what it returns completes it. */
export function readThings(
  board: Board,
  layers: readonly Loose[],
  from: Place,
  pixels: Place,
  warnings: Warnings,
): ThingsRead {
  const starts = new Map<string, readonly Square[]>();
  const strengths = { objects: new Map<Square, number>(), walls: new Map<Edge, number>() };
  const all = layers.flatMap((layer) =>
    (Array.isArray(layer.objects) ? layer.objects.slice(0, THING_LIMIT) : [])
      .filter(isRecord)
      .map((thing) => ({ thing, kind: kindOf(thing, layer), layer: looseText(layer.name) ?? '?' })),
  );
  // A door lies in its wall, whichever of them was drawn first.
  for (const kind of ['wall', 'door', 'start', 'object'] as const) {
    for (const { thing } of all.filter((each) => each.kind === kind)) {
      const strength = strengthOf(thing);
      const toSquares = ({ x, y }: Place) => ({ x: x / pixels.x - from.x, y: y / pixels.y - from.y });
      const way = wayOf(thing)?.map(toSquares) ?? null;
      if (kind === 'wall' || kind === 'door') {
        if (way === null) warnings.add('wall-odd', shorten(wordsOfThing(thing).join(' '), 40) || '?');
        else {
          for (const edge of layWay(board, way, kind === 'wall' ? WALL : DOOR, warnings)) {
            if (strength === null) strengths.walls.delete(edge);
            else strengths.walls.set(edge, strength);
          }
        }
        continue;
      }
      const squares = squaresIn(board, thing, toSquares);
      if (kind === 'object') {
        for (const square of squares) {
          board.terrain[square] = (board.terrain[square] ?? 0) | PRINTED_OBJECT;
          if (strength !== null) strengths.objects.set(square, strength);
        }
      } else {
        const side = shorten(looseText(propertyOf(thing, 'side')) || looseText(thing.name) || 'red', 40);
        if (!starts.has(side) && starts.size >= SIDE_LIMIT) warnings.add('starts-unplaced', side);
        else if (squares.length > 0)
          starts.set(
            side,
            [...new Set([...(starts.get(side) ?? []), ...squares])].sort((a, b) => a - b),
          );
      }
    }
  }
  for (const { thing, kind, layer } of all) {
    if (kind === null)
      warnings.add('object-left-out', `${shorten(layer, 20)} ${shorten(wordsOfThing(thing).join(' '), 30)}`.trim());
  }
  return { starts, objectStrengths: strengths.objects, wallStrengths: strengths.walls };
}

function kindOf(thing: Loose, layer: Loose): (typeof KINDS)[string] | null {
  const known = (words: readonly string[]) => words.find((word) => Object.hasOwn(KINDS, word));
  const word = known(wordsOfThing(thing)) ?? known(wordsOfThing({ ...layer, type: undefined }));
  return (word && own(KINDS, word)) || null;
}

function strengthOf(thing: Loose): number | null {
  const strength = looseWhole(propertyOf(thing, 'strength'));
  return strength !== null && strength >= 0 && strength <= STRENGTH_LIMIT ? strength : null;
}

/** The line of a thing in pixels: a polyline as it is, a polygon and a rectangle all around. Null for a point or a curve. */
function wayOf(thing: Loose): Place[] | null {
  const at = readPoint(thing);
  if (at === null) return null;
  const list = Array.isArray(thing.polyline) ? thing.polyline : Array.isArray(thing.polygon) ? thing.polygon : null;
  if (list) {
    const points = list.map(readPoint);
    if (points.length < 2 || !points.every((point) => point !== null)) return null;
    const way = points.map(({ x, y }) => ({ x: at.x + x, y: at.y + y }));
    return Array.isArray(thing.polyline) ? way : [...way, way[0] as Place];
  }
  const [width, height] = [Number(thing.width) || 0, Number(thing.height) || 0];
  if (thing.ellipse === true || (width === 0 && height === 0)) return null;
  if (width === 0 || height === 0) return [at, { x: at.x + width, y: at.y + height }];
  return [at, { x: at.x + width, y: at.y }, { x: at.x + width, y: at.y + height }, { x: at.x, y: at.y + height }, at];
}

/** Squares whose middle lies in a rectangle; of a point, the square that it is in. */
function squaresIn(board: Board, thing: Loose, toSquares: (place: Place) => Place): Square[] {
  const at = readPoint(thing);
  if (at === null) return [];
  const [width, height] = [Number(thing.width) || 0, Number(thing.height) || 0];
  const [from, to] = [toSquares(at), toSquares({ x: at.x + width, y: at.y + height })];
  const isPoint = width === 0 && height === 0;
  const first = (low: number) => Math.max(0, isPoint ? Math.floor(low) : Math.ceil(low - 0.5));
  const squares: Square[] = [];
  for (let y = first(from.y); y < board.height && (isPoint ? y <= to.y : y + 0.5 < to.y); y++)
    for (let x = first(from.x); x < board.width && (isPoint ? x <= to.x : x + 0.5 < to.x); x++)
      if (onBoard(board, x, y)) squares.push(squareAt(x, y));
  return squares;
}

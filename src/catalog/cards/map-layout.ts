import type { Placement } from '../../board/join-tiles';
import {
  coordinateKey,
  findSnapPlace,
  joinPatches,
  movePatch,
  movePatchTo,
  type Patch,
  patchBounds,
  turnPatch,
} from '../../board/patch';
import { patchFromTile, type Tile } from '../../board/tile';
import { edgeBetween, edgeName, edgeSquares, parseEdge } from '../../grid/edge';
import { parseSquare, type Square, squareAt, squareName, xOf, yOf } from '../../grid/square';
import type { MapCard, SpawnKind } from './map-card';

/** Tile of an unfinished map. `key` distinguishes two copies of the same tile. */
export interface PlacedTile extends Placement {
  readonly key: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Unfinished map on an unbounded grid. The map need not begin at 0, 0 and may be in several pieces. */
export interface MapLayout {
  readonly tiles: readonly PlacedTile[];
  readonly spawns: readonly (Place & { readonly kind: SpawnKind })[];
  /** Doors, each on the eastern or southern side of its square. */
  readonly doors: readonly (Place & { readonly side: 'east' | 'south'; readonly strength: number })[];
}

export const EMPTY_LAYOUT: MapLayout = { tiles: [], spawns: [], doors: [] };

type Tiles = readonly Tile[];

/** Returns the patch of a tile after it is turned and moved. Empty if the tile is unknown. */
export function placedTilePatch(tiles: Tiles, { tile: id, x, y, turn }: Placement): Patch {
  const tile = tiles.find((each) => each.id === id);
  const patch = tile ? patchFromTile(tile) : null;
  return patch?.ok ? movePatchTo(turnPatch(patch.value, turn), x, y) : { cells: [], edges: [] };
}

function patchOf(tiles: Tiles, laid: readonly Placement[]): Patch {
  return laid.reduce<Patch>(
    (patch, each) => {
      const joined = joinPatches(patch, placedTilePatch(tiles, each));
      return joined.ok ? joined.value : patch;
    },
    { cells: [], edges: [] },
  );
}

/** Adds a tile to the layout, snapped to the eastern side of the other tiles. */
export function addTile(laying: MapLayout, tiles: Tiles, id: string): MapLayout {
  const map = patchOf(tiles, laying.tiles);
  const piece = placedTilePatch(tiles, { tile: id, x: 0, y: 0, turn: 0 });
  const { top, right } = patchBounds(map);
  const at = findSnapPlace(map, piece, right + 1, top) ?? { x: right + 1, y: top };
  const key = Math.max(-1, ...laying.tiles.map((each) => each.key)) + 1;
  return { ...laying, tiles: [...laying.tiles, { tile: id, ...at, turn: 0, key }] };
}

export function removeTile(laying: MapLayout, tiles: Tiles, key: number): MapLayout {
  return onTiles({ ...laying, tiles: laying.tiles.filter((each) => each.key !== key) }, tiles);
}

/**
 * Moves a tile to the position nearest to `x`, `y` where it snaps to the other tiles. Null if there is no such position
 * nearby.
 */
export function dropTile(
  laying: MapLayout,
  tiles: Tiles,
  key: number,
  x: number,
  y: number,
  reach?: number,
): MapLayout | null {
  const tile = laying.tiles.find((each) => each.key === key);
  if (!tile) return null;
  const others = patchOf(tiles, without(laying, key));
  const at = findSnapPlace(others, placedTilePatch(tiles, tile), x, y, reach);
  return at && placed(laying, tiles, { ...tile, ...at });
}

/**
 * Moves a tile one step in a direction, or further past tiles that are in the way. Null if there is no free position.
 */
export function stepTile(laying: MapLayout, tiles: Tiles, key: number, dx: number, dy: number): MapLayout | null {
  const tile = laying.tiles.find((each) => each.key === key);
  if (!tile) return null;
  for (const reach of [0, 8]) {
    for (let far = 1; far <= FARTHEST; far++) {
      const moved = dropTile(laying, tiles, key, tile.x + dx * far, tile.y + dy * far, reach);
      const to = moved?.tiles.find((each) => each.key === key);
      if (moved && to && (to.x - tile.x) * dx + (to.y - tile.y) * dy > 0) return moved;
    }
  }
  return null;
}

const FARTHEST = 24;

/**
 * Turns a tile clockwise by a quarter turn. If the turned tile overlaps other tiles, it snaps beside them. Null if
 * there is no free position.
 */
export function turnTile(laying: MapLayout, tiles: Tiles, key: number): MapLayout | null {
  const tile = laying.tiles.find((each) => each.key === key);
  if (!tile) return null;
  const turned = { ...tile, turn: (tile.turn + 1) % 4 };
  const at = findSnapPlace(patchOf(tiles, without(laying, key)), placedTilePatch(tiles, turned), tile.x, tile.y, 12);
  return at && placed(laying, tiles, { ...turned, ...at });
}

function without(laying: MapLayout, key: number): readonly PlacedTile[] {
  return laying.tiles.filter((each) => each.key !== key);
}

/**
 * Replaces a tile. Spawn points on the tile move and turn with it; spawn points and doors that no longer fit are
 * removed.
 */
function placed(laying: MapLayout, tiles: Tiles, to: PlacedTile): MapLayout {
  const from = laying.tiles.find((each) => each.key === to.key) as PlacedTile;
  const own = new Set(placedTilePatch(tiles, from).cells.map(coordinateKey));
  const quarters = (to.turn - from.turn + 4) % 4;
  const box = patchBounds(placedTilePatch(tiles, from));
  const carried = (place: Place): Place => {
    // Converts to coordinates in the old tile, turns them with the tile, and moves them to the new tile.
    let { x, y } = { x: place.x - box.left, y: place.y - box.top };
    let [width, height] = [box.right - box.left + 1, box.bottom - box.top + 1];
    for (let quarter = 0; quarter < quarters; quarter++) {
      [x, y] = [height - 1 - y, x];
      [width, height] = [height, width];
    }
    return { x: x + to.x, y: y + to.y };
  };
  const spawns = laying.spawns.map((spawn) =>
    own.has(coordinateKey(spawn)) ? { ...spawn, ...carried(spawn) } : spawn,
  );
  return onTiles({ ...laying, tiles: laying.tiles.map((each) => (each.key === to.key ? to : each)), spawns }, tiles);
}

/** Removes spawn points outside the tiles and doors that are not between two squares of tiles. */
function onTiles(laying: MapLayout, tiles: Tiles): MapLayout {
  const covered = new Set(patchOf(tiles, laying.tiles).cells.map(coordinateKey));
  const across = ({ x, y, side }: MapLayout['doors'][number]) => (side === 'east' ? { x: x + 1, y } : { x, y: y + 1 });
  return {
    ...laying,
    spawns: laying.spawns.filter((spawn) => covered.has(coordinateKey(spawn))),
    doors: laying.doors.filter((door) => covered.has(coordinateKey(door)) && covered.has(coordinateKey(across(door)))),
  };
}

/** Returns the layout position that becomes the top left corner of the finished map. */
export function findLayoutCorner(laying: MapLayout, tiles: Tiles): Place {
  const { left, top } = patchBounds(patchOf(tiles, laying.tiles));
  return { x: left, y: top };
}

/** Adds a spawn point to a square of the finished map, or removes a spawn point of the same kind from the square. */
export function toggleSpawn(laying: MapLayout, tiles: Tiles, at: Square, kind: SpawnKind): MapLayout {
  const corner = findLayoutCorner(laying, tiles);
  const place = { x: xOf(at) + corner.x, y: yOf(at) + corner.y };
  const there = laying.spawns.find((spawn) => coordinateKey(spawn) === coordinateKey(place));
  const others = laying.spawns.filter((spawn) => spawn !== there);
  return onTiles({ ...laying, spawns: there?.kind === kind ? others : [...others, { ...place, kind }] }, tiles);
}

/**
 * Adds a door between two squares of the finished map, or removes the door between them. Null if the squares are not
 * adjacent.
 */
export function toggleDoor(laying: MapLayout, tiles: Tiles, a: Square, b: Square, strength: number): MapLayout | null {
  const edge = edgeBetween(a, b);
  if (edge === null) return null;
  const corner = findLayoutCorner(laying, tiles);
  const door = { ...doorPlace(edge, corner), strength };
  const same = (each: MapLayout['doors'][number]) =>
    coordinateKey(each) === coordinateKey(door) && each.side === door.side;
  const others = laying.doors.filter((each) => !same(each));
  return onTiles({ ...laying, doors: others.length < laying.doors.length ? others : [...others, door] }, tiles);
}

function doorPlace(edge: number, corner: Place): Place & { readonly side: 'east' | 'south' } {
  const [first, second] = edgeSquares(edge);
  return { x: xOf(first) + corner.x, y: yOf(first) + corner.y, side: yOf(first) === yOf(second) ? 'east' : 'south' };
}

/** Builds the map card of a layout, with the top left corner at 0, 0. */
export function mapCardFromLayout(laying: MapLayout, tiles: Tiles, head: Pick<MapCard, 'id' | 'name'>): MapCard {
  const corner = findLayoutCorner(laying, tiles);
  const squareOf = ({ x, y }: Place): Square => squareAt(x - corner.x, y - corner.y);
  return {
    ...head,
    tiles: laying.tiles.map(({ tile, x, y, turn }) => ({ tile, x: x - corner.x, y: y - corner.y, turn })),
    doors: Object.fromEntries(
      laying.doors.flatMap((door) => {
        const across = door.side === 'east' ? { ...door, x: door.x + 1 } : { ...door, y: door.y + 1 };
        const edge = edgeBetween(squareOf(door), squareOf(across));
        return edge === null ? [] : [[edgeName(edge), door.strength] as const];
      }),
    ),
    spawns: laying.spawns.map((spawn) => ({ at: squareName(squareOf(spawn)), kind: spawn.kind })),
  };
}

/** Converts a map card back to a layout, which can be edited. */
export function layoutFromMapCard(card: MapCard): MapLayout {
  return {
    tiles: card.tiles.map((tile, key) => ({ ...tile, key })),
    spawns: card.spawns.flatMap(({ at, kind }) => {
      const square = parseSquare(at);
      return square === null ? [] : [{ x: xOf(square), y: yOf(square), kind }];
    }),
    doors: Object.entries(card.doors).flatMap(([name, strength]) => {
      const edge = parseEdge(name);
      return edge === null ? [] : [{ ...doorPlace(edge, { x: 0, y: 0 }), strength }];
    }),
  };
}

/** Moves a patch to put the corner of its box at 0, 0. */
export function movePatchToOrigin(patch: Patch): Patch {
  const { left, top } = patchBounds(patch);
  return movePatch(patch, -left, -top);
}

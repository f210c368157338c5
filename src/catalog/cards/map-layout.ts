import type { Placement } from '../../board/join-tiles';
import {
  findSnapPlace,
  joinPatches,
  movePatch,
  movePatchTo,
  type Patch,
  patchBounds,
  placeKey,
  turnPatch,
} from '../../board/patch';
import { patchFromTile, type Tile } from '../../board/tile';
import { edgeBetween, edgeName, edgeSquares, parseEdge } from '../../grid/edge';
import { parseSquare, type Square, squareAt, squareName, xOf, yOf } from '../../grid/square';
import type { MapCard, SpawnKind } from './map-card';

/** A tile on the table while a map is being laid. `key` distinguishes two copies of the same tile. */
export interface PlacedTile extends Placement {
  readonly key: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A map being laid, on an unbounded grid. It need not begin at 0, 0 and may be in several pieces. */
export interface MapLayout {
  readonly tiles: readonly PlacedTile[];
  readonly spawns: readonly (Place & { readonly kind: SpawnKind })[];
  /** A door is on the eastern or southern side of its place. */
  readonly doors: readonly (Place & { readonly side: 'east' | 'south'; readonly strength: number })[];
}

export const EMPTY_LAYOUT: MapLayout = { tiles: [], spawns: [], doors: [] };

type Tiles = readonly Tile[];

/** Returns the tile's patch at its place and turn. Empty if the tile is unknown. */
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

/** Adds a tile, snapped to the eastern side of the others. */
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
 * Moves a tile to the place nearest to `x`, `y` where it snaps to the others. Null if there is no such place nearby.
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

/** Moves a tile one step in a direction, or further past what is in the way. Null if there is no free place. */
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
 * Turns a tile clockwise by a quarter. If it then overlaps others, it snaps beside them. Null if there is no free
 * place.
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
 * Replaces a tile. Spawn points and doors on it move and turn with it; doors that no longer join two squares are
 * removed.
 */
function placed(laying: MapLayout, tiles: Tiles, to: PlacedTile): MapLayout {
  const from = laying.tiles.find((each) => each.key === to.key) as PlacedTile;
  const own = new Set(placedTilePatch(tiles, from).cells.map(placeKey));
  const quarters = (to.turn - from.turn + 4) % 4;
  const box = patchBounds(placedTilePatch(tiles, from));
  const carried = (place: Place): Place => {
    // Coordinates relative to the tile's old corner, then turned with it, then offset to its new corner.
    let { x, y } = { x: place.x - box.left, y: place.y - box.top };
    let [width, height] = [box.right - box.left + 1, box.bottom - box.top + 1];
    for (let quarter = 0; quarter < quarters; quarter++) {
      [x, y] = [height - 1 - y, x];
      [width, height] = [height, width];
    }
    return { x: x + to.x, y: y + to.y };
  };
  const spawns = laying.spawns.map((spawn) => (own.has(placeKey(spawn)) ? { ...spawn, ...carried(spawn) } : spawn));
  return onTiles({ ...laying, tiles: laying.tiles.map((each) => (each.key === to.key ? to : each)), spawns }, tiles);
}

/** Removes spawn points outside the tiles and doors that are not between two of their squares. */
function onTiles(laying: MapLayout, tiles: Tiles): MapLayout {
  const covered = new Set(patchOf(tiles, laying.tiles).cells.map(placeKey));
  const across = ({ x, y, side }: MapLayout['doors'][number]) => (side === 'east' ? { x: x + 1, y } : { x, y: y + 1 });
  return {
    ...laying,
    spawns: laying.spawns.filter((spawn) => covered.has(placeKey(spawn))),
    doors: laying.doors.filter((door) => covered.has(placeKey(door)) && covered.has(placeKey(across(door)))),
  };
}

/** Returns the top left corner of the finished map. */
export function layoutCorner(laying: MapLayout, tiles: Tiles): Place {
  const { left, top } = patchBounds(patchOf(tiles, laying.tiles));
  return { x: left, y: top };
}

/** Adds a spawn point of a kind to a square of the finished map, or removes the one of that kind already there. */
export function toggleSpawn(laying: MapLayout, tiles: Tiles, at: Square, kind: SpawnKind): MapLayout {
  const corner = layoutCorner(laying, tiles);
  const place = { x: xOf(at) + corner.x, y: yOf(at) + corner.y };
  const there = laying.spawns.find((spawn) => placeKey(spawn) === placeKey(place));
  const others = laying.spawns.filter((spawn) => spawn !== there);
  return onTiles({ ...laying, spawns: there?.kind === kind ? others : [...others, { ...place, kind }] }, tiles);
}

/** Adds a door between two squares of the finished map, or removes it. Null if they are not adjacent. */
export function toggleDoor(laying: MapLayout, tiles: Tiles, a: Square, b: Square, strength: number): MapLayout | null {
  const edge = edgeBetween(a, b);
  if (edge === null) return null;
  const corner = layoutCorner(laying, tiles);
  const door = { ...doorPlace(edge, corner), strength };
  const same = (each: MapLayout['doors'][number]) => placeKey(each) === placeKey(door) && each.side === door.side;
  const others = laying.doors.filter((each) => !same(each));
  return onTiles({ ...laying, doors: others.length < laying.doors.length ? others : [...others, door] }, tiles);
}

function doorPlace(edge: number, corner: Place): Place & { readonly side: 'east' | 'south' } {
  const [first, second] = edgeSquares(edge);
  return { x: xOf(first) + corner.x, y: yOf(first) + corner.y, side: yOf(first) === yOf(second) ? 'east' : 'south' };
}

/** Builds the map card, with the top left corner at 0, 0. */
export function mapCardFromLayout(laying: MapLayout, tiles: Tiles, head: Pick<MapCard, 'id' | 'name'>): MapCard {
  const corner = layoutCorner(laying, tiles);
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

/** Converts a map card back to an editable layout. */
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

/** Moves a patch until the corner of its box is at 0, 0. */
export function moveToCorner(patch: Patch): Patch {
  const { left, top } = patchBounds(patch);
  return movePatch(patch, -left, -top);
}

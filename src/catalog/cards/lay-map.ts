import { hasEdge, hasSquare } from '../../board/board';
import { boardFromPatch, joinTiles, type TiledBoard } from '../../board/join-tiles';
import { DOOR, PRINTED_OBJECT } from '../../board/terrain';
import type { Tile, TileFault } from '../../board/tile';
import { parseEdge } from '../../grid/edge';
import { parseSquare, type Square } from '../../grid/square';
import { err, ok, type Result } from '../../plain/result';
import type { MapCard, SpawnKind } from './map-card';

export interface MapFault {
  readonly code: TileFault['code'] | 'bad-door' | 'bad-spawn' | 'spawn-repeated';
  readonly detail: string;
}

/** Map card after it is laid out: the board with its doors closed, and the possible spawn points. */
export interface LaidOutMap extends TiledBoard {
  readonly spawns: Readonly<Record<SpawnKind, readonly Square[]>>;
}

/** Lays out the tiles of a map card. Each door of the card replaces the tile's own wall or opening on its edge. */
export function layOutMapCard(card: MapCard, tiles: readonly Tile[]): Result<LaidOutMap, MapFault> {
  const patch = joinTiles(tiles, card.tiles);
  if (!patch.ok) return patch;
  const tiled = boardFromPatch(patch.value);
  if (!tiled.ok) return tiled;
  const covered = new Set([...tiled.value.tiles.values()].flat());
  const { board } = tiled.value;
  const walls = board.walls.slice();
  const wallStrengths = new Map(board.wallStrengths);
  for (const [name, strength] of Object.entries(card.doors)) {
    const edge = parseEdge(name);
    if (edge === null || !hasEdge(board, edge)) return err({ code: 'bad-door', detail: name });
    walls[edge] = DOOR;
    wallStrengths.set(edge, strength);
  }
  const spawns: Record<SpawnKind, Square[]> = { hero: [], villain: [], henchman: [], hybrid: [] };
  const taken = new Set<Square>();
  for (const { at, kind } of card.spawns) {
    const square = parseSquare(at);
    const free = square !== null && hasSquare(board, square) && covered.has(square);
    if (!free || ((board.terrain[square] ?? 0) & PRINTED_OBJECT) !== 0) return err({ code: 'bad-spawn', detail: at });
    if (taken.has(square)) return err({ code: 'spawn-repeated', detail: at });
    taken.add(square);
    spawns[kind].push(square);
  }
  return ok({ ...tiled.value, board: { ...board, walls, wallStrengths }, spawns });
}

/** Spawn points of a mission, by kind of figure. */
export type SpawnPoints = Readonly<Record<Exclude<SpawnKind, 'hybrid'>, readonly Square[]>>;

/**
 * "Starting Zones vs. Battle Zones": lists, by team, every square of the tiles with a red or a green spawn point. White
 * spawn points form no zone.
 */
export function listStartingZones(
  { tiles }: Pick<TiledBoard, 'tiles'>,
  spawns: SpawnPoints,
): { readonly heroes: readonly Square[]; readonly mastermind: readonly Square[] } {
  const zone = (points: readonly Square[]): Square[] =>
    [...tiles.values()].filter((squares) => squares.some((square) => points.includes(square))).flat();
  return { heroes: zone(spawns.hero), mastermind: zone(spawns.villain) };
}

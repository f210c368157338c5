import { eastEdge, southEdge } from '../grid/edge';
import { MAX_SIDE, type Square, squareAt } from '../grid/square';
import { err, ok, type Result } from '../plain/result';
import { type Board, emptyBoard, hasEdge } from './board';
import {
  arePatchesAdjacent,
  coordinateKey,
  joinPatches,
  movePatchTo,
  type Patch,
  patchBounds,
  turnPatch,
} from './patch';
import { BLOCKING, OPEN, WALL } from './terrain';
import { patchFromTile, type Tile, type TileFault } from './tile';

/**
 * Position of a tile: turned clockwise by quarter turns, then moved. The top left corner of its bounding box is at
 * column `x` and row `y`, counted from 0.
 */
export interface Placement {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

interface Laid {
  readonly name: string;
  readonly patch: Patch;
}

/**
 * Joins tiles edge to edge, in any order. Repeated tiles get distinct names: `hall`, `hall 2`. Faults: a missing or
 * invalid tile, overlapping tiles, a tile that touches no other tile.
 */
export function joinTiles(tiles: readonly Tile[], placements: readonly Placement[]): Result<Patch, TileFault> {
  const laid = layTiles(tiles, placements);
  if (!laid.ok) return laid;
  const [first, ...others] = laid.value;
  if (!first) return err({ code: 'no-tiles', detail: '' });
  let whole = first.patch;
  let left = others;
  while (left.length > 0) {
    const map = whole;
    const next = left.find(({ patch }) => arePatchesAdjacent(map, patch)) ?? (left[0] as Laid);
    const joined = joinPatches(map, next.patch);
    if (!joined.ok) return err({ code: 'overlap', detail: `${next.name} ${joined.fault.x},${joined.fault.y}` });
    if (!arePatchesAdjacent(map, next.patch)) return err({ code: 'apart', detail: next.name });
    whole = joined.value;
    left = left.filter((each) => each !== next);
  }
  return ok(whole);
}

function layTiles(tiles: readonly Tile[], placements: readonly Placement[]): Result<readonly Laid[], TileFault> {
  const known = new Map(tiles.map((tile) => [tile.id, tile]));
  const times = new Map<string, number>();
  const laid: Laid[] = [];
  for (const { tile: id, x, y, turn } of placements) {
    const tile = known.get(id);
    if (!tile) return err({ code: 'unknown-tile', detail: id });
    const time = (times.get(id) ?? 0) + 1;
    times.set(id, time);
    const name = time === 1 ? id : `${id} ${time}`;
    const patch = patchFromTile(tile, name);
    if (!patch.ok) return err({ ...patch.fault, detail: `${id} ${patch.fault.detail}` });
    laid.push({ name, patch: movePatchTo(turnPatch(patch.value, turn), x, y) });
  }
  return ok(laid);
}

/** Board made of tiles, with data that a board does not contain. */
export interface TiledBoard {
  readonly board: Board;
  readonly turrets: readonly Square[];
  readonly ammunition: readonly Square[];
  /** Squares of each tile, by the tile's distinct name. */
  readonly tiles: ReadonlyMap<string, readonly Square[]>;
}

/**
 * Makes a board from a patch, with the corner of its box at a1. Squares without a tile become blocking. The outline
 * toward them becomes an unbreakable wall, like the outer frame.
 */
export function boardFromPatch(patch: Patch): Result<TiledBoard, TileFault> {
  const { cells, edges } = movePatchTo(patch, 0, 0);
  const { right, bottom } = patchBounds({ cells, edges });
  if (cells.length === 0) return err({ code: 'no-tiles', detail: '' });
  if (right >= MAX_SIDE || bottom >= MAX_SIDE) {
    return err({ code: 'map-too-large', detail: `${right + 1} x ${bottom + 1}` });
  }
  const strengths = { objects: new Map<Square, number>(), walls: new Map<number, number>() };
  const board: Board = {
    ...emptyBoard(right + 1, bottom + 1),
    objectStrengths: strengths.objects,
    wallStrengths: strengths.walls,
  };
  const covered = new Set(cells.map(coordinateKey));
  for (let y = 0; y <= bottom; y++) {
    for (let x = 0; x <= right; x++) {
      const here = covered.has(coordinateKey({ x, y }));
      if (!here) board.terrain[squareAt(x, y)] = BLOCKING;
      if (x < right && here !== covered.has(coordinateKey({ x: x + 1, y })))
        board.walls[eastEdge(squareAt(x, y))] = WALL;
      if (y < bottom && here !== covered.has(coordinateKey({ x, y: y + 1 })))
        board.walls[southEdge(squareAt(x, y))] = WALL;
    }
  }
  const tiles = new Map<string, Square[]>();
  for (const { x, y, level, terrain, strength, tile } of cells) {
    const square = squareAt(x, y);
    board.levels[square] = level;
    board.terrain[square] = terrain;
    if (strength !== null) strengths.objects.set(square, strength);
    tiles.set(tile, [...(tiles.get(tile) ?? []), square]);
  }
  for (const { x, y, side, lies, strength } of edges) {
    if (x < 0 || y < 0) continue;
    const edge = side === 'east' ? eastEdge(squareAt(x, y)) : southEdge(squareAt(x, y));
    if (!hasEdge(board, edge) || board.walls[edge] !== OPEN) continue;
    board.walls[edge] = lies;
    if (strength !== null) strengths.walls.set(edge, strength);
  }
  const squares = (kind: 'turret' | 'ammunition'): Square[] =>
    cells.filter(({ thing }) => thing === kind).map(({ x, y }) => squareAt(x, y));
  return ok({ board, turrets: squares('turret'), ammunition: squares('ammunition'), tiles });
}

import { err, ok, type Result } from '../plain/result';
import { type DOOR, WALL } from './terrain';

/**
 * Part of a map with any outline, anywhere on an unbounded grid: one or several joined tiles. Plain data in canonical
 * order; equal patches are deeply equal.
 */
export interface Patch {
  /** Squares of the patch, row by row, without duplicates. */
  readonly cells: readonly PatchCell[];
  /** Walls and doors between squares, including the outline. OPEN edges are left out. */
  readonly edges: readonly PatchEdge[];
}

export const TILE_FEATURES = ['turret', 'ammunition'] as const;
export type TileFeature = (typeof TILE_FEATURES)[number];

export interface PatchCell {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  /** Terrain of the square, as bits of `terrain.ts`. */
  readonly terrain: number;
  /** Material strength of the object printed on the square. Null if there is no such object. */
  readonly strength: number | null;
  readonly thing: TileFeature | null;
  /** Distinct name of the tile that contains the square. */
  readonly tile: string;
}

/** Wall or door on the eastern or southern side of a square. */
export interface PatchEdge {
  readonly x: number;
  readonly y: number;
  readonly side: 'east' | 'south';
  readonly lies: typeof WALL | typeof DOOR;
  readonly strength: number | null;
}

/** Square that is in both patches, in map coordinates. */
export interface Overlap {
  readonly x: number;
  readonly y: number;
}

/** Makes a patch with sorted cells and edges. */
export function makePatch(cells: readonly PatchCell[], edges: readonly PatchEdge[]): Patch {
  return {
    cells: [...cells].sort((a, b) => a.y - b.y || a.x - b.x),
    edges: [...edges].sort((a, b) => a.y - b.y || a.x - b.x || (a.side < b.side ? -1 : 1)),
  };
}

/**
 * Returns the bounding box of a patch. `right` and `bottom` are its last column and row. The box of an empty patch has
 * no size.
 */
export function patchBounds(patch: Patch): { left: number; top: number; right: number; bottom: number } {
  const xs = patch.cells.map(({ x }) => x);
  const ys = patch.cells.map(({ y }) => y);
  if (xs.length === 0) return { left: 0, top: 0, right: -1, bottom: -1 };
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export function movePatch(patch: Patch, dx: number, dy: number): Patch {
  const moved = <Part extends { x: number; y: number }>(part: Part): Part => ({
    ...part,
    x: part.x + dx,
    y: part.y + dy,
  });
  return { cells: patch.cells.map(moved), edges: patch.edges.map(moved) };
}

/** Turns a patch clockwise about the north-western corner of square 0, 0. Four quarter turns restore the patch. */
export function turnPatch(patch: Patch, quarters: number): Patch {
  const times = ((quarters % 4) + 4) % 4;
  let turned = patch;
  for (let time = 0; time < times; time++) turned = quarterTurn(turned);
  return turned;
}

function quarterTurn({ cells, edges }: Patch): Patch {
  return makePatch(
    cells.map((cell) => ({ ...cell, x: -1 - cell.y, y: cell.x })),
    edges.map((edge) =>
      edge.side === 'east'
        ? { ...edge, x: -1 - edge.y, y: edge.x, side: 'south' }
        : { ...edge, x: -2 - edge.y, y: edge.x, side: 'east' },
    ),
  );
}

/** Moves a patch to a position: the top left corner of its box is then at column `x` and row `y`. */
export function movePatchTo(patch: Patch, x: number, y: number): Patch {
  const { left, top } = patchBounds(patch);
  return movePatch(patch, x - left, y - top);
}

/**
 * Joins two patches, in either order. Where outlines meet, a wall wins over a door, and a door over an open edge. Of
 * two walls or two doors the stronger wins; an unbreakable edge is the strongest. The fault is a square that is in both
 * patches.
 */
export function joinPatches(a: Patch, b: Patch): Result<Patch, Overlap> {
  const own = new Set(a.cells.map(coordinateKey));
  const both = b.cells.find((cell) => own.has(coordinateKey(cell)));
  if (both) return err({ x: both.x, y: both.y });
  const edges = new Map(a.edges.map((edge) => [edgeKey(edge), edge]));
  for (const edge of b.edges) {
    const there = edges.get(edgeKey(edge));
    edges.set(edgeKey(edge), there ? firmer(there, edge) : edge);
  }
  return ok(makePatch([...a.cells, ...b.cells], [...edges.values()]));
}

function firmer(a: PatchEdge, b: PatchEdge): PatchEdge {
  if (a.lies !== b.lies) return a.lies === WALL ? a : b;
  if (a.strength === null || b.strength === null) return { ...a, strength: null };
  return a.strength >= b.strength ? a : b;
}

export function arePatchesAdjacent(a: Patch, b: Patch): boolean {
  const own = new Set(a.cells.map(coordinateKey));
  return b.cells.some(({ x, y }) => NEIGHBOURS.some(([dx, dy]) => own.has(coordinateKey({ x: x + dx, y: y + dy }))));
}

const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/**
 * Finds the nearest position where a dropped patch is adjacent to the map without overlapping it. Null if there is no
 * such position within `reach` columns and rows. `x` and `y` are where the corner of the patch's box was dropped.
 */
export function findSnapPlace(
  map: Patch,
  piece: Patch,
  x: number,
  y: number,
  reach = 6,
): { readonly x: number; readonly y: number } | null {
  const taken = new Set(map.cells.map(coordinateKey));
  const corner = movePatchTo(piece, 0, 0);
  const fits = (px: number, py: number): boolean => {
    const laid = movePatch(corner, px, py);
    return (
      laid.cells.every((cell) => !taken.has(coordinateKey(cell))) && (taken.size === 0 || arePatchesAdjacent(map, laid))
    );
  };
  for (let far = 0; far <= reach * reach * 2; far++) {
    for (const [dx, dy] of ringAt(far)) {
      if (Math.abs(dx) <= reach && Math.abs(dy) <= reach && fits(x + dx, y + dy)) return { x: x + dx, y: y + dy };
    }
  }
  return null;
}

/** Lists the grid offsets at the squared distance `squared`, in a fixed order. */
function ringAt(squared: number): [number, number][] {
  const ring: [number, number][] = [];
  const most = Math.floor(Math.sqrt(squared));
  for (let dy = -most; dy <= most; dy++) {
    const dx = Math.sqrt(squared - dy * dy);
    if (!Number.isInteger(dx)) continue;
    ring.push([-dx, dy]);
    if (dx !== 0) ring.push([dx, dy]);
  }
  return ring;
}

export function coordinateKey({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${x},${y}`;
}

function edgeKey({ x, y, side }: Pick<PatchEdge, 'x' | 'y' | 'side'>): string {
  return `${x},${y},${side}`;
}

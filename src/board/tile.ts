import { eastEdge, edgeName, southEdge } from '../grid/edge';
import { parseSquare, type Square, squareAt, squareName, xOf, yOf } from '../grid/square';
import { err, ok, type Result } from '../plain/result';
import { type Board, emptyBoard, hasEdge, hasSquare, listBoardSquares } from './board';
import { type BoardFaultCode, parseBoardText, printBoardText } from './board-text';
import {
  makePatch,
  movePatchTo,
  type Patch,
  type PatchCell,
  type PatchEdge,
  patchBounds,
  type TileFeature,
} from './patch';
import { DOOR, OPEN, PRINTED_OBJECT, WALL } from './terrain';
import { drawFrame, outlineEdgeName, readFrame } from './tile-frame';

/** One side of a map tile, as its owner enters it. */
export interface Tile {
  readonly id: string;
  readonly name: string;
  /**
   * Drawing in the position notation. Unlike on a map, the outer frame counts: `---` and `|` are walls, `===` and `!`
   * doors, blanks open edges.
   */
  readonly map: string;
  /**
   * Material strengths by name: objects by square `a1`, walls and doors inside the tile by edge `b2/b3`, doors on the
   * outline by `a1:north`. Walls on the outline are unbreakable and have no strength.
   */
  readonly strengths: Readonly<Record<string, number>>;
  readonly turrets: readonly string[];
  readonly ammunition: readonly string[];
}

export const TILE_FAULT_CODES = [
  'bad-frame',
  'bad-strength',
  'bad-thing',
  'unknown-tile',
  'overlap',
  'apart',
  'map-too-large',
  'no-tiles',
] as const;

export interface TileFault {
  readonly code: BoardFaultCode | (typeof TILE_FAULT_CODES)[number];
  /** Line and column, square, edge or tile that the fault concerns, displayed after its sentence. */
  readonly detail: string;
}

/** Maximum material strength: at least twice the strength of any printed object or wall. */
export const STRENGTH_LIMIT = 40;

/**
 * Converts a tile to a patch with its north-western square at 0, 0. The squares of the patch get the tile name `name`.
 */
export function patchFromTile(tile: Tile, name = tile.id): Result<Patch, TileFault> {
  const parsed = parseBoardText(tile.map);
  if (!parsed.ok) return err({ code: parsed.fault.code, detail: `${parsed.fault.line}:${parsed.fault.column}` });
  const board = parsed.value;
  const frame = readFrame(tile.map, board);
  if (!frame.ok) return err({ code: 'bad-frame', detail: frame.fault });
  const things = readThings(tile, board);
  if (!things.ok) return things;
  const left = new Map(Object.entries(tile.strengths));
  const take = (key: string): number | null => {
    const strength = left.get(key) ?? null;
    left.delete(key);
    return strength;
  };
  const wrong = [...left].find(
    ([, strength]) => !Number.isInteger(strength) || strength < 0 || strength > STRENGTH_LIMIT,
  );
  if (wrong) return err({ code: 'bad-strength', detail: wrong[0] });
  const cells = listBoardSquares(board).map((square): PatchCell => {
    const terrain = board.terrain[square]!;
    return {
      x: xOf(square),
      y: yOf(square),
      level: board.levels[square]!,
      terrain,
      strength: terrain & PRINTED_OBJECT ? take(squareName(square)) : null,
      thing: things.value.get(square) ?? null,
      tile: name,
    };
  });
  const inner = listBoardSquares(board).flatMap((square) => innerEdges(board, square, take));
  const rim = frame.value.map((edge) => {
    const strength = edge.lies === DOOR ? take(outlineEdgeName(edge, board) as string) : null;
    return { ...edge, strength };
  });
  // A strength that remains belongs to no object, wall or door.
  const [stray] = left.keys();
  return stray === undefined ? ok(makePatch(cells, [...inner, ...rim])) : err({ code: 'bad-strength', detail: stray });
}

function innerEdges(board: Board, square: Square, take: (key: string) => number | null): PatchEdge[] {
  const both = [
    ['east', eastEdge(square)],
    ['south', southEdge(square)],
  ] as const;
  return both.flatMap(([side, edge]) => {
    const lies = board.walls[edge];
    if (!hasEdge(board, edge) || lies === OPEN) return [];
    const strength = take(edgeName(edge));
    return [{ x: xOf(square), y: yOf(square), side, lies: lies === DOOR ? DOOR : WALL, strength }];
  });
}

function readThings(tile: Tile, board: Board): Result<Map<Square, TileFeature>, TileFault> {
  const things = new Map<Square, TileFeature>();
  const listed = [
    ...tile.turrets.map((name) => ({ name, kind: 'turret' as const })),
    ...tile.ammunition.map((name) => ({ name, kind: 'ammunition' as const })),
  ];
  for (const { name, kind } of listed) {
    const square = parseSquare(name);
    const fits = square !== null && hasSquare(board, square) && (board.terrain[square]! & PRINTED_OBJECT) !== 0;
    if (!fits || things.has(square)) return err({ code: 'bad-thing', detail: name });
    things.set(square, kind);
  }
  return ok(things);
}

/**
 * Converts a rectangular patch to a tile, independent of the patch's position. `patchFromTile` restores the patch with
 * its corner at 0, 0. Throws a RangeError if the patch is not a rectangle.
 */
export function tileFromPatch(patch: Patch, head: Pick<Tile, 'id' | 'name'>): Tile {
  const { cells, edges } = movePatchTo(patch, 0, 0);
  const { right, bottom } = patchBounds({ cells, edges });
  if (cells.length === 0 || cells.length !== (right + 1) * (bottom + 1)) throw new RangeError('a tile is a rectangle');
  const board = emptyBoard(right + 1, bottom + 1);
  const strengths: Record<string, number> = {};
  for (const { x, y, level, terrain, strength } of cells) {
    board.levels[squareAt(x, y)] = level;
    board.terrain[squareAt(x, y)] = terrain;
    if (strength !== null) strengths[squareName(squareAt(x, y))] = strength;
  }
  const rim: PatchEdge[] = [];
  for (const edge of edges) {
    const outline = outlineEdgeName(edge, board);
    const inside = edge.side === 'east' ? eastEdge(squareAt(edge.x, edge.y)) : southEdge(squareAt(edge.x, edge.y));
    if (outline === null) board.walls[inside] = edge.lies;
    else rim.push(edge);
    if (edge.strength !== null) strengths[outline ?? edgeName(inside)] = edge.strength;
  }
  const named = (kind: TileFeature): string[] =>
    cells.filter(({ thing }) => thing === kind).map(({ x, y }) => squareName(squareAt(x, y)));
  const map = drawFrame(printBoardText(board), board, rim);
  return { ...head, map, strengths, turrets: named('turret'), ammunition: named('ammunition') };
}

import { eastEdge, edgeName, southEdge } from '../grid/edge';
import { parseSquare, type Square, squareAt, squareName, xOf, yOf } from '../grid/square';
import { err, ok, type Result } from '../plain/result';
import { type Board, emptyBoard, hasEdge, hasSquare, listBoardSquares, type Rectangle } from './board';
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

/** Width of one square in a line of a drawing, in characters, including its edge. */
const PITCH = 4;
const ACROSS: Readonly<Record<string, typeof WALL | typeof DOOR | null>> = { '   ': null, '---': WALL, '===': DOOR };
const ALONG: Readonly<Record<string, typeof WALL | typeof DOOR | null>> = { ' ': null, '|': WALL, '!': DOOR };

type Size = Pick<Board, 'width' | 'height'>;

/**
 * Reads the outer frame of a tile's drawing. The fault is the `line:column` of an invalid character. The drawing must
 * already be a valid board.
 */
function readFrame(map: string, { width, height }: Size): Result<readonly PatchEdge[], string> {
  const lines = map.split(/\r?\n/).map((line) => line.padEnd(width * PITCH + 1));
  const edges: PatchEdge[] = [];
  const signs: { line: number; column: number; length: number; at: Omit<PatchEdge, 'lies' | 'strength'> }[] = [];
  for (let x = 0; x < width; x++) {
    signs.push({ line: 0, column: x * PITCH + 1, length: 3, at: { x, y: -1, side: 'south' } });
    signs.push({ line: height * 2, column: x * PITCH + 1, length: 3, at: { x, y: height - 1, side: 'south' } });
  }
  for (let y = 0; y < height; y++) {
    signs.push({ line: y * 2 + 1, column: 0, length: 1, at: { x: -1, y, side: 'east' } });
    signs.push({ line: y * 2 + 1, column: width * PITCH, length: 1, at: { x: width - 1, y, side: 'east' } });
  }
  for (const { line, column, length, at } of signs) {
    const lies = (length === 3 ? ACROSS : ALONG)[(lines[line] ?? '').slice(column, column + length).padEnd(length)];
    if (lies === undefined) return err(`${line + 1}:${column + 1}`);
    if (lies !== null) edges.push({ ...at, lies, strength: null });
  }
  return ok(edges);
}

/** Replaces the outer frame of a tile's drawing, in the format that `readFrame` parses. */
function drawFrame(drawing: string, { width, height }: Size, frame: readonly PatchEdge[]): string {
  const lines = drawing.trimEnd().split('\n');
  const put = (line: number, column: number, sign: string) => {
    const before = lines[line] as string;
    lines[line] = before.slice(0, column) + sign + before.slice(column + sign.length);
  };
  for (let x = 0; x < width; x++) for (const line of [0, height * 2]) put(line, x * PITCH + 1, '   ');
  for (let y = 0; y < height; y++) for (const column of [0, width * PITCH]) put(y * 2 + 1, column, ' ');
  for (const { x, y, side, lies } of frame) {
    if (side === 'south') put((y + 1) * 2, x * PITCH + 1, lies === WALL ? '---' : '===');
    else put(y * 2 + 1, (x + 1) * PITCH, lies === WALL ? '|' : '!');
  }
  return `${lines.join('\n')}\n`;
}

/** Returns the name of an edge on a tile's outline, such as `a1:north`. Null if the edge is inside the tile. */
function outlineEdgeName({ x, y, side }: Pick<PatchEdge, 'x' | 'y' | 'side'>, { width, height }: Size): string | null {
  if (side === 'south' && y === -1) return `${squareName(squareAt(x, 0))}:north`;
  if (side === 'south' && y === height - 1) return `${squareName(squareAt(x, y))}:south`;
  if (side === 'east' && x === -1) return `${squareName(squareAt(0, y))}:west`;
  if (side === 'east' && x === width - 1) return `${squareName(squareAt(x, y))}:east`;
  return null;
}

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

/**
 * Cuts a rectangle of a map into a tile with terrain, levels, walls, doors, objects and strengths. Edges on the border
 * of the rectangle are included; the border of the map stays open. Throws a RangeError if the rectangle is not on the
 * map.
 */
export function cutTile(board: Board, from: Rectangle, head: Pick<Tile, 'id' | 'name'>): Tile {
  const { x: left, y: top, width, height } = from;
  const fits = left >= 0 && top >= 0 && width >= 1 && height >= 1;
  if (!fits || left + width > board.width || top + height > board.height) throw new RangeError('not on the map');
  const cells: PatchCell[] = [];
  const edges: PatchEdge[] = [];
  const put = (x: number, y: number, side: 'east' | 'south', edge: number, rim: boolean): void => {
    const lies = board.walls[edge];
    if (lies === undefined || lies === OPEN) return;
    // A wall on the outline of a tile cannot be broken.
    const strength = rim && lies === WALL ? null : (board.wallStrengths.get(edge) ?? null);
    edges.push({ x: x - left, y: y - top, side, lies: lies === DOOR ? DOOR : WALL, strength });
  };
  for (let y = top - 1; y < top + height; y++) {
    for (let x = left - 1; x < left + width; x++) {
      if (x < 0 || y < 0) continue;
      const square = squareAt(x, y);
      if (y >= top && x + 1 < board.width) put(x, y, 'east', eastEdge(square), x < left || x === left + width - 1);
      if (x >= left && y + 1 < board.height) put(x, y, 'south', southEdge(square), y < top || y === top + height - 1);
      if (x < left || y < top) continue;
      const terrain = board.terrain[square] ?? 0;
      const strength = terrain & PRINTED_OBJECT ? (board.objectStrengths.get(square) ?? null) : null;
      cells.push({
        x: x - left,
        y: y - top,
        level: board.levels[square] ?? 0,
        terrain,
        strength,
        thing: null,
        tile: head.id,
      });
    }
  }
  return tileFromPatch(makePatch(cells, edges), head);
}

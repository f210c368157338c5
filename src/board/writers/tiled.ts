import { type Square, squareAt, xOf, yOf } from '../../grid/square';
import { listUnconnectedStairs } from '../apart';
import { type Board, listBoardSquares } from '../board';
import { HIGHEST_LEVEL, PAINT_BITS, type PaintableTerrain } from '../edit';
import type { MapSheet } from '../map-sheet';
import { DOOR, PRINTED_OBJECT } from '../terrain';
import { listWallRuns } from '../wall-runs';
import type { MapExport } from './map-export';

/** Pixels per square. Any number works, because the file has no picture. */
export const TILE_PIXELS = 32;

/** Terrain with its own tile and layer. Printed objects are in an object layer, because each may have a strength. */
const LAYERS = (Object.keys(PAINT_BITS) as PaintableTerrain[]).filter((paint) => PAINT_BITS[paint] !== PRINTED_OBJECT);

/**
 * Writes a Tiled map (JSON) without loss: a layer for each kind of terrain, one for levels, and object layers for walls
 * and doors, printed objects and starting areas.
 */
export function writeTiled(board: Board, sheet: Pick<MapSheet, 'name' | 'set' | 'notes' | 'extras'>): MapExport {
  const squares = listBoardSquares(board);
  const tileLayer = (name: string, gidAt: (square: Square) => number) => ({
    type: 'tilelayer',
    name,
    x: 0,
    y: 0,
    width: board.width,
    height: board.height,
    opacity: 1,
    visible: true,
    data: squares.map(gidAt),
  });
  const terrain = LAYERS.map((paint, index) =>
    tileLayer(paint, (square) => ((board.terrain[square] ?? 0) & PAINT_BITS[paint] ? index + 1 : 0)),
  ).filter(({ data }) => data.some((gid) => gid > 0));
  const levels = tileLayer('level', (square) => {
    const level = board.levels[square] ?? 0;
    return level > 0 ? LAYERS.length + level : 0;
  });
  const groups = [
    objectLayer('walls', wallsOf(board)),
    objectLayer('objects', objectsOf(board)),
    objectLayer('starts', startsOf(board)),
  ];
  let object = 0;
  const layers = [...terrain, levels, ...groups].map((layer, index) => ({
    ...layer,
    id: index + 1,
    ...('objects' in layer ? { objects: layer.objects.map((each) => ({ ...each, id: ++object })) } : {}),
  }));
  const record = {
    type: 'map',
    version: '1.10',
    tiledversion: '1.10.2',
    orientation: 'orthogonal',
    renderorder: 'right-down',
    compressionlevel: -1,
    infinite: false,
    width: board.width,
    height: board.height,
    tilewidth: TILE_PIXELS,
    tileheight: TILE_PIXELS,
    nextlayerid: layers.length + 1,
    nextobjectid: object + 1,
    properties: [
      text('name', sheet.name),
      ...(sheet.set === undefined ? [] : [text('set', sheet.set)]),
      ...(board.apart.size > 0 ? [text('apart', (listUnconnectedStairs(board) ?? []).join(' '))] : []),
      ...sheet.notes.map((note, index) => text(`note ${index + 1}`, note)),
      ...Object.entries(sheet.extras ?? {}).map(([field, value]) => text(`extra ${field}`, value)),
    ],
    tilesets: [tileset()],
    layers,
  };
  return { text: JSON.stringify(record), lost: [] };
}

interface Property {
  readonly name: string;
  readonly type: 'string' | 'int';
  readonly value: string | number;
}

function text(name: string, value: string): Property {
  return { name, type: 'string', value };
}

function tileset() {
  const levels = Array.from({ length: HIGHEST_LEVEL }, (_, index) => index + 1);
  return {
    firstgid: 1,
    name: 'terrain',
    tilewidth: TILE_PIXELS,
    tileheight: TILE_PIXELS,
    tilecount: LAYERS.length + levels.length,
    columns: 0,
    margin: 0,
    spacing: 0,
    tiles: [
      ...LAYERS.map((paint, id) => ({ id, type: paint })),
      ...levels.map((level) => ({
        id: LAYERS.length + level - 1,
        type: 'level',
        properties: [{ name: 'level', type: 'int', value: level }],
      })),
    ],
  };
}

interface Thing {
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly polyline?: readonly { readonly x: number; readonly y: number }[];
  readonly properties?: readonly Property[];
}

function objectLayer(name: string, things: readonly Thing[]) {
  return {
    type: 'objectgroup',
    name,
    x: 0,
    y: 0,
    opacity: 1,
    visible: true,
    draworder: 'topdown',
    objects: things.map((thing) => ({ name: '', rotation: 0, visible: true, ...thing })),
  };
}

function strong(strength: number | null): { properties?: readonly Property[] } {
  return strength === null ? {} : { properties: [{ name: 'strength', type: 'int', value: strength }] };
}

function wallsOf(board: Board): Thing[] {
  return listWallRuns(board).map(({ x0, y0, x1, y1, lies, strength }) => ({
    type: lies === DOOR ? 'door' : 'wall',
    x: x0 * TILE_PIXELS,
    y: y0 * TILE_PIXELS,
    width: 0,
    height: 0,
    polyline: [
      { x: 0, y: 0 },
      { x: (x1 - x0) * TILE_PIXELS, y: (y1 - y0) * TILE_PIXELS },
    ],
    ...strong(strength),
  }));
}

function boxOfSquare(square: Square, columns = 1) {
  return {
    x: xOf(square) * TILE_PIXELS,
    y: yOf(square) * TILE_PIXELS,
    width: columns * TILE_PIXELS,
    height: TILE_PIXELS,
  };
}

function objectsOf(board: Board): Thing[] {
  return listBoardSquares(board)
    .filter((square) => (board.terrain[square] ?? 0) & PRINTED_OBJECT)
    .map((square) => ({
      type: 'object',
      ...boxOfSquare(square),
      ...strong(board.objectStrengths.get(square) ?? null),
    }));
}

/** Makes one rectangle for each run of starting squares in a row. */
function startsOf(board: Board): Thing[] {
  return [...board.starts].flatMap(([side, squares]) => {
    const inside = new Set(squares);
    return listBoardSquares(board)
      .filter((square) => inside.has(square) && !(xOf(square) > 0 && inside.has(square - 1)))
      .map((square) => {
        let columns = 1;
        while (xOf(square) + columns < board.width && inside.has(squareAt(xOf(square) + columns, yOf(square))))
          columns++;
        return { type: 'start', ...boxOfSquare(square, columns), properties: [text('side', side)] };
      });
  });
}

import { edgeBetween } from '../../grid/edge';
import { MAX_SIDE, type Square, squareAt, squareName } from '../../grid/square';
import { type FileFault, parseJsonFile, parseLenientInteger, parseLenientText } from '../../plain/lenient';
import { isRecord, type UnknownRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import { type Board, emptyBoard, isOnBoard, listBoardSquares } from '../board';
import { MAP_LIMITS } from '../map-format';
import type { MapPoint } from '../stroke';
import { BLOCKING, DOOR, STAIRS, WATER } from '../terrain';
import type { MapRefusal, MapReport } from './collection';
import { makeImportedSheet, mapNameFromFile } from './make-sheet';
import { readPoint } from './wall-lines';
import { makeWarnings, type Warnings } from './warnings';

/** Door in a cell, which opens towards a neighbouring cell. If that cell is no floor, it opens to the opposite side. */
interface DungeonDoor {
  readonly at: MapPoint;
  readonly towards: MapPoint;
}

/** Content of a generated dungeon. Cells may have any coordinates. */
interface Dungeon {
  readonly name: string;
  readonly floor: readonly MapPoint[];
  readonly doors: readonly DungeonDoor[];
  readonly terrain: readonly { readonly at: MapPoint; readonly bit: number }[];
  readonly notes: readonly string[];
  /** Notes that belong to one cell. */
  readonly labels: readonly { readonly at: MapPoint; readonly text: string }[];
}

/** Maximum number of entries in a list, and of cells. */
const LIST_LIMIT = 5000;
const MOST_CELLS = 40_000;

/**
 * Reads a map of a dungeon generator: rooms as rectangles (One Page Dungeon) or as a grid of cells with bits (donjon).
 * Rooms and corridors are clear, and everything else is blocking terrain.
 */
export function readDungeonFile(text: string, file: string): Result<MapReport, FileFault> {
  const parsed = parseJsonFile(text, file);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  if (!isRecord(record)) return err({ code: 'nothing-found', file, detail: '' });
  const warnings = makeWarnings();
  const dungeon = Array.isArray(record.rects) ? readRooms(record, warnings) : readCells(record);
  const refuse = (code: MapRefusal['code'], detail: string) =>
    ok({ file, sheets: [], setAside: [{ record: `1 ${dungeon.name || mapNameFromFile(file)}`, code, detail }] });
  if (dungeon.floor.length === 0) return refuse('nothing-drawn', '');
  const [x, y] = [Math.min(...dungeon.floor.map((at) => at.x)), Math.min(...dungeon.floor.map((at) => at.y))];
  const width = Math.max(...dungeon.floor.map((at) => at.x)) - x + 1;
  const height = Math.max(...dungeon.floor.map((at) => at.y)) - y + 1;
  if (width > MAX_SIDE || height > MAX_SIDE) return refuse('map-too-large', `${width} × ${height}`);
  const board = emptyBoard(width, height);
  const squareOf = (at: MapPoint): Square | null => {
    const [column, row] = [Math.floor(at.x) - x, Math.floor(at.y) - y];
    return isOnBoard(board, column, row) ? squareAt(column, row) : null;
  };
  drawDungeon(board, dungeon, squareOf, warnings);
  const labels = dungeon.labels.map((label) => {
    const square = squareOf(label.at);
    return square === null ? label.text : `${squareName(square)}: ${label.text}`;
  });
  const notes = [...dungeon.notes, ...labels].slice(0, MAP_LIMITS.notes).map((note) => note.slice(0, MAP_LIMITS.note));
  return ok({ file, sheets: [makeImportedSheet(board, dungeon.name, file, warnings, { notes })], setAside: [] });
}

function drawDungeon(
  board: Board,
  dungeon: Dungeon,
  squareOf: (at: MapPoint) => Square | null,
  warnings: Warnings,
): void {
  const isFloor = (square: Square | null): square is Square => square !== null && board.terrain[square] !== BLOCKING;
  for (const square of listBoardSquares(board)) board.terrain[square] = BLOCKING;
  for (const cell of dungeon.floor) {
    const square = squareOf(cell);
    if (square !== null) board.terrain[square] = 0;
  }
  for (const { at, towards } of dungeon.doors) {
    const from = squareOf(at);
    const sides = [towards, { x: -towards.x, y: -towards.y }];
    const to = sides.map(({ x, y }) => squareOf({ x: at.x + x, y: at.y + y })).find(isFloor);
    const edge = isFloor(from) && to !== undefined ? edgeBetween(from, to) : null;
    if (edge === null) warnings.add('wall-odd', from === null ? '?' : squareName(from));
    else board.walls[edge] = DOOR;
  }
  for (const { at, bit } of dungeon.terrain) {
    const square = squareOf(at);
    if (isFloor(square)) board.terrain[square] = bit === BLOCKING ? bit : (board.terrain[square] ?? 0) | bit;
  }
}

/** Kinds of doors of One Page Dungeon. All other kinds are closed doors. */
const OPENINGS: ReadonlySet<unknown> = new Set([0, 2, 8]);
const STEPS: ReadonlySet<unknown> = new Set([3, 9]);

function readRooms(record: UnknownRecord, warnings: Warnings): Dungeon {
  const doors = listRecords(record.doors);
  const places = (field: string) => listRecords(record[field]).flatMap((each) => readPoint(each) ?? []);
  const terrain = [
    ...places('water').map((at) => ({ at, bit: WATER })),
    ...places('columns').map((at) => ({ at, bit: BLOCKING })),
    ...doors
      .filter(({ type }) => STEPS.has(type))
      .flatMap((door) => readPoint(door) ?? [])
      .map((at) => ({ at, bit: STAIRS })),
  ];
  const labels = listRecords(record.notes).flatMap((note) => {
    const text = parseLenientText(note.text) ?? '';
    return text === '' ? [] : [{ at: readPoint(note.pos) ?? { x: Number.NaN, y: Number.NaN }, text }];
  });
  return {
    name: parseLenientText(record.title) ?? '',
    floor: listRecords(record.rects)
      .flatMap((rect) => readRoom(rect, warnings))
      .slice(0, MOST_CELLS),
    doors: doors
      .filter(({ type }) => !OPENINGS.has(type) && !STEPS.has(type))
      .flatMap((door) => {
        const [at, towards] = [readPoint(door), readPoint(door.dir)];
        return at && towards ? [{ at, towards }] : [];
      }),
    terrain,
    notes: [parseLenientText(record.story) ?? ''].filter((story) => story !== ''),
    labels,
  };
}

function readRoom(rect: UnknownRecord, warnings: Warnings): MapPoint[] {
  const [x, y, width, height] = [rect.x, rect.y, rect.w, rect.h].map(parseLenientInteger);
  if (x == null || y == null || width == null || height == null || width * height > MOST_CELLS) {
    warnings.add('wall-odd', 'rects');
    return [];
  }
  const cells = Array.from({ length: Math.max(0, width) * Math.max(0, height) }, (_, at) => ({
    x: x + (at % width),
    y: y + Math.floor(at / width),
  }));
  if (rect.rotunda !== true) return cells;
  // A rotunda is round, so the corners of its rectangle are rock.
  return cells.filter((cell) => Math.hypot((cell.x + 0.5 - x) / width - 0.5, (cell.y + 0.5 - y) / height - 0.5) <= 0.5);
}

/** Bits of a cell in a file of donjon. */
const CELL = {
  floor: 0x2 | 0x4,
  arch: 0x10000,
  door: 0x20000 | 0x40000 | 0x80000 | 0x100000 | 0x200000,
  stairs: 0xc00000,
};
const ROOM = 0x2;

function readCells(record: UnknownRecord): Dungeon {
  const rows = (Array.isArray(record.cells) ? record.cells : []).slice(0, 200).filter(Array.isArray);
  const bitsAt = (x: number, y: number): number => (typeof rows[y]?.[x] === 'number' ? rows[y][x] : 0);
  const cells = rows.flatMap((row, y) => row.slice(0, 200).map((_, x) => ({ at: { x, y }, bits: bitsAt(x, y) })));
  const isDoor = (bits: number) => (bits & CELL.door) !== 0;
  const settings = isRecord(record.settings) ? record.settings : {};
  return {
    name: parseLenientText(settings.name) ?? '',
    floor: cells.filter(({ bits }) => bits & (CELL.floor | CELL.arch | CELL.door)).map(({ at }) => at),
    doors: cells
      .filter(({ bits }) => isDoor(bits))
      .map(({ at }) => {
        const sides = [
          { x: 1, y: 0 },
          { x: -1, y: 0 },
          { x: 0, y: 1 },
          { x: 0, y: -1 },
        ];
        const room = sides.find(({ x, y }) => bitsAt(at.x + x, at.y + y) & ROOM);
        return { at, towards: room ?? { x: 1, y: 0 } };
      }),
    terrain: cells.filter(({ bits }) => bits & CELL.stairs).map(({ at }) => ({ at, bit: STAIRS })),
    notes: [],
    labels: [],
  };
}

function listRecords(value: unknown): UnknownRecord[] {
  return (Array.isArray(value) ? value : []).slice(0, LIST_LIMIT).filter(isRecord);
}

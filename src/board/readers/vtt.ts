import { MAX_SIDE } from '../../grid/square';
import { type FileFault, isBlank, parseJsonFile } from '../../plain/lenient';
import { isRecord, type UnknownRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import { type Board, emptyBoard } from '../board';
import { listEdgesAlong, type MapPoint } from '../stroke';
import { DOOR, WALL } from '../terrain';
import type { MapRefusal, MapReport } from './collection';
import { makeImportedSheet, mapNameFromFile } from './make-sheet';
import { layOutline, makeTestBudget } from './outlines';
import { smoothLines } from './smooth-lines';
import { type LengthBudget, layWallLine, makeLengthBudget, readPoint } from './wall-lines';
import { makeWarnings, type Warnings } from './warnings';

const LIST_LIMIT = 20_000;
/** Fields of the file that the import reads, or that describe the file itself. */
const KEPT = new Set([
  'format',
  'resolution',
  'line_of_sight',
  'objects_line_of_sight',
  'portals',
  'software',
  'creator',
]);
/** Length of a portal, in squares, below which it is a window if it is part of a wall. */
const DOOR_LENGTH = 0.95;

/**
 * Reads a Universal VTT map (`.dd2vtt`, `.uvtt`, `.df2vtt`). Lines of sight become walls, closed portals become doors,
 * and outlines of objects become blocking terrain or walls. The picture and lights are reported as left out.
 */
export function readVttFile(text: string, file: string): Result<MapReport, FileFault> {
  const parsed = parseJsonFile(text, file);
  if (!parsed.ok) return parsed;
  if (!isRecord(parsed.value)) return err({ code: 'nothing-found', file, detail: '' });
  const record = parsed.value;
  const resolution = isRecord(record.resolution) ? record.resolution : {};
  const size = readPoint(resolution.map_size);
  const [width, height] = [Math.round(size?.x ?? 0), Math.round(size?.y ?? 0)];
  const refuse = (code: MapRefusal['code']) =>
    ok({
      file,
      sheets: [],
      setAside: [{ record: `1 ${mapNameFromFile(file)}`, code, detail: `${width} × ${height}` }],
    });
  if (size === null || width < 1 || height < 1) return refuse('no-size');
  if (width > MAX_SIDE || height > MAX_SIDE) return refuse('map-too-large');
  const board = emptyBoard(width, height);
  const warnings = makeWarnings();
  const origin = readPoint(resolution.map_origin) ?? { x: 0, y: 0 };
  const length = makeLengthBudget();
  const tests = makeTestBudget();
  const linesOf = (field: string) =>
    smoothLines(
      listOf(record, field, warnings).flatMap((way) => {
        const points = readWay(way, origin);
        if (points === null) warnings.add('wall-odd', field);
        return points === null ? [] : [points];
      }),
    );
  for (const line of linesOf('line_of_sight')) layWallLine(board, line, WALL, warnings, length);
  for (const outline of linesOf('objects_line_of_sight')) layOutline(board, outline, warnings, length, tests);
  for (const portal of listOf(record, 'portals', warnings)) {
    const points = isRecord(portal) ? readWay(portal.bounds, origin) : null;
    if (points === null || points.length !== 2) warnings.add('wall-odd', 'portals');
    else if (isRecord(portal) && portal.closed === false)
      warnings.add('door-open', points.map(({ x, y }) => `${x},${y}`).join('–'));
    else layDoor(board, points[0] as MapPoint, points[1] as MapPoint, warnings, length);
  }
  for (const field of Object.keys(record))
    if (!KEPT.has(field) && !isBlank(record[field]) && !isEmptyRecord(record[field]))
      warnings.add('field-left-out', field.slice(0, 30));
  return ok({ file, sheets: [makeImportedSheet(board, '', file, warnings)], setAside: [] });
}

/** Adds a door, unless it is narrower than a square and part of a wall: then it is a window, and the wall remains. */
function layDoor(board: Board, from: MapPoint, to: MapPoint, warnings: Warnings, length: LengthBudget): void {
  const isShort = Math.hypot(to.x - from.x, to.y - from.y) < DOOR_LENGTH;
  const way = isShort ? widen(from, to) : [from, to];
  if (isShort && listEdgesAlong(board, way).some((edge) => board.walls[edge] === WALL))
    warnings.add('window', `${from.x},${from.y}–${to.x},${to.y}`);
  else layWallLine(board, way, DOOR, warnings, length);
}

/** Widens a short portal to the full side of the square that contains its middle. */
function widen(from: MapPoint, to: MapPoint): MapPoint[] {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
    ? [
        { x: Math.floor(x), y },
        { x: Math.floor(x) + 1, y },
      ]
    : [
        { x, y: Math.floor(y) },
        { x, y: Math.floor(y) + 1 },
      ];
}

function isEmptyRecord(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}

function listOf(record: UnknownRecord, field: string, warnings: Warnings): readonly unknown[] {
  const list = record[field];
  if (!Array.isArray(list)) {
    if (!isBlank(list)) warnings.add('wall-odd', field);
    return [];
  }
  if (list.length > LIST_LIMIT) warnings.add('wall-odd', `${field} ${list.length}`);
  return list.slice(0, LIST_LIMIT);
}

/**
 * Reads the points of a wall or door. Null if any point is invalid, because a partial wall would leave an unnoticed
 * gap.
 */
function readWay(value: unknown, origin: MapPoint): MapPoint[] | null {
  if (!Array.isArray(value)) return null;
  const points = value.map(readPoint);
  return points.every((point) => point !== null)
    ? points.map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y }))
    : null;
}

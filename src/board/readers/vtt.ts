import { MAX_SIDE } from '../../grid/square';
import { type FileFault, isBlank, parseJsonFile } from '../../plain/lenient';
import { isRecord, type UnknownRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import { emptyBoard } from '../board';
import type { MapPoint } from '../stroke';
import { DOOR, WALL } from '../terrain';
import type { MapRefusal, MapReport } from './collection';
import { makeImportedSheet, mapNameFromFile } from './make-sheet';
import { layWallLine, makeLengthBudget, readPoint } from './wall-lines';
import { makeWarnings, type Warnings } from './warnings';

const LIST_LIMIT = 20_000;
/** Fields of the file that the import reads, or that describe the file itself. */
const KEPT = new Set(['format', 'resolution', 'line_of_sight', 'portals', 'software', 'creator']);

/**
 * Reads a Universal VTT map (`.dd2vtt`, `.uvtt`, `.df2vtt`). Lines of sight become walls, and closed portals become
 * doors. The picture and lights are reported as left out.
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
  for (const way of listOf(record, 'line_of_sight', warnings)) {
    const points = readWay(way, origin);
    if (points === null) warnings.add('wall-odd', 'line_of_sight');
    else layWallLine(board, points, WALL, warnings, length);
  }
  for (const portal of listOf(record, 'portals', warnings)) {
    const points = isRecord(portal) ? readWay(portal.bounds, origin) : null;
    if (points === null || points.length !== 2) warnings.add('wall-odd', 'portals');
    else if (isRecord(portal) && portal.closed === false)
      warnings.add('door-open', points.map(({ x, y }) => `${x},${y}`).join('–'));
    else layWallLine(board, points, DOOR, warnings, length);
  }
  for (const field of Object.keys(record))
    if (!KEPT.has(field) && !isBlank(record[field]) && !isEmptyRecord(record[field]))
      warnings.add('field-left-out', field.slice(0, 30));
  return ok({ file, sheets: [makeImportedSheet(board, '', file, warnings)], setAside: [] });
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

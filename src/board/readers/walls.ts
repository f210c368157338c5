import { eastEdge, southEdge } from '../../grid/edge';
import { squareAt } from '../../grid/square';
import { getOwnProperty } from '../../plain/get-own';
import { parseLenientInteger, parseLenientList, parseLenientText, toKebabCase } from '../../plain/lenient';
import { isRecord, type UnknownRecord } from '../../plain/record';
import { type Board, hasEdge } from '../board';
import { DOOR, WALL } from '../terrain';
import type { ExtraFields } from './extra-fields';
import type { Warnings } from './warnings';

/** Wall or door for each wall type of the public collection. Approximations (`nearest`) cause a warning. */
const WALLS: Readonly<Record<string, readonly [kind: number, nearest?: true]>> = {
  normal: [WALL],
  door: [DOOR],
  door2: [DOOR],
  glass: [WALL, true],
  glass2: [WALL, true],
  forcefield: [WALL, true],
  chainlinkfence: [WALL, true],
  levelseparator: [WALL, true],
};

type Ends = readonly [x0: number, y0: number, x1: number, y1: number];

const LIST_LIMIT = 10_000;
const PLACED = new Set(['x0', 'y0', 'x1', 'y1', 'type']);

/**
 * Adds the walls of a record to the board. A wall runs along grid lines between two grid points; point 0, 0 is the
 * upper left corner of the map. Walls on the map's border are reported and skipped, because the border is never a wall.
 */
export function readWalls(record: UnknownRecord, board: Board, warnings: Warnings, fields: ExtraFields): void {
  const list = parseLenientList(record.walls);
  if (list === null || list.length > LIST_LIMIT) {
    warnings.add('wall-odd', 'walls');
    fields.addToRecord('walls left out', list?.slice(LIST_LIMIT) ?? record.walls);
  }
  for (const wall of (list ?? []).slice(0, LIST_LIMIT)) {
    const ends = isRecord(wall) ? readEnds(wall) : null;
    if (!isRecord(wall) || ends === null) {
      warnings.add('wall-odd', '?');
      fields.addAt('walls left out', wall, '?');
      continue;
    }
    const [x0, y0, x1, y1] = ends;
    const text = `${x0},${y0}–${x1},${y1}`;
    const upright = x0 === x1;
    const told = parseLenientText(wall.type) || 'normal';
    fields.addFields('wall', wall, PLACED, text);
    if (upright === (y0 === y1)) {
      warnings.add('wall-odd', text);
      fields.addAt('walls left out', told, text);
      continue;
    }
    if (Math.min(x0, y0) < 0 || x1 > board.width || y1 > board.height) warnings.add('wall-outside', text);
    if (outside(board, ends, upright)) fields.addAt('walls left out', told, text);
    const kind = kindOfWall(wall, record, text, warnings, fields);
    for (let along = Math.max(0, upright ? y0 : x0); along < (upright ? y1 : x1); along++) {
      if (along >= (upright ? board.height : board.width)) break;
      layWall(board, upright, upright ? x0 : y0, along, kind, text, warnings);
    }
  }
}

function layWall(
  board: Board,
  upright: boolean,
  line: number,
  along: number,
  kind: number,
  text: string,
  warnings: Warnings,
): void {
  if (line < 0 || line > (upright ? board.width : board.height)) return;
  if (line === 0 || line === (upright ? board.width : board.height)) {
    warnings.add('wall-on-frame', text);
    return;
  }
  const edge = upright ? eastEdge(squareAt(line - 1, along)) : southEdge(squareAt(along, line - 1));
  if (hasEdge(board, edge)) board.walls[edge] = kind;
}

/** Reads both ends of a wall; the end nearer to the origin comes first. Null if a coordinate is missing. */
function readEnds(wall: UnknownRecord): Ends | null {
  const [x0, y0, x1, y1] = [wall.x0, wall.y0, wall.x1, wall.y1].map(parseLenientInteger);
  if (x0 == null || y0 == null || x1 == null || y1 == null) return null;
  return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
}

/** Returns whether any part of a wall is on the outline of the map or outside. */
function outside({ width, height }: Board, [x0, y0, x1, y1]: Ends, upright: boolean): boolean {
  const line = upright ? x0 : y0;
  return line <= 0 || line >= (upright ? width : height) || Math.min(x0, y0) < 0 || x1 > width || y1 > height;
}

function kindOfWall(
  wall: UnknownRecord,
  record: UnknownRecord,
  text: string,
  warnings: Warnings,
  fields: ExtraFields,
): number {
  const name = toKebabCase(
    parseLenientText(wall.type) || parseLenientText(record.defaultWallType) || 'normal',
  ).replaceAll('-', '');
  const known = getOwnProperty(WALLS, name);
  if (!known || known[1]) {
    warnings.add('unknown-wall', `${text} ${name}`);
    fields.addAt('wall type', parseLenientText(wall.type) || name, text);
  } else if (name === 'door2') fields.addAt('wall type', name, text);
  return known ? known[0] : WALL;
}

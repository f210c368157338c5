import { MAX_SIDE } from '../../grid/square';
import { type FileFault, isBlank, parseJsonFile, parseLenientText } from '../../plain/lenient';
import { isRecord, type UnknownRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import { emptyBoard } from '../board';
import type { MapPoint } from '../stroke';
import { DOOR, WALL } from '../terrain';
import type { MapRefusal, MapReport } from './collection';
import { makeImportedSheet, mapNameFromFile } from './make-sheet';
import { smoothLines } from './smooth-lines';
import { layWallLine, makeLengthBudget } from './wall-lines';
import { makeWarnings } from './warnings';

const LIST_LIMIT = 20_000;
/** Lists of a scene that a map does not have. */
const LEFT_OUT = ['drawings', 'lights', 'notes', 'regions', 'sounds', 'templates', 'tiles', 'tokens'];
const OPEN_STATE = 1;

/** Reads the walls and doors of a scene that Foundry Virtual Tabletop exports as JSON. */
export function readFoundryFile(text: string, file: string): Result<MapReport, FileFault> {
  const parsed = parseJsonFile(text, file);
  if (!parsed.ok) return parsed;
  const scene = parsed.value;
  if (!isRecord(scene) || !Array.isArray(scene.walls)) return err({ code: 'nothing-found', file, detail: '' });
  const name = parseLenientText(scene.name) ?? '';
  const refuse = (code: MapRefusal['code'], detail: string) =>
    ok({ file, sheets: [], setAside: [{ record: `1 ${name || mapNameFromFile(file)}`, code, detail }] });
  const grid = isRecord(scene.grid) ? scene.grid : { size: scene.grid, type: scene.gridType };
  if (typeof grid.type === 'number' && grid.type > 1) return refuse('not-orthogonal', 'hexagons');
  const size = lengthOf(grid.size);
  const [across, down] = [lengthOf(scene.width), lengthOf(scene.height)];
  const [width, height] = size > 0 ? [Math.round(across / size), Math.round(down / size)] : [0, 0];
  if (width < 1 || height < 1) return refuse('no-size', `${width} × ${height}`);
  if (width > MAX_SIDE || height > MAX_SIDE) return refuse('map-too-large', `${width} × ${height}`);

  const board = emptyBoard(width, height);
  const warnings = makeWarnings();
  const length = makeLengthBudget();
  // A scene is surrounded by a margin of full squares.
  const margin = (pixels: number) => Math.ceil((pixels * lengthOf(scene.padding)) / size);
  const walls: MapPoint[][] = [];
  const doors: MapPoint[][] = [];
  if (scene.walls.length > LIST_LIMIT) warnings.add('wall-odd', `walls ${scene.walls.length}`);
  for (const wall of scene.walls.slice(0, LIST_LIMIT)) {
    const ends = isRecord(wall) ? readEnds(wall, size) : null;
    if (!isRecord(wall) || ends === null) {
      warnings.add('wall-odd', 'walls');
      continue;
    }
    const line = ends.map(({ x, y }) => ({ x: x - margin(across), y: y - margin(down) }));
    const place = line.map(({ x, y }) => `${x},${y}`).join('–');
    const [blocksSight, blocksMovement] = [(wall.sight ?? wall.sense) !== 0, wall.move !== 0];
    const isDoor = wall.door === 1 || wall.door === 2;
    if (isDoor && wall.ds === OPEN_STATE) warnings.add('door-open', place);
    else if (isDoor) doors.push(line);
    else if (blocksSight || blocksMovement) {
      walls.push(line);
      if (!blocksSight || !blocksMovement) warnings.add('unknown-wall', place);
    }
  }
  for (const line of smoothLines(walls)) layWallLine(board, line, WALL, warnings, length);
  for (const line of doors) layWallLine(board, line, DOOR, warnings, length);
  for (const field of LEFT_OUT) if (!isBlank(scene[field])) warnings.add('field-left-out', field);
  return ok({ file, sheets: [makeImportedSheet(board, name, file, warnings)], setAside: [] });
}

function lengthOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}

/** Reads the ends of a wall (`c: [x0, y0, x1, y1]`, in pixels) in squares. Null if a number is missing. */
function readEnds({ c }: UnknownRecord, size: number): MapPoint[] | null {
  const [x0, y0, x1, y1] = Array.isArray(c) ? (c as unknown[]) : [];
  const ends = [x0, y0, x1, y1].map((at) => (typeof at === 'number' && Number.isFinite(at) ? at / size : null));
  const [a, b, d, e] = ends;
  return a == null || b == null || d == null || e == null
    ? null
    : [
        { x: a, y: b },
        { x: d, y: e },
      ];
}

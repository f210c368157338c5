import { columnName, type Square, squareAt, xOf, yOf } from '../../grid/square';
import { areUnconnectedStairs, listStairPairs } from '../apart';
import { type Board, listBoardSquares } from '../board';
import { PAINT_BITS } from '../edit';
import type { MapSheet } from '../map-sheet';
import { DOOR, INDOORS, STAIRS } from '../terrain';
import { listWallRuns } from '../wall-runs';
import { listMapLosses, type MapExport, type MapLoss, TERRAIN_BY_PRIORITY } from './map-export';

const UNSAID: readonly MapLoss[] = ['mixed-terrain', 'ladders', 'objects', 'strengths', 'sides'];

/**
 * Writes a map in the format of the public map collection, which `readMapJson` reads. Stairs become ramps between two
 * squares of different height.
 */
export function writeCollectionMap(
  board: Board,
  sheet: Pick<MapSheet, 'name' | 'set' | 'notes' | 'extras'>,
): MapExport {
  const indoors = listBoardSquares(board).filter((square) => at(board.terrain, square) & INDOORS).length;
  const all = indoors === board.width * board.height;
  const starts = new Set([...board.starts.values()].flat());
  // An import splits zones for two players, so three or more areas become zones for four.
  const zone = board.starts.size > 2 ? 'isStartingZone4p' : 'isStartingZone';
  const record = {
    // Extra fields come first, because data of the map itself override them.
    ...sheet.extras,
    name: sheet.name,
    ...(sheet.set === undefined ? {} : { set: sheet.set }),
    type: all ? 'indoor' : indoors === 0 ? 'outdoor' : 'indoorOutdoor',
    width: board.width,
    height: board.height,
    ...(sheet.notes.length > 0 ? { special: sheet.notes } : {}),
    rows: Array.from({ length: board.height }, (_, y) => ({
      y: y + 1,
      tiles: Array.from({ length: board.width }, (__, x) => {
        const square = squareAt(x, y);
        const bits = at(board.terrain, square);
        const terrain = TERRAIN_BY_PRIORITY.find((name) => bits & PAINT_BITS[name]);
        const level = at(board.levels, square);
        return {
          x: columnName(x).toUpperCase(),
          ...(terrain ? { terrain } : {}),
          ...(level > 0 ? { elevation: level + 1 } : {}),
          ...(bits & INDOORS && !all ? { type: 'indoor' } : {}),
          ...(starts.has(square) ? { [zone]: true } : {}),
        };
      }),
    })),
    walls: listWallRuns(board).map(({ x0, y0, x1, y1, lies }) => ({
      ...{ x0, y0, x1, y1 },
      ...(lies === DOOR ? { type: 'door' } : {}),
    })),
    ramps: ramps(board),
  };
  const lost = listMapLosses(board, sheet, UNSAID);
  return { text: JSON.stringify(record), lost: hasLooseStair(board) ? [...lost, 'stairs'] : lost };
}

function at(values: Uint8Array, square: Square): number {
  return values[square] ?? 0;
}

/** Lists neighbouring stairs of different height that lead to each other. */
function climbs(board: Board): [Square, Square][] {
  return listStairPairs(board, listBoardSquares(board)).filter(([a, b]) => !areUnconnectedStairs(board, a, b));
}

function ramps(board: Board): Record<'x0' | 'y0' | 'x1' | 'y1', number>[] {
  return climbs(board).map(([a, b]) => ({ x0: xOf(a), y0: yOf(a), x1: xOf(b), y1: yOf(b) }));
}

function hasLooseStair(board: Board): boolean {
  const joined = new Set(climbs(board).flat());
  return listBoardSquares(board).some((square) => at(board.terrain, square) & STAIRS && !joined.has(square));
}

import { type Board, listBoardSquares } from '../board';
import { boardFromSheet, type MapSheet, type MapWarningCode } from '../map-sheet';
import type { MapRefusal, MapReport } from './collection';

/** Returns whether a board is empty: no terrain, level, wall, object or starting area. */
export function isBlankBoard(board: Board): boolean {
  return (
    listBoardSquares(board).every((square) => board.terrain[square] === 0 && board.levels[square] === 0) &&
    board.walls.every((wall) => wall === 0) &&
    [...board.starts.values()].every((squares) => squares.length === 0)
  );
}

/** Codes of warnings about map content that was left out. */
const LOSSES: readonly MapWarningCode[] = [
  'layer-left-out',
  'object-left-out',
  'wall-odd',
  'wall-outside',
  'wall-on-frame',
  'door-open',
];

/**
 * Refuses blank maps with omitted content, because no import may save an empty map.
 * @param isWallsOnly whether the format cannot express terrain; a blank map is then always empty
 */
export function refuseBlankMaps(report: MapReport, isWallsOnly: boolean): MapReport {
  const sheets: MapSheet[] = [];
  const refused: MapRefusal[] = [];
  for (const [index, sheet] of report.sheets.entries()) {
    const losses = sheet.warnings.filter(({ code }) => LOSSES.includes(code));
    const board = isWallsOnly || losses.length > 0 ? boardFromSheet(sheet) : null;
    if (!board?.ok || !isBlankBoard(board.value)) sheets.push(sheet);
    else {
      const detail = losses.map((loss) => loss.detail).join(', ');
      refused.push({ record: `${index + 1} ${sheet.name}`, code: 'nothing-drawn', detail });
    }
  }
  return refused.length === 0 ? report : { ...report, sheets, setAside: [...report.setAside, ...refused] };
}

import { kebab, markOf, shorten } from '../../plain/loose';
import type { Board } from '../board';
import { type MapSheet, sheetOfBoard } from '../sheet';
import { crowdedSquares, printBoardText } from '../text';
import { squareNames, type Warnings } from './warnings';

export const NAME_LIMIT = 120;

/** Returns the name of a map without a name: that of its file. */
export function nameOfFile(file: string): string {
  return shorten(file.replace(/\.[a-z0-9]+$/i, ''), NAME_LIMIT) || 'Map';
}

/** Makes the sheet of a map read from another program's file. A map without a name gets that of the file. */
export function importedSheet(
  board: Board,
  given: string,
  file: string,
  warnings: Warnings,
  more: Partial<Pick<MapSheet, 'set' | 'notes' | 'extras'>> = {},
): MapSheet {
  const name = given.slice(0, NAME_LIMIT) || nameOfFile(file);
  const crowded = crowdedSquares(board);
  if (crowded.length > 0) warnings.add('square-crowded', squareNames(crowded));
  const set = kebab(more.set ?? '').slice(0, 40);
  const id = ['map', set, kebab(name).slice(0, 60) || markOf(printBoardText(board))].filter((part) => part !== '');
  return sheetOfBoard(board, { ...more, id: id.join('-'), name, source: 'imported', warnings: warnings.list() });
}

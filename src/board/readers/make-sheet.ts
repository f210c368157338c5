import { hashText, shortenToOneLine, toKebabCase } from '../../plain/lenient';
import type { Board } from '../board';
import { printBoardText } from '../board-text';
import { type MapSheet, sheetFromBoard } from '../map-sheet';
import type { Warnings } from './warnings';

export const MAP_NAME_LIMIT = 120;

/** Returns the file name without folders and extension, to name a map without a name. */
export function mapNameFromFile(file: string): string {
  return shortenToOneLine(file.replace(/^.*[/\\]|\.[a-z0-9]+$/gi, ''), MAP_NAME_LIMIT) || 'Map';
}

/** Makes the sheet of a map from another program's file. A map without a name is named after the file. */
export function makeImportedSheet(
  board: Board,
  given: string,
  file: string,
  warnings: Warnings,
  more: Partial<Pick<MapSheet, 'set' | 'notes' | 'extras'>> = {},
): MapSheet {
  const name = given.slice(0, MAP_NAME_LIMIT) || mapNameFromFile(file);
  const set = toKebabCase(more.set ?? '').slice(0, 40);
  const id = ['map', set, toKebabCase(name).slice(0, 60) || hashText(printBoardText(board))].filter(
    (part) => part !== '',
  );
  return sheetFromBoard(board, { ...more, id: id.join('-'), name, source: 'imported', warnings: warnings.list() });
}

import { edgeName } from '../grid/edge';
import { squareName } from '../grid/square';
import type { Board } from './board';
import type { MapSheet } from './sheet';
import { printBoardText } from './text';

/** The stored form of a board. Apart from `sheet.ts`, which comes with the first screen. */
export function sheetOfBoard(
  board: Board,
  head: Pick<MapSheet, 'id' | 'name' | 'source'> & Partial<Pick<MapSheet, 'set' | 'warnings' | 'notes'>>,
): MapSheet {
  const strengths = strengthsOf(board);
  return {
    warnings: [],
    notes: [],
    ...head,
    map: printBoardText(board),
    ...(strengths && { strengths }),
    starts: Object.fromEntries([...board.starts].map(([side, squares]) => [side, squares.map(squareName)])),
  };
}

/** Material strengths of a board by square and edge, as sheets and facts tell them; undefined where nothing has one. */
export function strengthsOf({ objectStrengths, wallStrengths }: Board): Readonly<Record<string, number>> | undefined {
  const named = [
    ...[...objectStrengths].map(([square, strength]) => [squareName(square), strength] as const),
    ...[...wallStrengths].map(([edge, strength]) => [edgeName(edge), strength] as const),
  ];
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

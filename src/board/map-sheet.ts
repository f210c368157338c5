import { parseSquare, type Square, squareName } from '../grid/square';
import { err, type Result } from '../plain/result';
import { listUnconnectedStairs, withUnconnectedStairs } from './apart';
import { type Board, hasSquare } from './board';
import { type BoardFaultCode, parseBoardText, printBoardText } from './board-text';
import { listStrengths, withStrengths } from './strengths';

/** Map as it is stored and shared: plain data. */
export interface MapSheet {
  readonly id: string;
  readonly name: string;
  /** Product that contained the printed map, if known. */
  readonly set?: string;
  readonly source: 'demo' | 'imported' | 'entered' | 'photographed';
  /** Drawing of the map in the position notation. */
  readonly map: string;
  /** Names of the squares in each side's starting area, by side. */
  readonly starts: Readonly<Record<string, readonly string[]>>;
  /** Material strengths by square (`c4`) or edge (`c4/c5`). Absent if there are no strengths. */
  readonly strengths?: Readonly<Record<string, number>>;
  /**
   * Pairs of neighbouring stairs (`c4/c5`) that no ramp joins and that therefore do not lead to each other. Absent if
   * there are none.
   */
  readonly apart?: readonly string[];
  /** Warnings about what the import guessed or left out. */
  readonly warnings: readonly MapWarning[];
  /**
   * Id of the stored photograph of the printed map, rectified to match the squares exactly. Absent if there is no
   * photograph.
   */
  readonly picture?: string;
  /** Special rules and labels, in the words of the imported file. */
  readonly notes: readonly string[];
  /** Other fields of the imported record, by name. Absent if there are no other fields. */
  readonly extras?: Readonly<Record<string, string>>;
}

export const MAP_WARNING_CODES = [
  'name-missing',
  'size-told',
  'size-mended',
  'row-missing',
  'tile-missing',
  'tile-repeated',
  'unknown-terrain',
  'unknown-type',
  'elevation-odd',
  'unknown-wall',
  'wall-odd',
  'wall-outside',
  'wall-on-frame',
  'ramp-odd',
  'ramp-level',
  'ramp-leads-off',
  // Only in maps that early versions imported, which had no legend below a drawing.
  'square-crowded',
  'starts-unplaced',
  'field-left-out',
  'text-shortened',
  'wall-off-grid',
  'layer-left-out',
  'tileset-elsewhere',
  'object-left-out',
  'door-open',
  'window',
  'outline-walls',
  'outline-blocking',
] as const;
export type MapWarningCode = (typeof MAP_WARNING_CODES)[number];

export interface MapWarning {
  readonly code: MapWarningCode;
  /** Rows, squares, walls or words that the warning concerns, displayed after its sentence. */
  readonly detail: string;
}

export interface MapSheetFault {
  readonly code: BoardFaultCode | 'bad-start' | 'bad-strength' | 'bad-apart';
  /** Subject of the fault: line and column in the drawing, side and square, strength, or pair of stairs. */
  readonly detail: string;
}

export function boardFromSheet(
  sheet: Pick<MapSheet, 'map' | 'starts' | 'strengths' | 'apart'>,
): Result<Board, MapSheetFault> {
  const parsed = parseBoardText(sheet.map);
  if (!parsed.ok) return err({ code: parsed.fault.code, detail: `${parsed.fault.line}:${parsed.fault.column}` });
  const starts = new Map<string, readonly Square[]>();
  for (const [side, names] of Object.entries(sheet.starts)) {
    const squares: Square[] = [];
    for (const name of names) {
      const square = parseSquare(name);
      if (square === null || !hasSquare(parsed.value, square))
        return err({ code: 'bad-start', detail: `${side} ${name}` });
      squares.push(square);
    }
    starts.set(side, squares);
  }
  const strong = withStrengths({ ...parsed.value, starts }, sheet.strengths ?? {});
  if (!strong.ok) return err({ code: 'bad-strength', detail: strong.fault });
  const parted = withUnconnectedStairs(strong.value, sheet.apart ?? []);
  return parted.ok ? parted : err({ code: 'bad-apart', detail: parted.fault });
}

export function sheetFromBoard(
  board: Board,
  head: Pick<MapSheet, 'id' | 'name' | 'source'> &
    Partial<Pick<MapSheet, 'set' | 'warnings' | 'notes' | 'picture' | 'extras'>>,
): MapSheet {
  const [strengths, apart] = [listStrengths(board), listUnconnectedStairs(board)];
  return {
    warnings: [],
    notes: [],
    ...head,
    map: printBoardText(board),
    ...(strengths && { strengths }),
    ...(apart && { apart }),
    starts: Object.fromEntries([...board.starts].map(([side, squares]) => [side, squares.map(squareName)])),
  };
}

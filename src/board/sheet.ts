import { parseSquare, type Square, squareName } from '../grid/square';
import { err, type Result } from '../plain/result';
import { apartOf, withApart } from './apart';
import { type Board, hasSquare } from './board';
import { strengthsOf, withStrengths } from './strengths';
import { type BoardFaultCode, parseBoardText, printBoardText } from './text';

/** A map as it is stored and shared: plain data. */
export interface MapSheet {
  readonly id: string;
  readonly name: string;
  /** The product it came with, where that is known. */
  readonly set?: string;
  readonly source: 'demo' | 'imported' | 'entered' | 'photographed';
  /** The drawing of the position notation. */
  readonly map: string;
  /** Starting areas by side, as names of squares. */
  readonly starts: Readonly<Record<string, readonly string[]>>;
  /** Material strengths, by square `c4` or edge `c4/c5`; left out where nothing has one. */
  readonly strengths?: Readonly<Record<string, number>>;
  /** Neighbouring stairs that do not lead to each other, `c4/c5`: no ramp joins them. Left out: all do. */
  readonly apart?: readonly string[];
  /** What the import had to guess or leave out. */
  readonly warnings: readonly MapWarning[];
  /** Id of the stored photograph of the printed map, straightened: it fills exactly the squares. Left out: none. */
  readonly picture?: string;
  /** Special rules and labels, in the words of the owner's file. */
  readonly notes: readonly string[];
  /** What else the record of it told, by the names that it has there. Left out: nothing. */
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
  'square-crowded',
  'starts-unplaced',
  'field-left-out',
  'text-shortened',
  'wall-off-grid',
  'layer-left-out',
  'object-left-out',
  'door-open',
] as const;
export type MapWarningCode = (typeof MAP_WARNING_CODES)[number];

export interface MapWarning {
  readonly code: MapWarningCode;
  /** Rows, squares, walls or words concerned, ready to be shown after the sentence of the code. */
  readonly detail: string;
}

export interface SheetFault {
  readonly code: BoardFaultCode | 'bad-start' | 'bad-strength' | 'bad-apart';
  /** Line and column of the drawing, the side and square, what should be strong, or what should be apart. */
  readonly detail: string;
}

/** A board to be asked, made from its stored form. */
export function boardOfSheet(
  sheet: Pick<MapSheet, 'map' | 'starts' | 'strengths' | 'apart'>,
): Result<Board, SheetFault> {
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
  const parted = withApart(strong.value, sheet.apart ?? []);
  return parted.ok ? parted : err({ code: 'bad-apart', detail: parted.fault });
}

/** The stored form of a board. */
export function sheetOfBoard(
  board: Board,
  head: Pick<MapSheet, 'id' | 'name' | 'source'> &
    Partial<Pick<MapSheet, 'set' | 'warnings' | 'notes' | 'picture' | 'extras'>>,
): MapSheet {
  const [strengths, apart] = [strengthsOf(board), apartOf(board)];
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

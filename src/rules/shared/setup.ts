import { BLOCKING, HINDERING, WATER } from '../../board/terrain';
import { sameWord } from '../../catalog/force';
import { distance, type Square } from '../../grid/square';
import type { Table } from '../../table/table';
import type { Citation } from '../answer';
import type { Setup, SetupReason, SetupReasonCode } from '../setup';
import { onSquare } from './cite';

/** Clear terrain has none of these, whatever its level; nor an object or a marker. */
const UNCLEAR = HINDERING | BLOCKING | WATER;

export interface ObjectLaw {
  /** How many each player lays. */
  readonly each: number;
  readonly cite: Citation;
  /** Which starting areas are closed to objects. */
  readonly areas: 'all' | 'own';
  readonly onClearOnly: boolean;
  /** How many squares special objects lie off any starting area; null where the book has none of them. */
  readonly special: { readonly off: number; readonly cite: Citation } | null;
}

/** Against an object of a side on a square, every reason that holds; a special one has a name. */
export function againstObject(
  law: ObjectLaw,
  table: Table,
  side: string,
  square: Square,
  name: string | null = null,
): SetupReason[] {
  const { board } = table;
  if (!board) return [];
  const holding = [...board.starts].filter(([, squares]) => squares.includes(square)).map(([owner]) => owner);
  const closed = law.areas === 'all' ? holding.length > 0 : holding.includes(side);
  const taken = table.objects.some(({ at }) => at === square) || table.markers.some(({ at }) => at === square);
  const unclear = taken || ((board.terrain[square] ?? 0) & UNCLEAR) !== 0;
  const laid = table.objects.filter(({ by }) => by === side).length;
  const because = (code: SetupReasonCode): SetupReason => ({ code, marks: [onSquare(square)], cite: law.cite });
  return [
    ...(laid >= law.each ? [because('no-more')] : []),
    ...(closed ? [because(law.areas === 'all' ? 'inside-area' : 'inside-own-area')] : []),
    ...(law.onClearOnly && unclear ? [because('not-clear')] : []),
    ...(name === null || law.special === null ? [] : againstSpecial(law.special, table, side, square, name)),
  ];
}

function againstSpecial(
  { off, cite }: NonNullable<ObjectLaw['special']>,
  table: Table,
  side: string,
  square: Square,
  name: string,
): SetupReason[] {
  const because = (code: SetupReasonCode): SetupReason => ({ code, marks: [onSquare(square)], cite });
  const areas = [...(table.board?.starts.values() ?? [])].flat();
  const near = areas.some((each) => distance(each, square) < off);
  const inside = areas.includes(square);
  const again = table.objects.some((each) => each.by === side && each.name !== undefined && sameWord(each.name, name));
  return [...(near && !inside ? [because('near-area')] : []), ...(again ? [because('laid-already')] : [])];
}

/** Against a figure starting on squares: outside of its side's area, where the map has one for it, or in blocking terrain. */
export function againstFigure(
  cites: { readonly area: Citation; readonly blocking: Citation },
  table: Table,
  piece: string,
  squares: readonly Square[],
): SetupReason[] {
  const { board } = table;
  const side = table.figures.get(piece)?.side;
  if (!board || side === undefined) return [];
  const area = board.starts.get(side);
  const outside = area ? squares.filter((square) => !area.includes(square)) : [];
  const blocked = squares.filter((square) => ((board.terrain[square] ?? 0) & BLOCKING) !== 0);
  return [
    ...(outside.length > 0 ? [{ code: 'outside-area' as const, marks: outside.map(onSquare), cite: cites.area }] : []),
    ...(blocked.length > 0 ? [{ code: 'blocking' as const, marks: blocked.map(onSquare), cite: cites.blocking }] : []),
  ];
}

/** From the left of the first player on, clockwise; the first player last. */
export function fromTheLeft(players: number): number[] {
  return Array.from({ length: players }, (_, place) => (place + 1) % players);
}

/** For an edition whose set-up the app does not guide: nothing to tick off, nothing held against anything. */
export const NO_SETUP: Setup = {
  steps: () => [],
  objects: null,
  choosers: fromTheLeft,
  againstObject: () => [],
  againstFigure: () => [],
};

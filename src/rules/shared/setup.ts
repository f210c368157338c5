import type { Board } from '../../board/board';
import { BLOCKING, HINDERING, WATER } from '../../board/terrain';
import { isSameText } from '../../catalog/force';
import { distance, type Square, xOf, yOf } from '../../grid/square';
import type { TableObject } from '../../table/position';
import { boardInPlay, type Table } from '../../table/table';
import type { Citation } from '../answer';
import type { SetupReason, SetupReasonCode, SetupRules } from '../setup';
import { squareMark } from './cite';

/** Terrain bits of squares that are not clear, at any level. Objects and markers are checked separately. */
const UNCLEAR = HINDERING | BLOCKING | WATER;

interface ObjectSetupRules {
  readonly kinds: readonly TableObject['kind'][];
  /** Number of objects that each player places. */
  readonly each: number;
  readonly cite: Citation;
  /** Starting areas in which objects may not be placed. */
  readonly areas: 'all' | 'own';
  readonly onClearOnly: boolean;
  /** Least distance, in squares, of special objects from any starting area. Null if the book has no special objects. */
  readonly special: { readonly off: number; readonly cite: Citation } | null;
}

/** Lists all reasons against placing an object on a square. `name` is the name of a special object. */
function listObjectPlacementReasons(
  rules: ObjectSetupRules,
  table: Table,
  side: string,
  square: Square,
  name: string | null = null,
): SetupReason[] {
  const board = boardInPlay(table);
  if (!board) return [];
  const holding = [...board.starts].filter(([, squares]) => squares.includes(square)).map(([owner]) => owner);
  const closed = rules.areas === 'all' ? holding.length > 0 : holding.includes(side);
  const taken = table.objects.some(({ at }) => at === square) || table.markers.some(({ at }) => at === square);
  const unclear = taken || ((board.terrain[square] ?? 0) & UNCLEAR) !== 0;
  const laid = table.objects.filter(({ by }) => by === side).length;
  const because = (code: SetupReasonCode): SetupReason => ({ code, marks: [squareMark(square)], cite: rules.cite });
  return [
    ...(laid >= rules.each ? [because('no-more')] : []),
    ...(closed ? [because(rules.areas === 'all' ? 'inside-area' : 'inside-own-area')] : []),
    ...(rules.onClearOnly && unclear ? [because('not-clear')] : []),
    ...(name === null || rules.special === null ? [] : againstSpecial(rules.special, table, side, square, name)),
  ];
}

function againstSpecial(
  { off, cite }: NonNullable<ObjectSetupRules['special']>,
  table: Table,
  side: string,
  square: Square,
  name: string,
): SetupReason[] {
  const because = (code: SetupReasonCode): SetupReason => ({ code, marks: [squareMark(square)], cite });
  const areas = [...(table.board?.starts.values() ?? [])].flat();
  const near = areas.some((each) => distance(each, square) < off);
  const inside = areas.includes(square);
  const again = table.objects.some(
    (each) => each.by === side && each.name !== undefined && isSameText(each.name, name),
  );
  return [...(near && !inside ? [because('near-area')] : []), ...(again ? [because('laid-already')] : [])];
}

/**
 * Strip along an edge of the map, for maps without starting areas. `deep` is its depth, and `off` is its distance from
 * the two other edges. Both are in squares.
 */
interface EdgeStrip {
  readonly deep: number;
  readonly off: number;
}

/**
 * Returns four predicates, one for each edge of the board, that tell whether a square is in the strip along that edge.
 * A predicate is false for every square if the edge is too short.
 */
function edgeAreas({ width, height }: Board, { deep, off }: EdgeStrip): readonly ((square: Square) => boolean)[] {
  const across = (at: number, size: number) => at >= off && at < size - off;
  return [
    (square) => yOf(square) < deep && across(xOf(square), width),
    (square) => yOf(square) >= height - deep && across(xOf(square), width),
    (square) => xOf(square) < deep && across(yOf(square), height),
    (square) => xOf(square) >= width - deep && across(yOf(square), height),
  ];
}

/**
 * Lists the squares of a figure that are outside the edge strip of its side. Only strips that contain all other figures
 * of the side count. Empty if the map is too small for strips.
 */
function offEdges(table: Table, board: Board, piece: string, squares: readonly Square[], law: EdgeStrip): Square[] {
  if (Math.max(board.width, board.height) <= 2 * law.off) return [];
  const side = table.figures.get(piece)?.side;
  const others = [...table.figures.values()].filter((each) => each.side === side && each.piece !== piece);
  const stand = others.flatMap((each) => each.squares);
  const all = edgeAreas(board, law);
  const shared = all.filter((holds) => stand.every(holds));
  // If the side's other figures share no edge strip, this figure may use any strip.
  const own = shared.length > 0 ? shared : all;
  return own.some((holds) => squares.every(holds))
    ? []
    : squares.filter((square) => !own.some((holds) => holds(square)));
}

/** Passages on placing figures, and the strips in which they start on a map without starting areas. */
interface FigureSetupRules {
  readonly area: Citation;
  readonly blocking: Citation;
  readonly edges?: EdgeStrip;
}

/** Lists reasons against starting a figure on squares: outside its side's area, or on blocking terrain. */
function listStartSquareReasons(
  cites: FigureSetupRules,
  table: Table,
  piece: string,
  squares: readonly Square[],
): SetupReason[] {
  const board = boardInPlay(table);
  const side = table.figures.get(piece)?.side;
  if (!board || side === undefined) return [];
  const area = board.starts.get(side);
  const undrawn = board.starts.size === 0 && cites.edges;
  const off = undrawn ? offEdges(table, board, piece, squares, undrawn) : [];
  const outside = area ? squares.filter((square) => !area.includes(square)) : off;
  const blocked = squares.filter((square) => ((board.terrain[square] ?? 0) & BLOCKING) !== 0);
  return [
    ...(outside.length > 0
      ? [{ code: 'outside-area' as const, marks: outside.map(squareMark), cite: cites.area }]
      : []),
    ...(blocked.length > 0
      ? [{ code: 'blocking' as const, marks: blocked.map(squareMark), cite: cites.blocking }]
      : []),
  ];
}

/** Lists players clockwise from the first player's left. The first player is last. */
function orderPlayersClockwise(players: number): number[] {
  return Array.from({ length: players }, (_, place) => (place + 1) % players);
}

/** Returns the setup rules of a dial game, in which players place figures and objects. */
export function makeSetupRules(
  steps: SetupRules['steps'],
  figures: FigureSetupRules,
  objects: ObjectSetupRules,
): SetupRules {
  return {
    steps,
    objects: { kinds: objects.kinds, each: objects.each },
    choosers: orderPlayersClockwise,
    againstObject: (table, side, square, name) => listObjectPlacementReasons(objects, table, side, square, name),
    againstFigure: (table, piece, squares) => listStartSquareReasons(figures, table, piece, squares),
  };
}

/** Setup rules of editions without a guided setup: they have no steps and allow everything. */
export const NO_SETUP: SetupRules = {
  steps: () => [],
  objects: null,
  choosers: orderPlayersClockwise,
  againstObject: () => [],
  againstFigure: () => [],
};

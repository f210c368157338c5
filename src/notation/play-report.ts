import { type Board, listBoardSquares } from '../board/board';
import { HINDERING, OPEN } from '../board/terrain';
import { eastEdge, edgeName, southEdge } from '../grid/edge';
import { squareName } from '../grid/square';
import { ZERO } from '../plain/fraction';
import type { Ruleset } from '../rules/ruleset';
import { findCopiedTeam } from '../table/allies';
import { ALTERED_VALUES } from '../table/piece';
import { type Figure, getActionTotal, type Table } from '../table/table';
import { makePieceOfFigure } from '../table/table-position';
import type { Expectation, ExpectedResult } from './case';
import { type CasePosition, MARK_KINDS } from './case-position';
import { GONE, makeExactResult, makeSetResult, makeWordResult, NONE, OFF_MAP } from './expected-results';

export function reportSide(table: Table, side: string): Expectation {
  const points = (Object.hasOwn(table.points, side) && table.points[side]) || ZERO;
  const hasTurn = table.turn === null || table.turn === side;
  const left = hasTurn ? Math.max(0, getActionTotal(table, side) - table.actionsSpent) : 0;
  const rerolls = (Object.hasOwn(table.rerolls ?? {}, side) && table.rerolls?.[side]) || 0;
  return new Map<string, ExpectedResult>([
    ['points', { kind: 'fraction', value: points }],
    ['actions', number(left)],
    ['rerolls', number(rerolls)],
  ]);
}

/** Reports the values of a figure. A held object without a name in the case is reported by its kind. */
export function reportFigure(ruleset: Ruleset, table: Table, figure: Figure, { objects }: CasePosition): Expectation {
  const held = objects.find(({ id }) => id === figure.heldObject?.id)?.id ?? figure.holding ?? NONE;
  return new Map<string, ExpectedResult>([
    ['click', number(figure.click)],
    ['tokens', number(figure.tokens)],
    ['ko', { kind: 'flag', value: figure.defeated }],
    ['at', figure.squares.length === 0 ? makeWordResult(OFF_MAP) : makeSetResult(figure.squares.map(squareName))],
    ['holding', makeWordResult(held)],
    ['off', makeSetResult(figure.switchedOff.map(({ power }) => power))],
    ['values', { kind: 'each', value: reportValues(ruleset, table, figure) }],
    ['copies', makeWordResult(findCopiedTeam(table, figure) ?? NONE)],
    ['captor', makeWordResult(figure.captor ?? NONE)],
  ]);
}

/**
 * Reports the current values of a figure, including effects of the surroundings. Off the map, reports the values on its
 * dial.
 */
function reportValues(ruleset: Ruleset, table: Table, figure: Figure): Expectation {
  const bare = makePieceOfFigure(figure, table);
  const piece = figure.squares.length > 0 ? ruleset.addDisplayedEffects(table, bare) : bare;
  return new Map(ALTERED_VALUES.map((value) => [value, number(piece[value])]));
}

/** Reports the values of the table itself: its objects, markers, and what was destroyed since the case began. */
export function reportTable(table: Table, { board, objects }: CasePosition): [string, ExpectedResult][] {
  return [
    ['objects', { kind: 'each', value: new Map(objects.map(({ id }) => [id, makeWordResult(whereIs(table, id))])) }],
    ['marked', makeExactResult(marksOn(table))],
    ['debris', makeSetResult(debrisSince(board, table.board ?? board))],
    ['walls_down', makeSetResult(listDestroyedWalls(board, table.board ?? board))],
  ];
}

function whereIs(table: Table, id: string): string {
  const holder = [...table.figures.values()].find(({ heldObject }) => heldObject?.id === id);
  if (holder) return holder.piece;
  const lies = table.objects.find((object) => object.id === id);
  return lies ? squareName(lies.at) : GONE;
}

/** Returns the markers by square. A square with both smoke and a barrier gets a value that no case expects. */
function marksOn(table: Table): Map<string, string> {
  const marks = new Map<string, string>();
  for (const { at, name } of table.markers) {
    const mark = MARK_KINDS.find((each) => each === name);
    const square = squareName(at);
    const before = marks.get(square);
    if (mark && before !== mark) marks.set(square, before === undefined ? mark : 'smoke and barrier');
  }
  return marks;
}

function debrisSince(before: Board, now: Board): string[] {
  const hinders = ({ terrain }: Board, square: number) => ((terrain[square] ?? 0) & HINDERING) !== 0;
  return listBoardSquares(now)
    .filter((square) => hinders(now, square) && !hinders(before, square))
    .map(squareName);
}

/** Lists walls and doors that existed when the case began and are gone now. */
export function listDestroyedWalls(before: Board, now: Board): string[] {
  return listBoardSquares(before)
    .flatMap((square) => [eastEdge(square), southEdge(square)])
    .filter((edge) => (before.walls[edge] ?? OPEN) !== OPEN && (now.walls[edge] ?? OPEN) === OPEN)
    .map(edgeName);
}

function number(value: number): ExpectedResult {
  return { kind: 'number', value };
}

import { type Board, squaresOf } from '../board/board';
import { HINDERING, OPEN } from '../board/terrain';
import { eastEdge, edgeName, southEdge } from '../grid/edge';
import { squareName } from '../grid/square';
import { ZERO } from '../plain/fraction';
import type { Ruleset } from '../rules/ruleset';
import { ALTERED_VALUES } from '../table/facts';
import { actionTotalOf, type Figure, pieceOfFigure, type Table } from '../table/table';
import type { Expectation, Told } from './case';
import { type CasePosition, MARKS } from './marked';
import { exactly, GONE, NONE, OFF, setOf, word } from './whereabouts';

/** Reports the values of a side of a played case. */
export function sideTold(table: Table, side: string): Expectation {
  const points = (Object.hasOwn(table.points, side) && table.points[side]) || ZERO;
  const hasTurn = table.turn === null || table.turn === side;
  const left = hasTurn ? Math.max(0, actionTotalOf(table, side) - table.actionsSpent) : 0;
  const rerolls = (Object.hasOwn(table.rerolls ?? {}, side) && table.rerolls?.[side]) || 0;
  return new Map<string, Told>([
    ['points', { told: 'fraction', value: points }],
    ['actions', number(left)],
    ['rerolls', number(rerolls)],
  ]);
}

/** For an object without a name in the case, only its kind is reported. */
export function figureTold(ruleset: Ruleset, table: Table, figure: Figure, { objects }: CasePosition): Expectation {
  const held = objects.find(({ id }) => id === figure.heldObject?.id)?.id ?? figure.holding ?? NONE;
  return new Map<string, Told>([
    ['click', number(figure.click)],
    ['tokens', number(figure.tokens)],
    ['ko', { told: 'flag', value: figure.defeated }],
    ['at', figure.squares.length === 0 ? word(OFF) : setOf(figure.squares.map(squareName))],
    ['holding', word(held)],
    ['off', setOf(figure.switchedOff.map(({ power }) => power))],
    ['values', { told: 'each', value: valuesTold(ruleset, table, figure) }],
    ['captor', word(figure.captor ?? NONE)],
  ]);
}

/** Reports the values showing, including effects of the surroundings. For a piece off the map, reports its dial. */
function valuesTold(ruleset: Ruleset, table: Table, figure: Figure): Expectation {
  const bare = pieceOfFigure(figure, table);
  const piece = figure.squares.length > 0 && ruleset.follow ? ruleset.follow.shown(table, bare) : bare;
  return new Map(ALTERED_VALUES.map((value) => [value, number(piece[value])]));
}

/** Reports the values of the table itself: its objects, markers, and what was destroyed since the case began. */
export function tableTold(table: Table, { board, objects }: CasePosition): [string, Told][] {
  return [
    ['objects', { told: 'each', value: new Map(objects.map(({ id }) => [id, word(whereIs(table, id))])) }],
    ['marked', exactly(marksOn(table))],
    ['debris', setOf(debrisSince(board, table.board ?? board))],
    ['walls_down', setOf(wallsDownSince(board, table.board ?? board))],
  ];
}

function whereIs(table: Table, id: string): string {
  const holder = [...table.figures.values()].find(({ heldObject }) => heldObject?.id === id);
  if (holder) return holder.piece;
  const lies = table.objects.find((object) => object.id === id);
  return lies ? squareName(lies.at) : GONE;
}

/** If smoke and a barrier are on one square, both are reported, which no case expects. */
function marksOn(table: Table): Map<string, string> {
  const marks = new Map<string, string>();
  for (const { at, name } of table.markers) {
    const mark = MARKS.find((each) => each === name);
    const square = squareName(at);
    const before = marks.get(square);
    if (mark && before !== mark) marks.set(square, before === undefined ? mark : 'smoke and barrier');
  }
  return marks;
}

function debrisSince(before: Board, now: Board): string[] {
  const hinders = ({ terrain }: Board, square: number) => ((terrain[square] ?? 0) & HINDERING) !== 0;
  return squaresOf(now)
    .filter((square) => hinders(now, square) && !hinders(before, square))
    .map(squareName);
}

/** Lists walls and doors that existed when the case began and are gone now. */
export function wallsDownSince(before: Board, now: Board): string[] {
  return squaresOf(before)
    .flatMap((square) => [eastEdge(square), southEdge(square)])
    .filter((edge) => (before.walls[edge] ?? OPEN) !== OPEN && (now.walls[edge] ?? OPEN) === OPEN)
    .map(edgeName);
}

function number(value: number): Told {
  return { told: 'number', value };
}

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

/** What can be asked of a side of a played case. */
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

/** Of an object that the case gave no name only its kind can be told. */
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

/** What shows, with what stands around it counted in; of a piece that is off the map, what its dial shows. */
function valuesTold(ruleset: Ruleset, table: Table, figure: Figure): Expectation {
  const bare = pieceOfFigure(figure, table);
  const piece = figure.squares.length > 0 && ruleset.follow ? ruleset.follow.shown(table, bare) : bare;
  return new Map(ALTERED_VALUES.map((value) => [value, number(piece[value])]));
}

/** What can be asked of the table itself: its objects, what was put on the map, and what was broken since the case began. */
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

/** Where smoke lies within a barrier both are told, which no case expects. */
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

/** Walls and doors that were there when the case began. */
export function wallsDownSince(before: Board, now: Board): string[] {
  return squaresOf(before)
    .flatMap((square) => [eastEdge(square), southEdge(square)])
    .filter((edge) => (before.walls[edge] ?? OPEN) !== OPEN && (now.walls[edge] ?? OPEN) === OPEN)
    .map(edgeName);
}

function number(value: number): Told {
  return { told: 'number', value };
}

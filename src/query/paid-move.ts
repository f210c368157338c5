import type { Square } from '../grid/square';
import type { MoveQuestion, Ruleset } from '../rules/ruleset';
import type { DeedRuling } from '../rules/table-deed';
import type { Fact } from '../table/facts';
import { countActionPoints, defaultMoveKind, hasActivation } from '../table/striker';
import { type Figure, getTablePosition, makePieceOfFigure, type Table } from '../table/table';

export interface PaidMove {
  readonly piece: string;
  readonly cost: number;
  /** The part of `cost` that is paid from the Command Dial of the side. */
  readonly command: number;
  readonly ruling: DeedRuling;
  readonly facts: readonly Fact[];
}

type PaidMoveQuestion = Pick<MoveQuestion, 'to' | 'action' | 'run'>;

/** Returns the points on the Command Dial of a figure's side. 0 if the edition has no Command Dials. */
export function commandDialPoints(ruleset: Ruleset | null, table: Table, figure: Figure): number {
  const dials = ruleset?.counters(table).filter(({ id }) => id === 'command-dial') ?? [];
  return dials.find(({ side }) => side === figure.side)?.value ?? 0;
}

/** Returns the points of a cost that the action track cannot pay, limited to the points on the Command Dial. */
export function commandPointsNeeded(ruleset: Ruleset | null, table: Table, figure: Figure, cost: number): number {
  return Math.min(commandDialPoints(ruleset, table, figure), Math.max(0, cost - countActionPoints(table, figure)));
}

/** Makes the deed of a move with its cost. Null if there is no map or the figure does not have its activation. */
export function makePaidMove(ruleset: Ruleset, table: Table, figure: Figure, move: PaidMoveQuestion): PaidMove | null {
  if (!getTablePosition(table) || !hasActivation(table, figure)) return null;
  const { piece } = figure;
  const { to, action, run } = move;
  const give = (command: number) => ruleset.resolve(table, { deed: 'move', piece, to, action, run, command });
  const cost = give(commandDialPoints(ruleset, table, figure)).price ?? 0;
  const command = commandPointsNeeded(ruleset, table, figure, cost);
  const ruling = give(command);
  return { piece, cost, command, ruling, facts: ruling.facts };
}

/** Makes the deed and the cost of a move that a player made by dragging a figure. */
export function makePaidDraggedMove(
  ruleset: Ruleset | null,
  table: Table,
  { piece }: Pick<Figure, 'piece'>,
  to: readonly Square[],
): PaidMove | null {
  const figure = table.figures.get(piece);
  if (!ruleset || !figure) return null;
  const by = (action: string) => makePaidMove(ruleset, table, figure, { to, action, run: false });
  const likely = by(defaultMoveKind(makePieceOfFigure(figure, table)));
  return likely && !likely.ruling.legal ? by('move') : likely;
}

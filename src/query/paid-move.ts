import type { Square } from '../grid/square';
import type { MissionDeedNamed } from '../rules/mission-deed';
import type { MoveQuestion, Ruleset } from '../rules/ruleset';
import type { DeedRuling } from '../rules/table-deed';
import { countActionPoints, defaultMoveKind, hasActivation } from '../table/striker';
import type { Figure, Table } from '../table/table';
import { getTablePosition, makePieceOfFigure } from '../table/table-position';

/** An action, with the action points that it costs. */
export interface PaidDeed<Paid> {
  readonly deed: Paid;
  readonly cost: number;
  /** The part of `cost` that is paid from the Command Dial of the side. */
  readonly command: number;
  readonly ruling: DeedRuling;
}

export type PaidMove = PaidDeed<MissionDeedNamed<'move'>>;
type PaidMoveQuestion = Pick<MoveQuestion, 'to' | 'action' | 'run'>;

/** Returns the points on the Command Dial of a figure's side. 0 if the edition has no Command Dial. */
export function commandDialPoints(ruleset: Ruleset | null, table: Table, figure: Figure): number {
  const dials = ruleset?.counters(table).filter(({ id }) => id === 'command-dial') ?? [];
  return dials.find(({ side }) => side === figure.side)?.value ?? 0;
}

/** Returns the points of a cost that the action track cannot pay, limited to the points on the Command Dial. */
export function commandPointsNeeded(ruleset: Ruleset | null, table: Table, figure: Figure, cost: number): number {
  return Math.min(commandDialPoints(ruleset, table, figure), Math.max(0, cost - countActionPoints(table, figure)));
}

/**
 * Resolves an action and its payment. The Command Dial pays what the action track cannot.
 * @param chosen points that players choose to pay from the Command Dial; null to compute them
 */
export function resolvePaid<Paid extends MissionDeedNamed<'move' | 'attack' | 'break-through' | 'interact'>>(
  ruleset: Ruleset,
  table: Table,
  figure: Figure,
  unpaid: Paid,
  chosen: number | null = null,
): PaidDeed<Paid> {
  const give = (command: number) => ({ ...unpaid, command });
  const cost = ruleset.resolve(table, give(commandDialPoints(ruleset, table, figure))).price ?? 0;
  const deed = give(chosen ?? commandPointsNeeded(ruleset, table, figure, cost));
  return { deed, cost, command: deed.command, ruling: ruleset.resolve(table, deed) };
}

/** Resolves a move and its payment. Null if there is no map, or if the figure's unit is not activated. */
export function makePaidMove(ruleset: Ruleset, table: Table, figure: Figure, move: PaidMoveQuestion): PaidMove | null {
  if (!getTablePosition(table) || !hasActivation(table, figure)) return null;
  const { to, action, run } = move;
  return resolvePaid(ruleset, table, figure, { deed: 'move', piece: figure.piece, to, action, run });
}

/** Resolves a move that a player made by dragging a figure, and its payment. */
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

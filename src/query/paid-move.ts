import type { Square } from '../grid/square';
import type { DeedRuling, MoveQuestion, Ruleset } from '../rules/ruleset';
import type { Fact } from '../table/facts';
import { pointsOf } from '../table/striker';
import { type Figure, positionOf, type Table } from '../table/table';

/** A move that is paid for in action points. */
export interface PaidMove {
  readonly piece: string;
  readonly cost: number;
  /** Those of them that come from the dial of the side. */
  readonly command: number;
  readonly ruling: DeedRuling;
  readonly facts: readonly Fact[];
}

/** Whether a figure plays by a card and has its activation now. */
export function isActive({ phase }: Table, { piece, card }: Figure): boolean {
  return card !== null && phase !== null && phase.piece !== null && [piece, card.group].includes(phase.piece);
}

/** Points on the dial of a figure's side. */
function dialFor(ruleset: Ruleset, table: Table, figure: Figure): number {
  return ruleset.counters(table).find(({ id, side }) => id === 'command-dial' && side === figure.side)?.value ?? 0;
}

/** What the track lacks for a cost, as far as the dial of the side can give it. */
export function lacking(ruleset: Ruleset, table: Table, figure: Figure, cost: number): number {
  return Math.min(dialFor(ruleset, table, figure), Math.max(0, cost - pointsOf(table, figure)));
}

/** All points that a figure may spend now, those of the dial of its side among them; null for one that has not its activation. */
export function spendable(ruleset: Ruleset, table: Table, figure: Figure): number | null {
  if (!isActive(table, figure)) return null;
  return pointsOf(table, figure) + dialFor(ruleset, table, figure);
}

/** A move as its deed, with the points that it takes; null for a figure whose moves are not paid for, or whose turn it is not. */
export function paidMove(ruleset: Ruleset, table: Table, figure: Figure, question: MoveQuestion): PaidMove | null {
  const position = positionOf(table);
  if (!position || !isActive(table, figure)) return null;
  const actionPoints = spendable(ruleset, table, figure);
  // A march, and what a card allows, was paid for before.
  const cost = question.action !== 'move' ? 0 : (ruleset.move(position, { ...question, actionPoints }).cost ?? 0);
  const command = lacking(ruleset, table, figure, cost);
  const ruling = ruleset.give(table, { deed: 'move', of: question, command });
  return { piece: figure.piece, cost, command, ruling, facts: ruling.facts };
}

/** The same for a figure that was pulled to its new place. */
export function movedFacts(
  ruleset: Ruleset | null,
  table: Table,
  { piece }: Pick<Figure, 'piece'>,
  to: readonly Square[],
): PaidMove | null {
  const figure = table.figures.get(piece);
  if (!ruleset || !figure) return null;
  const question = { piece, to, action: 'move', carrying: null, mode: null, actionPoints: null, run: false };
  return paidMove(ruleset, table, figure, question);
}

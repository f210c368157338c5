import type { Fact } from '../../table/facts';
import type { Figure, Table } from '../../table/table';
import type { Note, Reason } from '../answer';
import type { DeedRuling } from '../ruleset';

/** Throws a RangeError where the game has no such figure: the screen offers only those that are there. */
export function knownFigure(table: Table, piece: string): Figure {
  const figure = table.figures.get(piece);
  if (!figure) throw new RangeError(`no figure ${piece} in this game`);
  return figure;
}

export function ruling(reasons: readonly Reason[], facts: readonly Fact[], notes: readonly Note[] = []): DeedRuling {
  return { legal: reasons.length === 0, reasons, notes, facts };
}

/** Clicks taken, with the defeat and its victory points where they are the last: to the attacker's side, else to who last hurt it, else shared by all opponents. */
export function clicked(
  table: Table,
  figure: Figure,
  clicks: number,
  cause: 'damage' | 'push' | 'critical' | 'knock-back',
  by: string | null,
): Fact[] {
  const facts: Fact[] = [{ fact: 'clicked', piece: figure.piece, by: clicks, cause, from: by }];
  if (figure.defeated || figure.click + clicks <= figure.character.dial.length) return facts;
  facts.push({ fact: 'defeated', piece: figure.piece, by });
  const scorer = scoringSide(table, figure, by);
  const sides =
    scorer === null ? table.players.map((player) => player.side).filter((side) => side !== figure.side) : [scorer];
  for (const side of sides)
    facts.push({ fact: 'scored', side, points: figure.points / sides.length, piece: figure.piece });
  return facts;
}

function scoringSide(table: Table, figure: Figure, by: string | null): string | null {
  for (const piece of [by, figure.lastHurtBy]) {
    const side = piece === null ? undefined : table.figures.get(piece)?.side;
    if (side !== undefined && side !== figure.side) return side;
  }
  return null;
}

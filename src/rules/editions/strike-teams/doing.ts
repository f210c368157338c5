import type { Fact, Tally } from '../../../table/facts';
import type { Piece } from '../../../table/piece';
import { type Figure, makePieceOfFigure, type Table } from '../../../table/table';
import { tallyOf } from '../../../table/tallies';
import type { Note, Reason } from '../../answer';
import type { DeedRuling } from '../../ruleset';
import { onPiece, reason } from '../../shared/cite';
import { knownFigure, ruling } from '../../shared/ruling';
import { cite } from './citations';
import { notItsTurn } from './rounds';
import { pay, type Unit, unitOf } from './units';

const MOBILIZING = cite('Playing the Game: Mastermind Phase');
const RUNNING = cite('Movement: Advancing & Running');

/** Deed that a figure pays for with points in its own turn. */
export interface Doing {
  readonly cost: number;
  /** Part of the cost that the Command Dial pays. */
  readonly command: number;
  readonly reasons: readonly Reason[];
  readonly notes?: readonly Note[];
  readonly facts: readonly Fact[];
  /** Whether the deed only advances, which preserves the free step of a run. */
  readonly advances?: boolean;
  /**
   * Whether the deed does not begin the turn of one member of a group, as for a march or a move that a card paid for.
   */
  readonly together?: boolean;
}

export function raised({ piece }: Figure, tally: Tally, by = 1, of: string | null = null): Fact {
  return { fact: 'tallied', piece, tally, of, by };
}

/** Returns a figure as a piece for the rules, on or off the map. */
export function pieceNamed(table: Table, id: string): Piece {
  return makePieceOfFigure(knownFigure(table, id), table);
}

/** "Advancing & Running": points spent on anything else cost the free step, and vice versa. */
function runReasons(unit: Unit, figure: Figure | undefined, doing: Doing): Reason[] {
  const ran = figure !== undefined && tallyOf(figure, 'ran') > 0;
  const marks = unit.members.map(({ piece }) => onPiece(piece));
  return ran && doing.advances !== true && doing.cost > 0 ? [reason('has-run', RUNNING, marks)] : [];
}

const CURRENT = 1;
const DONE = 3;

/** "Henchmen": each finishes before the next is mobilized. Mobilizing one ends the turn of the previous one. */
function mobilizing(
  unit: Unit,
  figure: Figure | undefined,
  { together = false }: Doing,
): Pick<Doing, 'reasons' | 'facts'> {
  if (!figure || together || unit.group === null || figure.card?.kind !== 'henchman') return { reasons: [], facts: [] };
  const now = tallyOf(figure, 'mobilized');
  const before = unit.members.filter((each) => each !== figure && tallyOf(each, 'mobilized') === CURRENT);
  return {
    reasons: now === DONE ? [reason('acted', MOBILIZING, [onPiece(figure.piece)])] : [],
    facts: [
      ...before.map((each) => raised(each, 'mobilized', DONE - CURRENT)),
      ...(now === CURRENT ? [] : [raised(figure, 'mobilized', CURRENT - now)]),
    ],
  };
}

/** Rules on a deed of a figure or group in its own turn: permission, payment and facts. */
export function doing(table: Table, id: string, what: Doing): DeedRuling {
  const unit = unitOf(table, id);
  const figure = table.figures.get(id) ?? unit.members[0];
  const paid = pay(table, unit, what.cost, what.command);
  const busy = figure && what.advances !== true && what.cost > 0 && tallyOf(figure, 'busy') === 0;
  const mobilized = mobilizing(unit, table.figures.get(id), what);
  const ruled = ruling(
    [
      ...notItsTurn(table, unit),
      ...mobilized.reasons,
      ...what.reasons,
      ...runReasons(unit, figure, what),
      ...paid.reasons,
    ],
    [...paid.facts, ...mobilized.facts, ...(busy ? [raised(figure, 'busy')] : []), ...what.facts],
    what.notes ?? [],
  );
  return { ...ruled, price: what.cost };
}

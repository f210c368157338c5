import type { Fact } from '../../../table/facts';
import type { Piece } from '../../../table/piece';
import type { Figure, Table } from '../../../table/table';
import { makePieceOfFigure } from '../../../table/table-position';
import { getTally, raiseTally } from '../../../table/tallies';
import type { Note, Reason } from '../../answer';
import { pieceMark, reason } from '../../shared/cite';
import { makeRuling, requireTableFigure } from '../../shared/ruling';
import type { DeedRuling } from '../../table-deed';
import { cite } from './citations';
import { listTurnReasons } from './rounds';
import { type ActivationUnit, findUnit, payPoints } from './units';

const MOBILIZING = cite('Playing the Game: Mastermind Phase');
const RUNNING = cite('Movement: Advancing & Running');

/** Deed that a figure pays for with points in its own turn. */
export interface PaidAction {
  readonly cost: number;
  /** Part of the cost that the Command Dial pays. */
  readonly command?: number | undefined;
  readonly reasons: readonly Reason[];
  readonly notes?: readonly Note[];
  readonly facts: readonly Fact[];
  /** Whether the deed only advances, which preserves the free step of a run. */
  readonly advances?: boolean;
  /**
   * Whether the deed belongs to the whole group, like a march or a move paid for by a card. No single henchman is then
   * mobilized.
   */
  readonly together?: boolean;
}

/** Returns a figure as a piece for the rules, on or off the map. */
export function pieceForFigure(table: Table, id: string): Piece {
  return makePieceOfFigure(requireTableFigure(table, id), table);
}

/**
 * "Advancing & Running": returns the reason against spending points on anything but advancing after the free step of a
 * run.
 */
export function listRunReasons(
  unit: ActivationUnit,
  figure: Figure | undefined,
  doing: Pick<PaidAction, 'cost' | 'advances'>,
): Reason[] {
  const ran = figure !== undefined && getTally(figure, 'ran') > 0;
  const marks = unit.members.map(({ piece }) => pieceMark(piece));
  return ran && doing.advances !== true && doing.cost > 0 ? [reason('has-run', RUNNING, marks)] : [];
}

const CURRENT = 1;
const DONE = 3;

/** "Henchmen": returns the reason against a henchman's own action if another henchman was mobilized after it. */
export function listMobilizedReasons(figure: Figure): Reason[] {
  return getTally(figure, 'mobilized') === DONE ? [reason('acted', MOBILIZING, [pieceMark(figure.piece)])] : [];
}

/**
 * "Henchmen": each henchman finishes before the next is mobilized. Mobilizing a henchman ends the turn of the previous
 * henchman.
 */
function mobilizing(
  unit: ActivationUnit,
  figure: Figure | undefined,
  { together = false }: PaidAction,
): Pick<PaidAction, 'reasons' | 'facts'> {
  if (!figure || together || unit.group === null || figure.card?.kind !== 'henchman') return { reasons: [], facts: [] };
  const now = getTally(figure, 'mobilized');
  const before = unit.members.filter((each) => each !== figure && getTally(each, 'mobilized') === CURRENT);
  return {
    reasons: listMobilizedReasons(figure),
    facts: [
      ...before.map((each) => raiseTally(each, 'mobilized', DONE - CURRENT)),
      ...(now === CURRENT ? [] : [raiseTally(figure, 'mobilized', CURRENT - now)]),
    ],
  };
}

/** Resolves a deed of a figure or group in its own turn: permission, payment and facts. */
export function performPaidAction(table: Table, id: string, what: PaidAction): DeedRuling {
  const unit = findUnit(table, id);
  const figure = table.figures.get(id) ?? unit.members[0];
  const paid = payPoints(table, unit, what.cost, what.command ?? 0);
  const busy = figure && what.advances !== true && what.cost > 0 && getTally(figure, 'busy') === 0;
  const mobilized = mobilizing(unit, table.figures.get(id), what);
  const ruled = makeRuling(
    [
      ...listTurnReasons(table, unit),
      ...mobilized.reasons,
      ...what.reasons,
      ...listRunReasons(unit, figure, what),
      ...paid.reasons,
    ],
    [...paid.facts, ...mobilized.facts, ...(busy ? [raiseTally(figure, 'busy')] : []), ...what.facts],
    what.notes ?? [],
  );
  return { ...ruled, price: what.cost };
}

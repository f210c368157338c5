import type { Figure, Table } from '../../../table/table';
import { getTablePosition } from '../../../table/table-position';
import { getTally, raiseTally } from '../../../table/tallies';
import type { Reason } from '../../answer';
import type { MissionDeedNamed, StatusRemoval } from '../../mission-deed';
import { listNonAdjacencyReasons } from '../../shared/adjacency';
import { pieceMark, reason } from '../../shared/cite';
import { requireTableFigure } from '../../shared/ruling';
import type { DeedRuling } from '../../table-deed';
import { cite } from './citations';
import { flattenPosition, NEIGHBOURS } from './ground';
import { performPaidAction } from './paid-action';
import { findUnit, pointsFromDial, readCommandDial, unitPoints } from './units';

type ShakeOff = MissionDeedNamed<'shake-off'>;

/** "Status Tokens": price in action points to remove one status token. */
export const STATUS_REMOVAL_PRICE = 2;
const STATUS = cite('Status Tokens (Trapped & Prone)');

/** Removes a status token, for 2 points, from the figure itself or from an adjacent ally. */
export function removeStatus(table: Table, { piece, of, status, command }: ShakeOff): DeedRuling {
  const helped = requireTableFigure(table, of);
  const figure = requireTableFigure(table, piece);
  const reasons: Reason[] = [];
  if (getTally(helped, 'status', status) === 0) reasons.push(reason('power-forbids', STATUS, [pieceMark(of)]));
  if (helped.side !== figure.side) reasons.push(reason('opposing', STATUS, [pieceMark(of)]));
  const position = getTablePosition(table);
  if (piece !== of && position) {
    const place = (each: Figure) => ({ squares: each.squares, piece: null });
    const off = [figure, helped].some(({ squares }) => squares.length === 0);
    if (off) reasons.push(reason('not-here', STATUS, [pieceMark(of)]));
    else reasons.push(...listNonAdjacencyReasons(flattenPosition(position), NEIGHBOURS, place(figure), place(helped)));
  }
  return performPaidAction(table, piece, {
    cost: STATUS_REMOVAL_PRICE,
    command,
    reasons,
    facts: [raiseTally(helped, 'status', -1, status)],
  });
}

/**
 * Lists ways to remove status tokens from a figure, by itself or by the active figure next to it. Each helper has up to
 * two options: one token, or as many tokens as its points can pay.
 */
export function listStatusRemovals(table: Table, piece: string, status: string): readonly StatusRemoval[] {
  const figure = requireTableFigure(table, piece);
  const tokens = getTally(figure, 'status', status);
  const active = table.phase?.piece ?? null;
  if (tokens === 0 || active === null) return [];
  const helpers = [...table.figures.values()].filter(
    ({ piece: id, side, card, defeated }) =>
      side === figure.side && !defeated && (id === active || card?.group === active),
  );
  return helpers.flatMap((helper) => byOne(table, helper, figure, { status, tokens }));
}

function byOne(
  table: Table,
  helper: Figure,
  { piece: of }: Figure,
  { status, tokens }: { readonly status: string; readonly tokens: number },
): readonly StatusRemoval[] {
  const { piece: by } = helper;
  const unit = findUnit(table, by);
  const purse = unitPoints(table, unit) + readCommandDial(table, helper.side);
  const steps = Math.min(tokens, Math.floor(purse / STATUS_REMOVAL_PRICE));
  const fromDialFor = (count: number) => pointsFromDial(table, unit, STATUS_REMOVAL_PRICE * count);
  const deeds = Array.from({ length: steps }, (_, before): ShakeOff => {
    return { deed: 'shake-off', piece: by, of, status, command: fromDialFor(before + 1) - fromDialFor(before) };
  });
  const [first] = deeds;
  if (!first || removeStatus(table, first).reasons.length > 0) return [];
  const one = { by, cost: STATUS_REMOVAL_PRICE, deeds: [first] };
  return steps > 1 ? [one, { by, cost: STATUS_REMOVAL_PRICE * steps, deeds }] : [one];
}

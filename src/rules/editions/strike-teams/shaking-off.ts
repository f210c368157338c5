import { type Figure, positionOf, type Table } from '../../../table/table';
import { tallyOf } from '../../../table/tallies';
import type { Reason } from '../../answer';
import type { MissionDeed } from '../../mission-deed';
import type { DeedRuling } from '../../ruleset';
import type { ShakingOff } from '../../shaking-off';
import { partingReasons } from '../../shared/adjacency';
import { onPiece, reason } from '../../shared/cite';
import { knownFigure } from '../../shared/ruling';
import { cite } from './citations';
import { dialOf } from './command';
import { doing, raised } from './doing';
import { NEIGHBOURS, onTheFlat } from './ground';
import { fromDial, unitOf, unitPoints } from './units';

type ShakeOff = Extract<MissionDeed, { readonly deed: 'shake-off' }>;

/** "Status Tokens": points to remove one token. */
export const SHAKE_OFF_PRICE = 2;
const STATUS = cite('Status Tokens (Trapped & Prone)');

/** Removes a status token for 2 points, the figure's own or an adjacent ally's. */
export function shakeOff(table: Table, { piece, of, status, command }: ShakeOff): DeedRuling {
  const helped = knownFigure(table, of);
  const figure = knownFigure(table, piece);
  const reasons: Reason[] = [];
  if (tallyOf(helped, 'status', status) === 0) reasons.push(reason('power-forbids', STATUS, [onPiece(of)]));
  if (helped.side !== figure.side) reasons.push(reason('opposing', STATUS, [onPiece(of)]));
  const position = positionOf(table);
  if (piece !== of && position) {
    const place = (each: Figure) => ({ squares: each.squares, piece: null });
    const off = [figure, helped].some(({ squares }) => squares.length === 0);
    if (off) reasons.push(reason('not-here', STATUS, [onPiece(of)]));
    else reasons.push(...partingReasons(onTheFlat(position), NEIGHBOURS, place(figure), place(helped)));
  }
  return doing(table, piece, {
    cost: SHAKE_OFF_PRICE,
    command,
    reasons,
    facts: [raised(helped, 'status', -1, status)],
  });
}

/**
 * Lists ways to remove status tokens of a figure, by itself or by the active figure next to it. For each: one token,
 * then as many as the points allow.
 */
export function shakingOff(table: Table, piece: string, status: string): readonly ShakingOff[] {
  const figure = knownFigure(table, piece);
  const tokens = tallyOf(figure, 'status', status);
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
): readonly ShakingOff[] {
  const { piece: by } = helper;
  const unit = unitOf(table, by);
  const purse = unitPoints(table, unit) + dialOf(table, helper.side);
  const steps = Math.min(tokens, Math.floor(purse / SHAKE_OFF_PRICE));
  const fromDialFor = (count: number) => fromDial(table, unit, SHAKE_OFF_PRICE * count);
  const deeds = Array.from({ length: steps }, (_, before): ShakeOff => {
    return { deed: 'shake-off', piece: by, of, status, command: fromDialFor(before + 1) - fromDialFor(before) };
  });
  const [first] = deeds;
  if (!first || shakeOff(table, first).reasons.length > 0) return [];
  const one = { by, cost: SHAKE_OFF_PRICE, deeds: [first] };
  return steps > 1 ? [one, { by, cost: SHAKE_OFF_PRICE * steps, deeds }] : [one];
}

import type { Reason } from '../../rules/answer';
import type { Deed } from '../../rules/ruleset';
import { pointsOf } from '../../table/striker';
import type { Figure, Table } from '../../table/table';
import { tallyOf } from '../../table/tallies';
import { ruleset } from '../game/state';
import { dialOf, fromDial } from './paying';

/** Somebody who can take status tokens off a figure now: one of them, or all that the points suffice for. */
export interface ShakingOff {
  readonly by: string;
  readonly cost: number;
  readonly deeds: readonly Deed[];
}

/** Steps of shaking a status off, by the figure itself or by whoever acts beside it: one token, then all of them where there are more. */
export function shakingOff(table: Table, figure: Figure, status: string): readonly ShakingOff[] {
  const rules = ruleset();
  const tokens = tallyOf(figure, 'status', status);
  const active = table.phase?.piece ?? null;
  if (!rules || tokens === 0 || active === null) return [];
  const helpers = [...table.figures.values()].filter(
    ({ piece, side, card, defeated }) =>
      side === figure.side && !defeated && (piece === active || card?.group === active),
  );
  return helpers.flatMap((helper): ShakingOff[] => {
    const listed = rules.options(table, figure.piece).find(({ id, about }) => id === 'shake-off' && about === status);
    const each = listed?.cost ?? PRICE;
    const purse = pointsOf(table, helper) + dialOf(table, helper.side);
    const steps = Math.min(tokens, Math.floor(purse / each));
    const deedOf = (now: number): Deed => {
      const paid = each * now;
      const command = fromDial(table, helper, paid + each) - fromDial(table, helper, paid);
      return { deed: 'shake-off', piece: helper.piece, of: figure.piece, status, command };
    };
    const against: readonly Reason[] = rules.give(table, deedOf(0)).reasons;
    if (against.length > 0 || steps === 0) return [];
    const all = Array.from({ length: steps }, (_, now) => deedOf(now));
    const one = { by: helper.piece, cost: each, deeds: all.slice(0, 1) };
    return steps > 1 ? [one, { by: helper.piece, cost: each * steps, deeds: all }] : [one];
  });
}

/** "Status Tokens": of a helper, whose options do not list what others suffer. */
const PRICE = 2;

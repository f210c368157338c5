import type { Fact } from '../../table/facts';
import { getActionTotal, type Table } from '../../table/table';
import type { ActionPrice, DeedOption, DisplayedCounter } from '../options';
import type { Ruleset } from '../ruleset';
import type { Deed, DeedRuling } from '../table-deed';

/** Returns the display of the active side's remaining actions, for editions with an action total. */
export function listActionCounters(table: Table): DisplayedCounter[] {
  const { turn: side } = table;
  if (side === null) return [];
  const most = getActionTotal(table, side);
  const value = Math.max(0, most - table.actionsSpent);
  return [{ id: 'actions-left', name: 'Actions left', side, value, least: 0, most }];
}

/** Lists the choices that an action still needs: a move of a figure on the map needs a square. */
function asksOf({ figures, board }: Table, piece: string, action: string): DeedOption['asks'] {
  const stands = board !== null && (figures.get(piece)?.squares.length ?? 0) > 0;
  return action === 'move' && stands ? ['square'] : [];
}

/** Counts the clicks of pushing damage that a piece takes. */
export function countPushClicks(facts: readonly Fact[], piece: string): number {
  return facts.reduce(
    (sum, fact) => (fact.fact === 'clicked' && fact.piece === piece && fact.cause === 'push' ? sum + fact.by : sum),
    0,
  );
}

/** Counts the action tokens and the clicks of pushing damage that a piece gets by facts. */
export function computeActionPrice(facts: readonly Fact[], piece: string): ActionPrice {
  const tokens = facts.reduce((sum, each) => (each.fact === 'tokens' && each.piece === piece ? sum + each.by : sum), 0);
  return { tokens, pushes: countPushClicks(facts, piece) };
}

/** Lists the kinds of action that can be given to a piece. If `piece` is null, lists only the end of the turn. */
export function listActionOptions(
  actions: Ruleset['actions'],
  ruleOnDeed: (table: Table, deed: Deed) => DeedRuling,
  table: Table,
  piece: string | null,
): DeedOption[] {
  const option = (id: string, deed: Deed, asks: DeedOption['asks'] = []): DeedOption => {
    const complete = asks.length === 0 ? deed : null;
    const { reasons, facts } = ruleOnDeed(table, deed);
    const price = piece === null ? {} : { price: computeActionPrice(facts, piece) };
    return { id, about: null, deed: complete, asks, cost: null, ...price, reasons };
  };
  if (piece !== null)
    return actions.map(({ id }) => option(id, { deed: 'act', piece, action: id }, asksOf(table, piece, id)));
  return table.turn === null ? [] : [option('end-turn', { deed: 'end-turn', side: table.turn })];
}

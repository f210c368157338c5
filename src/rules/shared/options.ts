import { actionTotalOf, type Table } from '../../table/table';
import type { CounterShown, Option } from '../options';
import type { Deed, DeedRuling, Ruleset } from '../ruleset';

/** Where turns have an action total: what is left of it. */
export function actionsLeft(table: Table): CounterShown[] {
  const { turn: side } = table;
  if (side === null) return [];
  const most = actionTotalOf(table, side);
  const value = Math.max(0, most - table.actionsSpent);
  return [{ id: 'actions-left', name: 'Actions left', side, value, least: 0, most }];
}

/** Every action of the list for a piece; the end of the turn for nobody in particular. */
export function actionOptions(
  actions: Ruleset['actions'],
  give: (table: Table, deed: Deed) => DeedRuling,
): Ruleset['options'] {
  const option = (table: Table, id: string, deed: Deed): Option => {
    return { id, about: null, deed, asks: [], cost: null, reasons: give(table, deed).reasons };
  };
  return (table, piece) => {
    if (piece !== null) return actions.map(({ id }) => option(table, id, { deed: 'act', piece, action: id }));
    return table.turn === null ? [] : [option(table, 'end-turn', { deed: 'end-turn', side: table.turn })];
  };
}

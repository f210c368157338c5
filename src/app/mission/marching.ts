import type { Figure, Table } from '../../table/table';
import { getTally } from '../../table/tallies';
import { listCurrentOptions } from './current-options';

/** Whether a henchman has points left of a march that its group paid for. */
export function mayMarch(table: Table, { piece }: Figure): boolean {
  return listCurrentOptions(table, piece).some(({ id, reasons }) => id === 'march-on' && reasons.length === 0);
}

/** Returns the henchman that marches next: the one of a group with the most points left. Null if the march is over. */
export function findNextMarcher(table: Table, group: string | null): Figure | null {
  if (group === null) return null;
  return [...table.figures.values()]
    .filter((figure) => figure.card?.group === group && mayMarch(table, figure))
    .reduce<Figure | null>(
      (best, each) => (best && getTally(best, 'marched') >= getTally(each, 'marched') ? best : each),
      null,
    );
}

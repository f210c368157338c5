import type { Difference } from '../difference';
import type { ShelfCard } from './card';
import { tableOfShelf } from './csv';

/** All that differs between two versions of a card, field by field; who changed it does not count. */
export function differencesOfCards(mine: ShelfCard, theirs: ShelfCard): Difference[] {
  const { headings, rows } = tableOfShelf([mine, theirs]);
  return headings.flatMap((field, column) => {
    const [before = '', after = ''] = rows.map((row) => row[column] ?? '');
    return before === after ? [] : [{ field, mine: before, theirs: after }];
  });
}

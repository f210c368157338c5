import type { Card } from '../../catalog/card';
import type { Fact } from '../../table/facts';
import type { CardInPlay, Table } from '../../table/table';
import { makeUniqueName } from '../../table/unique-name';

/**
 * Returns the facts that add a card to the game or change one. Cards are identified by name, so renaming replaces the
 * card; its dial stays on the same click.
 */
export function makeCardFacts(
  table: Table,
  is: Card,
  owner: string | null,
  pieces: readonly string[],
  before: CardInPlay | null,
): Fact[] {
  const same = before?.card.name === is.name;
  const card = before && same ? before.id : makeUniqueName(is.name, new Set(table.cards.map(({ id }) => id)));
  const click = Math.min(before?.click ?? 1, is.dial?.clicks.length ?? 1);
  const put: Fact = { fact: 'card', card, is, owner, pieces, click };
  return before && !same ? [{ fact: 'card-left', card: before.id }, put] : [put];
}

/**
 * Returns the facts that add counters, each starting at 0. Skips counters that the game already has.
 * @param names counter names separated by commas
 */
export function makeCounterFacts(table: Table, names: string): Fact[] {
  const wanted = names.split(',').map((name) => name.trim().slice(0, COUNTER_NAME_LENGTH));
  return [...new Set(wanted)]
    .filter((name) => name !== '' && !Object.hasOwn(table.counters, name))
    .map((counter) => ({ fact: 'counted', counter, by: 0 }));
}

/** Maximum length of a counter name. Longer names do not fit into the counter strip. */
export const COUNTER_NAME_LENGTH = 40;

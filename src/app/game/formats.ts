import { formatById } from '../../rules/format';
import type { Ruleset } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import type { Brought } from './joining';

/** Returns the format that the chosen forces were built for, if the edition knows it. Undefined for none. */
export function formatBuiltFor(rules: Ruleset, seats: readonly Pick<Brought, 'format'>[]): string | undefined {
  return seats.map(({ format }) => format).find((id) => formatById(rules.formats, id) !== null);
}

/**
 * Makes the fact for another format of the game.
 * @param id undefined if all characters may be played
 */
export function formatFact(
  { edition, buildTotal, actionTotal, players }: Table,
  rules: Ruleset,
  id: string | undefined,
): Fact {
  const format = formatById(rules.formats, id);
  return { fact: 'began', edition, buildTotal, actionTotal, players, ...(format && { format }) };
}

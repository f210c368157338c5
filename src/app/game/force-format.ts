import { formatById } from '../../rules/format';
import type { Ruleset } from '../../rules/ruleset';
import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';
import type { SideRoster } from './side-roster';

/** Returns the format that the chosen forces were built for, if the edition knows it. Undefined for none. */
export function findForceFormat(rules: Ruleset, seats: readonly Pick<SideRoster, 'format'>[]): string | undefined {
  return seats.map(({ format }) => format).find((id) => formatById(rules.formats, id) !== null);
}

/**
 * Makes the fact that changes the format of the game.
 * @param id undefined if all characters may be played
 */
export function makeFormatFact(
  { edition, buildTotal, actionTotal, players }: Table,
  rules: Ruleset,
  id: string | undefined,
): Fact {
  const format = formatById(rules.formats, id);
  return { fact: 'began', edition, buildTotal, actionTotal, players, ...(format && { format }) };
}

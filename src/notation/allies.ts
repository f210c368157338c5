import { findAlliances, listTeamsInOrder } from '../table/allies';
import type { Position } from '../table/position';
import type { KeyPath } from './fault';
import { customField } from './field-types';
import { addComplaint, type ParseContext, readItems, readText } from './parse-context';
import { listSchema, refer } from './schema-parts';

/** Teams as lists of sides. */
type Teams = readonly (readonly string[])[];

/**
 * The key `allies`, beside `order`: the teams, as `allies: [[red, green], [blue, yellow]]`. Sides that are not listed,
 * and teams of one, play alone. Without the key every side plays alone.
 */
export const ALLIES_FIELD = customField<Teams>('Sides that play as a team.', {
  read: ({ reading }, value, path) => readTeams(reading, value, path),
  schema: () => listSchema(listSchema(refer('text'))),
});

function readTeams(reading: ParseContext, value: unknown, path: KeyPath): Teams {
  const teams = readItems(reading, value, path, (team, place) =>
    readItems(reading, team, place, (side, at) => ({ side: readText(reading, side, at), at })),
  );
  const seen = new Set<string>();
  for (const { side, at } of teams.flat()) {
    if (seen.has(side)) addComplaint(reading, at, 'duplicate-key', side);
    seen.add(side);
  }
  return teams.map((team) => team.map(({ side }) => side));
}

export function makeAlliances(teams: Teams): Pick<Position, 'alliances'> {
  // A team is identified by its alphabetically first side, so the order of its sides does not matter.
  return findAlliances(teams.flatMap((sides) => sides.map((side) => ({ side, team: [...sides].sort()[0] ?? '' }))));
}

/** Returns the teams in turn order, as written under `allies`; empty if every side plays alone. */
export function printAllies(position: Position): Teams {
  const sides = [...new Set([...position.order, ...Object.keys(position.alliances ?? {})])];
  return listTeamsInOrder(position, sides).filter((team) => team.length > 1);
}

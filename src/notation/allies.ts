import { alliancesOf, teamsInOrder } from '../table/allies';
import type { Position } from '../table/position';
import { complain, may, readList, readText, type Section } from './reading';

/**
 * Reads the key `allies`, beside `order`: the teams, as `allies: [[red, green], [blue, yellow]]`. Sides that are not
 * listed, and teams of one, play alone. Without the key every side plays alone.
 */
export function readAllies(section: Section): Pick<Position, 'alliances'> {
  const teams = may(section, 'allies', [], (reading, value, path) =>
    readList(reading, value, path, (team, place) =>
      readList(reading, team, place, (side, at) => ({ side: readText(reading, side, at), at })),
    ),
  );
  const seen = new Set<string>();
  for (const { side, at } of teams.flat()) {
    if (seen.has(side)) complain(section.reading, at, 'duplicate-key', side);
    seen.add(side);
  }
  // A team is named after its alphabetically first side, so that the order does not matter.
  const called = (team: readonly { readonly side: string }[]) => team.map(({ side }) => side).sort()[0] ?? '';
  return alliancesOf(teams.flatMap((team) => team.map(({ side }) => ({ side, team: called(team) }))));
}

/** Returns the teams in turn order, as the key has them; empty if every side plays alone. */
export function printAllies(position: Position): readonly (readonly string[])[] {
  const sides = [...new Set([...position.order, ...Object.keys(position.alliances ?? {})])];
  return teamsInOrder(position, sides).filter((team) => team.length > 1);
}

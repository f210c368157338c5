import { alliancesOf, teamsInOrder } from '../table/allies';
import type { Position } from '../table/position';
import { complain, may, readList, readText, type Section } from './reading';

/**
 * The key `allies`, beside `order`: who plays together, team by team, as `allies: [[red, green], [blue, yellow]]`. Who is left out plays
 * alone, and so does a team of one. Without the key every side plays alone, as it always was.
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
  // A team is called by one of its sides, the same in whatever order they are written.
  const called = (team: readonly { readonly side: string }[]) => team.map(({ side }) => side).sort()[0] ?? '';
  return alliancesOf(teams.flatMap((team) => team.map(({ side }) => ({ side, team: called(team) }))));
}

/** The teams as the key has them, in the order of turns; none where everybody plays alone. */
export function printAllies(position: Position): readonly (readonly string[])[] {
  const sides = [...new Set([...position.order, ...Object.keys(position.alliances ?? {})])];
  return teamsInOrder(position, sides).filter((team) => team.length > 1);
}

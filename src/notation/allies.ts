import { findAlliances, listTeamsInOrder } from '../table/allies';
import type { Position } from '../table/position';
import { addComplaint, readItems, readOptional, readText, type Section } from './parse-context';

/**
 * Reads the key `allies`, beside `order`: the teams, as `allies: [[red, green], [blue, yellow]]`. Sides that are not
 * listed, and teams of one, play alone. Without the key every side plays alone.
 */
export function readAllies(section: Section): Pick<Position, 'alliances'> {
  const teams = readOptional(section, 'allies', [], (reading, value, path) =>
    readItems(reading, value, path, (team, place) =>
      readItems(reading, team, place, (side, at) => ({ side: readText(reading, side, at), at })),
    ),
  );
  const seen = new Set<string>();
  for (const { side, at } of teams.flat()) {
    if (seen.has(side)) addComplaint(section.reading, at, 'duplicate-key', side);
    seen.add(side);
  }
  // A team is identified by its alphabetically first side, so the order of its sides does not matter.
  const called = (team: readonly { readonly side: string }[]) => team.map(({ side }) => side).sort()[0] ?? '';
  return findAlliances(teams.flatMap((team) => team.map(({ side }) => ({ side, team: called(team) }))));
}

/** Returns the teams in turn order, as written under `allies`; empty if every side plays alone. */
export function printAllies(position: Position): readonly (readonly string[])[] {
  const sides = [...new Set([...position.order, ...Object.keys(position.alliances ?? {})])];
  return listTeamsInOrder(position, sides).filter((team) => team.length > 1);
}

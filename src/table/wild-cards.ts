import { areFriendly } from './allies';
import type { Figure, Table } from './table';

/** Lists the teams whose abilities a wild card may use: the teams of friends in play, without its own teams. */
export function listCopyableTeams(table: Table, { piece, side, character }: Figure): readonly string[] {
  const friends = [...table.figures.values()].filter(
    (other) => other.piece !== piece && !other.defeated && areFriendly(table, side, other.side),
  );
  return [...new Set(friends.flatMap((other) => other.character.teams))].filter(
    (team) => !character.teams.includes(team),
  );
}

/** Returns the team whose ability a wild card uses now. Null if it uses none, or if no friend of the team is left. */
export function findCopiedTeam(table: Table, figure: Figure): string | null {
  const { copies } = figure;
  return copies !== undefined && listCopyableTeams(table, figure).includes(copies) ? copies : null;
}

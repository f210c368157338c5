import { addFractions, type Fraction, ZERO } from '../plain/fraction';
import { getOwnProperty } from '../plain/get-own';
import type { HasAlliances } from './position';
import type { Figure, Table } from './table';

interface TeamPlayer {
  readonly side: string;
  readonly team?: string;
}

/**
 * Returns whether characters of two sides are friendly: same player, or players of one team ("Friendly and Opposing
 * Characters" of 2008). The other books are read the same way, because they mention teams of players or none at all.
 * Actions, tokens and forces still belong to one player. This runs for every figure of thousands of positions; without
 * teams it only compares two strings.
 */
export function areFriendly(within: HasAlliances, a: string, b: string): boolean {
  return a === b || (within.alliances !== undefined && areAllied(within.alliances, a, b));
}

function areAllied(alliances: Readonly<Record<string, string>>, a: string, b: string): boolean {
  const team = getOwnProperty(alliances, a);
  return team !== undefined && team === getOwnProperty(alliances, b);
}

/** Returns the teams of the players. A team of one player does not count. Empty if every side plays alone. */
export function findAlliances(players: readonly TeamPlayer[]): HasAlliances {
  const shared = players.flatMap(({ side, team }): [string, string][] =>
    team !== undefined && players.some((other) => other.side !== side && other.team === team) ? [[side, team]] : [],
  );
  return shared.length > 0 ? { alliances: Object.fromEntries(shared) } : {};
}

/** Groups the sides into teams, in turn order. A side that plays alone is a team of one. */
export function listTeamsInOrder(within: HasAlliances, sides: readonly string[]): readonly (readonly string[])[] {
  const teams: string[][] = [];
  for (const side of sides) {
    const known = teams.find(([first]) => first !== undefined && areFriendly(within, first, side));
    if (known) known.push(side);
    else teams.push([side]);
  }
  return teams;
}

export function sumTeamPoints(points: Readonly<Record<string, Fraction>>, team: readonly string[]): Fraction {
  return team.map((side) => getOwnProperty(points, side) ?? ZERO).reduce(addFractions, ZERO);
}

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

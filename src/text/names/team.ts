import { areFriendly } from '../../table/allies';
import type { Table } from '../../table/table';
import { say } from '../say';
import { isPluralName } from './mission-teams';
import { PLACE_TEXT } from './places';

type Seats = Pick<Table, 'players' | 'alliances'>;

/** Names all players who play with a side, including the side’s player: `Ana`, or `Ana and Cleo`. */
export function teamName(table: Seats, side: string): string {
  const names = table.players.filter((player) => areFriendly(table, player.side, side)).map(({ name }) => name);
  return names.length === 0 ? side : PLACE_TEXT.list(names);
}

/** Whether a side plays in a team. */
export function hasTeam(table: Seats, side: string): boolean {
  return table.alliances !== undefined && Object.hasOwn(table.alliances, side);
}

export function describeWin(table: Seats, winner: string): string {
  const name = teamName(table, winner);
  return isSeveral(table, winner) ? say('{players} win', { players: name }) : say('{name} wins', { name });
}

export function describeGameWin(table: Seats, winner: string): string {
  const name = teamName(table, winner);
  return isSeveral(table, winner)
    ? say('{players} win the game', { players: name })
    : say('{side} wins the game', { side: name });
}

function isSeveral(table: Seats, side: string): boolean {
  return hasTeam(table, side) || isPluralName(teamName(table, side));
}

export function describePastWin(table: Seats, winner: string): string {
  return say('{name} won', { name: teamName(table, winner) });
}

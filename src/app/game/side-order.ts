import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';

/** The order of turns with this side first, as a fact; null where it is first already. */
export function orderFrom(
  { edition, buildTotal, actionTotal, players: all, format }: Table,
  side: string,
): Fact | null {
  const first = all.findIndex((player) => player.side === side);
  const players = [...all.slice(first), ...all.slice(0, first)];
  return first <= 0 ? null : { fact: 'began', edition, buildTotal, actionTotal, players, ...(format && { format }) };
}

/** Whose turn comes after a side's, in the order of the table. */
export function nextSide(now: Table, side: string): string {
  const at = now.players.findIndex((player) => player.side === side);
  return now.players[(at + 1) % now.players.length]?.side ?? side;
}

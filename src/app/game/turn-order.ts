import type { Fact } from '../../table/facts';
import type { Table } from '../../table/table';

/** Makes the fact for a turn order that starts with a side. Null if the side is already first. */
export function makeTurnOrderFact(
  { edition, buildTotal, actionTotal, players: all, format }: Table,
  side: string,
): Fact | null {
  const first = all.findIndex((player) => player.side === side);
  const players = [...all.slice(first), ...all.slice(0, first)];
  return first <= 0 ? null : { fact: 'began', edition, buildTotal, actionTotal, players, ...(format && { format }) };
}

/** Returns the side that takes the next turn, in table order. */
export function nextSide(now: Table, side: string): string {
  const at = now.players.findIndex((player) => player.side === side);
  return now.players[(at + 1) % now.players.length]?.side ?? side;
}

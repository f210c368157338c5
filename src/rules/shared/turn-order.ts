import type { Table } from '../../table/table';

/**
 * Whether all figures of a side are defeated or captive; the other sides then continue the game. False for a side that
 * never had figures.
 */
export function isEliminated(table: Table, side: string): boolean {
  const own = [...table.figures.values()].filter((figure) => figure.side === side);
  return own.length > 0 && own.every(({ defeated, captor }) => defeated || captor !== null);
}

/** Returns the side that follows in turn order: the next player who still has figures. */
export function nextSideInTurn(table: Table, side: string): string {
  const sides = table.players.map((player) => player.side);
  const at = sides.indexOf(side);
  const order = [...sides.slice(at + 1), ...sides.slice(0, at + 1)];
  return order.find((each) => !isEliminated(table, each)) ?? order[0] ?? side;
}

/** Returns the side that begins a round: the first player with figures left. */
export function firstSideOfRound(table: Table): string | undefined {
  const sides = table.players.map((player) => player.side);
  return sides.find((side) => !isEliminated(table, side)) ?? sides[0];
}

/** Lists the players without figures between the current turn and the turn of `side`. Their turns are skipped. */
export function listSkippedSides(table: Table, side: string): readonly string[] {
  const sides = table.players.map((player) => player.side);
  const at = table.turn === null ? -1 : sides.indexOf(table.turn);
  if (at < 0 || side === table.turn) return [];
  const order = [...sides.slice(at + 1), ...sides.slice(0, at)];
  return order.slice(0, Math.max(0, order.indexOf(side))).filter((each) => isEliminated(table, each));
}

import type { Table } from '../../table/table';

/** Whether all figures of a side are defeated or captives: the others go on without it. A side that never had any is not out. */
export function isOut(table: Table, side: string): boolean {
  const own = [...table.figures.values()].filter((figure) => figure.side === side);
  return own.length > 0 && own.every(({ defeated, captor }) => defeated || captor !== null);
}

/** Whose turn comes after that of a side: the next player who still has figures, in the same order. */
export function nextInTurn(table: Table, side: string): string {
  const sides = table.players.map((player) => player.side);
  const at = sides.indexOf(side);
  const order = [...sides.slice(at + 1), ...sides.slice(0, at + 1)];
  return order.find((each) => !isOut(table, each)) ?? order[0] ?? side;
}

/** The player with whose turn a round begins: the first who still has figures. */
export function beginsRounds(table: Table): string | undefined {
  const sides = table.players.map((player) => player.side);
  return sides.find((side) => !isOut(table, side)) ?? sides[0];
}

/** Players without figures whose turns are left out between the turn now and that of a side. */
export function passedOver(table: Table, side: string): readonly string[] {
  const sides = table.players.map((player) => player.side);
  const at = table.turn === null ? -1 : sides.indexOf(table.turn);
  if (at < 0 || side === table.turn) return [];
  const order = [...sides.slice(at + 1), ...sides.slice(0, at)];
  return order.slice(0, Math.max(0, order.indexOf(side))).filter((each) => isOut(table, each));
}

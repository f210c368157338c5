import { getOwnProperty } from '../../plain/get-own';
import type { Table } from '../../table/table';
import type { TableSummary } from '../../together/club-protocol';

/** Makes the summary for the list of a tournament's tables. Points are whole numbers, as on paper. */
export function makeTableSummary(table: Table, name: string): TableSummary {
  const { players, points, round, turn, clock, limit, ended } = table;
  const used = (side: string) => Math.floor((getOwnProperty(clock, side) ?? 0) / 1000);
  const all = players.reduce((sum, { side }) => sum + used(side), 0);
  const timed = limit.ms !== null || all > 0;
  return {
    summary: 1,
    table: name,
    players: players.slice(0, 8).map(({ side, name: player }) => {
      const won = getOwnProperty(points, side);
      return {
        name: player,
        side,
        points: won ? Math.floor(won.numerator / won.denominator) : 0,
        used: timed ? used(side) : null,
      };
    }),
    round,
    turn,
    clock: timed ? { used: all, limit: limit.ms === null ? null : Math.floor(limit.ms / 1000), running: false } : null,
    over: ended !== null,
  };
}

import { err, type Result } from '../../plain/result';
import { boolean, integer, listOf, nullOr, parseWith, shape, type TypeOf, text } from '../../plain/shape';

const check = text(500);
const seconds = nullOr(integer(0, 1_000_000));
const epochMs = integer(0, Number.MAX_SAFE_INTEGER);

const tablesShape = shape({
  /** Time of the list, by the clock of the server. */
  now: epochMs,
  tables: listOf(
    shape({
      table: check,
      players: listOf(shape({ name: check, side: check, points: nullOr(integer(0, 1_000_000)), used: seconds }), 8),
      round: nullOr(integer(0, 10_000)),
      /** Side that has the turn. Null before the first turn. */
      turn: nullOr(check),
      clock: nullOr(shape({ used: integer(0, 1_000_000), limit: seconds, running: boolean })),
      over: boolean,
      /** Time of the table's last report. */
      at: epochMs,
    }),
    10_000,
  ),
});

/** Tables of a tournament, as reported by the club's server. */
export type TableList = TypeOf<typeof tablesShape>;
export type TournamentTable = TableList['tables'][number];

/** Reason for a missing list: the server is unreachable, does not know the key, or sends an unknown format. */
export type TablesFault = 'offline' | 'no-key' | 'unreadable';

export function parseTableList(sent: string): Result<TableList, TablesFault> {
  try {
    const read = parseWith(tablesShape, JSON.parse(sent) as unknown);
    return read.ok ? read : err('unreadable');
  } catch {
    return err('unreadable');
  }
}

/** Requests the list of tables from the server that the app came from. Only the key is sent. */
export async function fetchTables(key: string, signal: AbortSignal): Promise<Result<TableList, TablesFault>> {
  const url = new URL('/tables.json', location.href);
  url.searchParams.set('key', key);
  try {
    const answer = await fetch(url, { cache: 'no-store', credentials: 'omit', signal });
    if (answer.status === 403 || answer.status === 404) return err('no-key');
    return answer.ok ? parseTableList(await answer.text()) : err('offline');
  } catch {
    return err('offline');
  }
}

/** Returns the full minutes since the last report of a table, by server time. */
export function minutesSince({ now }: Pick<TableList, 'now'>, { at }: Pick<TournamentTable, 'at'>): number {
  return Math.max(0, Math.floor((now - at) / 60_000));
}

import { err, type Result } from '../../plain/result';
import { boolean, integer, listOf, nullOr, parseWith, shape, type TypeOf, text } from '../../plain/shape';

const word = text(500);
const seconds = nullOr(integer(0, 1_000_000));
const epochMs = integer(0, Number.MAX_SAFE_INTEGER);

const tablesShape = shape({
  /** By the server's clock, as all other times. */
  now: epochMs,
  tables: listOf(
    shape({
      table: word,
      players: listOf(shape({ name: word, side: word, points: nullOr(integer(0, 1_000_000)), used: seconds }), 8),
      round: nullOr(integer(0, 10_000)),
      /** A side; null before the first turn. */
      turn: nullOr(word),
      clock: nullOr(shape({ used: integer(0, 1_000_000), limit: seconds, running: boolean })),
      over: boolean,
      /** When it was told last. */
      at: epochMs,
    }),
    10_000,
  ),
});

/** The tables of a tournament, as the club's server tells them. */
export type TableList = TypeOf<typeof tablesShape>;
export type TableRow = TableList['tables'][number];

/** Why there is no list: the server cannot be reached, does not know the key, or says what this version cannot read. */
export type TablesFault = 'offline' | 'no-key' | 'unreadable';

/** The list as the server sent it. */
export function parseTables(sent: string): Result<TableList, TablesFault> {
  try {
    const read = parseWith(tablesShape, JSON.parse(sent) as unknown);
    return read.ok ? read : err('unreadable');
  } catch {
    return err('unreadable');
  }
}

/** Asks the server that the app came from; nothing is ever sent but the key. */
export async function fetchTables(key: string, signal: AbortSignal): Promise<Result<TableList, TablesFault>> {
  const url = new URL('/tables.json', location.href);
  url.searchParams.set('key', key);
  try {
    const answer = await fetch(url, { cache: 'no-store', credentials: 'omit', signal });
    if (answer.status === 403 || answer.status === 404) return err('no-key');
    return answer.ok ? parseTables(await answer.text()) : err('offline');
  } catch {
    return err('offline');
  }
}

/** Whole minutes since a table was told last, by the server's clock. */
export function minutesSince({ now }: Pick<TableList, 'now'>, { at }: Pick<TableRow, 'at'>): number {
  return Math.max(0, Math.floor((now - at) / 60_000));
}

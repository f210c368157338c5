import { type Database, queryEntriesFrom } from './database';
import { makeStoreFault, type StoreResult } from './fault';
import { fixGameHead } from './fix-records';
import { parseGame } from './parse-record';
import type { GameRecord } from './records';
import { type ParsedRecords, parseRecords } from './unreadable-records';

/** Reads the heading of a game. For use in a transaction. */
export async function readGameHead(database: Database, id: string): Promise<StoreResult<GameRecord>> {
  const row = await database.games.get(id);
  if (row === undefined) return makeStoreFault('missing', `game ${id}`);
  const parsed = parseGame(row);
  return parsed.ok ? parsed : makeStoreFault('failed', parsed.fault);
}

/** Parses game headings and fixes invalid ones from their valid fields. */
export function parseGameHeads(database: Database, rows: readonly unknown[]): Promise<ParsedRecords<GameRecord>> {
  return parseRecords(database, database.games, rows, parseGame, (row) =>
    fixGameHead(row, (id) => readLastSeq(database, id)),
  );
}

/** Returns the highest number of a game's entries; 0 if it has none. */
export async function readLastSeq(database: Database, game: string): Promise<number> {
  const [key] = await queryEntriesFrom(database, game, 1).reverse().limit(1).primaryKeys();
  return key?.[1] ?? 0;
}

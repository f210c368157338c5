import type { Result } from '../plain/result';
import { type Database, entriesFrom } from './database';
import { type StoreFault, storeFault } from './fault';
import { mendGame } from './mend';
import { parseGame } from './parse';
import type { GameRecord } from './records';
import { type Readout, sift } from './unreadable';

/** Reads the heading of a game. For use in a transaction. */
export async function readHead(database: Database, id: string): Promise<Result<GameRecord, StoreFault>> {
  const row = await database.games.get(id);
  if (row === undefined) return storeFault('missing', `game ${id}`);
  const parsed = parseGame(row);
  return parsed.ok ? parsed : storeFault('failed', parsed.fault);
}

/** Parses game headings and fixes invalid ones from their valid fields. */
export function siftGames(database: Database, rows: readonly unknown[]): Promise<Readout<GameRecord>> {
  return sift(database, database.games, rows, parseGame, (row) => mendGame(row, (id) => lastSeqOf(database, id)));
}

/** Returns the highest number of a game's entries; 0 if it has none. */
export async function lastSeqOf(database: Database, game: string): Promise<number> {
  const [key] = await entriesFrom(database, game, 1).reverse().limit(1).primaryKeys();
  return key?.[1] ?? 0;
}

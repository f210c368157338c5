import type { Result } from '../plain/result';
import { type Database, entriesFrom } from './database';
import { type StoreFault, storeFault } from './fault';
import { mendGame } from './mend';
import { parseGame } from './parse';
import type { GameRecord } from './records';
import { type Readout, sift } from './unreadable';

/** A heading as it is on disk. For use in a transaction. */
export async function readHead(database: Database, id: string): Promise<Result<GameRecord, StoreFault>> {
  const row = await database.games.get(id);
  if (row === undefined) return storeFault('missing', `game ${id}`);
  const parsed = parseGame(row);
  return parsed.ok ? parsed : storeFault('failed', parsed.fault);
}

/** Headings, the bad ones mended from what of them is good. */
export function siftGames(database: Database, rows: readonly unknown[]): Promise<Readout<GameRecord>> {
  return sift(database, database.games, rows, parseGame, (row) => mendGame(row, (id) => lastSeqOf(database, id)));
}

/** The highest number of a game's entries, 0 where it has none. */
export async function lastSeqOf(database: Database, game: string): Promise<number> {
  const [key] = await entriesFrom(database, game, 1).reverse().limit(1).primaryKeys();
  return key?.[1] ?? 0;
}

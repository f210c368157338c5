import { ok } from '../plain/result';
import { type Database, defaultDatabase } from './database';
import { attemptStoreWork, makeStoreFault, type StoreResult } from './fault';
import { parseGameHeads, readGameHead } from './game-heads';
import { parseGame } from './parse-record';
import type { GameRecord } from './records';
import { nextTimestamp } from './timestamp';
import type { InvalidRecord } from './unreadable-records';

/** Game headings, most recently touched first. */
export interface GameList {
  readonly games: readonly GameRecord[];
  /** Games that `restoreGame` can still restore. */
  readonly deleted: readonly GameRecord[];
  readonly unreadable: readonly InvalidRecord[];
}

export function listGames(database = defaultDatabase()): Promise<StoreResult<GameList>> {
  return attemptStoreWork(async () => {
    const { items, unreadable } = await parseGameHeads(database, await database.games.toArray());
    const sorted = items.toSorted((a, b) => b.touched - a.touched);
    return ok({
      games: sorted.filter((game) => game.deletedAt === null),
      deleted: sorted.filter((game) => game.deletedAt !== null),
      unreadable,
    });
  });
}

export function renameGame(id: string, name: string, database = defaultDatabase()) {
  return change(database, id, { name });
}

export function archiveGame(id: string, archived: boolean, database = defaultDatabase()) {
  return change(database, id, { archived });
}

/** Hides a game. `restoreGame` can restore it until `purge` erases it a day later. */
export function deleteGame(id: string, database = defaultDatabase()) {
  return change(database, id, { deletedAt: nextTimestamp() });
}

export function restoreGame(id: string, database = defaultDatabase()) {
  return change(database, id, { deletedAt: null });
}

function change(database: Database, id: string, by: Partial<GameRecord>): Promise<StoreResult<GameRecord>> {
  return attemptStoreWork(() =>
    database.transaction('rw', database.games, async () => {
      const head = await readGameHead(database, id);
      if (!head.ok) return head;
      const after = parseGame({ ...head.value, ...by });
      if (!after.ok) return makeStoreFault('failed', after.fault);
      await database.games.put(after.value);
      return ok(after.value);
    }),
  );
}

import { type LogEntry, makeLog } from '../game/log';
import { good, type Result } from '../plain/result';
import type { Fact } from '../table/facts';
import type { SetAside } from './aside';
import { type Database, newId, theDatabase } from './database';
import { attempt, type StoreFault, storeFault } from './fault';
import { type OpenedGame, readHead, siftGames } from './games';
import { parseGame } from './parse';
import type { GameRecord } from './records';

/** A new game, with its first tap where one is given, on disk when the promise resolves. */
export function createGame(
  head: { readonly name: string; readonly edition: string; readonly demo?: boolean },
  first: { readonly step: string; readonly facts: readonly Fact[] } | null = null,
  database: Database = theDatabase(),
): Promise<Result<OpenedGame, StoreFault>> {
  return attempt(async () => {
    const now = Date.now();
    const id = newId();
    const entries: LogEntry[] = first ? [{ game: id, seq: 1, parent: null, at: now, ...first }] : [];
    const at = first ? 1 : null;
    const game: GameRecord = {
      id,
      name: head.name,
      created: now,
      touched: now,
      cursor: at,
      tip: at,
      edition: head.edition,
      archived: false,
      deletedAt: null,
      ...(head.demo && { demo: true }),
    };
    const parsed = parseGame(game);
    if (!parsed.ok) return storeFault('failed', parsed.fault);
    await database.transaction('rw', database.games, database.entries, async () => {
      await database.games.add(game);
      await database.entries.bulkAdd(entries);
    });
    const { log } = makeLog(id, entries, at, at);
    return good({ game, log, strange: log.strange, aside: [], mended: [] });
  });
}

/** Headings, the one touched last first. */
export interface GameList {
  readonly games: readonly GameRecord[];
  /** What `restoreGame` can still bring back. */
  readonly deleted: readonly GameRecord[];
  readonly aside: readonly SetAside[];
}

export function listGames(database: Database = theDatabase()): Promise<Result<GameList, StoreFault>> {
  return attempt(async () => {
    const { items, aside } = await siftGames(database, await database.games.toArray());
    const sorted = items.toSorted((a, b) => b.touched - a.touched);
    return good({
      games: sorted.filter((game) => game.deletedAt === null),
      deleted: sorted.filter((game) => game.deletedAt !== null),
      aside,
    });
  });
}

export function renameGame(id: string, name: string, database: Database = theDatabase()) {
  return change(database, id, { name });
}

export function archiveGame(id: string, archived: boolean, database: Database = theDatabase()) {
  return change(database, id, { archived });
}

/** Hides a game; `restoreGame` brings it back until `purge` a day later. */
export function deleteGame(id: string, database: Database = theDatabase()) {
  return change(database, id, { deletedAt: Date.now() });
}

export function restoreGame(id: string, database: Database = theDatabase()) {
  return change(database, id, { deletedAt: null });
}

function change(database: Database, id: string, by: Partial<GameRecord>): Promise<Result<GameRecord, StoreFault>> {
  return attempt(() =>
    database.transaction('rw', database.games, async () => {
      const head = await readHead(database, id);
      if (!head.ok) return head;
      const after = parseGame({ ...head.value, ...by });
      if (!after.ok) return storeFault('failed', after.fault);
      await database.games.put(after.value);
      return good(after.value);
    }),
  );
}

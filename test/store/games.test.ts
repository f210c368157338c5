import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { append, jump, type Log, nextEntry, redo, undo } from '../../src/game/log';
import type { Database } from '../../src/store/database';
import { archiveGame, deleteGame, listGames, renameGame, restoreGame } from '../../src/store/game-list';
import { appendStep, createGame, moveCursor, openGame, syncGame, watchGame } from '../../src/store/games';
import { GRACE_MS, purge } from '../../src/store/purge';
import type { Fact } from '../../src/table/facts';
import { clickFact, SETUP_FACTS } from '../game/make';
import { connectTestDatabase, unwrap, unwrapFault } from './test-database';

const HEAD = { name: 'Evening', edition: 'an-edition' };

async function begin(database: Database): Promise<Log> {
  return (await unwrap(createGame(HEAD, { step: 'begin', facts: SETUP_FACTS }, database))).log;
}

async function tap(database: Database, log: Log, ...facts: Fact[]): Promise<Log> {
  const entry = nextEntry(log, 1000, 'tap', facts);
  await unwrap(appendStep(entry, database));
  return append(log, entry);
}

async function move(database: Database, log: Log): Promise<Log> {
  await unwrap(moveCursor(log.game, log.cursor, log.tip, null, database));
  return log;
}

describe('a game', () => {
  test('opens as another connection left it', async () => {
    const one = connectTestDatabase();
    const log = await tap(one, await tap(one, await begin(one), clickFact('A', 2)), clickFact('B', 1));
    one.close();
    const game = await unwrap(openGame(log.game, connectTestDatabase(one.name)));
    expect(game.log.table).toEqual(log.table);
    expect(game).toMatchObject({
      game: { ...HEAD, cursor: 3, tip: 3 },
      rejected: [],
      unreadable: [],
      mended: [],
    });
    // The taps have earlier times than the start of the game, as if the clock had been set back.
    expect(game.game.touched).toBeGreaterThan(game.game.created);
  });

  test('preserves undo, redo and the abandoned branch', async () => {
    const database = connectTestDatabase();
    let log = await tap(database, await tap(database, await begin(database), clickFact('A', 1)), clickFact('A', 1));
    log = await move(database, undo(log));
    let opened = (await unwrap(openGame(log.game, database))).log;
    expect(opened.table).toEqual(log.table);
    expect(redo(opened).table.figures.get('A')?.click).toBe(3);
    log = await tap(database, log, clickFact('B', 4));
    opened = (await unwrap(openGame(log.game, database))).log;
    expect([opened.cursor, opened.tip]).toEqual([4, 4]);
    expect(jump(opened, 3).table.figures.get('A')?.click).toBe(3);
    expect(
      (await unwrap(openGame((await move(database, undo(undo(undo(log))))).game, database))).log.cursor,
    ).toBeNull();
  });

  test('is missing everywhere if it does not exist', async () => {
    const database = connectTestDatabase();
    const stray = nextEntry(await begin(database), 1, 'tap', []);
    expect(await unwrapFault(openGame('nowhere', database))).toBe('missing');
    expect(await unwrapFault(appendStep({ ...stray, game: 'nowhere' }, database))).toBe('missing');
    expect(await unwrapFault(moveCursor('nowhere', null, null, null, database))).toBe('missing');
    expect(await unwrapFault(renameGame('nowhere', 'x', database))).toBe('missing');
  });

  test('reports skipped facts', async () => {
    const database = connectTestDatabase();
    const log = await tap(database, await begin(database), clickFact('Z', 1), clickFact('A', 1));
    const game = await unwrap(openGame(log.game, database));
    expect(game.rejected).toMatchObject([{ seq: 2, index: 0, code: 'unknown-piece' }]);
    expect(game.log.table.figures.get('A')?.click).toBe(2);
  });
});

describe('the list of games', () => {
  test('is sorted by last use; rename, archive, delete, restore and purge', async () => {
    const database = connectTestDatabase();
    const first = await begin(database);
    const second = await begin(database);
    await unwrap(appendStep(nextEntry(first, Date.now() + 5000, 'tap', []), database));
    const ids = async () => (await unwrap(listGames(database))).games.map((game) => game.id);
    expect(await ids()).toEqual([first.game, second.game]);

    expect(await unwrap(renameGame(first.game, 'Rematch', database))).toMatchObject({ name: 'Rematch', cursor: 2 });
    expect(await unwrap(archiveGame(first.game, true, database))).toMatchObject({ archived: true });
    expect(await unwrapFault(renameGame(first.game, 'x'.repeat(10_000), database))).toBe('failed');

    await unwrap(deleteGame(first.game, database));
    expect(await ids()).toEqual([second.game]);
    expect((await unwrap(listGames(database))).deleted.map((game) => game.id)).toEqual([first.game]);
    expect(await unwrap(purge(Date.now() + GRACE_MS - 1000, database))).toBe(0);
    await unwrap(restoreGame(first.game, database));
    expect(await ids()).toEqual([first.game, second.game]);

    await unwrap(deleteGame(first.game, database));
    expect(await unwrap(purge(Date.now() + GRACE_MS + 6000, database))).toBe(1);
    expect(await unwrapFault(restoreGame(first.game, database))).toBe('missing');
    expect(await database.entries.toCollection().primaryKeys()).toEqual([[second.game, 1]]);
  });
});

describe('an aborted write', () => {
  test('leaves neither entry nor cursor', async () => {
    const database = connectTestDatabase();
    const log = await begin(database);
    const cut = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    database.games.hook('updating', cut);
    const entry = nextEntry(log, 1, 'tap', [clickFact('A', 1)]);
    expect(await unwrapFault(appendStep(entry, database))).toBe('full');
    expect(await database.entries.count()).toBe(1);
    database.games.hook('updating').unsubscribe(cut);
    expect((await unwrap(openGame(log.game, database))).log).toMatchObject({ cursor: 1, tip: 1 });
    await unwrap(appendStep(entry, database));
    expect((await unwrap(openGame(log.game, database))).log.table.figures.get('A')?.click).toBe(2);
  });

  test('leaves nothing when the transaction fails after both were written', async () => {
    const database = connectTestDatabase();
    const log = await begin(database);
    const add = database.games.put.bind(database.games);
    database.games.put = ((...all: Parameters<typeof add>) =>
      add(...all)
        .then(() => database.games.toCollection().first())
        .then(() => {
          throw new Error('killed');
        })) as typeof add;
    expect(await unwrapFault(appendStep(nextEntry(log, 1, 'tap', []), database))).toBe('failed');
    const after = connectTestDatabase(database.name);
    expect(await after.entries.count()).toBe(1);
    expect(await after.games.get(log.game)).toMatchObject({ cursor: 1 });
  });

  test('a closed connection and a browser without storage have different faults', async () => {
    const database = connectTestDatabase();
    const log = await begin(database);
    database.close({ disableAutoOpen: true });
    expect(await unwrapFault(openGame(log.game, database))).toBe('closed');
    const without = connectTestDatabase();
    without.on('ready', () => {
      throw new DOMException('private window', 'SecurityError');
    });
    expect(await unwrapFault(listGames(without))).toBe('blocked');
  });
});

describe('two tabs', () => {
  test('interleave a hundred taps each way and lose none', async () => {
    const one = connectTestDatabase();
    const two = connectTestDatabase(one.name);
    const start = await begin(one);
    let conflicts = 0;
    async function play(database: Database, piece: string): Promise<void> {
      let log = (await unwrap(openGame(start.game, database))).log;
      for (let count = 0; count < 100; count++) {
        for (;;) {
          const entry = nextEntry(log, count, `${piece}${count}`, [{ fact: 'tokens', piece, by: 1 }]);
          const result = await appendStep(entry, database);
          if (result.ok) {
            log = append(log, entry);
            break;
          }
          expect(result.fault.code).toBe('conflict');
          conflicts++;
          log = await unwrap(syncGame(log, database));
        }
      }
    }
    await Promise.all([play(one, 'A'), play(two, 'B')]);
    expect(conflicts).toBeGreaterThan(0);
    const { log } = await unwrap(openGame(start.game, two));
    expect([log.table.figures.get('A')?.tokens, log.table.figures.get('B')?.tokens]).toEqual([100, 100]);
    const rows = await one.entries.toArray();
    expect(rows.map((row) => row.seq)).toEqual(Array.from({ length: 201 }, (_, index) => index + 1));
    for (const piece of ['A', 'B']) {
      const own = rows.map((row) => row.step).filter((step) => step.startsWith(piece));
      expect(own).toEqual(Array.from({ length: 100 }, (_, index) => `${piece}${index}`));
    }
  });

  test('an undo in one is a conflict in the other, whose tap is not lost in a hidden branch', async () => {
    const one = connectTestDatabase();
    const two = connectTestDatabase(one.name);
    const mine = await tap(one, await begin(one), clickFact('A', 1));
    const theirs = (await unwrap(openGame(mine.game, two))).log;
    await move(one, undo(mine));
    const late = nextEntry(theirs, 1, 'tap', [clickFact('B', 1)]);
    expect(await unwrapFault(appendStep(late, two))).toBe('conflict');
    const synced = await unwrap(syncGame(theirs, two));
    expect(synced.table).toEqual(undo(mine).table);
    const from = { cursor: theirs.cursor, tip: theirs.tip };
    expect(await unwrapFault(moveCursor(mine.game, 1, 2, from, two))).toBe('conflict');
    expect(await unwrapFault(moveCursor(mine.game, 77, 77, null, two))).toBe('conflict');
  });

  test("one is notified of the other's changes once they are on disk", async () => {
    const one = connectTestDatabase();
    const two = connectTestDatabase(one.name);
    let log = await begin(one);
    const seen: (number | null | undefined)[] = [];
    // Watchers may be notified twice of one change, so only new values count.
    const hear = (cursor: number | null | undefined) => cursor !== seen.at(-1) && seen.push(cursor);
    const stop = watchGame(log.game, (game) => hear(game?.cursor), two);
    await expect.poll(() => seen).toEqual([1]);
    log = await tap(one, log, clickFact('A', 1));
    await expect.poll(() => seen).toEqual([1, 2]);
    await move(one, undo(log));
    await expect.poll(() => seen).toEqual([1, 2, 1]);
    stop();
    await unwrap(moveCursor(log.game, 2, 2, null, one));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(seen).toEqual([1, 2, 1]);
  });
});

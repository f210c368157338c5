import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { nextEntry } from '../../src/game/log';
import { checksum } from '../../src/store/checksum';
import type { Database } from '../../src/store/database';
import { rebuildGameHeads } from '../../src/store/game-heads';
import { listGames } from '../../src/store/game-list';
import { appendStep, openGame } from '../../src/store/games';
import { readSnapshot } from '../../src/store/snapshot';
import { clickFact } from '../game/make';
import { LONG_GAME_ENTRIES, makeLongGame, storeLongGame } from './long-game';
import { makeSeededRandom } from './random-store';
import { connectTestDatabase, putUnchecked, unwrap } from './test-database';

const GAME = makeLongGame('g');
const OTHER = makeLongGame('other', 2);

type Row = Record<string, unknown>;
const set = (change: Row) => (row: Row) => ({ ...row, ...change });

async function begun(): Promise<Database> {
  const database = connectTestDatabase();
  await storeLongGame(database, GAME);
  await storeLongGame(database, OTHER);
  return database;
}

/** Checks that the game opens at its end with all entries, and accepts another tap. */
async function opensWhole(database: Database): Promise<void> {
  const early = await readSnapshot('g', database);
  const { log } = await unwrap(openGame('g', database, early.ok ? early.value?.known : null));
  expect(log.table).toEqual(GAME.log.table);
  expect([...log.internals.tree.entries.values()]).toEqual(GAME.entries);
  expect([log.cursor, log.tip]).toEqual([LONG_GAME_ENTRIES, LONG_GAME_ENTRIES]);
  const tap = nextEntry(log, 9, 'damage', [clickFact('B', 1)]);
  await unwrap(appendStep(tap, database));
  expect((await unwrap(openGame('g', database))).log.cursor).toBe(LONG_GAME_ENTRIES + 1);
}

const HEADS: readonly (readonly [how: string, change: (row: Row, other: Row) => unknown])[] = [
  ['is missing', () => null],
  ['stands nowhere', set({ cursor: null, tip: null })],
  ['stands behind its end', set({ cursor: LONG_GAME_ENTRIES + 7, tip: LONG_GAME_ENTRIES + 7 })],
  ['tells its places as texts', set({ cursor: '520', tip: '520' })],
  ['tells its places as halves', set({ cursor: 1.5, tip: 2.5 })],
  ['has nothing but its id', ({ id }) => ({ id })],
  ['has a list for a name', set({ name: [] })],
  ['has no edition', set({ edition: 7 })],
  ['was made never', set({ created: 'noon', touched: -1 })],
  ['is archived by a word', set({ archived: 'yes' })],
  ['was deleted by a word', set({ deletedAt: 'today' })],
  ['is that of another game', (row, other) => ({ ...other, id: row.id })],
  ['is of an older version', ({ id, name, cursor, tip }) => ({ id, name, cursor, tip })],
  ['is of a newer version', set({ version: 99, cursor: { at: 520 }, tip: { at: 520 } })],
];

test.each(HEADS)('a game record that %s: the game is listed and opens with all its entries', async (_, change) => {
  const database = await begun();
  const rows = (await database.games.bulkGet(['g', 'other'])) as unknown as [Row, Row];
  const damaged = change(...rows);
  if (damaged === null) await database.games.delete('g');
  else await putUnchecked(database, 'games', damaged);
  await rebuildGameHeads(database);
  const { games } = await unwrap(listGames(database));
  expect(games.map(({ id }) => id).sort()).toEqual(['g', 'other']);
  expect(games.every(({ name }) => typeof name === 'string')).toBe(true);
  await opensWhole(database);
});

test('a missing game record is rebuilt on opening, even before a search', async () => {
  const database = await begun();
  await database.games.delete('g');
  await opensWhole(database);
  expect((await unwrap(listGames(database))).games).toHaveLength(2);
});

test('without any game records all games are found again, once', async () => {
  const database = await begun();
  await database.games.clear();
  expect(await unwrap(rebuildGameHeads(database))).toBe(2);
  expect(await unwrap(rebuildGameHeads(database))).toBe(0);
  expect((await unwrap(listGames(database))).games.map(({ id, tip }) => [id, tip]).sort()).toEqual([
    ['g', LONG_GAME_ENTRIES],
    ['other', LONG_GAME_ENTRIES],
  ]);
});

test('an invalid cursor is not repaired by force: on a full disk the game still opens', async () => {
  const database = await begun();
  await database.games.update('g', { cursor: LONG_GAME_ENTRIES + 7, tip: LONG_GAME_ENTRIES + 7 });
  database.games.hook('updating', () => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect((await unwrap(openGame('g', database))).log.table).toEqual(GAME.log.table);
});

const SNAPSHOTS: readonly (readonly [how: string, change: (row: Row, other: Row) => unknown])[] = [
  ['is missing', () => null],
  ['is cut short', (row) => ({ ...row, text: String(row.text).slice(0, 200) })],
  ['is empty', set({ text: '' })],
  ['is no text', set({ text: 7 })],
  ['has no checksum', ({ sum: _, ...row }) => row],
  ['has a number for a checksum', set({ sum: 7 })],
  ['is that of another game', (row, other) => ({ ...other, game: row.game })],
  ['is of an older version', set({ version: 'snapshot-old.js' })],
  ['is of a newer version, in other words', ({ game }) => ({ game, version: 99, bytes: new Uint8Array(5) })],
  ['holds nothing, and rightly so', (row) => signed(row, 'null')],
  ['holds a list, and rightly so', (row) => signed(row, '[]')],
  ['is of entries that are others now', (row) => signed(row, String(row.text).replaceAll(/"at":\d+/g, '"at":77'))],
  ...Array.from({ length: 30 }, (_, seed) => [`has a bit turned, ${seed}`, (row: Row) => flipped(row, seed)] as const),
];

function signed(row: Row, text: string): Row {
  return { ...row, text, sum: checksum(text) };
}

function flipped(row: Row, seed: number): Row {
  const all = String(row.text);
  const random = makeSeededRandom(seed + 1);
  const at = Math.floor(random() * all.length);
  const sign = String.fromCharCode(all.charCodeAt(at) ^ (1 << Math.floor(random() * 6)));
  return { ...row, text: all.slice(0, at) + sign + all.slice(at + 1) };
}

test.each(SNAPSHOTS)('a snapshot that %s is ignored, and the game opens completely', async (_, change) => {
  const database = await begun();
  const rows = (await database.glances.bulkGet(['g', 'other'])) as unknown as [Row, Row];
  const damaged = change(...rows);
  if (damaged === null) await database.glances.delete('g');
  else await putUnchecked(database, 'glances', damaged);
  expect(await unwrap(readSnapshot('g', database))).toBeNull();
  await opensWhole(database);
});

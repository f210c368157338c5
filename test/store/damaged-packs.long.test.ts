import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Database } from '../../src/store/database';
import { PACK_LENGTH } from '../../src/store/entry-packs';
import { openGame } from '../../src/store/games';
import { readSnapshot } from '../../src/store/snapshot';
import { LONG_GAME_ENTRIES, makeLongGame, storeLongGame } from './long-game';
import { makeSeededRandom } from './random-store';
import { connectTestDatabase, putUnchecked, unwrap } from './test-database';

const GAME = makeLongGame('g');
const OTHER = makeLongGame('other', 2);

type Row = Record<string, unknown>;

/** Changes the list of entries in a pack without updating its checksum, like a fault of the device. */
const list = (change: (entries: Row[]) => unknown) => (row: Row) => ({
  ...row,
  text: JSON.stringify(change(JSON.parse(String(row.text)))),
});
const text = (change: (text: string) => unknown) => (row: Row) => ({ ...row, text: change(String(row.text)) });
const without = (key: string) => (row: Row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== key));

/**
 * Kinds of damage to a pack, by description. `change` gets the row, the row of the next chunk, and a row of another
 * game.
 */
const DAMAGES: readonly (readonly [how: string, change: (row: Row, next: Row, other: Row) => Row | null])[] = [
  ['is missing', () => null],
  ['is cut short', text((all) => all.slice(0, all.length / 2))],
  ['is empty', text(() => '')],
  ['holds no entry', list(() => [])],
  ['holds nothing', list(() => null)],
  ['lacks its first entry', list((all) => all.slice(1))],
  ['lacks one in the middle', list((all) => all.filter((_, index) => index !== 100))],
  ['lacks its last entry', list((all) => all.slice(0, -1))],
  ['holds one twice', list((all) => [...all, all[7]])],
  ['holds one twice in place of another', list((all) => all.with(9, all[8] as Row))],
  ['stands in the wrong order', list((all) => all.toReversed())],
  [
    'has two that changed their numbers',
    list((all) => all.map((e) => ({ ...e, seq: e.seq === 5 ? 6 : e.seq === 6 ? 5 : e.seq }))),
  ],
  ['holds the entries of another stretch', (row, next) => ({ ...row, text: next.text })],
  ['is that of another stretch', (row, next) => ({ ...next, first: row.first })],
  ['holds those of another game', (row, _, other) => ({ ...row, text: other.text })],
  ['is that of another game', (row, _, other) => ({ ...other, game: row.game })],
  [
    'holds those of another game under its name',
    (row, _, other) => ({ ...row, text: String(other.text).replaceAll('"other"', '"g"') }),
  ],
  [
    'has facts of other numbers',
    list((all) =>
      all.map((e) => ({ ...e, facts: JSON.parse(JSON.stringify(e.facts).replaceAll('"by":1', '"by":3')) })),
    ),
  ],
  ['has entries without facts', list((all) => all.map((e) => ({ ...e, facts: [] })))],
  ['has a number for a text', text(() => 7)],
  ['has a list for a text', text((all) => JSON.parse(all))],
  ['has no text', without('text')],
  ['has no checksum', without('sum')],
  ['has no count', without('count')],
  ['has a checksum that is no text', (row) => ({ ...row, sum: 5 })],
  ['has another count', (row) => ({ ...row, count: 3 })],
  ['is of an older version, and wrong', (row) => ({ game: row.game, first: row.first, text: '[]' })],
  ['is of a newer version', (row) => ({ ...row, version: 99, text: '[]' })],
  [
    'is of a newer version, in other words',
    (row) => ({ game: row.game, first: row.first, version: 99, bytes: new Uint8Array(9) }),
  ],
  ...Array.from({ length: 40 }, (_, seed) => [`has a bit turned, ${seed}`, text((all) => flipped(all, seed))] as const),
];

/** Flips one low bit of a random character in a text, which can turn a digit into another digit. */
function flipped(all: string, seed: number): string {
  const random = makeSeededRandom(seed + 1);
  const at = Math.floor(random() * all.length);
  const sign = String.fromCharCode(all.charCodeAt(at) ^ (1 << Math.floor(random() * 6)));
  return all.slice(0, at) + sign + all.slice(at + 1);
}

async function begun(): Promise<{ database: Database; whole: Row[] }> {
  const database = connectTestDatabase();
  await storeLongGame(database, GAME);
  await storeLongGame(database, OTHER);
  return { database, whole: await packsOf(database) };
}

async function packsOf(database: Database): Promise<Row[]> {
  return (await database.packs.toArray()) as unknown as Row[];
}

async function ofGame(database: Database): Promise<Row[]> {
  return (await packsOf(database)).filter(({ game }) => game === 'g');
}

async function opensWhole(database: Database): Promise<void> {
  const early = await unwrap(readSnapshot('g', database));
  const game = await unwrap(openGame('g', database, early?.known ?? null));
  expect([game.unreadable, game.mended, game.rejected]).toEqual([[], [], []]);
  expect(game.log.table).toEqual(GAME.log.table);
  expect(game.log.internals.tree.order).toHaveLength(LONG_GAME_ENTRIES);
  expect([...game.log.internals.tree.entries.values()]).toEqual(GAME.entries);
}

for (const [place, at] of [
  ['first', 0],
  ['second', 1],
] as const) {
  test.each(DAMAGES)(
    `the ${place} pack %s: the game opens with all its entries, and the pack is made anew`,
    async (_, change) => {
      const { database, whole: rows } = await begun();
      const row = rows[at] as Row;
      const damaged = change(row, rows[1 - at] as Row, rows[2 + at] as Row);
      if (damaged === null) await database.packs.delete([row.game as string, row.first as number]);
      else await putUnchecked(database, 'packs', damaged);
      await opensWhole(database);
      await expect.poll(() => packsOf(database)).toEqual(rows);
      await opensWhole(database);
    },
  );
}

test('drops packs with invalid keys', async () => {
  const { database, whole: rows } = await begun();
  const row = rows[0] as Row;
  for (const first of [2, -249, 0, 1.5, 1_000_001, 'one']) await putUnchecked(database, 'packs', { ...row, first });
  await opensWhole(database);
  await expect.poll(() => packsOf(database)).toEqual(rows);
});

test('a pack made without a missing entry is rebuilt once the entry is back', async () => {
  const { database, whole: rows } = await begun();
  await database.packs.clear();
  await database.entries.delete(['g', 30]);
  await unwrap(openGame('g', database));
  await expect.poll(() => ofGame(database)).toMatchObject([{ count: PACK_LENGTH - 1 }, { count: PACK_LENGTH }]);
  await putUnchecked(database, 'entries', GAME.entries[29]);
  await opensWhole(database);
  await expect.poll(() => ofGame(database)).toEqual(rows.slice(0, 2));
});

test('an unreadable entry that a full disk cannot move is not hidden by a pack', async () => {
  const { database } = await begun();
  await database.packs.clear();
  const torn = { game: 'g', seq: 30, parent: 29, at: 'noon' };
  await putUnchecked(database, 'entries', torn);
  const full = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  database.asides.hook('creating', full);
  expect((await unwrap(openGame('g', database))).unreadable).toMatchObject([{ moved: false }]);
  await expect.poll(() => ofGame(database)).toMatchObject([{ first: 1 + PACK_LENGTH }]);
  database.asides.hook('creating').unsubscribe(full);
  expect((await unwrap(openGame('g', database))).unreadable).toMatchObject([{ moved: true }]);
});

test('a game with a gap in its numbers is packed without scanning the gap', async () => {
  const database = connectTestDatabase();
  const far = { ...GAME.entries[1], seq: 90_000_001, parent: 1 };
  await putUnchecked(database, 'games', { ...GAME.head, cursor: far.seq, tip: far.seq });
  await putUnchecked(database, 'entries', GAME.entries[0]);
  await putUnchecked(database, 'entries', far);
  expect((await unwrap(openGame('g', database))).log.internals.tree.order).toEqual([1, far.seq]);
  await expect.poll(() => ofGame(database)).toMatchObject([{ first: 1, count: 1 }]);
  expect((await unwrap(openGame('g', database))).log.internals.tree.order).toEqual([1, far.seq]);
});

test('all packs at once', async () => {
  const { database, whole: rows } = await begun();
  for (const row of rows) await putUnchecked(database, 'packs', { ...row, text: '[]' });
  await opensWhole(database);
  await expect.poll(() => ofGame(database)).toEqual(rows.slice(0, 2));
});

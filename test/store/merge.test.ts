/** Tests which of two versions of a record the merge retains, and how it adds a backup’s game to a stored game. */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../src/game/log';
import { BACKUP_TABLES } from '../../src/store/database';
import { type MergePlan, planMerge, type RecordCounts } from '../../src/store/merge';
import type { GameRecord, RecordTimes } from '../../src/store/records';
import type { ValidBackupBody } from '../../src/store/validate-backup';
import { connectTestDatabase, putUnchecked } from './test-database';

const NOTHING = Object.fromEntries(BACKUP_TABLES.map((table) => [table, []])) as unknown as ValidBackupBody;

const owned = (edited: number, deletedAt: number | null, count = 1) => ({
  id: 'a',
  count,
  where: '',
  added: 1,
  edited,
  deletedAt,
});

interface Case {
  readonly name: string;
  /** Times of the stored record. Null if the record is not stored. */
  readonly here: RecordTimes | null;
  readonly theirs: RecordTimes & ReturnType<typeof owned>;
  readonly counted: Partial<RecordCounts>;
  readonly written: boolean;
}

const KEPT: readonly Case[] = [
  { name: 'one that is new', here: null, theirs: owned(5, null), counted: { added: 1 }, written: true },
  {
    name: 'one that is new and thrown away stays so, uncounted',
    here: null,
    theirs: owned(5, 6),
    counted: {},
    written: true,
  },
  {
    name: 'the very same',
    here: owned(5, null),
    theirs: owned(5, null),
    counted: { same: 1 },
    written: false,
  },
  {
    name: 'at a draw the one that is here',
    here: owned(5, null, 1),
    theirs: owned(5, null, 2),
    counted: { same: 1 },
    written: false,
  },
  {
    name: 'one moment later theirs',
    here: owned(5, null, 1),
    theirs: owned(6, null, 2),
    counted: { newer: 1 },
    written: true,
  },
  {
    name: 'one moment earlier ours',
    here: owned(6, null, 1),
    theirs: owned(5, null, 2),
    counted: { older: 1 },
    written: false,
  },
  {
    name: 'edited later, but saying the same',
    here: owned(5, null),
    theirs: owned(9, null),
    counted: { same: 1 },
    written: false,
  },
  {
    name: 'thrown away after it was edited here: gone',
    here: owned(5, null),
    theirs: owned(1, 6),
    counted: { newer: 1 },
    written: true,
  },
  {
    name: 'thrown away before it was edited here: it stays',
    here: owned(7, null),
    theirs: owned(1, 6),
    counted: { older: 1 },
    written: false,
  },
  {
    name: 'edited after it was thrown away here: it is back',
    here: owned(1, 6),
    theirs: owned(7, null),
    counted: { newer: 1 },
    written: true,
  },
  {
    name: 'thrown away on both',
    here: owned(1, 6),
    theirs: owned(1, 9),
    counted: { same: 1 },
    written: false,
  },
];

test.each(KEPT)('of a saved record: $name', async ({ here, theirs, counted, written }) => {
  const database = connectTestDatabase();
  if (here) await putUnchecked(database, 'owned', here);
  const { report, kept } = await planMerge(database, { body: { ...NOTHING, owned: [theirs] }, refused: [] });
  expect(report.owned).toEqual({ added: 0, newer: 0, older: 0, same: 0, ...counted });
  expect(kept.find(({ table }) => table === 'owned')?.items).toEqual(written ? [theirs] : []);
});

const game = (cursor: number | null, touched = 1, deletedAt: number | null = null): GameRecord => ({
  id: 'g',
  name: 'Harbour',
  created: 1,
  touched,
  cursor,
  tip: cursor,
  edition: 'e',
  archived: false,
  deletedAt,
});
const taps = (...seqs: readonly number[]): LogEntry[] =>
  seqs.map((seq) => ({ game: 'g', seq, parent: seq === 1 ? null : seq - 1, at: seq, step: 'tap', facts: [] }));

/**
 * Plans the merge of a game from a backup.
 * @param here entries of the stored game; null if the game is not stored
 */
async function planned(here: readonly LogEntry[] | null, theirs: GameRecord, entries: readonly LogEntry[]) {
  const database = connectTestDatabase();
  if (here) await putUnchecked(database, 'games', game(here.at(-1)?.seq ?? null, 5));
  for (const entry of here ?? []) await putUnchecked(database, 'entries', entry);
  const body = { ...NOTHING, games: [theirs], entries: [...entries, { ...taps(9)[0], game: 'other' } as LogEntry] };
  const { games, report } = await planMerge(database, { body, refused: [] });
  return { plan: games[0] as MergePlan['games'][number], counts: report.games };
}

test.each<[string, LogEntry[] | null, LogEntry[], string, number[], number | null]>([
  ['new', null, taps(1, 2), 'added', [1, 2], 2],
  ['new and without a tap', null, [], 'added', [], null],
  ['the same', taps(1, 2), taps(1, 2), 'same', [], null],
  ['without a tap here and there', [], [], 'same', [], null],
  ['further here', taps(1, 2, 3), taps(1, 2), 'same', [], null],
  ['one tap further there', taps(1, 2), taps(1, 2, 3), 'grown', [3], 3],
  ['begun only there', [], taps(1), 'grown', [1], 1],
  // Only an entry is added; the game record with its cursor is unchanged.
  ['with a gap here', taps(1, 3), taps(1, 2, 3), 'grown', [2], null],
  ['with a gap here, and further there', taps(1, 3), taps(1, 2, 3, 4), 'grown', [2, 4], 4],
])('a game that is %s', async (_, here, theirs, does, written, cursor) => {
  const { plan, counts } = await planned(here, game(theirs.at(-1)?.seq ?? null), theirs);
  expect([plan.does, plan.entries.map(({ seq }) => seq), plan.head?.cursor ?? null]).toEqual([does, written, cursor]);
  expect(counts).toEqual({ added: 0, grown: 0, copied: 0, same: 0, [does]: 1 });
  // The later `touched` counts: 5 in the store, 1 in the backup.
  if (does === 'grown' && plan.head) expect(plan.head.touched).toBe(5);
});

test('a game that differs from its first or last tap becomes a separate one', async () => {
  for (const at of [0, 1]) {
    const theirs = taps(1, 2).map((entry, place) => (place === at ? { ...entry, step: 'another' } : entry));
    const { plan, counts } = await planned(taps(1, 2), game(2), theirs);
    expect(counts).toEqual({ added: 0, grown: 0, copied: 1, same: 0 });
    expect(plan.id).toMatch(/^g-[0-9a-f]{8}$/);
    expect([plan.head?.id, ...plan.entries.map((entry) => entry.game)]).toEqual([plan.id, plan.id, plan.id]);
  }
});

test('a deleted game is merged as deleted, and not counted as added', async () => {
  const { plan, counts } = await planned(null, game(1, 1, 8), taps(1));
  expect(plan).toMatchObject({ does: 'added', head: { deletedAt: 8 } });
  expect(counts).toEqual({ added: 0, grown: 0, copied: 0, same: 0 });
});

/** Tests checkpoints: at every depth the table of a long game equals the fold of all its facts. */
import { beforeAll, describe, expect, test } from 'vitest';
import {
  append,
  findEntry,
  jump,
  type Log,
  lastSeq,
  listHistory,
  listNextEntries,
  makeEmptyLog,
  makeLog,
  mergeEntries,
  nextEntry,
  redo,
  tableAfter,
  undo,
} from '../../src/game/log';
import { foldUnchecked } from '../../src/game/valid-facts';
import type { Fact } from '../../src/table/facts';
import { emptyTable } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { appendTapToLog, clickFact, placeFact, SETUP_FACTS } from './make';

/** Depths around the checkpoints, which follow each hundred entries. */
const AROUND = [0, 1, 2, 98, 99, 100, 101, 102, 198, 199, 200, 201, 202, 299, 300, 301];
const LONG = 305;

/** Makes the facts of the n-th tap. Figures move, take damage and heal, so that neighbouring tables differ. */
function step(n: number): Fact[] {
  const square = `${'abcdefgh'[n % 8]}${1 + (Math.floor(n / 8) % 8)}`;
  return n % 3 === 0 ? [clickFact('B', n % 2 === 0 ? 1 : -1), placeFact('A', square)] : [placeFact('A', square)];
}

function grown(log: Log, from: number, to: number): Log {
  let now = log;
  for (let n = from; n < to; n++) now = appendTapToLog(now, ...step(n));
  return now;
}

let game: Log;
let tables: Table[];
beforeAll(() => {
  game = grown(appendTapToLog(makeEmptyLog('g'), ...SETUP_FACTS), 1, LONG);
  tables = tablesOf(game);
});

/** Lists the table after each number of entries, folded without checkpoints. */
function tablesOf(log: Log): Table[] {
  let now = emptyTable;
  return [emptyTable, ...listHistory(log).map((entry) => (now = foldUnchecked(entry.facts, now).table))];
}

/** Checks the tables at depths near the checkpoints, in an order with short and long jumps. */
function expectRight(log: Log): void {
  const tables = tablesOf(log);
  for (const depth of [...AROUND, ...AROUND.toReversed()].filter((each) => each < tables.length))
    expect(tableAfter(log, depth), `after ${depth}`).toEqual(tables[depth]);
}

describe('a game of hundreds of taps', () => {
  test('has the right table after each of them', () => {
    expect(listHistory(game)).toHaveLength(LONG);
    expect(game.table).toEqual(tables[LONG]);
    expectRight(game);
  });

  test('is the same when reopened, with the cursor anywhere', () => {
    for (const cursor of AROUND.slice(1)) {
      const { log } = makeLog('g', listHistory(game), cursor, LONG);
      expect(log.table, `at ${cursor}`).toEqual(tables[cursor]);
      expect(undo(log).table, `before ${cursor}`).toEqual(tables[cursor - 1]);
      expect(redo(log).table, `after ${cursor}`).toEqual(tables[cursor + 1]);
    }
  });

  test('is at its first or last table before the first and after the last tap', () => {
    expect(tableAfter(game, -5)).toEqual(emptyTable);
    expect(tableAfter(game, LONG + 50)).toEqual(game.table);
  });

  test('undo goes back one step at a time', () => {
    let log = game;
    for (let depth = LONG - 1; depth >= 195; depth--) {
      log = undo(log);
      expect(log.table, `after ${depth}`).toEqual(tables[depth]);
    }
  });

  test.each([1, 99, 100, 101, 200, 300])('forks after %i taps, and the branches do not affect each other', (fork) => {
    const back = jump(game, fork);
    const other = grown(appendTapToLog(back, clickFact('B', 2), placeFact('B', 'h8')), 400, 400 + LONG - fork);
    expect(listHistory(other)).toHaveLength(LONG + 1);
    expect(listHistory(other).slice(0, fork)).toEqual(listHistory(game).slice(0, fork));
    expectRight(other);
    expectRight(game);
    const there = jump(other, LONG);
    expect(there.table).toEqual(game.table);
    expectRight(there);
    expect(undo(jump(there, fork + 1)).table).toEqual(tables[fork]);
    expect(lastSeq(other)).toBeGreaterThan(LONG);
  });

  test('reports on each branch which facts were left out, once, with their entry', () => {
    const strange = (log: Log): Log => append(log, nextEntry(log, 0, 'tap', [clickFact('nobody', 1)]));
    let log = grown(strange(appendTapToLog(makeEmptyLog('g'), ...SETUP_FACTS)), 3, 150);
    log = grown(strange(log), 150, 250);
    expect(log.rejected.map(({ seq }) => seq)).toEqual([2, 150]);
    expect(jump(log, 149).rejected.map(({ seq }) => seq)).toEqual([2]);
    expect(jump(log, 1).rejected).toEqual([]);
    const other = strange(jump(log, 120));
    expect(other.rejected.map(({ seq }) => seq)).toEqual([2, lastSeq(other)]);
    expect(jump(other, 249).rejected.map(({ seq }) => seq)).toEqual([2, 150]);
  });
});

describe('the number of entries folded in a long game', () => {
  let read: number;
  /** Makes the same log with entries that count how often their facts are read. */
  const counted = (): Log => {
    const entries = listHistory(game).map((entry) => ({
      ...entry,
      get facts() {
        read++;
        return entry.facts;
      },
    }));
    read = 0;
    return makeLog('g', entries, LONG, LONG).log;
  };
  const readBy = (work: () => unknown): number => {
    read = 0;
    work();
    return read;
  };

  test('is all of them once on opening, and one for a tap or a redo', () => {
    const log = counted();
    expect(read).toBe(LONG);
    expect(readBy(() => appendTapToLog(log, ...step(1)))).toBe(0);
    const back = undo(log);
    expect(readBy(() => redo(back))).toBe(1);
    expect(readBy(() => jump(jump(log, 250), 253))).toBeLessThanOrEqual(50 + 3);
  });

  test('is zero for a jump to the current entry', () => {
    const log = counted();
    expect(readBy(() => jump(log, LONG))).toBe(0);
  });

  test.each([304, 299, 250, 201, 150, 101, 99, 50, 1])('is below a hundred for going back to %i', (seq) => {
    const log = counted();
    expect(readBy(() => jump(log, seq))).toBeLessThan(100);
    expect(readBy(() => tableAfter(log, seq))).toBeLessThan(100);
  });

  test.each([304, 250, 101])('is below a hundred for going from the first to %i', (seq) => {
    const first = jump(counted(), 1);
    expect(readBy(() => jump(first, seq))).toBeLessThan(100);
  });

  test('is zero for going back to a multiple of a hundred', () => {
    const log = counted();
    for (const seq of [100, 200, 300]) expect([seq, readBy(() => jump(log, seq))]).toEqual([seq, 0]);
  });

  test('is no larger on another branch for the part that both share', () => {
    const log = appendTapToLog(jump(counted(), 250), clickFact('B', 2));
    for (const seq of [249, 220, 199, 120, 99]) expect(readBy(() => jump(log, seq))).toBeLessThan(100);
    expect(readBy(() => jump(log, 200))).toBe(0);
  });
});

test('refuses an entry of another game or for another point', () => {
  const next = nextEntry(game, 0, 'tap', [clickFact('A', 1)]);
  expect(() => append(game, { ...next, game: 'other' })).toThrow(`entry ${next.seq} of another point`);
  expect(() => append(game, { ...next, parent: 300 })).toThrow(`entry ${next.seq} of another point`);
  expect(append(game, next).cursor).toBe(next.seq);
});

describe('entries from another tab', () => {
  test('are followed in any order, and known entries are skipped', () => {
    const short = jump(makeLog('g', listHistory(game).slice(0, 10), 10, 10).log, 10);
    const followed = mergeEntries(short, listHistory(game).slice(5, 20).toReversed(), 18, 20);
    expect(listHistory(followed).map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect([followed.cursor, followed.tip, lastSeq(followed)]).toEqual([18, 20, 20]);
    expect(followed.table).toEqual(tables[18]);
    // The previous log object is unchanged.
    expect(listHistory(short)).toHaveLength(10);
    expect(redo(short)).toBe(short);
  });

  test('are found by number, and unknown numbers are not', () => {
    expect(findEntry(game, 7)?.seq).toBe(7);
    expect(findEntry(game, -1)).toBeNull();
    expect(listNextEntries(game, -1)).toEqual([]);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import {
  append,
  canRedo,
  canUndo,
  findEntry,
  jump,
  type Log,
  type LogEntry,
  lastSeq,
  listAppliedFacts,
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
import { emptyTable, fold } from '../../src/table/fold/fold';
import { appendTapToLog, clickFact, SETUP_FACTS } from './make';

let game: Log;
beforeEach(() => {
  game = appendTapToLog(makeEmptyLog('g'), ...SETUP_FACTS);
});
const clickOf = (log: Log, piece = 'A') => log.table.figures.get(piece)?.click;

describe('undo and redo', () => {
  test('go to both ends and stop there', () => {
    const log = appendTapToLog(appendTapToLog(game, clickFact('A', 1)), clickFact('A', 2));
    expect(clickOf(undo(log))).toBe(2);
    expect(clickOf(redo(undo(log)))).toBe(4);
    expect(redo(log)).toBe(log);
    const beginning = undo(undo(undo(log)));
    expect([beginning.cursor, canUndo(beginning), canRedo(beginning)]).toEqual([null, false, true]);
    expect(undo(beginning)).toBe(beginning);
    expect(redo(redo(redo(beginning))).table).toEqual(log.table);
  });

  test('continuing after undo keeps the other branch, and a jump returns to it', () => {
    const first = appendTapToLog(appendTapToLog(game, clickFact('A', 1)), clickFact('A', 1));
    const second = appendTapToLog(undo(undo(first)), clickFact('B', 3));
    expect([clickOf(second), clickOf(second, 'B')]).toEqual([1, 4]);
    expect(listNextEntries(second, 1)).toEqual([2, 4]);
    expect(canRedo(second)).toBe(false);
    const back = jump(second, 2);
    expect([clickOf(back), clickOf(back, 'B'), back.tip]).toEqual([2, 1, 3]);
    expect(clickOf(redo(back))).toBe(3);
  });

  test('a jump on the same branch keeps the tip, and a jump to an unknown entry does nothing', () => {
    const log = appendTapToLog(appendTapToLog(game, clickFact('A', 1)), clickFact('A', 1));
    expect(jump(log, 1)).toMatchObject({ cursor: 1, tip: 3 });
    expect(jump(log, null)).toMatchObject({ cursor: null, tip: 3 });
    expect(jump(log, 99)).toBe(log);
  });

  test('an old log object stays valid after others grew from it', () => {
    const one = appendTapToLog(game, clickFact('A', 1));
    const two = appendTapToLog(game, clickFact('A', 2));
    const three = appendTapToLog(one, clickFact('A', 3));
    expect([clickOf(game), clickOf(one), clickOf(two), clickOf(three)]).toEqual([1, 2, 3, 5]);
    expect(redo(one)).toBe(one);
    expect(listNextEntries(three, 1)).toEqual([2, 3]);
    expect(listHistory(three).map((entry) => entry.seq)).toEqual([1, 2, 4]);
  });

  test('refuses an entry made for another point', () => {
    const entry = nextEntry(game, 0, 'tap', []);
    const log = append(game, entry);
    expect(() => append(log, entry)).toThrow(RangeError);
    expect(() => append(game, entry)).toThrow(RangeError);
    expect(() => append(log, { ...nextEntry(log, 0, 'tap', []), game: 'another' })).toThrow(RangeError);
    expect(() => append(log, { ...nextEntry(log, 0, 'tap', []), parent: 1 })).toThrow(RangeError);
  });

  test('an empty game can neither undo nor redo', () => {
    const log = makeEmptyLog('g');
    expect([canUndo(log), canRedo(log), lastSeq(log), listHistory(log), listAppliedFacts(log)]).toEqual([
      false,
      false,
      0,
      [],
      [],
    ]);
    expect([undo(log), redo(log), jump(log, 1)]).toEqual([log, log, log]);
    expect([tableAfter(log, 0), tableAfter(log, 1)]).toEqual([emptyTable, emptyTable]);
    expect(listNextEntries(log, null)).toEqual([]);
    expect(findEntry(log, 1)).toBeNull();
    expect(nextEntry(log, 7, 'tap', [])).toEqual({ game: 'g', seq: 1, parent: null, at: 7, step: 'tap', facts: [] });
  });

  test('undone entries stay in the history, but their facts do not count', () => {
    const log = appendTapToLog(appendTapToLog(game, clickFact('A', 1)), clickFact('A', 2));
    const back = undo(log);
    expect(listHistory(back).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(listAppliedFacts(back)).toEqual([...SETUP_FACTS, clickFact('A', 1)]);
    expect([tableAfter(back, 2), tableAfter(back, 3)]).toEqual([back.table, log.table]);
    // The number of an undone entry is not used again.
    expect([lastSeq(back), nextEntry(back, 0, 'tap', [])]).toMatchObject([3, { seq: 4, parent: 2 }]);
    expect([findEntry(back, 3)?.facts, findEntry(back, 4)]).toEqual([[clickFact('A', 2)], null]);
  });

  test('a jump to a fork keeps the branch that was followed, or else takes the newest', () => {
    let log = appendTapToLog(game, clickFact('A', 1));
    for (const clicks of [1, 2, 3]) log = appendTapToLog(jump(log, 2), clickFact('B', clicks));
    expect(listNextEntries(log, 2)).toEqual([3, 4, 5]);
    expect(jump(log, 2)).toMatchObject({ cursor: 2, tip: 5 });
    expect(jump(jump(log, 3), 2)).toMatchObject({ cursor: 2, tip: 3 });
    expect(jump(jump(log, 3), null)).toMatchObject({ cursor: null, tip: 3 });
    expect(jump(jump(log, 4), 4)).toMatchObject({ cursor: 4, tip: 4 });
    expect(jump(jump(log, 3), 5)).toMatchObject({ cursor: 5, tip: 5 });
  });
});

describe('a stored game', () => {
  let long: Log;
  let entries: LogEntry[];
  beforeEach(() => {
    long = game;
    for (let times = 0; times < 5; times++) long = appendTapToLog(long, clickFact('A', 1));
    entries = listHistory(long);
  });

  test('opens with its entries in any order, at its cursor', () => {
    const { log, reparented } = makeLog('g', entries.toReversed(), 4, 6);
    expect([clickOf(log), log.cursor, log.tip, reparented]).toEqual([4, 4, 6, []]);
    expect(redo(redo(log)).table).toEqual(long.table);
  });

  test('survives the loss of an entry, the cursor or the tip', () => {
    const holed = makeLog(
      'g',
      entries.filter((entry) => entry.seq !== 3),
      6,
      6,
    );
    expect([clickOf(holed.log), holed.reparented]).toEqual([5, [4]]);
    expect(makeLog('g', entries, 99, 99).log).toMatchObject({ cursor: 6, tip: 6 });
    expect(makeLog('g', entries, 4, null).log).toMatchObject({ cursor: 4, tip: 6 });
    expect(makeLog('g', [], 4, 7).log).toMatchObject({ cursor: null, tip: null });
    expect(makeLog('g', entries, 0, 0).log).toMatchObject({ cursor: null, tip: null });
    expect(makeLog('g', entries, null, 3).log).toMatchObject({ cursor: null, tip: 3 });
    // If the cursor is beyond the stored tip, the tip becomes the newest entry after the cursor.
    expect(makeLog('g', entries, 5, 3).log).toMatchObject({ cursor: 5, tip: 6 });
  });

  test('opened at its end, goes back to any point beyond many checkpoints', () => {
    for (let times = 0; times < 250; times++)
      long = appendTapToLog(long, clickFact(times % 2 ? 'A' : 'B', times % 3 ? 1 : -1));
    const all = listHistory(long);
    const { log } = makeLog('g', all, 256, 256);
    for (const seq of [256, 201, 200, 199, 101, 100, 99, 1]) {
      const facts = all.slice(0, seq).flatMap((entry) => entry.facts);
      expect(jump(log, seq).table).toEqual(foldUnchecked(facts).table);
    }
  });

  test('reports facts that are left out, with their entry', () => {
    const log = appendTapToLog(appendTapToLog(long, clickFact('Z', 1), clickFact('B', 1)), clickFact('B', 1));
    expect(log.rejected).toMatchObject([{ seq: 7, index: 0, code: 'unknown-piece' }]);
    expect(clickOf(log, 'B')).toBe(3);
    expect(undo(undo(log)).rejected).toEqual([]);
  });

  test('follows the entries and undo of another tab', () => {
    const mine = makeLog('g', entries, 6, 6).log;
    const theirs = undo(appendTapToLog(appendTapToLog(long, clickFact('B', 1)), clickFact('B', 1)));
    const followed = mergeEntries(mine, listHistory(theirs).slice(6), theirs.cursor, theirs.tip);
    expect(followed.table).toEqual(theirs.table);
    expect(redo(followed).table).toEqual(redo(theirs).table);
    expect(fold(listAppliedFacts(followed)).table).toEqual(followed.table);
  });

  test('follows in any order, and ignores entries that it has', () => {
    const theirs = appendTapToLog(appendTapToLog(long, clickFact('B', 1)), clickFact('B', 1));
    const followed = mergeEntries(makeLog('g', entries, 6, 6).log, listHistory(theirs).toReversed(), 8, 8);
    expect([followed.cursor, followed.tip, lastSeq(followed)]).toEqual([8, 8, 8]);
    expect(followed.table).toEqual(theirs.table);
    expect(mergeEntries(followed, listHistory(theirs), 7, 8)).toMatchObject({
      cursor: 7,
      tip: 8,
      table: undo(theirs).table,
    });
    expect(mergeEntries(followed, [], null, null)).toMatchObject({ cursor: null, tip: null, table: emptyTable });
  });
});

/** A long game is folded from checkpoints. Wherever one looks, it stands as it does when every fact is folded from the first. */
import { beforeAll, describe, expect, test } from 'vitest';
import { fold } from '../../src/game/fold';
import {
  append,
  emptyLog,
  history,
  jump,
  type Log,
  lastSeq,
  makeLog,
  nextEntry,
  redo,
  tableAfter,
  undo,
} from '../../src/game/log';
import type { Fact } from '../../src/table/facts';
import { clicked, placed, SET_UP, tap } from './make';

/** Depths around those at which a checkpoint is set: after each hundred entries. */
const AROUND = [0, 1, 2, 98, 99, 100, 101, 102, 198, 199, 200, 201, 202, 299, 300, 301];
const LONG = 305;

/** The n-th tap of a game: figures move, are hurt, and heal, so that no two tables near each other are the same. */
function step(n: number): Fact[] {
  const square = `${'abcdefgh'[n % 8]}${1 + (Math.floor(n / 8) % 8)}`;
  return n % 3 === 0 ? [clicked('B', n % 2 === 0 ? 1 : -1), placed('A', square)] : [placed('A', square)];
}

function grown(log: Log, from: number, to: number): Log {
  let now = log;
  for (let n = from; n < to; n++) now = tap(now, ...step(n));
  return now;
}

let game: Log;
beforeAll(() => {
  game = grown(tap(emptyLog('g'), ...SET_UP), 1, LONG);
});

function foldedWhole(log: Log, depth: number) {
  return fold(
    history(log)
      .slice(0, depth)
      .flatMap((entry) => entry.facts),
  );
}

/** Each place of the way to the tip, looked at in an order that starts from afar and from nearby. */
function expectRight(log: Log): void {
  for (const depth of [...AROUND, ...AROUND.toReversed()].filter((each) => each <= history(log).length))
    expect(tableAfter(log, depth), `after ${depth}`).toEqual(foldedWhole(log, depth).table);
}

describe('a game of hundreds of taps', () => {
  test('stood after each of them as its facts say', () => {
    expect(history(game)).toHaveLength(LONG);
    expect(game.table).toEqual(foldedWhole(game, LONG).table);
    expectRight(game);
  });

  test('is the same read from the disk, with the cursor anywhere', () => {
    for (const cursor of AROUND.slice(1)) {
      const { log } = makeLog('g', history(game), cursor, LONG);
      expect(log.table, `at ${cursor}`).toEqual(foldedWhole(game, cursor).table);
      expect(undo(log).table, `before ${cursor}`).toEqual(foldedWhole(game, cursor - 1).table);
      expect(redo(log).table, `after ${cursor}`).toEqual(foldedWhole(game, cursor + 1).table);
      expectRight(log);
    }
  });

  test('before its first tap, and beyond its last one, stands as at its ends', () => {
    expect(tableAfter(game, -5)).toEqual(fold([]).table);
    expect(tableAfter(game, LONG + 50)).toEqual(game.table);
  });

  test('undone step by step goes back the way it came', () => {
    let log = game;
    for (let depth = LONG - 1; depth >= 195; depth--) {
      log = undo(log);
      expect(log.table, `after ${depth}`).toEqual(foldedWhole(game, depth).table);
    }
  });

  test.each([1, 99, 100, 101, 200, 300])('goes two ways after %i taps, and neither takes from the other', (fork) => {
    const back = jump(game, fork);
    const other = grown(tap(back, clicked('B', 2), placed('B', 'h8')), 400, 400 + LONG - fork);
    expect(history(other)).toHaveLength(LONG + 1);
    expect(history(other).slice(0, fork)).toEqual(history(game).slice(0, fork));
    expectRight(other);
    expectRight(game);
    const there = jump(other, LONG);
    expect(there.table).toEqual(game.table);
    expectRight(there);
    expect(undo(jump(there, fork + 1)).table).toEqual(foldedWhole(game, fork).table);
    expect(lastSeq(other)).toBeGreaterThan(LONG);
  });

  test('tells on each way which facts were left out, once, by the entry that holds them', () => {
    const strange = (log: Log): Log => append(log, nextEntry(log, 0, 'tap', [clicked('nobody', 1)]));
    let log = grown(strange(tap(emptyLog('g'), ...SET_UP)), 3, 150);
    log = grown(strange(log), 150, 250);
    expect(log.strange.map(({ seq }) => seq)).toEqual([2, 150]);
    expect(jump(log, 149).strange.map(({ seq }) => seq)).toEqual([2]);
    expect(jump(log, 1).strange).toEqual([]);
    const other = strange(jump(log, 120));
    expect(other.strange.map(({ seq }) => seq)).toEqual([2, lastSeq(other)]);
    expect(jump(other, 249).strange.map(({ seq }) => seq)).toEqual([2, 150]);
  });
});

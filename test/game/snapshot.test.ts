import { expect, test } from 'vitest';
import { DEMO_FORCES, DEMO_MAPS } from '../../src/app/game/demo-game';
import { makeGameSetupFacts } from '../../src/app/game/game-setup';
import {
  append,
  jump,
  type Log,
  type LogEntry,
  makeEmptyLog,
  makeLog,
  nextEntry,
  redo,
  undo,
} from '../../src/game/log';
import { parseSnapshot, printSnapshot, restoreLog, takeSnapshot } from '../../src/game/snapshot';
import type { Fact } from '../../src/table/facts';
import { clickFact } from './make';

const facts = makeGameSetupFacts({
  name: 'Snapshotd at',
  edition: 'e',
  buildTotal: 300,
  actionTotal: 3,
  players: DEMO_FORCES.slice(0, 2).map(({ name, characters }, index) => ({
    side: index === 0 ? 'red' : 'blue',
    name,
    characters: [...characters],
  })),
  map: DEMO_MAPS[0] ?? null,
});
const pieces = facts.flatMap((fact) => (fact.fact === 'joined' ? [fact.piece] : []));

function tapped(log: Log, by: Fact): Log {
  return append(log, nextEntry(log, 1, 'tap', [by]));
}

/** Makes a log of the set-up and a number of taps, each on the next piece. */
function played(count: number): Log {
  let log = append(makeEmptyLog('g'), nextEntry(makeEmptyLog('g'), 1, 'begin', facts));
  for (let tap = 0; tap < count; tap++) {
    const piece = pieces[tap % pieces.length] as string;
    log = tapped(log, tap % 3 === 2 ? { fact: 'tokens', piece, by: 1 } : clickFact(piece, tap % 2 ? 1 : -1));
  }
  return log;
}

function entriesOf(log: Log): LogEntry[] {
  return [...log.internals.tree.entries.values()];
}

function after(log: Log, seq: number): LogEntry[] {
  return entriesOf(log).filter((entry) => entry.seq > seq);
}

const WHOLE = played(60);

test('a snapshot parses back with the map and every figure', () => {
  const snapshot = takeSnapshot(WHOLE);
  expect(snapshot?.table.board?.width).toBeGreaterThan(0);
  expect(parseSnapshot(printSnapshot(snapshot as never))).toEqual(snapshot);
  expect(parseSnapshot(printSnapshot(snapshot as never).slice(0, -1))).toBeNull();
  expect(takeSnapshot(makeEmptyLog('g'))).toBeNull();
});

test.each([0, 1, 25, 60])('opening from a snapshot after %i taps gives the same table as the full log', (taps) => {
  const snapshot = takeSnapshot(jump(WHOLE, taps + 1));
  const found = snapshot && restoreLog(snapshot, after(WHOLE, taps + 1), WHOLE.cursor, WHOLE.tip);
  expect(found?.log.table).toEqual(WHOLE.table);
  expect(found?.log.cursor).toBe(WHOLE.cursor);
  // Builds the log from all entries. The table of the snapshot must be reused, and undo must still work.
  const { log } = makeLog('g', entriesOf(WHOLE), WHOLE.cursor, WHOLE.tip, found?.known);
  expect(log.table).toBe(found?.log.table);
  expect(undo(log).table).toEqual(undo(WHOLE).table);
  expect(redo(undo(log)).table).toEqual(WHOLE.table);
  expect(jump(log, 7).table).toEqual(jump(WHOLE, 7).table);
  expect(tapped(log, clickFact(pieces[0] as string, 2)).table).toEqual(
    tapped(played(60), clickFact(pieces[0] as string, 2)).table,
  );
});

test('is not used for a cursor before it, on another branch, or after a missing entry', () => {
  const snapshot = takeSnapshot(jump(WHOLE, 30)) as NonNullable<ReturnType<typeof takeSnapshot>>;
  expect(restoreLog(snapshot, after(WHOLE, 30), 29, 61)).toBeNull();
  expect(restoreLog(snapshot, after(WHOLE, 30), null, 61)).toBeNull();
  expect(restoreLog(snapshot, after(WHOLE, 31), 61, 61)).toBeNull();
  const branched = tapped(jump(played(60), 20), clickFact(pieces[1] as string, 3));
  expect(restoreLog(snapshot, after(branched, 30), branched.cursor, branched.tip)).toBeNull();
});

test('ignores a known table for another point of the game', () => {
  const snapshot = takeSnapshot(jump(WHOLE, 30));
  const found = snapshot && restoreLog(snapshot, after(WHOLE, 30), 61, 61);
  const known = found && { ...found.known, seq: 45 };
  expect(makeLog('g', entriesOf(WHOLE), 61, 61, known).log.table).toEqual(WHOLE.table);
  // Another window has undone steps since the snapshot.
  expect(makeLog('g', entriesOf(WHOLE), 12, 61, found?.known).log.table).toEqual(jump(WHOLE, 12).table);
});

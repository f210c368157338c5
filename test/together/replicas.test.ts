/**
 * Tests a shared game on two to four phones. In any order of deeds and meetings, all phones end with the same game. No
 * tap is lost or counted twice.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import {
  append,
  findEntry,
  jump,
  type Log,
  listHistory,
  listNextEntries,
  makeEmptyLog,
  makeLog,
  nextEntry,
  redo,
  undo,
} from '../../src/game/log';
import {
  appendLines,
  countSeenLines,
  listRedoTaps,
  makeJumpLine,
  makeRedoLine,
  makeSharedDoc,
  makeUndoLine,
  readNewLines,
  type SharedDoc,
} from '../../src/together/shared-doc';
import type { SharedLine } from '../../src/together/shared-line';
import { convertLogToLines, toNumberedLog, updateLog } from '../../src/together/shared-log';
import { listTapsThatCount } from '../../src/together/shared-state';
import { dailyRuns } from '../helpers/seeds';

const RUNS = dailyRuns(2000, 60);
const deed = fc.record({
  who: fc.nat(3),
  what: fc.constantFrom('tap', 'tap', 'tap', 'undo', 'undo', 'redo', 'jump', 'meet', 'meet', 'crash'),
  other: fc.nat(3),
  pick: fc.nat(1000),
});

/** A phone: its shared document in memory, its disk, and the log on its screen. */
interface Phone {
  readonly name: string;
  readonly disk: Uint8Array[];
  shared: SharedDoc;
  log: Log;
}

function openPhone(name: string, disk: Uint8Array[]): Phone {
  const shared = makeSharedDoc(disk);
  shared.doc.on('update', (update: Uint8Array) => disk.push(update));
  const { entries, cursor, tip } = toNumberedLog('g', shared.state);
  return { name, disk, shared, log: makeLog('g', entries, cursor, tip).log };
}

function show(phone: Phone): void {
  phone.log = updateLog(phone.log, toNumberedLog('g', phone.shared.state));
}

function tapLine({ name, shared }: Phone, id: string, at: number): SharedLine {
  return { line: 'tap', by: name, at, id, step: 'x', facts: [], saw: countSeenLines(shared.state) };
}

function meet(a: Phone, b: Phone): void {
  Y.applyUpdate(b.shared.doc, Y.encodeStateAsUpdate(a.shared.doc, Y.encodeStateVector(b.shared.doc)));
  Y.applyUpdate(a.shared.doc, Y.encodeStateAsUpdate(b.shared.doc, Y.encodeStateVector(a.shared.doc)));
  for (const each of [a, b]) {
    readNewLines(each.shared);
    show(each);
  }
}

const live = ({ shared }: Phone) => listTapsThatCount(shared.state).map(({ id }) => id);

test('two to four phones, offline and together, killed and restarted: one order, every tap once, undo of one tap counts once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), fc.array(deed, { maxLength: 70 }), (count, deeds) => {
      const phones = Array.from({ length: count }, (_, at) => openPhone(`phone${at}`, []));
      const written = new Map<string, readonly string[]>();
      const [undone, redone] = [new Set<string>(), new Set<string>()];
      for (const [at, { who, what, other, pick }] of deeds.entries()) {
        const [me, you] = [phones[who % count] as Phone, phones[other % count] as Phone];
        const before = live(me);
        const { shared } = me;
        const stamp = { by: me.name, at };
        const does = (line: SharedLine | null) => {
          appendLines(shared, line ? [line] : []);
          show(me);
        };
        if (what === 'tap') {
          written.set(
            `t${at}`,
            shared.state.taps.map(({ id }) => id),
          );
          does(tapLine(me, `t${at}`, at));
          expect(live(me)).toEqual([...before, `t${at}`]);
        }
        if (what === 'undo') {
          for (const id of before.slice(-1)) undone.add(id);
          does(makeUndoLine(shared, stamp));
          expect(live(me)).toEqual(before.slice(0, -1));
        }
        if (what === 'redo') {
          const [next] = listRedoTaps(shared.state).slice(-1);
          if (next !== undefined) redone.add(next);
          does(makeRedoLine(shared, stamp));
          expect(live(me).length - before.length).toBe(next === undefined ? 0 : 1);
        }
        const target = shared.state.taps[pick % Math.max(1, shared.state.taps.length)];
        if (what === 'jump' && target) {
          does(makeJumpLine(shared, stamp, target.id));
          expect(live(me).at(-1)).toBe(target.id);
          for (const { id } of shared.state.taps) {
            if (live(me).includes(id) && !before.includes(id)) redone.add(id);
            if (!live(me).includes(id) && before.includes(id)) undone.add(id);
          }
        }
        if (what === 'meet') meet(me, you);
        // A crash loses data in memory; data on the disk is read again.
        if (what === 'crash') phones[who % count] = openPhone(me.name, me.disk);
      }
      for (let round = 0; round < 2; round++) for (const a of phones) for (const b of phones) meet(a, b);

      const [first, ...rest] = phones as [Phone, ...Phone[]];
      for (const phone of rest) expect(phone.shared.raw).toEqual(first.shared.raw);
      const order = first.shared.state.taps.map(({ id }) => id);
      expect([...order].sort()).toEqual([...written.keys()].sort());
      // A tap comes after all taps that its phone had seen.
      for (const [id, seen] of written)
        for (const each of seen) expect(order.indexOf(each)).toBeLessThan(order.indexOf(id));
      const counted = new Set(live(first));
      for (const id of order) {
        if (!undone.has(id)) expect(counted.has(id)).toBe(true);
        if (undone.has(id) && !redone.has(id)) expect(counted.has(id)).toBe(false);
      }
      for (const phone of phones) {
        // The log that was built step by step is valid, and equals the log built at once.
        const { entries, cursor, tip } = toNumberedLog('g', phone.shared.state);
        const { log, reparented } = makeLog('g', entries, cursor, tip);
        expect(reparented).toEqual([]);
        expect([phone.log.cursor, phone.log.tip, listHistory(phone.log)]).toEqual([
          log.cursor,
          log.tip,
          listHistory(log),
        ]);
        expect(log.cursor).toBe(cursor);
        const path = listHistory(log).slice(0, log.internals.folded.depth);
        expect(path.map((entry) => entry.tap)).toEqual(live(phone));
        expect(phone.shared.unread).toBe(0);
      }
    }),
    { numRuns: RUNS, seed: 26 },
  );
}, 300_000);

test('one phone alone behaves like the log of any game, tap for tap, with its branches', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
      const phone = openPhone('alone', []);
      const { shared } = phone;
      let log = makeEmptyLog('g');
      // True after a jump to another branch. An ordinary log then has a redo; a shared game needs a jump instead.
      let switched = false;
      for (const [at, { what, pick }] of deeds.entries()) {
        const stamp = { by: 'alone', at };
        const does = (line: SharedLine | null, next: Log) => {
          appendLines(shared, line ? [line] : []);
          log = next;
        };
        if (what === 'tap') {
          does(tapLine(phone, `t${at}`, at), append(log, nextEntry(log, at, 'x', [])));
          switched = false;
        }
        if (what === 'undo' && !switched) does(makeUndoLine(shared, stamp), undo(log));
        if (what === 'redo' && !switched) does(makeRedoLine(shared, stamp), redo(log));
        if (what === 'jump' && !switched && shared.state.taps.length > 0) {
          const seq = 1 + (pick % shared.state.taps.length);
          switched = !listHistory(log).some((entry) => entry.seq === seq);
          does(makeJumpLine(shared, stamp, shared.state.taps[seq - 1]?.id ?? null), jump(log, seq));
        }
        const now = toNumberedLog('g', shared.state);
        expect(now.cursor).toBe(log.cursor);
        if (!switched) expect(now.tip).toBe(log.tip);
        for (const { seq, parent } of now.entries) expect(parent).toBe(findEntry(log, seq)?.parent);
      }
    }),
    { numRuns: RUNS, seed: 26 },
  );
});

test('sharing a game keeps its entries, branches, cursor and redo', () => {
  const step = fc.record({ what: fc.constantFrom('tap', 'tap', 'undo', 'redo', 'jump'), pick: fc.nat(1000) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let log = makeEmptyLog('g');
      for (const [at, { what, pick }] of steps.entries()) {
        if (what === 'tap') log = append(log, nextEntry(log, at, `s${at}`, []));
        if (what === 'undo') log = undo(log);
        if (what === 'redo') log = redo(log);
        if (what === 'jump') log = jump(log, 1 + (pick % 40));
      }
      const shared = makeSharedDoc();
      appendLines(shared, convertLogToLines(log, 'A game', 'host'));
      const now = toNumberedLog('g', shared.state);
      expect(now.cursor).toBe(log.cursor);
      expect(now.tip).toBe(log.tip);
      expect(shared.state.name).toBe('A game');
      for (const { seq, parent, step: name } of now.entries) {
        expect([parent, name]).toEqual([findEntry(log, seq)?.parent, findEntry(log, seq)?.step]);
        expect(listNextEntries(makeLog('g', now.entries, now.cursor, now.tip).log, seq)).toEqual(
          listNextEntries(log, seq),
        );
      }
    }),
    { numRuns: RUNS, seed: 26 },
  );
});

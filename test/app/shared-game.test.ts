/**
 * Tests shared games on phones with separate stores. A step is on disk before it is sent, and a received step is on
 * disk before it is shown.
 */
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { type OpenShare, openShare } from '../../src/app/together/open-share';
import { type Log, listHistory, nextEntry } from '../../src/game/log';
import type { Database } from '../../src/store/database';
import { renameGame } from '../../src/store/game-list';
import { appendStep, createGame, moveCursor, openGame } from '../../src/store/games';
import type { ShareRecord } from '../../src/store/records';
import { putShare, readShare, saveJoinedGame } from '../../src/store/shared-games';
import type { Fact } from '../../src/table/facts';
import { inspectUpdate } from '../../src/together/inspect-update';
import { findFirstClient } from '../../src/together/shared-doc';
import { convertLogToLines, toNumberedLog } from '../../src/together/shared-log';
import { derivePersonId, isSignedGame } from '../../src/together/signing';
import { clickFact, SETUP_FACTS } from '../game/make';
import { seededRandom } from '../helpers/random-position';
import { connectTestDatabase, unwrap, unwrapFault } from '../store/test-database';

const HEAD = { name: 'Evening', edition: 'an-edition' };

/** Game id, which determines whether the lines of the shared game are signed. */
let of = '';

function shareOf(game: string, name: string, role = 'red'): ShareRecord {
  const secret = new Uint8Array(32).fill(name.length);
  const seed = new Uint8Array(32).fill(name.charCodeAt(0));
  const person = isSignedGame(of) ? (derivePersonId(seed) ?? '') : name;
  return { game, of, person, name, role, secret, seed, room: null, hub: name === 'ana1', standby: {} };
}

/** One window of a phone in which the game is open. */
interface Window {
  readonly database: Database;
  readonly open: OpenShare;
  log: Log;
}

async function windowOf(database: Database, game: string): Promise<Window> {
  const stored = await unwrap(readShare(game, database));
  if (!stored) throw new Error('not shared');
  const { log } = await unwrap(openGame(game, database));
  return { database, open: openShare(stored, database), log };
}

/** Creates the first phone, which shares a game in progress. */
async function host(): Promise<Window> {
  const database = connectTestDatabase();
  const created = await unwrap(createGame(HEAD, { step: 'begin', facts: SETUP_FACTS }, database));
  const game = created.game.id;
  await unwrap(putShare(shareOf(game, 'ana1'), null, database));
  const window = await windowOf(database, game);
  window.open.adopt([window.open.meLine(), ...convertLogToLines(created.log, 'Evening', window.open.share().person)]);
  await does(window, (log) => window.open.takeOver(log));
  return window;
}

/** Creates another phone with all data of the first phone. */
async function guest(first: Window, person: string): Promise<Window> {
  const database = connectTestDatabase();
  const document = Uint8Array.from(Y.encodeStateAsUpdate(first.open.shared.doc));
  const { game } = first.log;
  const head = { ...(await unwrap(openGame(game, first.database))).game };
  const { entries } = toNumberedLog(game, first.open.shared.state);
  await unwrap(saveJoinedGame(head, entries, shareOf(game, person, 'blue'), document, database));
  const window = await windowOf(database, game);
  window.open.adopt([window.open.meLine()]);
  await does(window, (log) => window.open.takeOver(log));
  return window;
}

async function does(window: Window, act: (log: Log) => Promise<{ readonly log: Log; readonly fault: unknown }>) {
  const { log, fault } = await act(window.log);
  expect(fault).toBeNull();
  window.log = log;
}

const tap = (window: Window, ...facts: Fact[]) => does(window, (log) => window.open.tap(log, 'tap', facts));

async function meet(a: Window, b: Window): Promise<void> {
  const diff = (from: Window, to: Window) => {
    const update = Y.encodeStateAsUpdate(from.open.shared.doc, Y.encodeStateVector(to.open.shared.doc));
    expect(inspectUpdate(update, { game: of, first: findFirstClient(to.open.shared.doc) }).ok).toBe(true);
    return update;
  };
  await does(b, (log) => b.open.receive(log, diff(a, b), a));
  await does(a, (log) => a.open.receive(log, diff(b, a), b));
}

/** Reads the stored game, as a restarted phone would. */
async function onDisk(window: Window): Promise<Log> {
  return (await unwrap(openGame(window.log.game, connectTestDatabase(window.database.name)))).log;
}

function same(a: Log, b: Log): void {
  expect(listHistory(a)).toEqual(listHistory(b));
  expect([a.cursor, a.tip, a.table]).toEqual([b.cursor, b.tip, b.table]);
}

describe.each(['shared', 'shared-signed'])('a game with the id %s', (id) => {
  beforeEach(() => {
    of = id;
  });

  test('retains earlier play, and a phone that joins receives all of it', async () => {
    const ana = await host();
    await tap(ana, clickFact('A', 2));
    const ben = await guest(ana, 'ben1');
    expect(listHistory(ben.log).map(({ step, by }) => [step, by])).toEqual([
      ['begin', 'ana1'],
      ['tap', 'ana1'],
    ]);
    same(ben.log, ana.log);
    same(await onDisk(ben), ben.log);
  });

  test('taps of both phones count in any order; undo reverts the last one shown, once', async () => {
    const ana = await host();
    const ben = await guest(ana, 'ben1');
    await tap(ana, clickFact('A', 2));
    await tap(ben, clickFact('A', 1));
    await meet(ana, ben);
    same(ana.log, ben.log);
    expect(ana.log.table.figures.get('A')?.click).toBe(4);
    const [last] = listHistory(ana.log).slice(-1);
    // Both phones undo the same tap before they exchange lines.
    await does(ana, (log) => ana.open.undo(log));
    await does(ben, (log) => ben.open.undo(log));
    await meet(ana, ben);
    same(ana.log, ben.log);
    expect(ana.log.table.figures.get('A')?.click).toBe(last?.by === 'ana1' ? 2 : 3);
    same(await onDisk(ana), ana.log);
  });

  test('a window unaware of the sharing cannot write past the shared document', async () => {
    const { log, database } = await host();
    expect(await unwrapFault(appendStep(nextEntry(log, 1000, 'tap', [clickFact('A', 1)]), database))).toBe('conflict');
    expect(await unwrapFault(moveCursor(log.game, null, log.tip, null, database))).toBe('conflict');
  });

  test('uses the name last given on each phone', async () => {
    const ana = await host();
    await unwrap(renameGame(ana.log.game, 'My evening', ana.database));
    await tap(ana, clickFact('A', 1));
    const nameNow = async () => (await unwrap(openGame(ana.log.game, ana.database))).game.name;
    expect(await nameNow()).toBe('My evening');
    await does(ana, (log) => ana.open.add(log, [{ line: 'named', ...ana.open.stamp(), name: 'Our evening' }]));
    expect(await nameNow()).toBe('Our evening');
  });

  test('a piece is sent to others only once it is on disk', async () => {
    const ana = await host();
    const seen: boolean[] = [];
    ana.open.onWritten(([piece]) => {
      void ana.database.updates.toArray().then((rows) => {
        seen.push(
          rows.some(({ bytes }) => bytes.length === piece?.length && bytes.every((byte, at) => byte === piece[at])),
        );
      });
    });
    await tap(ana, clickFact('A', 1));
    await tap(ana, clickFact('A', 1));
    await expect.poll(() => seen).toEqual([true, true]);
  });

  test('a failing disk delays nothing, and the next step writes everything', async () => {
    const ana = await host();
    const told: number[] = [];
    ana.open.onWritten((pieces) => told.push(pieces.length));
    const { updates } = ana.database;
    const full = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    updates.hook('creating', full);
    const refused = await ana.open.tap(ana.log, 'tap', [clickFact('A', 1)]);
    ana.log = refused.log;
    expect(refused.fault?.code).toBe('full');
    expect(ana.log.table.figures.get('A')?.click).toBe(2);
    expect(told).toEqual([]);
    updates.hook('creating').unsubscribe(full);
    await tap(ana, clickFact('A', 1));
    expect(told).toEqual([1, 1]);
    same(await onDisk(ana), ana.log);
  });

  test('two phones with two windows each, randomly closed and reopened, end in the same state on screen and disk', async () => {
    const random = seededRandom(26);
    const ana = await host();
    const ben = await guest(ana, 'ben1');
    const windows = [ana, await windowOf(ana.database, ana.log.game), ben, await windowOf(ben.database, ben.log.game)];
    let taps = 0;
    for (let step = 0; step < 120; step++) {
      const at = Math.floor(random() * windows.length);
      const window = windows[at] as Window;
      const what = random();
      if (what < 0.5) {
        await tap(window, clickFact(random() < 0.5 ? 'A' : 'B', 1));
        taps++;
      } else if (what < 0.65 && window.log.cursor !== 1) await does(window, (log) => window.open.undo(log));
      else if (what < 0.72) await does(window, (log) => window.open.redo(log));
      else if (what < 0.9) await meet(windows[at < 2 ? at : 0] as Window, windows[at < 2 ? 2 : at] as Window);
      else windows[at] = await windowOf(window.database, window.log.game);
    }
    for (let round = 0; round < 3; round++) {
      for (const window of windows) await does(window, (log) => window.open.takeOver(log));
      await meet(windows[0] as Window, windows[2] as Window);
    }
    for (const window of windows) await does(window, (log) => window.open.takeOver(log));
    const [first, ...rest] = windows as [Window, ...Window[]];
    expect(first.open.shared.state.taps).toHaveLength(taps + 1);
    for (const each of rest) same(each.log, first.log);
    for (const each of windows) same(await onDisk(each), each.log);
  });
});

test('a step that does not count is not announced to the others', async () => {
  of = 'shared-signed';
  const ana = await host();
  const eve = await guest(ana, 'eve1');
  eve.open.setShare({ ...eve.open.share(), role: 'watching' });
  eve.open.adopt([eve.open.meLine()]);
  await tap(eve, clickFact('A', 5));
  const update = Y.encodeStateAsUpdate(eve.open.shared.doc, Y.encodeStateVector(ana.open.shared.doc));
  const { lines, log } = await ana.open.receive(ana.log, update, eve);
  expect(lines.map(({ line }) => line)).toEqual(['person', 'person']);
  expect(log.table).toEqual(ana.log.table);
});

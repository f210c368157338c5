/**
 * Tests phones of one room that are connected to an in-process server. Their lines reach each other, and the server
 * refuses everything except valid lines.
 */
import { join } from 'node:path';
import Sqlite from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { LIMITS } from '../../src/club/limits';
import type { Club } from '../../src/club/server';
import { LOG_NAME } from '../../src/together/shared-doc';
import {
  type ClubPhone,
  joinPhone,
  makeTapLine,
  makeTempFolder,
  makeTestRoom,
  startTestClub,
  waitUntil,
} from '../helpers/club';

let club: Club;
let data: string;
let said: string[];
const phones: ClubPhone[] = [];
const note = (sentence: string) => void said.push(sentence);

beforeEach(async () => {
  said = [];
  data = join(makeTempFolder(), 'club.db');
  club = await startTestClub({ data, note });
});

afterEach(async () => {
  for (const { link } of phones.splice(0)) link.close();
  await club.stop();
});

function join2(...args: Parameters<typeof joinPhone>): ClubPhone {
  const phone = joinPhone(...args);
  phones.push(phone);
  return phone;
}

const together = (...all: readonly ClubPhone[]) =>
  waitUntil('all together and acknowledged', () =>
    all.every(({ link }) => link.connection() === 'connected' && link.synced()),
  );

test('taps of two phones are in the same order on both, and on a phone that joins later', async () => {
  const room = await makeTestRoom(club.port);
  const [ana, ben] = [join2(club.port, room, 'anaa'), join2(club.port, room, 'benn')];
  expect(ana.link.connection()).toBe('joining');
  await together(ana, ben);
  for (let n = 0; n < 20; n++) (n % 2 ? ana : ben).tap(`tap${n}`);
  await waitUntil('twenty taps on both', () => ana.taps().length === 20 && ben.taps().length === 20);
  expect(ana.taps()).toEqual(ben.taps());
  await together(ana, ben);
  const late = join2(club.port, room, 'cleo');
  await waitUntil('the late one has them', () => late.taps().length === 20);
  expect(late.taps()).toEqual(ana.taps());
});

test("a phone's status is known to the others until it leaves", async () => {
  const room = await makeTestRoom(club.port);
  const [ana, ben] = [join2(club.port, room, 'anaa'), join2(club.port, room, 'benn')];
  ana.link.awareness.set({ person: 'anaa' });
  await waitUntil('ben knows of ana', () => ben.link.awareness.get().some(({ person }) => person === 'anaa'));
  ana.link.close();
  await waitUntil('ben knows that she left', () => !ben.link.awareness.get().some(({ person }) => person === 'anaa'));
});

test('a phone that played offline uploads its taps, and a restarted server has all of them', async () => {
  const room = await makeTestRoom(club.port);
  const ana = join2(club.port, room, 'anaa');
  await together(ana);
  ana.tap('before');
  await together(ana);
  const { port } = club;
  await club.stop();
  await waitUntil('ana is apart', () => ana.link.connection() === 'parted');
  for (let n = 0; n < 700; n++) ana.tap(`alone${n}`);
  expect(ana.link.synced()).toBe(false);
  // 700 lines would exceed the rate limit, so the phone must send them as one message.
  club = await startTestClub({ data, note, port });
  await together(ana);
  const ben = join2(club.port, room, 'benn');
  await waitUntil('ben has all', () => ben.taps().length === 701);
  expect(said.filter((sentence) => sentence.includes('too much'))).toEqual([]);
});

test('refuses a wrong secret, and a room of another club', async () => {
  const room = await makeTestRoom(club.port);
  const other = await startTestClub();
  const foreign = await makeTestRoom(other.port);
  await other.stop();
  for (const wrong of [{ ...room, token: `${room.token.slice(0, -1)}!` }, { ...room, name: foreign.name }, foreign]) {
    const phone = join2(club.port, wrong, 'evil');
    await waitUntil('it was refused', () => phone.refused() !== null);
    expect(phone.refused()).toBe('no-room');
    expect(phone.link.connection()).toBe('parted');
  }
  expect(said).toContain('A phone came with a wrong secret, or to a room of another server.');
});

describe('disconnects a phone that does more than add lines, and the game continues', () => {
  const filled = (write: (doc: Y.Doc) => void): Y.Doc => {
    const doc = new Y.Doc({ gc: false });
    doc.getArray(LOG_NAME).push([makeTapLine('evil', 'first')]);
    write(doc);
    return doc;
  };
  test.each<[string, string, (doc: Y.Doc) => void]>([
    ['deletes a line', 'deletes', (doc) => doc.getArray(LOG_NAME).delete(0, 1)],
    ['writes into a list of its own', 'foreign', (doc) => doc.getArray('mine').push([makeTapLine('evil', 'x')])],
    ['writes into a map', 'foreign', (doc) => doc.getMap('mine').set('a', 1)],
    ['writes a map where lines stand', 'foreign', (doc) => doc.getArray(LOG_NAME).push([new Y.Map()])],
    ['writes text', 'foreign', (doc) => doc.getArray(LOG_NAME).push([new Y.Text('hello')])],
    ['writes before others', 'not-appended', (doc) => doc.getArray(LOG_NAME).unshift([makeTapLine('evil', 'x')])],
    ['writes no line', 'broken-line', (doc) => doc.getArray(LOG_NAME).push([{ line: 'tap', by: 'evil' }])],
    ['writes bytes', 'foreign', (doc) => doc.getArray(LOG_NAME).push([new Uint8Array(9)])],
  ])('%s', async (_, reason, write) => {
    const room = await makeTestRoom(club.port);
    const ana = join2(club.port, room, 'anaa');
    ana.tap('kept');
    await together(ana);
    const evil = join2(club.port, room, 'evil', filled(write));
    await waitUntil('it was refused', () => evil.refused() !== null);
    expect(evil.refused()).toBe(reason);
    expect(said.join('\n')).toMatch(/A phone was sent out of room/);
    ana.tap('after');
    await together(ana);
    const late = join2(club.port, room, 'cleo');
    await waitUntil('the rest of the game is there', () => late.taps().length === 2);
    expect(late.taps()).toEqual(['kept', 'after']);
  });

  test('adds a map key beside the lines', async () => {
    const doc = new Y.Doc({ gc: false });
    doc.getMap(LOG_NAME).set('a', makeTapLine('evil', 'x'));
    const evil = join2(club.port, await makeTestRoom(club.port), 'evil', doc);
    await waitUntil('it was refused', () => evil.refused() !== null);
    expect(evil.refused()).toBe('foreign');
  });

  test('refuses more than 2 MiB in one update', async () => {
    const room = await makeTestRoom(club.port);
    const evil = join2(club.port, room, 'evil');
    await together(evil);
    const line = { ...makeTapLine('evil', 'x'), facts: ['x'.repeat(2 * 1024 * 1024)] };
    evil.doc.getArray(LOG_NAME).push([line]);
    await waitUntil('it was refused', () => evil.refused() !== null);
    expect(evil.refused()).toBe('too-large');
  });

  test("refuses a message above the server's hard limit", async () => {
    const room = await makeTestRoom(club.port);
    const evil = join2(club.port, room, 'evil');
    await together(evil);
    evil.doc.getArray(LOG_NAME).push([{ ...makeTapLine('evil', 'x'), facts: ['x'.repeat(9 * 1024 * 1024)] }]);
    await waitUntil('it was refused', () => evil.refused() !== null);
    expect(evil.refused()).toBe('too-large');
  });
});

test('a full room accepts no more lines', async () => {
  await club.stop();
  club = await startTestClub({ data, note, limits: { ...LIMITS, roomBytes: 3000 } });
  const room = await makeTestRoom(club.port);
  const ana = join2(club.port, room, 'anaa');
  await together(ana);
  for (let n = 0; n < 60; n++) ana.tap(`tap${n}`);
  await waitUntil('it was refused', () => ana.refused() !== null);
  expect(ana.refused()).toBe('room-full');
  expect(said.join('\n')).toContain('the room is full');
});

test('a phone that floods is disconnected, and the others play on', async () => {
  const room = await makeTestRoom(club.port);
  const [ana, evil] = [join2(club.port, room, 'anaa'), join2(club.port, room, 'evil')];
  await together(ana, evil);
  for (let n = 0; n < 2000; n++) evil.link.sendSummary({} as never);
  await waitUntil('it was cut off', () => evil.link.connection() === 'parted');
  expect(said).toContain('A phone sent too much in too short a time, and was cut off.');
  ana.tap('on');
  await together(ana);
});

test('limits the rooms, the phones of a room and the phones of the server', async () => {
  await club.stop();
  club = await startTestClub({ data, note, limits: { ...LIMITS, rooms: 1, phonesOfRoom: 2, phones: 3 } });
  const room = await makeTestRoom(club.port);
  await expect(makeTestRoom(club.port)).rejects.toThrow('507');
  const [ana, ben] = [join2(club.port, room, 'anaa'), join2(club.port, room, 'benn')];
  await together(ana, ben);
  const third = join2(club.port, room, 'cleo');
  await waitUntil('told of the third', () => said.some((sentence) => sentence.startsWith('2 phones are in room')));
  expect(third.link.connection()).not.toBe('connected');
  expect(third.refused()).toBeNull();
  ben.link.close();
  await together(ana, third);
});

test('damaged pieces are set aside and reported, and the room opens with the rest', async () => {
  const room = await makeTestRoom(club.port);
  const ana = join2(club.port, room, 'anaa');
  await together(ana);
  for (const id of ['one', 'two', 'three']) {
    ana.tap(id);
    await together(ana);
  }
  ana.link.close();
  await club.stop();
  const db = new Sqlite(data);
  const { n } = db.prepare('SELECT max(n) AS n FROM updates').get() as { n: number };
  db.prepare('UPDATE updates SET bytes = ? WHERE n = ?').run(Buffer.from('not an update at all'), n);
  db.close();
  club = await startTestClub({ data, note });
  const ben = join2(club.port, room, 'benn');
  await together(ben);
  expect(ben.taps()).toEqual(['one', 'two']);
  expect(said.join('\n')).toMatch(/Piece \d+ of room .{6}… is damaged and was set aside/);
  // A phone that still has the lost line uploads it again.
  const back = join2(club.port, room, 'anaa', ana.doc);
  await together(back, ben);
  expect(ben.taps()).toEqual(['one', 'two', 'three']);
});

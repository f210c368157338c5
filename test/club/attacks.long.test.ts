/** Tests attacks on the server while phones play. The server’s memory stays small and no phone is disconnected. */
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeCertificates } from '../../src/club/certificate';
import { LIMITS, type Limits } from '../../src/club/limits';
import type { Club, ClubOptions } from '../../src/club/server';
import { MAX_SYNC_BYTES } from '../../src/together/club-protocol';
import { type ClubPhone, joinPhone, makeTempFolder, makeTestRoom, startTestClub, waitUntil } from '../helpers/club';
import { findFreePort, startClubProcess } from '../helpers/club-process';
import { ATTACKER_STORED_BYTES, readPeakMegabytes, requestWithoutReadingReplies, sleep } from './attack';
import { connectRaw, makeAuthMessage, makeFrameHeader, makeSyncMessage, type RawConnection } from './raw-connection';

const said: string[] = [];
const cleanups: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  said.length = 0;
});

async function startClub(limits: Partial<Limits> = {}, options: Partial<ClubOptions> = {}): Promise<Club> {
  const note = (sentence: string) => void said.push(sentence);
  const club = await startTestClub({ limits: { ...LIMITS, ...limits }, note, ...options });
  cleanups.push(() => club.stop());
  return club;
}

async function connect(port: number, isEncrypted = false): Promise<RawConnection> {
  const connection = await connectRaw(port, isEncrypted);
  cleanups.push(() => connection.close());
  return connection;
}

async function attack(port: number, options: { readonly questions: number }): Promise<RawConnection> {
  const connection = await requestWithoutReadingReplies(port, options);
  cleanups.push(() => connection.close());
  return connection;
}

async function joinNewRoom(port: number): Promise<ClubPhone> {
  const phone = joinPhone(port, await makeTestRoom(port), 'anaa');
  cleanups.push(() => phone.link.close());
  return phone;
}

const isPlaying = ({ link }: ClubPhone) => link.connection() === 'connected' && link.synced();

test('responses to a connection that does not read do not accumulate in memory', async () => {
  const server = await startClubProcess(join(makeTempFolder(), 'club.db'), await findFreePort());
  cleanups.push(() => server.kill());
  const phone = await joinNewRoom(server.port);
  await attack(server.port, { questions: 150 });
  await sleep(4000);
  phone.tap('on');
  await waitUntil('the phone plays on', () => isPlaying(phone));
  expect(readPeakMegabytes(server.pid)).toBeLessThan(290);
});

test('a connection that does not read is closed, and one that pauses for a while gets its response', async () => {
  const club = await startClub({ stalledSeconds: 2 });
  const slow = await attack(club.port, { questions: 1 });
  const stalled = await attack(club.port, { questions: 5 });
  await sleep(1000);
  slow.resume();
  await waitUntil('the slow one has the whole game', () => slow.receivedBytes() > ATTACKER_STORED_BYTES);
  await waitUntil('the other was cut off', () => said.some((sentence) => sentence.startsWith('A phone read nothing')));
  stalled.resume();
  await waitUntil('it is closed', () => stalled.isClosed());
  await sleep(2500);
  expect(slow.isClosed()).toBe(false);
});

test('2,050 idle connections from one address do not keep out a phone of that address, and are closed', async () => {
  const club = await startClub({ pendingSeconds: 3 });
  const playing = await joinNewRoom(club.port);
  await waitUntil('one plays', () => isPlaying(playing));
  const idle = await connectIdle(club.port, 2050);
  const phone = await joinNewRoom(club.port);
  await waitUntil('the new phone plays too', () => isPlaying(phone), 3000);
  await waitUntil('the idle ones are closed', () => idle.every(({ isClosed }) => isClosed()), 10_000);
  expect(isPlaying(playing)).toBe(true);
});

async function connectIdle(port: number, count: number): Promise<RawConnection[]> {
  const connections: RawConnection[] = [];
  while (connections.length < count)
    connections.push(...(await Promise.all(Array.from({ length: 50 }, () => connect(port)))));
  return connections;
}

test.each([false, true])(
  'a connection without a room may not send much, in complete or incomplete messages (HTTPS: %s)',
  async (isEncrypted) => {
    const tls = isEncrypted ? { tls: makeCertificates(['127.0.0.1'], Date.now()) } : {};
    const club = await startClub({ pendingSeconds: 60 }, tls);
    const connection = await connect(club.port, isEncrypted);
    connection.sendRaw(makeFrameHeader(MAX_SYNC_BYTES));
    connection.sendRaw(new Uint8Array(900_000));
    await sleep(600);
    expect(connection.isClosed()).toBe(false);
    connection.sendRaw(new Uint8Array(200_000));
    await waitUntil('it was closed', () => connection.isClosed());
  },
);

test('memory for incomplete messages is limited over all connections, and a connection with few such bytes stays open', async () => {
  const club = await startClub({ waitingBytes: 16_000_000 });
  const phone = await joinNewRoom(club.port);
  const room = await makeTestRoom(club.port);
  const hoarders: RawConnection[] = [];
  for (let n = 0; n < 5; n++) {
    const hoarder = await connect(club.port);
    hoarder.send(makeAuthMessage(room));
    await waitUntil('it is in the room', () => hoarder.receivedBytes() > 150);
    hoarder.sendRaw(makeFrameHeader(MAX_SYNC_BYTES));
    hoarder.sendRaw(new Uint8Array(7_000_000));
    hoarders.push(hoarder);
  }
  await waitUntil('some were closed', () => hoarders.filter(({ isClosed }) => isClosed()).length >= 3);
  phone.tap('on');
  await waitUntil('the phone plays on', () => isPlaying(phone));
  expect(hoarders.filter(({ isClosed }) => !isClosed()).length).toBeGreaterThan(0);
});

test('a connection that requests the game again and again, and reads it, is closed', async () => {
  const club = await startClub();
  const attacker = await attack(club.port, { questions: 30 });
  attacker.resume();
  await waitUntil('it was cut off', () => said.some((sentence) => sentence.includes('it sent too much')));
});

test('rooms that an attacker fills do not stop the rooms of others from growing', async () => {
  const club = await startClub({ openBytes: 10_000_000 });
  const phone = await joinNewRoom(club.port);
  const first = await attack(club.port, { questions: 0 });
  const second = await attack(club.port, { questions: 0 });
  second.resume();
  await waitUntil('the second is sent away', () => second.isClosed());
  expect(said.join('\n')).toContain('could not be saved');
  for (let n = 0; n < 50; n++) phone.tap(`tap${n}`);
  await waitUntil('the phone plays on', () => isPlaying(phone));
  expect(first.isClosed()).toBe(false);
});

test('a connection can open at most two rooms', async () => {
  const club = await startClub();
  const connection = await connect(club.port);
  for (let n = 0; n < 3; n++) connection.send(makeAuthMessage(await makeTestRoom(club.port)));
  await waitUntil('it was closed', () => connection.isClosed());
});

test('invalid frames leave only a few lines in the log', async () => {
  const server = await startClubProcess(join(makeTempFolder(), 'club.db'), await findFreePort());
  cleanups.push(() => server.kill());
  const room = await makeTestRoom(server.port);
  const before = server.said().length;
  const garbage = [
    new Uint8Array([255, 255, 255]),
    new TextEncoder().encode('\u0005hello'),
    makeSyncMessage(room.name, 9, new Uint8Array(3)),
    makeSyncMessage(room.name, 2, new Uint8Array([1, 2, 3])),
  ];
  for (let n = 0; n < 40; n++) {
    const connection = await connect(server.port);
    for (let repeat = 0; repeat < 10; repeat++) {
      // After invalid data the server closes the room for this connection, which must then open it again.
      if (n % 4 > 1) connection.send(makeAuthMessage(room));
      for (let copy = 0; copy < 10; copy++) connection.send(garbage[n % 4] as Uint8Array);
    }
  }
  await sleep(1500);
  const phone = await joinNewRoom(server.port);
  await waitUntil('a phone plays', () => isPlaying(phone));
  const log = server.said().slice(before);
  expect(log).not.toMatch(/\n\s+at /);
  expect(log.length).toBeGreaterThan(0);
  expect(log.split('\n').length).toBeLessThan(12);
});

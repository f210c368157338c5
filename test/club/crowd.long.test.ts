/** Tests 200 phones that play while their server is attacked from the phones’ own address. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { joinPhone, makeTempFolder, makeTestGame, makeTestRoom, waitUntil } from '../helpers/club';
import { findFreePort, startClubProcess } from '../helpers/club-process';
import { readPeakMegabytes, requestWithoutReadingReplies, sleep } from './attack';
import { connectRaw, type RawConnection } from './raw-connection';

const ROOMS = 100;
const ATTACKERS = 4;
const IDLE_CONNECTIONS = 2050;
/** Interval of a phone’s taps in ms, as in the benchmark: 50 entries a minute. */
const TAP_EVERY_MS = 1200;
const MAX_MEGABYTES = 400;

test('200 phones play on despite connections that do not read, and despite idle ones', async () => {
  const server = await startClubProcess(join(makeTempFolder(), 'club.db'), await findFreePort());
  const rooms = await Promise.all(Array.from({ length: ROOMS }, () => makeTestGame(server.port)));
  const phones = rooms.flatMap((room) => ['anaa', 'benn'].map((by) => joinPhone(server.port, room, by)));
  const isConnected = (phone: (typeof phones)[number]) => phone.link.connection() === 'connected';
  await waitUntil('all are connected', () => phones.every(isConnected), 60_000);

  let taps = 0;
  const cutOff = new Set<number>();
  // A disconnected phone waits a second before it reconnects, so checks every 100 ms cannot miss it.
  const watch = setInterval(() => {
    for (const [at, phone] of phones.entries()) if (!isConnected(phone)) cutOff.add(at);
  }, 100);
  const play = setInterval(() => {
    for (const phone of phones) phone.tap(`tap${taps}`);
    taps++;
  }, TAP_EVERY_MS);

  const attackers: RawConnection[] = [];
  for (let n = 0; n < ATTACKERS; n++)
    attackers.push(await requestWithoutReadingReplies(server.port, { questions: 150 }));
  const idle: RawConnection[] = [];
  while (idle.length < IDLE_CONNECTIONS)
    idle.push(...(await Promise.all(Array.from({ length: 50 }, () => connectRaw(server.port)))));
  const late = joinPhone(server.port, await makeTestRoom(server.port), 'late');
  await waitUntil('a new phone comes in', () => late.link.connection() === 'connected', 5000);
  await sleep(25_000);
  clearInterval(play);
  await waitUntil('every tap is acknowledged', () => phones.every(({ link }) => link.synced()), 30_000);
  await waitUntil('every phone has every tap', () => phones.every((phone) => phone.taps().length === 2 * taps), 30_000);
  clearInterval(watch);

  const megabytes = readPeakMegabytes(server.pid);
  console.log(`${Math.round(megabytes)} MB at most, ${taps} taps of each of ${phones.length} phones.`);
  expect([...cutOff]).toEqual([]);
  expect(megabytes).toBeLessThan(MAX_MEGABYTES);
  for (const attacker of attackers) attacker.resume();
  await waitUntil('the attackers are cut off', () => attackers.every(({ isClosed }) => isClosed()));
  for (const { link } of [...phones, late]) link.close();
  for (const connection of [...attackers, ...idle]) connection.close();
  await server.stop();
});

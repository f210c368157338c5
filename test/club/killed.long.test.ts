/** Tests the server as a process: killed under load, and two processes joined by Redis. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ClubPhone, joinPhone, makeTempFolder, makeTestGame, makeTestRoom, waitUntil } from '../helpers/club';
import { type ClubProcess, findFreePort, startClubProcess, startRedis } from '../helpers/club-process';

/** Taps repeatedly and records the ids of entries that the server acknowledged. */
function tapOn(phone: ClubPhone, name: string): { readonly acknowledged: Set<string>; readonly stop: () => string[] } {
  const acknowledged = new Set<string>();
  const tapped: string[] = [];
  const timer = setInterval(() => {
    if (phone.link.connection() !== 'connected') return;
    // Entries are acknowledged in the order of sending.
    for (const id of tapped.slice(0, tapped.length - phone.link.unacknowledged())) acknowledged.add(id);
    for (let n = 0; n < 3; n++) {
      const id = `${name}-${tapped.length}`;
      tapped.push(id);
      phone.tap(id);
    }
  }, 20);
  return {
    acknowledged,
    stop: () => {
      clearInterval(timer);
      return tapped;
    },
  };
}

test('no acknowledged entry is lost when the server is killed with -9 under load three times', async () => {
  const data = join(makeTempFolder(), 'club.db');
  const port = await findFreePort();
  let server = await startClubProcess(data, port);
  let count = 0;
  for (let kill = 0; kill < 3; kill++) {
    const rooms = await Promise.all([makeTestGame(port), makeTestGame(port), makeTestGame(port)]);
    const phones = rooms.flatMap((room) =>
      ['anaa', 'benn'].map((by) => ({ room, by, phone: joinPhone(port, room, by) })),
    );
    await waitUntil('all together', () => phones.every(({ phone }) => phone.link.connection() === 'connected'));
    const loads = phones.map(({ phone, by }) => tapOn(phone, `${by}-${kill}`));
    await waitUntil('many are acknowledged', () => loads.every(({ acknowledged }) => acknowledged.size > 40));
    await server.kill();
    for (const [at, { phone }] of phones.entries()) {
      loads[at]?.stop();
      phone.link.close();
    }
    server = await startClubProcess(data, port);
    for (const [at, { room }] of phones.entries()) {
      const acknowledged = loads[at]?.acknowledged ?? new Set();
      // A phone without the game requests all lines that the server has.
      const fresh = joinPhone(port, room, 'cleo');
      await waitUntil('the game is there', () => fresh.link.synced());
      const there = new Set(fresh.taps());
      expect([...acknowledged].filter((id) => !there.has(id))).toEqual([]);
      fresh.link.close();
      count += acknowledged.size;
    }
  }
  await server.stop();
  expect(count).toBeGreaterThan(3 * 6 * 40);
});

test('phones that were connected when the server was killed reconnect automatically, and all have every entry', async () => {
  const data = join(makeTempFolder(), 'club.db');
  const port = await findFreePort();
  let server = await startClubProcess(data, port);
  const room = await makeTestGame(port);
  const phones = ['anaa', 'benn'].map((by) => joinPhone(port, room, by));
  await waitUntil('all together', () => phones.every(({ link }) => link.connection() === 'connected'));
  const loads = phones.map((phone, at) => tapOn(phone, `p${at}`));
  await waitUntil('some are acknowledged', () => loads.every(({ acknowledged }) => acknowledged.size > 20));
  await server.kill();
  await waitUntil('both know', () => phones.every(({ link }) => link.connection() === 'parted'));
  server = await startClubProcess(data, port);
  await waitUntil('both are back', () => phones.every(({ link }) => link.connection() === 'connected'), 30_000);
  const tapped = loads.flatMap(({ stop }) => stop());
  await waitUntil('all is acknowledged', () => phones.every(({ link }) => link.synced()));
  await waitUntil('both have all', () => phones.every((phone) => phone.taps().length === tapped.length));
  expect(new Set(phones[0]?.taps())).toEqual(new Set(tapped));
  expect(phones[1]?.taps()).toEqual(phones[0]?.taps());
  for (const { link } of phones) link.close();
  await server.stop();
});

test('two processes joined by Redis act as one server, and synchronize again after Redis was down', async (context) => {
  const redisPort = await findFreePort();
  let redis = await startRedis(context, redisPort);
  const data = join(makeTempFolder(), 'club.db');
  const servers: ClubProcess[] = [];
  for (let n = 0; n < 2; n++) servers.push(await startClubProcess(data, await findFreePort(), ['--redis', redis.url]));
  const [one, two] = servers.map(({ port }) => port) as [number, number];
  const room = await makeTestGame(one);
  const [ana, ben] = [joinPhone(one, room, 'anaa'), joinPhone(two, room, 'benn')];
  const together = () => [ana, ben].every(({ link }) => link.connection() === 'connected' && link.synced());
  await waitUntil('both together', together);
  ana.link.awareness.set({ person: 'anaa' });
  for (let n = 0; n < 25; n++) {
    ana.tap(`a${n}`);
    ben.tap(`b${n}`);
  }
  await waitUntil('all crossed', () => ana.taps().length === 50 && ben.taps().length === 50);
  expect(ben.taps()).toEqual(ana.taps());
  await waitUntil('ben knows of ana', () => ben.link.awareness.get().some(({ person }) => person === 'anaa'));

  await redis.stop();
  await waitUntil('it is told', () => servers.every(({ said }) => said().includes('Redis cannot be reached')));
  ana.tap('meanwhile');
  await waitUntil('acknowledged without Redis', together);
  // Without Redis the other process reads the entry from the database.
  await waitUntil('ben has it', () => ben.taps().includes('meanwhile'));
  const late = joinPhone(two, room, 'cleo');
  await waitUntil('a room opens without Redis', () => late.taps().length === 51);
  const alone = await makeTestRoom(two);
  const first = joinPhone(two, alone, 'dora');
  await waitUntil('a new one too', () => first.link.connection() === 'connected');

  redis = await startRedis(null, redisPort);
  await waitUntil('both know', () => servers.every(({ said }) => said().includes('Redis is back')));
  const other = joinPhone(one, alone, 'emil');
  first.tap('back');
  ben.tap('again');
  await waitUntil('all crossed again', () => ana.taps().includes('again') && other.taps().includes('back'));
  expect(ana.taps()).toEqual(ben.taps());
  for (const { link } of [ana, ben, late, first, other]) link.close();
  for (const server of servers) await server.stop();
  await redis.stop();
});

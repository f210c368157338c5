/**
 * Tests the HTTP responses of a club’s server: the app, the server’s identity, new rooms, and the tables of a
 * tournament.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS, makeMeter } from '../../src/club/limits';
import type { Club } from '../../src/club/server';
import {
  createRoom,
  isClubPage,
  makeRoomsSocketUrl,
  parseRoomLink,
  parseTableSummary,
  printRoomPath,
  type TableSummary,
} from '../../src/together/club-protocol';
import { joinPhone, makeTempFolder, makeTestRoom, startTestClub, waitUntil } from '../helpers/club';

const summary: TableSummary = {
  summary: 1,
  table: 'Table 4',
  players: [{ name: 'Ana', side: 'red', points: 120, used: 61 }],
  round: 3,
  turn: 'red',
  clock: { used: 600, limit: 3000, running: true },
  over: false,
};

let club: Club;
let page: string;

beforeAll(async () => {
  const folder = makeTempFolder();
  writeFileSync(join(folder, 'index.html'), '<p>the app</p>');
  club = await startTestClub({ folder, limits: { ...LIMITS, made: { burst: 6, perSecond: 0.001 } } });
  page = `http://127.0.0.1:${club.port}/`;
});
afterAll(() => club.stop());

test("serves the app, which detects that it came from a club's server", async () => {
  expect(await (await fetch(page)).text()).toBe('<p>the app</p>');
  expect(await isClubPage(page)).toBe(true);
  expect(await (await fetch(`${page}club.json`)).json()).toEqual({ club: 1, version: '0.0.1' });
  expect(await isClubPage('http://127.0.0.1:9/')).toBe(false);
});

test('makes a room only for a page of this server, from a valid request', async () => {
  const ask = (headers: Record<string, string>, body = '{"tournament":false}') =>
    fetch(`${page}rooms`, { method: 'POST', headers, body }).then(({ status }) => status);
  const origin = page.slice(0, -1);
  expect(await ask({})).toBe(403);
  expect(await ask({ origin: 'http://evil.example' })).toBe(403);
  expect(await ask({ origin, 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await ask({ origin }, '{"tournament":1}')).toBe(400);
  expect(await ask({ origin }, `{"tournament":false,"x":"${'x'.repeat(2000)}"}`)).toBe(400);
  expect(await ask({ origin })).toBe(201);
  // A script outside a page sends no `Origin` header.
  expect(await createRoom(page, false)).toEqual({ ok: false, fault: 'failed' });
});

test('lists the newest summary of a tournament’s table for holders of the key', async () => {
  const [room, other] = [await makeTestRoom(club.port, true), await makeTestRoom(club.port)];
  const [ana, ben] = [joinPhone(club.port, room, 'anaa'), joinPhone(club.port, other, 'benn')];
  await waitUntil('both are there', () => [ana, ben].every(({ link }) => link.connection() === 'connected'));
  ana.link.sendSummary({ ...summary, round: 2 });
  ana.link.sendSummary({ ...summary, table: 'x'.repeat(9000) });
  ana.link.sendSummary({ ...summary, secret: 'not for all' } as TableSummary);
  ben.link.sendSummary({ ...summary, table: 'Kitchen' });
  const list = async () =>
    (await (await fetch(`${page}tables.json?key=${club.key}`)).json()) as { tables: { round: number }[] };
  let tables = (await list()).tables;
  for (let tries = 0; tries < 100 && tables[0]?.round !== 3; tries++) tables = (await list()).tables;
  expect(tables).toEqual([{ ...summary, id: expect.any(String), at: expect.any(Number) }]);
  expect(JSON.stringify(tables)).not.toContain(room.name);
  for (const wrong of ['', '?key=', `?key=${club.key}x`, `?key=${'x'.repeat(club.key.length)}`])
    expect((await fetch(`${page}tables.json${wrong}`)).status).toBe(403);
  for (const { link } of [ana, ben]) link.close();
});

test('refuses too many rooms from one address', async () => {
  const origin = page.slice(0, -1);
  const statuses: number[] = [];
  for (let n = 0; n < 8; n++) {
    const response = await fetch(`${page}rooms`, { method: 'POST', headers: { origin }, body: '{"tournament":false}' });
    statuses.push(response.status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('a link opens the room that it names', () => {
  const room = { name: 'abcdefgh_-12', token: 'a'.repeat(43) };
  expect(parseRoomLink(`https://club.local:4173/#${printRoomPath(room)}`)).toEqual({ ok: true, value: room });
  expect(parseRoomLink(printRoomPath(room))).toEqual({ ok: true, value: room });
  for (const wrong of ['', '#/table/room/short/x', `#/table/room/${room.name}`, `#${printRoomPath(room)}/more?`])
    expect(parseRoomLink(wrong).ok).toBe(false);
  expect(makeRoomsSocketUrl('https://club.local:4173/a/?b#/c')).toBe('wss://club.local:4173/live');
  expect(makeRoomsSocketUrl(page)).toBe(`ws://127.0.0.1:${club.port}/live`);
});

test('reports what is wrong with a malformed summary', () => {
  expect(parseTableSummary(JSON.stringify(summary))).toEqual({ ok: true, value: summary });
  expect(parseTableSummary('{')).toEqual({ ok: false, fault: 'record: a record' });
  expect(parseTableSummary(JSON.stringify({ ...summary, round: 1.5 }))).toMatchObject({ ok: false });
  expect(parseTableSummary(`"${'x'.repeat(4000)}"`)).toEqual({ ok: false, fault: 'more than 4000 characters' });
});

test('a meter allows a burst, then refills at its rate', () => {
  let now = 0;
  const meter = makeMeter({ burst: 3, perSecond: 2 }, () => now);
  expect([meter(1), meter(1), meter(1), meter(1)]).toEqual([true, true, true, false]);
  now = 499;
  expect(meter(1)).toBe(false);
  now = 501;
  expect([meter(1), meter(1)]).toEqual([true, false]);
  now = 100_000;
  expect([meter(3), meter(1)]).toEqual([true, false]);
});

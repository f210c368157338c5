/** Tests which pages may create rooms: pages loaded from this server, under one of its addresses or names. */
import { request } from 'node:http';
import { hostname } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Club, isKnownHost, listHostNames } from '../../src/club/server';
import { ROOMS_SOCKET_PATH } from '../../src/together/club-protocol';
import { startTestClub } from '../helpers/club';

let club: Club;
const said: string[] = [];
beforeAll(async () => {
  club = await startTestClub({ names: ['Club.example'], note: (sentence) => void said.push(sentence) });
});
afterAll(() => club.stop());

/** Sends a request like a page loaded from the given host. Returns the status code. */
function askFrom(host: string, path = '/rooms'): Promise<number> {
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  };
  const headers = { host, origin: `http://${host}`, ...(path === ROOMS_SOCKET_PATH ? upgrade : {}) };
  return new Promise((answered, failed) => {
    const sent = request({
      host: '127.0.0.1',
      port: club.port,
      path,
      headers,
      method: path === '/rooms' ? 'POST' : 'GET',
    });
    sent.on('response', (response) => {
      response.resume();
      answered(response.statusCode ?? 0);
    });
    sent.on('upgrade', (_, socket) => {
      socket.destroy();
      answered(101);
    });
    sent.on('error', failed);
    sent.end(path === '/rooms' ? '{"tournament":false}' : undefined);
  });
}

test('a third-party name that resolves to this server makes no room and opens no connection', async () => {
  const port = `:${club.port}`;
  expect(await askFrom(`evil.example${port}`)).toBe(403);
  expect(said.join('\n')).toContain(`it came to evil.example${port} from http://evil.example${port}. --name`);
  expect(await askFrom(`evil.example${port}`, ROOMS_SOCKET_PATH)).toBe(404);
  for (const host of [`127.0.0.1${port}`, `localhost${port}`, 'club.example', `${hostname()}.local${port}`]) {
    expect([host, await askFrom(host)]).toEqual([host, 201]);
    expect([host, await askFrom(host, ROOMS_SOCKET_PATH)]).toEqual([host, 101]);
  }
});

test.each([
  ['192.168.1.5', true],
  ['[fe80::1]:4173', true],
  ['LOCALHOST:1', true],
  ['club.example:443', true],
  ['club.example.evil.example', false],
  ['192.168.1.5.evil.example', false],
  ['evil.example/club.example', false],
  ['club.example@evil.example', false],
  ['', false],
  [undefined, false],
])('%s', (host, known) => {
  expect(isKnownHost(host, listHostNames(['Club.Example']))).toBe(known);
});

import { createServer as createHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, isIP } from 'node:net';
import { hostname } from 'node:os';
import { parseRoomRequest, ROOMS_SOCKET_PATH } from '../together/club-protocol';
import type { WriteLogMessage } from './bounded-log';
import { ClubRedis, type RedisAddress } from './club-redis';
import { acceptConnections } from './connections';
import { errorMessage, type Journal, openJournal } from './journal';
import { LIMITS, type Limits, makeMeters } from './limits';
import { lockDatabase } from './lock';
import { areEqualSecrets, makeRoomWithToken, makeTablesKey } from './room-tokens';
import { makeRooms, type Rooms } from './rooms';
import { type StaticFiles, sendResponse, serveStaticFiles } from './static-files';

/**
 * Returns whether a Host header names this server. IP addresses are always accepted, because a page at an IP address
 * was loaded from this server. Other names must be known. Otherwise another site could point its name at this server
 * (DNS rebinding), and its page would count as ours.
 * @param names host names without a port, in lower case.
 */
export function isKnownHost(header: string | undefined, names: readonly string[]): boolean {
  if (header === undefined || !URL.canParse(`http://${header}`)) return false;
  const { hostname: host, pathname, search, username } = new URL(`http://${header}`);
  if (pathname !== '/' || search !== '' || username !== '') return false;
  return isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0 || names.includes(host);
}

/** Returns the host names of this computer on a local network, followed by the additional names. */
export function listHostNames(added: readonly string[]): string[] {
  const own = hostname();
  return ['localhost', own, `${own}.local`, ...added].map((name) => name.toLowerCase());
}

/**
 * Returns whether a request comes from a page of this server. Browsers state the origin in headers that a page cannot
 * change.
 * @param needsOrigin whether requests without an Origin header are refused too. Browsers send the header with every
 * POST.
 */
function isFromOwnPage({ headers }: IncomingMessage, names: readonly string[], needsOrigin = false): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin, host } = headers;
  if (!isKnownHost(host, names)) return false;
  if (origin === undefined) return !needsOrigin;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** Maximum bytes of a request for a room. */
const MAX_REQUEST_BYTES = 1000;
/** Period for which the tables list shows a game: one day. */
const TABLE_AGE_MS = 24 * 60 * 60 * 1000;
const CHECKPOINT_MS = 60_000;

export interface ClubOptions extends StaticFiles {
  /** Path of the SQLite file. Created if it does not exist. */
  readonly data: string;
  readonly version: string;
  /** Port to listen on. 0 chooses a free port. */
  readonly port: number;
  readonly host: string;
  /** Additional host names under which phones reach this computer. IP addresses are always accepted. */
  readonly names?: readonly string[];
  readonly note: WriteLogMessage;
  /** Key and certificate as PEM. If present, the server only uses HTTPS. */
  readonly tls?: { readonly key: string; readonly cert: string };
  readonly redis?: RedisAddress;
  readonly limits?: Limits;
}

export interface Club {
  readonly port: number;
  /** Key with which the list of tables can be read. */
  readonly key: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves the built app and its rooms on one port.
 * @throws JournalError if the file is no database or is in use by another server; an error with code `EADDRINUSE` if
 * the port is taken.
 */
export async function startClub(options: ClubOptions): Promise<Club> {
  const { data, note, limits = LIMITS, host, port, tls, redis: redisAddress } = options;
  const journal = openJournal(data, note);
  const unlock = lockJournal(journal, data, redisAddress !== undefined);
  let rooms: Rooms | null = null;
  const redis = redisAddress ? new ClubRedis(redisAddress, note, () => rooms?.catchUp()) : null;
  rooms = makeRooms(journal, limits, note, redis ? [redis] : []);

  const names = listHostNames(options.names ?? []);
  const listener = makeRequestHandler(options, journal, limits, names);
  const http = tls ? createHttps({ ...tls }, listener) : createHttp(listener);
  const connections = acceptConnections(rooms, limits, note);
  http.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const isLive = requestPath(request) === ROOMS_SOCKET_PATH;
    if (isLive && isFromOwnPage(request, names)) return connections.upgrade(request, socket, head);
    if (isLive) note(`A page that is not of this server was refused: ${describeHost(request)}`);
    socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
  });
  try {
    await new Promise<void>((listening, failed) => {
      http.once('error', failed);
      http.listen(port, host, listening);
    });
  } catch (error) {
    connections.stop();
    await redis?.onDestroy();
    journal.close();
    unlock();
    throw error;
  }
  const settling = setInterval(() => {
    try {
      journal.checkpoint();
    } catch (error) {
      note(`The database was not tidied: ${errorMessage(error)}`);
    }
  }, CHECKPOINT_MS);

  return {
    port: (http.address() as AddressInfo).port,
    key: makeTablesKey(journal.secret),
    async stop() {
      clearInterval(settling);
      connections.stop();
      await new Promise<void>((stopped) => {
        http.close(() => stopped());
        http.closeAllConnections();
      });
      // Waits until the closed connections have left their rooms.
      await new Promise((soon) => setTimeout(soon, 50));
      await redis?.onDestroy();
      journal.close();
      unlock();
    },
  };
}

/** Locks the database of an open journal. Closes the journal if another server has the lock. */
function lockJournal(journal: Journal, data: string, shared: boolean): () => void {
  try {
    return lockDatabase(data, shared);
  } catch (error) {
    journal.close();
    throw error;
  }
}

function makeRequestHandler(options: ClubOptions, journal: Journal, limits: Limits, names: readonly string[]) {
  const files = serveStaticFiles(options);
  const mayMake = makeMeters(limits.made, () => performance.now());
  const json = (response: ServerResponse, status: number, body: unknown) => {
    response.setHeader('cache-control', 'no-store');
    sendResponse(response, status, JSON_TYPE, JSON.stringify(body));
  };

  async function makeRoom(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isFromOwnPage(request, names, true)) {
      options.note(`A page that is not of this server was refused: ${describeHost(request)}`);
      return json(response, 403, { fault: 'not of this page' });
    }
    const wish = parseRoomRequest(await readBody(request));
    if (!wish.ok) return json(response, 400, { fault: wish.fault });
    if (!mayMake(request.socket.remoteAddress ?? '')) {
      options.note('One address made too many rooms in too short a time: the next was refused.');
      return json(response, 429, { fault: 'too many rooms' });
    }
    if (journal.countRooms() >= limits.rooms) {
      options.note(`There are ${limits.rooms} rooms: no more are made. Start with another --data for new ones.`);
      return json(response, 507, { fault: 'full' });
    }
    const room = makeRoomWithToken(journal.secret);
    journal.addRoom(room.name, wish.value.tournament);
    json(response, 201, room);
  }

  function showTables(request: IncomingMessage, response: ServerResponse): void {
    const key = new URL(request.url ?? '/', 'http://here').searchParams.get('key') ?? '';
    if (!areEqualSecrets(makeTablesKey(journal.secret), key)) {
      json(response, 403, { fault: 'wrong key' });
      return;
    }
    const now = Date.now();
    const tables = journal.listTables(now - TABLE_AGE_MS).map(({ id, summary, at }) => ({ id, ...summary, at }));
    json(response, 200, {
      now,
      tables: tables.sort((a, b) => a.table.localeCompare(b.table, 'en', { numeric: true })),
    });
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = requestPath(request);
    const failed = (error: unknown) => {
      options.note(`A request failed: ${errorMessage(error)}`);
      if (!response.headersSent) json(response, 500, { fault: 'failed' });
    };
    try {
      if (path === '/rooms' && request.method === 'POST') makeRoom(request, response).catch(failed);
      else if (path === '/club.json') json(response, 200, { club: 1, version: options.version });
      else if (path === '/tables.json') showTables(request, response);
      else files(request, response);
    } catch (error) {
      failed(error);
    }
  };
}

function requestPath({ url }: IncomingMessage): string {
  return (url ?? '/').replace(/[?#].*/s, '');
}

/** Describes a refused request by its host and origin, and how to allow the host. */
function describeHost({ headers: { host = '', origin = '' } }: IncomingMessage): string {
  return `it came to ${host} from ${origin || 'no page'}. --name allows a name of this server.`;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > MAX_REQUEST_BYTES) return '';
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

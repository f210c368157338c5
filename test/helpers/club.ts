import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as Y from 'yjs';
import { LIMITS } from '../../src/club/limits';
import { type Club, type ClubOptions, startClub } from '../../src/club/server';
import { parseWith } from '../../src/plain/shape';
import { gameIdOfRoom, makeRoomsSocketUrl, type Refusal, type Room, roomShape } from '../../src/together/club-protocol';
import { joinRoom, type RoomLink } from '../../src/together/room-link';
import { appendSignedLines, LOG_NAME } from '../../src/together/shared-doc';
import type { SharedLine, SharedTap } from '../../src/together/shared-line';
import { derivePersonId, isClientOf, makeClientId } from '../../src/together/signing';

/**
 * Path of a WebSocket client, which Node lacks before version 22. Loaded by path, because `vitest` would resolve the
 * package to its browser build.
 */
const NODE_SOCKET = join(import.meta.dirname, '../../node_modules/crossws/dist/websocket/node.mjs');
const { default: WebSocket } = createRequire(import.meta.url)(NODE_SOCKET) as { readonly default: unknown };

export interface ClubPhone {
  readonly doc: Y.Doc;
  readonly link: RoomLink;
  /** Reason why the server refused the phone. Null if it was not refused. */
  readonly refused: () => Refusal | null;
  /** Ids of the taps in the phone's copy of the game, in order. */
  readonly taps: () => string[];
  readonly tap: (id: string) => void;
  /** Starts the game by writing its first line, which is not a tap. */
  readonly begin: () => void;
}

const folders: string[] = [];

/** Makes a temporary folder that is deleted when the process exits. */
export function makeTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sidekick-club-'));
  if (folders.length === 0)
    process.once('exit', () => {
      for (const each of folders) rmSync(each, { recursive: true, force: true });
    });
  folders.push(folder);
  return folder;
}

/** Starts a club server in this process on a free port. */
export function startTestClub(options: Partial<ClubOptions> = {}): Promise<Club> {
  return startClub({
    folder: makeTempFolder(),
    data: join(makeTempFolder(), 'club.db'),
    version: '0.0.1',
    port: 0,
    host: '127.0.0.1',
    note: () => {},
    limits: LIMITS,
    ...options,
  });
}

export async function makeTestRoom(port: number, tournament = false): Promise<Room> {
  const response = await fetch(`http://127.0.0.1:${port}/rooms`, {
    method: 'POST',
    headers: { origin: `http://127.0.0.1:${port}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tournament }),
  });
  const room = parseWith(roomShape, await response.json());
  if (!room.ok) throw new Error(`${response.status}: ${room.fault}`);
  return room.value;
}

/** Makes a room whose game already has a first line. The server accepts a first line from one phone only. */
export async function makeTestGame(port: number): Promise<Room> {
  const room = await makeTestRoom(port);
  await writeFirstLine(port, room);
  return room;
}

export async function writeFirstLine(port: number, room: Room): Promise<void> {
  const phone = joinPhone(port, room, 'founder');
  await waitUntil('the room is open', () => phone.link.connection() === 'connected', 60_000);
  phone.begin();
  await waitUntil('the game has begun', () => phone.link.synced(), 60_000);
  phone.link.close();
}

export function makeTapLine(by: string, id: string): SharedTap {
  return { line: 'tap', by, at: 1, id, step: 'clicked', facts: [{ fact: 'clicked', piece: 'red1', by: 1 }], saw: {} };
}

/**
 * Joins a room as a phone that signs its taps.
 * @param doc the part of the game that the phone already has
 */
export function joinPhone(port: number, room: Room, name: string, doc: Y.Doc = new Y.Doc({ gc: false })): ClubPhone {
  let refused: Refusal | null = null;
  const seed = seedOf(name);
  const person = derivePersonId(seed) ?? '';
  const signing = { game: gameIdOfRoom(room.name), seed };
  // The client id must be set before joining, because the awareness protocol reads it then.
  if (!isClientOf(doc.clientID, person)) doc.clientID = makeClientId(person);
  const link = joinRoom({
    url: makeRoomsSocketUrl(`http://127.0.0.1:${port}/`),
    ...room,
    doc,
    webSocket: WebSocket,
    onRefused: (reason) => {
      refused = reason;
    },
  });
  return {
    doc,
    link,
    refused: () => refused,
    taps: () =>
      doc
        .getArray<SharedLine>(LOG_NAME)
        .toArray()
        .flatMap((line) => (line.line === 'tap' ? [line.id] : [])),
    begin: () => appendSignedLines(doc, signing, [{ line: 'named', by: person, at: 1, name: 'A game' }]),
    tap: (id) => appendSignedLines(doc, signing, [makeTapLine(person, id)]),
  };
}

function seedOf(name: string): Uint8Array {
  return Uint8Array.from(createHash('sha256').update(name).digest());
}

/**
 * Waits until a condition holds.
 * @throws with the description if the condition does not hold in time
 */
export async function waitUntil(what: string, holds: () => boolean, ms = 15_000): Promise<void> {
  const end = performance.now() + ms;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`not so in ${ms} ms: ${what}`);
    await new Promise((soon) => setTimeout(soon, 10));
  }
}

/** Helpers for attacks on the club’s server, and for measuring its memory. */
import { readFileSync } from 'node:fs';
import { makeTestRoom, waitUntil } from '../helpers/club';
import { connectRaw, makeAuthMessage, makeStoreMessage, makeSyncRequest, type RawConnection } from './raw-connection';

/** Bytes that an attacker stores in a new room. */
export const ATTACKER_STORED_BYTES = 7_600_000;

/** Stores much data in a new room, then requests all data of the room many times without reading the responses. */
export async function requestWithoutReadingReplies(
  port: number,
  { questions }: { readonly questions: number },
): Promise<RawConnection> {
  const room = await makeTestRoom(port);
  const connection = await connectRaw(port);
  connection.send(makeAuthMessage(room));
  await waitUntil('it is in the room', () => connection.receivedBytes() > 150);
  const before = connection.receivedBytes();
  connection.send(makeStoreMessage(room, ATTACKER_STORED_BYTES));
  // The server acknowledges stored data with a short message.
  await waitUntil('it is stored', () => connection.receivedBytes() > before);
  connection.pause();
  for (let n = 0; n < questions; n++) connection.send(makeSyncRequest(room));
  return connection;
}

export function readPeakMegabytes(pid: number): number {
  const [, kilobytes = 'NaN'] = /VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

export function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** Raw websocket client for attacks: it sends any bytes and can stop reading. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';
import { gameIdOfRoom, ROOMS_SOCKET_PATH, type Room } from '../../src/together/club-protocol';
import { appendSignedLines } from '../../src/together/shared-doc';
import type { SharedTap } from '../../src/together/shared-line';
import { derivePersonId, makeSeed } from '../../src/together/signing';
import { makeTapLine } from '../helpers/club';

/** Message types of the protocol between phone and server. */
const [SYNC, AUTH] = [0, 2];
const [STEP_1, STEP_2] = [0, 1];

export interface RawConnection {
  readonly send: (message: Uint8Array) => void;
  /** Sends bytes that need not be a valid websocket frame. */
  readonly sendRaw: (bytes: Uint8Array) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly isClosed: () => boolean;
  readonly receivedBytes: () => number;
  readonly close: () => void;
}

/**
 * Opens a websocket connection.
 * @param isEncrypted true if the server speaks HTTPS; its certificate is not verified
 */
export function connectRaw(port: number, isEncrypted = false): Promise<RawConnection> {
  const host = '127.0.0.1';
  const socket = isEncrypted ? connectTls({ port, host, rejectUnauthorized: false }) : connect({ port, host });
  return new Promise((opened, failed) => {
    let isClosed = false;
    let received = 0;
    socket.on('error', failed);
    socket.on('close', () => {
      isClosed = true;
      failed(new Error('closed before it was opened'));
    });
    socket.on('data', (data) => {
      if (received === 0) {
        const [status = ''] = data.toString('latin1').split('\r\n');
        if (status.includes(' 101 ')) opened(connection);
        else failed(new Error(status));
      }
      received += data.length;
    });
    const connection: RawConnection = {
      send: (message) => void socket.write(maskedFrame(message)),
      sendRaw: (bytes) => void socket.write(bytes),
      pause: () => void socket.pause(),
      resume: () => void socket.resume(),
      isClosed: () => isClosed,
      receivedBytes: () => received,
      close: () => void socket.destroy(),
    };
    socket.on(isEncrypted ? 'secureConnect' : 'connect', () => requestUpgrade(socket, port));
  });
}

function requestUpgrade(socket: Socket, port: number): void {
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET ${ROOMS_SOCKET_PATH} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
}

/** Returns the header of a masked frame (RFC 6455) for a binary message of `size` bytes. */
export function makeFrameHeader(size: number): Uint8Array {
  const header = Buffer.alloc(14);
  header[0] = 0x82;
  if (size < 126) header[1] = 0x80 | size;
  else if (size < 65_536) {
    header[1] = 0x80 | 126;
    header.writeUInt16BE(size, 2);
  } else {
    header[1] = 0x80 | 127;
    header.writeBigUInt64BE(BigInt(size), 2);
  }
  // A mask of zeros leaves the payload unchanged.
  return header.subarray(0, (size < 126 ? 2 : size < 65_536 ? 4 : 10) + 4);
}

function maskedFrame(message: Uint8Array): Uint8Array {
  return Buffer.concat([makeFrameHeader(message.length), message]);
}

export function makeAuthMessage({ name, token }: Room): Uint8Array {
  return encoding.encode((encoder) => {
    encoding.writeVarString(encoder, name);
    encoding.writeVarUint(encoder, AUTH);
    encoding.writeVarUint(encoder, 0);
    encoding.writeVarString(encoder, token);
  });
}

/** Returns a message of about 25 bytes that requests all lines of a room. */
export function makeSyncRequest({ name }: Room): Uint8Array {
  return makeSyncMessage(name, STEP_1, Y.encodeStateVector(new Y.Doc()));
}

/** Makes a message that adds lines with a total of about `bytes` bytes to a room. */
export function makeStoreMessage({ name }: Room, bytes: number): Uint8Array {
  const doc = new Y.Doc({ gc: false });
  const seed = makeSeed();
  // Uses a few large lines, because signing each line takes time.
  const line: SharedTap = { ...makeTapLine(derivePersonId(seed) ?? '', 'x'), facts: ['x'.repeat(40_000)] };
  const lines = Array.from({ length: Math.floor(bytes / 40_400) }, () => line);
  appendSignedLines(doc, { game: gameIdOfRoom(name), seed }, lines);
  return makeSyncMessage(name, STEP_2, Y.encodeStateAsUpdate(doc));
}

export function makeSyncMessage(name: string, step: number, payload: Uint8Array): Uint8Array {
  return encoding.encode((encoder) => {
    encoding.writeVarString(encoder, name);
    encoding.writeVarUint(encoder, SYNC);
    encoding.writeVarUint(encoder, step);
    encoding.writeVarUint8Array(encoder, payload);
  });
}

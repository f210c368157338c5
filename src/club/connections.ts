import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import crossws from 'crossws/adapters/node';
import { MAX_SYNC_BYTES, ROOMS_SOCKET_PATH } from '../together/club-protocol';
import type { WriteLogMessage } from './bounded-log';
import { ConnectionCounts } from './connection-counts';
import { errorMessage } from './journal';
import { type Limits, makeSharedMeter } from './limits';
import type { ConnectionContext, Rooms } from './rooms';
import { AUTHENTICATION_TYPE, parseMessageType, SendQueue } from './send-queue';

/**
 * WebSocket close codes of this server: CUT_OFF if the client sent too much, REFUSED if a message has an unknown type.
 */
const [CUT_OFF, REFUSED] = [4429, 4403];
/** `readyState` of a closed WebSocket. */
const READY_STATE_CLOSED = 3;
const CHECKS_PER_SECOND = 4;
/** Time in milliseconds for a phone to answer a close frame before its socket is destroyed. */
const CLOSE_TIMEOUT_MS = 2000;
/** Maximum number of rooms that a connection opens. The app opens one room on each connection. */
const MAX_ROOMS_OF_CONNECTION = 2;

type Adapter = ReturnType<typeof crossws>;
type Peer = Parameters<NonNullable<NonNullable<NonNullable<Parameters<typeof crossws>[0]>['hooks']>['open']>>[0];

/** Send method of the `ws` package. The method has more options than the standard one. */
interface FragmentSocket {
  send(
    data: Uint8Array,
    options: { readonly binary: true; readonly compress: false; readonly fin: boolean },
    done: () => void,
  ): void;
}

interface Connection {
  readonly address: string;
  readonly peer: Peer;
  readonly socket: Socket;
  readonly queue: SendQueue;
  readonly client: ReturnType<Rooms['hocuspocus']['handleConnection']>;
  readonly allows: (bytes: number) => boolean;
  rooms: number;
  /** Bytes of received messages that are not handled yet. */
  unhandledBytes: number;
  /**
   * Value of `socket.bytesRead` when the last message was complete. `readBeforePending` is the value when the
   * connection became pending.
   */
  readAtMessage: number;
  readBeforePending: number;
  /**
   * Number of checks since the connection became pending. `stalledChecks` is the number since the phone last read sent
   * data.
   */
  pendingChecks: number;
  stalledChecks: number;
  acceptedFragments: number;
}

export interface ConnectionHandler {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly stop: () => void;
}

/** Connects phones to their rooms, and closes connections that take more than their share of the server. */
export function acceptConnections({ hocuspocus }: Rooms, limits: Limits, note: WriteLogMessage): ConnectionHandler {
  const connections = new Map<Peer, Connection>();
  const counts = new ConnectionCounts<Connection>(limits);
  const now = () => performance.now();
  const meters = {
    messages: makeSharedMeter(limits.messages, now),
    bytes: makeSharedMeter(limits.bytes, now),
    answered: makeSharedMeter(limits.answeredBytes, now),
  };
  /** Upper bound of the bytes in memory for all connections. Each check replaces the estimate by the exact sum. */
  let waitingEstimate = 0;

  function open(peer: Peer): void {
    const address = peer.remoteAddress ?? '';
    const { socket } = peer.context as { readonly socket: Socket };
    const [messages, bytes, answered] = [meters.messages(address), meters.bytes(address), meters.answered(address)];
    const websocket = peer.websocket as unknown as FragmentSocket;
    const queue = new SendQueue((fragment, fin, done) =>
      websocket.send(fragment, { binary: true, compress: false, fin }, done),
    );
    const context: ConnectionContext = {
      // The delay gives the room time to send its reason to the phone first.
      cut: (code, reason) => void setTimeout(() => end(connection, code, reason), 50),
      enter: () => enter(connection),
      leave: () => leave(connection),
      drained: () => queue.drained(),
      mayAnswer: answered,
      handled: (size) => {
        connection.unhandledBytes -= size;
      },
    };
    const client = hocuspocus.handleConnection(
      {
        send: (message: unknown) => send(connection, message as Uint8Array),
        close: (code = 1000, reason = '') => end(connection, code, reason),
        get readyState() {
          return peer.websocket.readyState ?? READY_STATE_CLOSED;
        },
      },
      peer.request as Request,
      context,
    );
    const connection: Connection = {
      address,
      peer,
      socket,
      queue,
      client,
      allows: (size) => messages(1) && bytes(size),
      rooms: 0,
      unhandledBytes: 0,
      readAtMessage: socket.bytesRead,
      readBeforePending: socket.bytesRead,
      pendingChecks: 0,
      stalledChecks: 0,
      acceptedFragments: 0,
    };
    connections.set(peer, connection);
    addPending(connection);
  }

  function addPending(connection: Connection): void {
    const oldest = counts.addPending(connection);
    if (!oldest) return;
    note('Too many connections had opened no room: the oldest was closed.');
    drop(oldest);
  }

  function enter(connection: Connection): boolean {
    if (!connections.has(connection.peer) || connection.rooms >= MAX_ROOMS_OF_CONNECTION) return false;
    if (!counts.addPhone(connection)) {
      note('As many phones are here as the server or one address may have: one more was sent away.');
      return false;
    }
    connection.rooms++;
    return true;
  }

  function leave(connection: Connection): void {
    connection.rooms--;
    if (connection.rooms > 0 || !connections.has(connection.peer)) return;
    counts.remove(connection);
    connection.pendingChecks = 0;
    connection.readBeforePending = connection.socket.bytesRead;
    addPending(connection);
  }

  function receive(connection: Connection, message: Uint8Array): void {
    connection.readAtMessage = connection.socket.bytesRead;
    if (!connection.allows(message.length)) {
      note('A phone sent too much in too short a time, and was cut off.');
      end(connection, CUT_OFF, 'flood');
      return;
    }
    const type = parseMessageType(message);
    if (type === null) {
      note('A connection sent bytes that are no message, and was closed.');
      end(connection, REFUSED, 'nonsense');
      return;
    }
    if (type !== AUTHENTICATION_TYPE) {
      connection.unhandledBytes += message.length;
      countWaiting(connection, message.length);
    }
    if (connections.has(connection.peer)) connection.client.handleMessage(message);
  }

  function send(connection: Connection, message: Uint8Array): void {
    connection.queue.push(message);
    countWaiting(connection, message.length);
  }

  function countWaiting(connection: Connection, added: number): void {
    if (countWaitingBytes(connection) > limits.waitingBytesOfPhone) {
      note('A phone reads too slowly for what waits for it, and was cut off.');
      drop(connection);
    }
    waitingEstimate += added;
    if (waitingEstimate > limits.waitingBytes) dropLargest();
  }

  /**
   * Closes the connections with the most waiting bytes until the total is within the limit. Phones in play have few
   * waiting bytes.
   */
  function dropLargest(): void {
    const sizes = [...connections.values()].map((connection) => ({ connection, size: countWaitingBytes(connection) }));
    waitingEstimate = sizes.reduce((sum, { size }) => sum + size, 0);
    if (waitingEstimate <= limits.waitingBytes) return;
    for (const { connection, size } of sizes.sort((a, b) => b.size - a.size)) {
      if (waitingEstimate <= limits.waitingBytes) return;
      note('Too much waited for all phones together: the connection with most of it was cut off.');
      drop(connection);
      waitingEstimate -= size;
    }
  }

  /**
   * Closes stalled and late connections. Counts time in checks, so no phone is disconnected because the server itself
   * was busy.
   */
  function check(): void {
    for (const connection of connections.values()) {
      const { queue, socket } = connection;
      const isStalled = queue.bytes > 0 && queue.acceptedFragments === connection.acceptedFragments;
      connection.stalledChecks = isStalled ? connection.stalledChecks + 1 : 0;
      connection.acceptedFragments = queue.acceptedFragments;
      if (connection.stalledChecks >= limits.stalledSeconds * CHECKS_PER_SECOND) {
        note('A phone read nothing of what was sent to it, and was cut off.');
        drop(connection);
      } else if (counts.isPending(connection)) {
        const isLate = ++connection.pendingChecks >= limits.pendingSeconds * CHECKS_PER_SECOND;
        if (isLate || socket.bytesRead - connection.readBeforePending > limits.pendingBytes) {
          note('A connection opened no room in time, and was closed.');
          drop(connection);
        }
      }
    }
    dropLargest();
  }

  function forget(connection: Connection, code: number, reason: string): boolean {
    if (!connections.delete(connection.peer)) return false;
    counts.remove(connection);
    connection.queue.close();
    connection.client.handleClose({ code, reason });
    return true;
  }

  function end(connection: Connection, code: number, reason: string): void {
    if (!forget(connection, code, reason)) return;
    connection.peer.close(code, reason);
    setTimeout(() => connection.peer.terminate(), CLOSE_TIMEOUT_MS).unref();
  }

  /** Ends a connection without a close message. */
  function drop(connection: Connection): void {
    if (forget(connection, 1006, '')) connection.peer.terminate();
  }

  const adapter: Adapter = crossws({
    serverOptions: { maxPayload: MAX_SYNC_BYTES + 64 * 1024, perMessageDeflate: false },
    hooks: {
      open,
      message(peer, message) {
        const connection = connections.get(peer);
        if (connection) receive(connection, message.uint8Array());
      },
      close(peer, { code, reason }) {
        const connection = connections.get(peer);
        if (connection) forget(connection, code ?? 1005, reason ?? '');
      },
      error(peer, error) {
        note(`A connection broke: ${errorMessage(error)}`);
        const connection = connections.get(peer);
        if (connection) forget(connection, 1006, '');
      },
    },
  });
  const checks = setInterval(check, 1000 / CHECKS_PER_SECOND);

  return {
    upgrade(request, socket, head) {
      const web = Object.assign(new Request(`http://localhost${ROOMS_SOCKET_PATH}`), { context: { socket } });
      void adapter.handleUpgrade(request, socket, head, web);
    },
    stop() {
      clearInterval(checks);
      adapter.closeAll(1001, 'stopped', true);
    },
  };
}

/** Bytes in memory for a connection: queued messages, unhandled messages and an incomplete message. */
function countWaitingBytes({ queue, unhandledBytes, socket, readAtMessage }: Connection): number {
  return queue.bytes + unhandledBytes + socket.bytesRead - readAtMessage;
}

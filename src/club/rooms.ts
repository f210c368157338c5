import {
  type beforeHandleAwarenessPayload,
  type beforeSyncPayload,
  type Extension,
  Hocuspocus,
  type onLoadDocumentPayload,
} from '@hocuspocus/server';
import * as Y from 'yjs';
import { type DisconnectReason, parseTableSummary, type Refusal } from '../together/club-protocol';
import type { WriteLogMessage } from './bounded-log';
import { checkUpdate, computeMissingShare } from './check-update';
import { errorMessage, type Journal } from './journal';
import type { Limits } from './limits';
import { isRoomToken } from './room-tokens';

interface OpenRoom {
  /** Bytes of the room's updates on disk. */
  bytes: number;
  /** Number of the last update that was read from the disk. */
  last: number;
  /** Bytes that this process has written since the last read from the disk. */
  written: number;
}

/** Counts the bytes of open rooms. In memory, a room takes about five times as much as on disk. */
export class OpenRooms {
  private readonly limits: Limits;
  private readonly rooms = new Map<string, OpenRoom>();
  private bytes = 0;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  has(name: string): boolean {
    return this.rooms.has(name);
  }

  bytesOf(name: string): number {
    return this.rooms.get(name)?.bytes ?? 0;
  }

  /** Returns the number of the last update that was read from the disk. Null if the room is not open. */
  lastPiece(name: string): number | null {
    return this.rooms.get(name)?.last ?? null;
  }

  /**
   * Returns whether a room can be opened with `added` bytes, or can grow by `added` bytes. Above the limit for all open
   * rooms, only rooms smaller than an equal share may grow, so large rooms do not block other games.
   */
  hasSpaceFor(name: string, added: number): boolean {
    const count = this.rooms.size + (this.rooms.has(name) ? 0 : 1);
    return this.bytes + added <= this.limits.openBytes || this.bytesOf(name) + added <= this.limits.openBytes / count;
  }

  open(name: string, bytes: number, last: number): void {
    this.close(name);
    this.rooms.set(name, { bytes, last, written: 0 });
    this.bytes += bytes;
  }

  /** Adds bytes that this process wrote to a room. A negative number reverts a failed write. */
  write(name: string, bytes: number): void {
    const room = this.rooms.get(name);
    if (!room) return;
    room.bytes += bytes;
    room.written += bytes;
    this.bytes += bytes;
  }

  /** Adds bytes that were read from the disk after update `last`. The bytes include this process's own writes. */
  readMore(name: string, bytes: number, last: number): void {
    const room = this.rooms.get(name);
    if (room) this.open(name, room.bytes + bytes - room.written, last);
  }

  close(name: string): void {
    this.bytes -= this.bytesOf(name);
    this.rooms.delete(name);
  }
}

/** WebSocket close code of this server for a refused phone. The close reason says why. */
const REFUSED = 4403;
/** Numbers of Yjs sync messages: a request with a state vector, and the reply to it. */
const [QUESTION, ANSWER] = [0, 1];
/** Maximum characters of the awareness states in one message, formatted as JSON. */
const MAX_AWARENESS_LENGTH = 4000;
/** Origin of updates that were read from the database because another process wrote them. */
const FROM_DISK = { source: 'redis' } as const;

/** Callbacks from a room to the connection that a message arrived on. */
export interface ConnectionContext {
  /** Closes the connection after 50 ms, which gives the room time to send its reason to the phone. */
  readonly cut: (code: number, reason: string) => void;
  /** Counts the connection as a phone that has opened a room. Returns false if there are too many phones. */
  readonly enter: () => boolean;
  readonly leave: () => void;
  /** Resolves when the phone has read nearly everything that was sent to it. */
  readonly drained: () => Promise<void>;
  /** Returns whether the rate limits allow an answer of this size in bytes, and counts the answer if they do. */
  readonly mayAnswer: (bytes: number) => boolean;
  /** Reports the size in bytes of a message that was handled. */
  readonly handled: (bytes: number) => void;
}

/**
 * Thrown to close the room for one connection. Not an `Error`, because a refused phone is no program error and needs no
 * stack trace.
 */
class RoomClosed {
  readonly code = REFUSED;
  readonly reason: string;
  constructor(reason: Refusal | DisconnectReason) {
    this.reason = reason;
  }
}

export interface Rooms {
  readonly hocuspocus: Hocuspocus<ConnectionContext>;
  /** Reads updates of the open rooms that other processes have written. */
  readonly catchUp: () => void;
}

/**
 * Manages the rooms of a club. Phones with the room's token may append lines. Each line is on disk before it is
 * acknowledged.
 */
export function makeRooms(
  journal: Journal,
  limits: Limits,
  note: WriteLogMessage,
  extensions: readonly Extension[] = [],
): Rooms {
  const open = new OpenRooms(limits);
  const titleOf = (name: string) => `room ${name.slice(0, 6)}…`;

  function refuse(
    { documentName, context }: Pick<beforeSyncPayload, 'documentName' | 'context'>,
    reason: Refusal | DisconnectReason,
  ): never {
    note(`A phone was sent out of ${titleOf(documentName)}: ${SENTENCES[reason]}.`);
    (context as ConnectionContext).cut(REFUSED, reason);
    throw new RoomClosed(reason);
  }

  /**
   * Waits until the phone has read the previous answer, because an answer can contain a whole game. Refuses a phone
   * that exceeds its rate.
   */
  async function beforeAnswer(payload: beforeSyncPayload): Promise<void> {
    const { documentName, document, payload: stateVector, context } = payload;
    const { drained, mayAnswer } = context as ConnectionContext;
    await drained();
    const bytes = open.bytesOf(documentName) * computeMissingShare(document, stateVector);
    if (!mayAnswer(bytes)) refuse(payload, 'flood');
  }

  async function beforeSync(payload: beforeSyncPayload): Promise<void> {
    const { documentName, document, type, payload: update } = payload;
    if (type === QUESTION) return beforeAnswer(payload);
    const checked = checkUpdate(document, update, type === ANSWER ? 'meeting' : 'alone', documentName);
    if (!checked.ok) return refuse(payload, checked.fault);
    if (!checked.value.news) return;
    if (open.bytesOf(documentName) + update.length > limits.roomBytes) return refuse(payload, 'room-full');
    if (!open.hasSpaceFor(documentName, update.length)) return refuse(payload, 'not-saved');
    open.write(documentName, update.length);
    try {
      await journal.add(documentName, update);
    } catch (error) {
      open.write(documentName, -update.length);
      note(`The disk refused: ${errorMessage(error)}`);
      refuse(payload, 'not-saved');
    }
  }

  const keeper: Extension = {
    priority: 2000,
    async onAuthenticate({ documentName, token, context, instance }) {
      const cut = (context as ConnectionContext).cut;
      if (!isRoomToken(documentName, token, journal.secret)) {
        note('A phone came with a wrong secret, or to a room of another server.');
        cut(REFUSED, 'no-room');
        throw new RoomClosed('no-room');
      }
      const there = instance.documents.get(documentName)?.getConnectionsCount() ?? 0;
      if (there >= limits.phonesOfRoom) {
        note(`${limits.phonesOfRoom} phones are in ${titleOf(documentName)}: one more was sent away.`);
        cut(REFUSED, 'too-many');
        throw new RoomClosed('too-many');
      }
      if (!open.has(documentName) && !open.hasSpaceFor(documentName, journal.sizeOf(documentName))) {
        note(`The open rooms are large together: ${titleOf(documentName)} was not opened.`);
        cut(REFUSED, 'too-many');
        throw new RoomClosed('too-many');
      }
      if (!(context as ConnectionContext).enter()) {
        cut(REFUSED, 'too-many');
        throw new RoomClosed('too-many');
      }
      // After an older backup was restored, the room may be missing. The phones then send missing updates.
      if (!journal.hasRoom(documentName)) journal.addRoom(documentName, false);
    },
    async onLoadDocument({ documentName, document }: onLoadDocumentPayload) {
      const { updates: pieces, last, bytes } = journal.read(documentName);
      for (const piece of pieces) Y.applyUpdate(document, piece);
      open.open(documentName, bytes, last);
    },
    beforeSync,
    async afterHandleMessage({ context, update }) {
      (context as ConnectionContext).handled(update.length);
    },
    async onDisconnect({ context }) {
      (context as ConnectionContext).leave();
    },
    async beforeHandleAwareness({ states, documentName, context }: beforeHandleAwarenessPayload) {
      const size = [...states.values()].reduce((sum, state) => sum + JSON.stringify(state).length, 0);
      // A phone reports its own state and those of phones that left, so at most one state per phone.
      if (size > MAX_AWARENESS_LENGTH || states.size > limits.phonesOfRoom)
        refuse({ documentName, context }, 'too-large');
    },
    async onStateless({ documentName, payload }) {
      const summary = parseTableSummary(payload);
      if (summary.ok) journal.putSummary(documentName, summary.value);
      else note(`A summary of ${titleOf(documentName)} was left out: ${summary.fault}.`);
    },
    async afterUnloadDocument({ documentName }) {
      open.close(documentName);
      try {
        journal.compact(documentName);
      } catch (error) {
        note(`The pieces of ${titleOf(documentName)} were not put together: ${errorMessage(error)}`);
      }
    },
  };

  const hocuspocus = new Hocuspocus<ConnectionContext>({
    quiet: true,
    timeout: 60_000,
    yDocOptions: { gc: false, gcFilter: () => false },
    maxUnauthenticatedQueueSize: 1024 * 1024,
    maxUnauthenticatedQueueMessages: 100,
    maxPendingDocuments: 4,
    extensions: [keeper, ...extensions],
  });

  return {
    hocuspocus,
    catchUp() {
      for (const [name, document] of hocuspocus.documents) {
        const after = open.lastPiece(name);
        if (after === null) continue;
        const { updates: pieces, last, bytes } = journal.read(name, after);
        for (const piece of pieces) Y.applyUpdate(document, piece, FROM_DISK);
        open.readMore(name, bytes, last);
      }
    },
  };
}

const SENTENCES: Readonly<Record<Refusal | DisconnectReason, string>> = {
  'no-room': 'its secret is wrong',
  nonsense: 'it sent bytes that are no update',
  deletes: 'its update deletes',
  foreign: 'its update writes beside the log',
  'not-appended': 'its update writes between lines and not after them',
  'broken-line': 'one of its lines cannot be read',
  forged: 'one of its lines is not signed by its writer',
  'before-the-beginning': 'its update puts a line before the first one',
  'too-large': 'it sent more than is let through at once',
  'room-full': 'the room is full',
  flood: 'it sent too much in too short a time',
  'not-saved': 'what it sent could not be saved',
  'too-many': 'too many phones are there',
};

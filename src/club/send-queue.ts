import * as decoding from 'lib0/decoding';

/**
 * Size of fragments, in bytes, into which larger messages are split. Accepted fragments show that a slow phone still
 * reads.
 */
const FRAGMENT_BYTES = 16 * 1024;
/** Maximum bytes in the socket. All further bytes stay in the queue, where they can be counted and dropped. */
const WINDOW_BYTES = 64 * 1024;

/**
 * Sends one fragment of a message.
 * @param isLast whether the message ends with this fragment.
 * @param onAccepted called when the operating system has accepted the fragment, or never will.
 */
export type SendFragment = (fragment: Uint8Array, isLast: boolean, onAccepted: () => void) => void;

/** Rejection value of a closed queue. Not an `Error`, because no stack trace is needed. */
export class QueueClosed {
  readonly code = 1001;
  readonly reason = 'closed';
}

interface Waiter {
  readonly resolve: () => void;
  readonly reject: (reason: QueueClosed) => void;
}

/** Queues messages for a phone until it has read the previous messages. */
export class SendQueue {
  /** Bytes in this queue or in the socket. */
  bytes = 0;
  /**
   * Number of fragments that the operating system has accepted. While the number stays the same, the phone reads
   * nothing.
   */
  acceptedFragments = 0;

  private readonly sendFragment: SendFragment;
  private messages: Uint8Array[] = [];
  private offset = 0;
  private inSocket = 0;
  private waiters: Waiter[] = [];
  private isClosed = false;

  constructor(sendFragment: SendFragment) {
    this.sendFragment = sendFragment;
  }

  push(message: Uint8Array): void {
    if (this.isClosed) return;
    this.messages.push(message);
    this.bytes += message.length;
    this.sendMore();
  }

  /** Resolves when fewer than `WINDOW_BYTES` remain to be sent. Rejects with `QueueClosed` if the queue is closed. */
  drained(): Promise<void> {
    if (this.isClosed) return Promise.reject(new QueueClosed());
    if (this.bytes < WINDOW_BYTES) return Promise.resolve();
    return new Promise((resolve, reject) => void this.waiters.push({ resolve, reject }));
  }

  /** Closes the queue and drops all data that has not been sent. */
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.messages = [];
    this.bytes = 0;
    for (const { reject } of this.waiters.splice(0)) reject(new QueueClosed());
  }

  private sendMore(): void {
    for (let message = this.messages[0]; message && this.inSocket < WINDOW_BYTES; message = this.messages[0]) {
      const fragment = message.subarray(this.offset, this.offset + FRAGMENT_BYTES);
      this.offset += fragment.length;
      const isLast = this.offset >= message.length;
      if (isLast) {
        this.messages.shift();
        this.offset = 0;
      }
      this.inSocket += fragment.length;
      this.sendFragment(fragment, isLast, () => this.accept(fragment.length));
    }
  }

  private accept(size: number): void {
    if (this.isClosed) return;
    this.inSocket -= size;
    this.bytes -= size;
    this.acceptedFragments++;
    this.sendMore();
    if (this.bytes < WINDOW_BYTES) for (const { resolve } of this.waiters.splice(0)) resolve();
  }
}

/** Message types that phones send: sync, awareness, authentication, query awareness, sync reply, stateless, close. */
const PHONE_MESSAGE_TYPES = [0, 1, 2, 3, 4, 5, 7];

/** Type of the message that opens a room. */
export const AUTHENTICATION_TYPE = 2;

/** Parses the type of a message to a room. Null if phones never send messages of this type. */
export function parseMessageType(message: Uint8Array): number | null {
  try {
    const decoder = decoding.createDecoder(message);
    if (!/^[\w-]{8,64}$/.test(decoding.readVarString(decoder))) return null;
    const type = decoding.readVarUint(decoder);
    return PHONE_MESSAGE_TYPES.includes(type) ? type : null;
  } catch {
    return null;
  }
}

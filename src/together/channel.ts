/**
 * An ordered connection to another phone. Chunks sent while the other phone does not listen yet may be lost; later
 * chunks are never skipped.
 */
export interface Channel {
  /** Queues a chunk for sending. Drops the chunk if the channel is closed. */
  readonly send: (piece: Uint8Array<ArrayBuffer>) => void;
  /** Queued bytes that are not sent yet. */
  readonly buffered: () => number;
  /** Sends the queued chunks, then closes the channel permanently. */
  readonly close: () => void;
  /** Registers the event handlers. Must be called once. No event is emitted before `listen` returns. */
  readonly listen: (events: ChannelEvents) => void;
}

export interface ChannelEvents {
  readonly piece: (piece: Uint8Array) => void;
  /** Called when the send queue is nearly empty. */
  readonly drained: () => void;
  /** Called once, when either side has closed the channel or the connection has failed. */
  readonly closed: () => void;
}

/** Maximum payload of a chunk in bytes. Every browser supports messages of about this size. */
export const MAX_CHUNK_BYTES = 16_384;
export const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;
/** Bytes in the browser's send queue above which no more chunks are passed to the browser. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/**
 * Maximum bytes waiting to be sent: two messages of maximum size. If more are waiting, the other phone is stuck or too
 * slow.
 */
const MAX_QUEUED_BYTES = 2 * MAX_MESSAGE_BYTES;
/** Time in milliseconds for sending a last message before the channel is closed. */
const LAST_MESSAGE_MS = 1000;

export type ChunkFault = 'too-large' | 'garbled';

export interface MessageStream {
  /** Queues a message. Returns false if the message is too large or too much is queued already. */
  readonly send: (message: Uint8Array) => boolean;
  /** Sends the queued messages, then closes. */
  readonly end: () => void;
}

/**
 * Sends messages of up to `MAX_MESSAGE_BYTES` as chunks over a channel. The first byte of each chunk says whether the
 * chunk is the last of its message.
 */
export function makeMessageStream(
  channel: Channel,
  on: {
    readonly message: (message: Uint8Array) => void;
    readonly fault: (fault: ChunkFault) => void;
    readonly closed: () => void;
  },
): MessageStream {
  const queue: Uint8Array<ArrayBuffer>[] = [];
  let queued = 0;
  let ending = false;
  let parts: Uint8Array[] = [];
  let size = 0;

  function drain(): void {
    while (queue.length > 0 && channel.buffered() < MAX_BUFFERED_BYTES) {
      const piece = queue.shift() as Uint8Array<ArrayBuffer>;
      queued -= piece.length;
      channel.send(piece);
    }
    if (ending && queue.length === 0) channel.close();
  }

  /** Returns why a chunk cannot come from a phone with this app. Null if the chunk is valid. */
  function faultOf(piece: Uint8Array): ChunkFault | null {
    const whole = piece.length === MAX_CHUNK_BYTES + 1;
    if (piece.length < 2 || piece.length > MAX_CHUNK_BYTES + 1) return 'garbled';
    if (piece[0] !== 1 && !(piece[0] === 0 && whole)) return 'garbled';
    return size + piece.length - 1 > MAX_MESSAGE_BYTES ? 'too-large' : null;
  }

  function take(piece: Uint8Array): void {
    if (ending) return;
    const fault = faultOf(piece);
    if (fault) {
      on.fault(fault);
      return;
    }
    size += piece.length - 1;
    parts.push(piece.subarray(1));
    if (piece[0] === 0) return;
    const message = new Uint8Array(size);
    let at = 0;
    for (const part of parts) {
      message.set(part, at);
      at += part.length;
    }
    parts = [];
    size = 0;
    on.message(message);
  }

  channel.listen({ piece: take, drained: drain, closed: on.closed });
  return {
    send(message) {
      if (ending || message.length === 0) return true;
      if (message.length > MAX_MESSAGE_BYTES || queued + message.length > MAX_QUEUED_BYTES) return false;
      for (let at = 0; at < message.length; at += MAX_CHUNK_BYTES) {
        const part = message.subarray(at, at + MAX_CHUNK_BYTES);
        const piece = new Uint8Array(part.length + 1);
        piece[0] = at + MAX_CHUNK_BYTES >= message.length ? 1 : 0;
        piece.set(part, 1);
        queue.push(piece);
        queued += piece.length;
      }
      drain();
      return true;
    },
    end() {
      if (ending) return;
      ending = true;
      setTimeout(channel.close, LAST_MESSAGE_MS);
      drain();
    },
  };
}

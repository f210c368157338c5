/** An ordered, reliable way to another phone. What is sent before the other one listens may be lost. */
export interface Channel {
  /** Hands over a piece; where the channel is closed it is dropped. */
  readonly send: (piece: Uint8Array<ArrayBuffer>) => void;
  /** Bytes that were handed over and are not sent yet. */
  readonly buffered: () => number;
  /** Sends what was handed over, then closes. Final. */
  readonly close: () => void;
  /** To be called once; nothing is told before the call returns. */
  readonly listen: (events: ChannelEvents) => void;
}

export interface ChannelEvents {
  readonly piece: (piece: Uint8Array) => void;
  /** Little is left to send. */
  readonly drained: () => void;
  /** Either side closed it, or it broke. Comes once. */
  readonly closed: () => void;
}

/** Every browser takes so many bytes in one message. */
export const PIECE_BYTES = 16_384;
export const MOST_MESSAGE = 8 * 1024 * 1024;
/** More is not handed to the browser before it has sent some. */
const FULL = 1024 * 1024;
/** The other phone takes nothing any more, or too slowly: two messages of the largest size wait. */
const MOST_QUEUED = 2 * MOST_MESSAGE;
/** A last word that cannot be sent within this is not sent. */
const LAST_WORD_MS = 1000;

export type PieceFault = 'too-large' | 'garbled';

export interface Messages {
  /** False where too much waits already. */
  readonly send: (message: Uint8Array) => boolean;
  /** Sends what waits, then closes. */
  readonly end: () => void;
}

/** Messages of any size up to `MOST_MESSAGE` over a channel that takes pieces: the first byte of each says whether it is the last one. */
export function makeMessages(
  channel: Channel,
  on: {
    readonly message: (message: Uint8Array) => void;
    readonly fault: (fault: PieceFault) => void;
    readonly closed: () => void;
  },
): Messages {
  const queue: Uint8Array<ArrayBuffer>[] = [];
  let queued = 0;
  let ending = false;
  let parts: Uint8Array[] = [];
  let size = 0;

  function drain(): void {
    while (queue.length > 0 && channel.buffered() < FULL) {
      const piece = queue.shift() as Uint8Array<ArrayBuffer>;
      queued -= piece.length;
      channel.send(piece);
    }
    if (ending && queue.length === 0) channel.close();
  }

  /** Why a piece is none that a phone of this app sends; null where it is. */
  function faultOf(piece: Uint8Array): PieceFault | null {
    const whole = piece.length === PIECE_BYTES + 1;
    if (piece.length < 2 || piece.length > PIECE_BYTES + 1) return 'garbled';
    if (piece[0] !== 1 && !(piece[0] === 0 && whole)) return 'garbled';
    return size + piece.length - 1 > MOST_MESSAGE ? 'too-large' : null;
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
      if (message.length > MOST_MESSAGE || queued + message.length > MOST_QUEUED) return false;
      for (let at = 0; at < message.length; at += PIECE_BYTES) {
        const part = message.subarray(at, at + PIECE_BYTES);
        const piece = new Uint8Array(part.length + 1);
        piece[0] = at + PIECE_BYTES >= message.length ? 1 : 0;
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
      setTimeout(channel.close, LAST_WORD_MS);
      drain();
    },
  };
}

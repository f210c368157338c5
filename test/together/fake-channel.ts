import type { Channel, ChannelEvents } from '../../src/together/channel';

/** One end of a fake connection between two phones, simulated with timers only. */
export interface FakeEnd extends Channel {
  readonly sent: Uint8Array[];
}

export interface FakePair {
  readonly ends: readonly [FakeEnd, FakeEnd];
  /** Breaks the connection. Chunks in flight are lost, and both ends are notified. */
  readonly cut: () => void;
  /** Delays all chunks until `wake`, as if one of the phones slept. No chunk is lost. */
  readonly sleep: () => void;
  readonly wake: () => void;
}

/**
 * Makes a fake connection with two ends.
 * @param delay milliseconds until the next chunk arrives
 * @param room bytes in flight from one end at which its buffer is full
 */
export function makeFakePair(delay: () => number, room = Number.POSITIVE_INFINITY): FakePair {
  let open = true;
  let asleep = false;
  const held: (() => void)[] = [];
  const events: (ChannelEvents | null)[] = [null, null];
  const tellClosed = () => {
    if (!open) return;
    open = false;
    setTimeout(() => {
      for (const each of events) each?.closed();
    }, 1);
  };
  const make = (me: 0 | 1): FakeEnd => {
    const sent: Uint8Array[] = [];
    let under = 0;
    let last = 0;
    return {
      sent,
      send(piece) {
        if (!open) return;
        const copy = piece.slice();
        sent.push(copy);
        under += copy.length;
        // Chunks arrive in the order in which they were sent.
        last = Math.max(last, Date.now() + delay());
        const arrive = () => {
          under -= copy.length;
          // The chunk is lost if the other end does not listen yet.
          if (open) events[me === 0 ? 1 : 0]?.piece(copy);
          if (under <= room / 4) events[me]?.drained();
        };
        setTimeout(() => (asleep ? held.push(arrive) : arrive()), last - Date.now());
      },
      buffered: () => (under >= room ? Number.POSITIVE_INFINITY : under),
      close: () => {
        // Chunks sent before the close still arrive.
        setTimeout(tellClosed, Math.max(0, last - Date.now()) + 1);
      },
      listen: (on) => {
        events[me] = on;
      },
    };
  };
  return {
    ends: [make(0), make(1)],
    cut: tellClosed,
    sleep: () => {
      asleep = true;
    },
    wake: () => {
      asleep = false;
      for (const arrive of held.splice(0)) arrive();
    },
  };
}

import type { Channel, ChannelEvents } from '../../src/together/channel';

/** One end of a way between two phones that is made of nothing but timers. */
export interface FakeEnd extends Channel {
  /** Pieces that were handed over here. */
  readonly sent: Uint8Array[];
}

export interface FakePair {
  readonly ends: readonly [FakeEnd, FakeEnd];
  /** The way breaks: what is under way is lost, and both are told. */
  readonly cut: () => void;
  /** Nothing arrives until `wake`: one of the phones sleeps. Nothing is lost. */
  readonly sleep: () => void;
  readonly wake: () => void;
}

/**
 * @param delay milliseconds until the next piece arrives
 * @param lost pieces that are lost on each side before it listens
 */
export function fakePair(delay: () => number, room = Number.POSITIVE_INFINITY): FakePair {
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
        // In order: none arrives before those that were sent earlier.
        last = Math.max(last, Date.now() + delay());
        const arrive = () => {
          under -= copy.length;
          // Lost where nobody listens yet.
          if (open) events[me === 0 ? 1 : 0]?.piece(copy);
          if (under <= room / 4) events[me]?.drained();
        };
        setTimeout(() => (asleep ? held.push(arrive) : arrive()), last - Date.now());
      },
      buffered: () => (under >= room ? Number.POSITIVE_INFINITY : under),
      close: () => {
        // What was handed over is sent first.
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

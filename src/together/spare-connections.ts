import { err, ok, type Result } from '../plain/result';
import type { Channel } from './channel';
import { parseJoinCode } from './join-codes';
import type { LinkFault, PhoneOffer } from './phone-link';

/**
 * Reconnection with a single scan. While two phones are connected, each prepares a spare connection and sends its code
 * to the other. A reloaded phone answers the stored code, so only its answer must be scanned. A spare is used once, and
 * lasts as long as the page that made it.
 */
export interface Spares {
  /** A connection to a person opened. `tell` sends them the code. */
  readonly lineOpened: (person: string, tell: (code: string) => void) => void;
  /** The connection ended. The spare remains available. */
  readonly lineClosed: (person: string) => void;
  /** The network changed, so the addresses in all codes are out of date. */
  readonly networkChanged: () => void;
  /** Accepts the answer of a person who returns. `failed`: it belongs to no spare of this page. */
  readonly take: (answer: string) => Promise<Result<{ readonly person: string; readonly channel: Channel }, LinkFault>>;
  /** Prevents a person from returning. */
  readonly forget: (person: string) => void;
  readonly end: () => void;
}

/** Delay before making a spare: the game is transferred first, and a network change causes several events. */
export const SPARE_DELAY_MS = 1500;
/** Delay after a failed attempt, for example without a network. */
export const RETRY_MS = 30_000;

interface Seat {
  tell: ((code: string) => void) | null;
  spare: PhoneOffer | null;
  timer: ReturnType<typeof setTimeout> | null;
  /** Incremented when an offer in progress becomes obsolete. */
  turn: number;
}

/** @param make makes an offer, as `makeOffer` does */
export function makeSpares(make: () => Promise<Result<PhoneOffer, LinkFault>>): Spares {
  const seats = new Map<string, Seat>();

  function plan(seat: Seat, ms: number): void {
    if (seat.timer !== null) clearTimeout(seat.timer);
    seat.timer = setTimeout(() => {
      seat.timer = null;
      void renew(seat);
    }, ms);
  }

  async function renew(seat: Seat): Promise<void> {
    const turn = ++seat.turn;
    const result = await make();
    if (turn !== seat.turn) {
      if (result.ok) result.value.cancel();
      return;
    }
    if (result.ok) {
      seat.spare = result.value;
      seat.tell?.(result.value.code);
    } else if (seat.tell) plan(seat, RETRY_MS);
  }

  function drop(seat: Seat): void {
    seat.turn++;
    seat.spare?.cancel();
    seat.spare = null;
    if (seat.timer !== null) clearTimeout(seat.timer);
    seat.timer = null;
  }

  return {
    lineOpened(person, tell) {
      const seat = seats.get(person) ?? { tell, spare: null, timer: null, turn: 0 };
      seats.set(person, seat);
      seat.tell = tell;
      // The other phone may have lost its stored code.
      if (seat.spare) tell(seat.spare.code);
      else plan(seat, SPARE_DELAY_MS);
    },
    lineClosed(person) {
      const seat = seats.get(person);
      if (!seat) return;
      seat.tell = null;
      // A code that cannot be sent is useless.
      if (!seat.spare) drop(seat);
    },
    networkChanged() {
      for (const seat of seats.values()) {
        drop(seat);
        if (seat.tell) plan(seat, SPARE_DELAY_MS);
      }
    },
    async take(answer) {
      const code = parseJoinCode(answer, 'answer');
      if (!code.ok) return code;
      const found = [...seats].find(([, { spare }]) => spare?.pair === code.value.pair);
      const spare = found?.[1].spare;
      if (!spare) return err('failed');
      const [person, seat] = found;
      // An offer accepts one answer, even if it fails.
      seat.spare = null;
      seat.turn++;
      const result = await spare.takeAnswer(answer);
      if (result.ok) return ok({ person, channel: result.value.channel });
      spare.cancel();
      if (seat.tell) plan(seat, SPARE_DELAY_MS);
      return result;
    },
    forget(person) {
      const seat = seats.get(person);
      if (seat) drop(seat);
      seats.delete(person);
    },
    end() {
      for (const seat of seats.values()) drop(seat);
      seats.clear();
    },
  };
}

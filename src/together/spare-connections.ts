import { err, ok, type Result } from '../plain/result';
import type { Channel } from './channel';
import { parseJoinCode } from './join-codes';
import type { LinkFault, PhoneOffer } from './phone-link';

/** Delay before making a spare. The game is transferred first, and a network change causes several events. */
export const SPARE_DELAY_MS = 1500;
/** Delay before a new attempt to make a spare, for example after one without a network. */
export const RETRY_MS = 30_000;

interface Seat {
  tell: ((code: string) => void) | null;
  spare: PhoneOffer | null;
  timer: ReturnType<typeof setTimeout> | null;
  /** Incremented when an offer in progress becomes obsolete. */
  turn: number;
}

/**
 * Creates the spare connections of a game.
 * @param make makes an offer, as `makeOffer` does
 */
export function makeSpareConnections(make: () => Promise<Result<PhoneOffer, LinkFault>>) {
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
    /** Prepares a spare for a person who connected. `tell` sends that person the code. */
    lineOpened(person: string, tell: (code: string) => void) {
      const seat = seats.get(person) ?? { tell, spare: null, timer: null, turn: 0 };
      seats.set(person, seat);
      seat.tell = tell;
      // The code is sent again, because the other phone may have lost its stored code.
      if (seat.spare) tell(seat.spare.code);
      else plan(seat, SPARE_DELAY_MS);
    },
    /** Must be called when the connection of a person ends. The spare remains available. */
    lineClosed(person: string) {
      const seat = seats.get(person);
      if (!seat) return;
      seat.tell = null;
      // A spare still being made is dropped, because its code cannot be sent to a closed connection.
      if (!seat.spare) drop(seat);
    },
    /**
     * Drops all spares after a change of network and prepares new ones, because the addresses in old codes are invalid.
     */
    networkChanged() {
      for (const seat of seats.values()) {
        drop(seat);
        if (seat.tell) plan(seat, SPARE_DELAY_MS);
      }
    },
    /** Accepts the answer of a person who returns. `failed`: the answer belongs to no spare of this page. */
    async take(answer: string): Promise<Result<{ readonly person: string; readonly channel: Channel }, LinkFault>> {
      const code = parseJoinCode(answer, 'answer');
      if (!code.ok) return code;
      const found = [...seats].find(([, { spare }]) => spare?.pair === code.value.pair);
      const spare = found?.[1].spare;
      if (!spare) return err('failed');
      const [person, seat] = found;
      // An offer accepts one answer, even if the connection then fails.
      seat.spare = null;
      seat.turn++;
      const result = await spare.takeAnswer(answer);
      if (result.ok) return ok({ person, channel: result.value.channel });
      spare.cancel();
      if (seat.tell) plan(seat, SPARE_DELAY_MS);
      return result;
    },
    /** Cancels the spare of a person, who then cannot return without a new code. */
    forget(person: string) {
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

/**
 * Spare connections, which let a person reconnect with a single scan. While connected, two phones exchange codes of
 * spare connections. A reloaded phone answers the stored code, so only this answer must be scanned. A spare is used
 * once, and lasts as long as the page that made it.
 */
export type SpareConnections = ReturnType<typeof makeSpareConnections>;

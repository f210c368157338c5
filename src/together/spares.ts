import { err, ok, type Result } from '../plain/result';
import type { Channel } from './channel';
import { parseCode } from './codes';
import type { LinkFault, PhoneOffer } from './phone-link';

/**
 * Back with one scan: while two phones are joined, each makes a spare connection and leaves the other its code. A phone that was reloaded answers
 * the code that it kept, and only its answer has to be scanned. A spare is used once, and lives as long as the page that made it.
 */
export interface Spares {
  /** A line to somebody stands: `tell` brings them the code. */
  readonly lineOpened: (person: string, tell: (code: string) => void) => void;
  /** The line is gone, and the spare waits for them. */
  readonly lineClosed: (person: string) => void;
  /** The addresses in all codes are those of another network now. */
  readonly networkChanged: () => void;
  /** Takes the answer of somebody who came back; `failed` where it answers no spare that is here. */
  readonly take: (answer: string) => Promise<Result<{ readonly person: string; readonly channel: Channel }, LinkFault>>;
  /** Somebody is not to come back. */
  readonly forget: (person: string) => void;
  readonly end: () => void;
}

/** What comes first when phones meet is the game; a network that changes does so more than once. */
export const REST_MS = 1500;
/** No spare could be made: the phone had no network, say. */
export const AGAIN_MS = 30_000;

interface Seat {
  tell: ((code: string) => void) | null;
  spare: PhoneOffer | null;
  timer: ReturnType<typeof setTimeout> | null;
  /** Counts what made an offer in the making useless. */
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
    const made = await make();
    if (turn !== seat.turn) {
      if (made.ok) made.value.cancel();
      return;
    }
    if (made.ok) {
      seat.spare = made.value;
      seat.tell?.(made.value.code);
    } else if (seat.tell) plan(seat, AGAIN_MS);
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
      // It may have lost what it kept.
      if (seat.spare) tell(seat.spare.code);
      else plan(seat, REST_MS);
    },
    lineClosed(person) {
      const seat = seats.get(person);
      if (!seat) return;
      seat.tell = null;
      // A code that nobody can be told brings nobody back.
      if (!seat.spare) drop(seat);
    },
    networkChanged() {
      for (const seat of seats.values()) {
        drop(seat);
        if (seat.tell) plan(seat, REST_MS);
      }
    },
    async take(answer) {
      const code = parseCode(answer, 'answer');
      if (!code.ok) return code;
      const found = [...seats].find(([, { spare }]) => spare?.pair === code.value.pair);
      const spare = found?.[1].spare;
      if (!spare) return err('failed');
      const [person, seat] = found;
      // One offer has one answer, whether it leads anywhere or not.
      seat.spare = null;
      seat.turn++;
      const taken = await spare.takeAnswer(answer);
      if (taken.ok) return ok({ person, channel: taken.value.channel });
      spare.cancel();
      if (seat.tell) plan(seat, REST_MS);
      return taken;
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

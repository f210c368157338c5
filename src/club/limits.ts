/** What one server holds, and what it lets one phone do. Lines of a game are some 80 bytes: a room's limit is beyond any game. */
export interface Limits {
  /** Rooms that it keeps. */
  readonly rooms: number;
  /** Of one room, as it lies on disk. */
  readonly roomBytes: number;
  /** Open lines of all rooms, and of one. */
  readonly phones: number;
  readonly phonesOfRoom: number;
  /** Messages of one line: so many at once, and so many a second in the long run. */
  readonly messages: Rate;
  readonly bytes: Rate;
  /** Rooms made from one address. */
  readonly made: Rate;
}

export interface Rate {
  readonly atOnce: number;
  readonly eachSecond: number;
}

export const LIMITS: Limits = {
  rooms: 5000,
  roomBytes: 32 * 1024 * 1024,
  phones: 2000,
  phonesOfRoom: 64,
  messages: { atOnce: 600, eachSecond: 30 },
  bytes: { atOnce: 24 * 1024 * 1024, eachSecond: 256 * 1024 },
  made: { atOnce: 60, eachSecond: 1 / 20 },
};

/** Says whether so much more may come now. `now` is in milliseconds, and never goes back. */
export function makeMeter({ atOnce, eachSecond }: Rate, now: () => number): (amount: number) => boolean {
  let left = atOnce;
  let before = now();
  return (amount) => {
    const at = now();
    left = Math.min(atOnce, left + ((at - before) / 1000) * eachSecond);
    before = at;
    if (amount > left) return false;
    left -= amount;
    return true;
  };
}

/** A meter for each address. Those that are full again are forgotten. */
export function makeMeters(rate: Rate, now: () => number, most = 10_000): (address: string) => boolean {
  const meters = new Map<string, { readonly meter: (amount: number) => boolean; at: number }>();
  return (address) => {
    const at = now();
    if (meters.size >= most)
      for (const [each, { at: last }] of meters)
        if (((at - last) / 1000) * rate.eachSecond >= rate.atOnce) meters.delete(each);
    const known = meters.get(address);
    if (!known && meters.size >= most) return false;
    const { meter } = known ?? { meter: makeMeter(rate, now) };
    meters.set(address, { meter, at });
    return meter(1);
  };
}

export type Note = (sentence: string) => void;

/** A log that nobody can flood: so many sentences a minute, and then how many were left out. */
export function makeNote(print: Note, now: () => number, most = 120): Note {
  let [minute, said, left] = [0, 0, 0];
  return (sentence) => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) {
      if (left > 0) print(`${left} more sentences were left out.`);
      [minute, said, left] = [current, 0, 0];
    }
    if (said < most) print(sentence);
    else left++;
    said++;
  };
}

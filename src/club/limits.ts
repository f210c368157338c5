/** What one server holds, and what it lets one phone do. Lines of a game are some 80 bytes: a room's limit is beyond any game. */
export interface Limits {
  /** Rooms that it keeps. */
  readonly rooms: number;
  /** Of one room, as it lies on disk. */
  readonly roomBytes: number;
  /** Bytes on disk of all open rooms together. Beyond it only small rooms grow: see `OpenRooms`. */
  readonly openBytes: number;
  /** Connections that have opened a room: on the whole server, from one address and in one room. */
  readonly phones: number;
  readonly phonesOfAddress: number;
  readonly phonesOfRoom: number;
  /** Connections that have not opened a room yet: on the whole server and from one address. */
  readonly pending: number;
  readonly pendingOfAddress: number;
  /** A connection without a room is closed after this time. */
  readonly pendingSeconds: number;
  /** Bytes that a connection may send before it has opened a room. */
  readonly pendingBytes: number;
  /** A connection that accepts no byte for this long while there is something to send is closed. */
  readonly stalledSeconds: number;
  /** Bytes that are held in memory until they are sent or handled: for one connection and for all together. */
  readonly waitingBytesOfPhone: number;
  readonly waitingBytes: number;
  readonly messages: SharedRate;
  readonly bytes: SharedRate;
  /** Bytes of the games that the server sends to phones that request them. */
  readonly answeredBytes: SharedRate;
  /** Rooms made from one address. */
  readonly made: Rate;
}

export interface Rate {
  readonly atOnce: number;
  readonly eachSecond: number;
}

/**
 * A rate for connections that share an IP address, as all phones of a club may. Each connection has a guaranteed rate,
 * which is enough to play. Anything beyond it is limited for the connection and for all connections of the address.
 */
export interface SharedRate {
  readonly guaranteed: Rate;
  readonly connection: Rate;
  readonly address: Rate;
}

const KIB = 1024;
const MIB = 1024 * KIB;

export const LIMITS: Limits = {
  rooms: 5000,
  roomBytes: 32 * MIB,
  openBytes: 96 * MIB,
  phones: 2000,
  phonesOfAddress: 1000,
  phonesOfRoom: 64,
  pending: 1500,
  pendingOfAddress: 600,
  pendingSeconds: 5,
  pendingBytes: MIB,
  stalledSeconds: 15,
  waitingBytesOfPhone: 48 * MIB,
  waitingBytes: 96 * MIB,
  messages: {
    guaranteed: { atOnce: 120, eachSecond: 5 },
    connection: { atOnce: 600, eachSecond: 30 },
    address: { atOnce: 20_000, eachSecond: 1000 },
  },
  bytes: {
    guaranteed: { atOnce: 512 * KIB, eachSecond: 8 * KIB },
    connection: { atOnce: 24 * MIB, eachSecond: 256 * KIB },
    address: { atOnce: 48 * MIB, eachSecond: 128 * KIB },
  },
  answeredBytes: {
    guaranteed: { atOnce: MIB, eachSecond: 8 * KIB },
    connection: { atOnce: 64 * MIB, eachSecond: 256 * KIB },
    address: { atOnce: 256 * MIB, eachSecond: 2 * MIB },
  },
  made: { atOnce: 240, eachSecond: 1 / 20 },
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
export function makeMeters(
  rate: Rate,
  now: () => number,
  most = 10_000,
): (address: string, amount?: number) => boolean {
  const meters = new Map<string, { readonly meter: (amount: number) => boolean; at: number }>();
  return (address, amount = 1) => {
    const at = now();
    if (meters.size >= most)
      for (const [each, { at: last }] of meters)
        if (((at - last) / 1000) * rate.eachSecond >= rate.atOnce) meters.delete(each);
    const known = meters.get(address);
    if (!known && meters.size >= most) return false;
    const { meter } = known ?? { meter: makeMeter(rate, now) };
    meters.set(address, { meter, at });
    return meter(amount);
  };
}

/** Makes a meter for each connection of an address. */
export function makeSharedMeter(
  { guaranteed, connection, address: ofAddress }: SharedRate,
  now: () => number,
): (address: string) => (amount: number) => boolean {
  const shared = makeMeters(ofAddress, now);
  return (address) => {
    const [own, beyond] = [makeMeter(guaranteed, now), makeMeter(connection, now)];
    return (amount) => own(amount) || (beyond(amount) && shared(address, amount));
  };
}

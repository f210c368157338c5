/**
 * Limits of one server and of one phone. A line of a game has about 80 bytes, so no real game reaches a room's limit.
 */
export interface Limits {
  /** Maximum number of rooms stored on this server. */
  readonly rooms: number;
  /** Maximum size of one room on disk, in bytes. */
  readonly roomBytes: number;
  /** Maximum bytes on disk of all open rooms together. Above the limit, only small rooms grow: see `OpenRooms`. */
  readonly openBytes: number;
  /** Maximum number of connections that have opened a room: on the whole server, from one address and in one room. */
  readonly phones: number;
  readonly phonesOfAddress: number;
  readonly phonesOfRoom: number;
  /** Maximum number of connections that have not opened a room yet: on the whole server and from one address. */
  readonly pending: number;
  readonly pendingOfAddress: number;
  /** Time in seconds after which a connection without a room is closed. */
  readonly pendingSeconds: number;
  /** Maximum bytes that a connection may send before it has opened a room. */
  readonly pendingBytes: number;
  /** Time in seconds after which a connection is closed if it accepts none of the waiting bytes. */
  readonly stalledSeconds: number;
  /**
   * Maximum bytes in memory that wait to be sent or handled, for one connection. `waitingBytes` is the maximum for all
   * connections together.
   */
  readonly waitingBytesOfPhone: number;
  readonly waitingBytes: number;
  readonly messages: SharedRate;
  readonly bytes: SharedRate;
  /** Rate of game data, in bytes, that the server sends in reply to requests. */
  readonly answeredBytes: SharedRate;
  /** Rate at which rooms may be created from one address. */
  readonly made: Rate;
}

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * Rate for connections that share an IP address, as all phones of a club may do. Each connection has a guaranteed rate,
 * which is enough to play. Further traffic is limited for the connection and for all connections of the address.
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
    guaranteed: { burst: 120, perSecond: 5 },
    connection: { burst: 600, perSecond: 30 },
    address: { burst: 20_000, perSecond: 1000 },
  },
  bytes: {
    guaranteed: { burst: 512 * KIB, perSecond: 8 * KIB },
    connection: { burst: 24 * MIB, perSecond: 256 * KIB },
    address: { burst: 48 * MIB, perSecond: 128 * KIB },
  },
  answeredBytes: {
    guaranteed: { burst: MIB, perSecond: 8 * KIB },
    connection: { burst: 64 * MIB, perSecond: 256 * KIB },
    address: { burst: 256 * MIB, perSecond: 2 * MIB },
  },
  made: { burst: 240, perSecond: 1 / 20 },
};

/**
 * Makes a token bucket. Its function returns whether an amount is within the rate, and counts the amount if so. `now`
 * returns milliseconds and never decreases.
 */
export function makeMeter({ burst, perSecond }: Rate, now: () => number): (amount: number) => boolean {
  let left = burst;
  let before = now();
  return (amount) => {
    const at = now();
    left = Math.min(burst, left + ((at - before) / 1000) * perSecond);
    before = at;
    if (amount > left) return false;
    left -= amount;
    return true;
  };
}

/**
 * Makes a separate meter for each address. When there are `most` meters, meters that have fully refilled are removed.
 * If no meter can be removed, new addresses are refused.
 */
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
        if (((at - last) / 1000) * rate.perSecond >= rate.burst) meters.delete(each);
    const known = meters.get(address);
    if (!known && meters.size >= most) return false;
    const { meter } = known ?? { meter: makeMeter(rate, now) };
    meters.set(address, { meter, at });
    return meter(amount);
  };
}

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

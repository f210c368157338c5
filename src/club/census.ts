import type { Limits } from './limits';

/** A connection as the census counts it. */
export interface Counted {
  /** The address of the other end. */
  readonly address: string;
}

/**
 * Counts the connections of each address. One that has opened a room is a phone; before that it is a stranger. An
 * address with too many strangers loses its oldest one, so that a new phone always gets the chance to open its room.
 */
export class Census<Connection extends Counted> {
  private readonly limits: Limits;
  /** Of each address in the order in which they came. */
  private readonly strangers = new Map<string, Set<Connection>>();
  private strangerCount = 0;
  private readonly phones = new Set<Connection>();
  private readonly phonesOfAddress = new Map<string, number>();

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Returns the stranger that has to go in favour of this one, or null. */
  addStranger(connection: Connection): Connection | null {
    const neighbours = this.strangers.get(connection.address) ?? new Set();
    let oldest: Connection | null = null;
    if (neighbours.size >= this.limits.strangersOfAddress) oldest = firstOf(neighbours);
    else if (this.strangerCount >= this.limits.strangers) oldest = firstOf(this.largestCrowd());
    if (oldest) this.remove(oldest);
    const crowd = this.strangers.get(connection.address) ?? new Set();
    this.strangers.set(connection.address, crowd.add(connection));
    this.strangerCount++;
    return oldest;
  }

  /** Returns false, and changes nothing, if there are too many phones. */
  addPhone(connection: Connection): boolean {
    if (this.phones.has(connection)) return true;
    const neighbours = this.phonesOfAddress.get(connection.address) ?? 0;
    if (this.phones.size >= this.limits.phones || neighbours >= this.limits.phonesOfAddress) return false;
    this.remove(connection);
    this.phones.add(connection);
    this.phonesOfAddress.set(connection.address, neighbours + 1);
    return true;
  }

  isStranger(connection: Connection): boolean {
    return this.strangers.get(connection.address)?.has(connection) ?? false;
  }

  remove(connection: Connection): void {
    const { address } = connection;
    const crowd = this.strangers.get(address);
    if (crowd?.delete(connection)) {
      this.strangerCount--;
      if (crowd.size === 0) this.strangers.delete(address);
    }
    if (this.phones.delete(connection)) {
      const left = (this.phonesOfAddress.get(address) ?? 1) - 1;
      if (left > 0) this.phonesOfAddress.set(address, left);
      else this.phonesOfAddress.delete(address);
    }
  }

  private largestCrowd(): ReadonlySet<Connection> {
    let largest: ReadonlySet<Connection> = new Set();
    for (const crowd of this.strangers.values()) if (crowd.size > largest.size) largest = crowd;
    return largest;
  }
}

function firstOf<T>(set: ReadonlySet<T>): T | null {
  const [first = null] = set;
  return first;
}

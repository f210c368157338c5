import type { Limits } from './limits';

/** Properties of a connection that matter for counting. */
export interface CountedConnection {
  readonly address: string;
}

/**
 * Counts the connections of each address. A connection is pending until it has opened a room; then it counts as a
 * phone. If an address has too many pending connections, the oldest one is closed, so a new phone always has time to
 * open its room.
 */
export class ConnectionCounts<Connection extends CountedConnection> {
  private readonly limits: Limits;
  /** Pending connections of each address, oldest first. */
  private readonly pending = new Map<string, Set<Connection>>();
  private pendingCount = 0;
  private readonly phones = new Set<Connection>();
  private readonly phonesOfAddress = new Map<string, number>();

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /**
   * Adds a pending connection. Returns another pending connection that must be closed because of the limit, or null.
   */
  addPending(connection: Connection): Connection | null {
    const before = this.pending.get(connection.address) ?? new Set();
    let oldest: Connection | null = null;
    if (before.size >= this.limits.pendingOfAddress) oldest = firstOf(before);
    else if (this.pendingCount >= this.limits.pending) oldest = firstOf(this.mostPending());
    if (oldest) this.remove(oldest);
    const pending = this.pending.get(connection.address) ?? new Set();
    this.pending.set(connection.address, pending.add(connection));
    this.pendingCount++;
    return oldest;
  }

  /** Counts a connection as a phone. Returns false, and changes nothing, if there are too many phones. */
  addPhone(connection: Connection): boolean {
    if (this.phones.has(connection)) return true;
    const phones = this.phonesOfAddress.get(connection.address) ?? 0;
    if (this.phones.size >= this.limits.phones || phones >= this.limits.phonesOfAddress) return false;
    this.remove(connection);
    this.phones.add(connection);
    this.phonesOfAddress.set(connection.address, phones + 1);
    return true;
  }

  isPending(connection: Connection): boolean {
    return this.pending.get(connection.address)?.has(connection) ?? false;
  }

  remove(connection: Connection): void {
    const { address } = connection;
    const pending = this.pending.get(address);
    if (pending?.delete(connection)) {
      this.pendingCount--;
      if (pending.size === 0) this.pending.delete(address);
    }
    if (this.phones.delete(connection)) {
      const left = (this.phonesOfAddress.get(address) ?? 1) - 1;
      if (left > 0) this.phonesOfAddress.set(address, left);
      else this.phonesOfAddress.delete(address);
    }
  }

  private mostPending(): ReadonlySet<Connection> {
    let largest: ReadonlySet<Connection> = new Set();
    for (const pending of this.pending.values()) if (pending.size > largest.size) largest = pending;
    return largest;
  }
}

function firstOf<T>(set: ReadonlySet<T>): T | null {
  const [first = null] = set;
  return first;
}

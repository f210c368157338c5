import type { Limits } from './limits';

interface OpenRoom {
  /** Bytes of the room's updates on disk. */
  bytes: number;
  /** Number of the last update that was read from the disk. */
  last: number;
  /** Bytes that this process has written since the last read from the disk. */
  written: number;
}

/** Counts the bytes of open rooms. In memory, a room takes about five times as much as on disk. */
export class OpenRooms {
  private readonly limits: Limits;
  private readonly rooms = new Map<string, OpenRoom>();
  private bytes = 0;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  has(name: string): boolean {
    return this.rooms.has(name);
  }

  bytesOf(name: string): number {
    return this.rooms.get(name)?.bytes ?? 0;
  }

  /** Returns the number of the last update that was read from the disk. Null if the room is not open. */
  lastPiece(name: string): number | null {
    return this.rooms.get(name)?.last ?? null;
  }

  /**
   * Returns whether a room can be opened with `added` bytes, or can grow by `added` bytes. Above the limit for all open
   * rooms, only rooms smaller than an equal share may grow, so large rooms do not block other games.
   */
  hasSpaceFor(name: string, added: number): boolean {
    const count = this.rooms.size + (this.rooms.has(name) ? 0 : 1);
    return this.bytes + added <= this.limits.openBytes || this.bytesOf(name) + added <= this.limits.openBytes / count;
  }

  open(name: string, bytes: number, last: number): void {
    this.close(name);
    this.rooms.set(name, { bytes, last, written: 0 });
    this.bytes += bytes;
  }

  /** Adds bytes that this process wrote to a room. A negative number reverts a failed write. */
  write(name: string, bytes: number): void {
    const room = this.rooms.get(name);
    if (!room) return;
    room.bytes += bytes;
    room.written += bytes;
    this.bytes += bytes;
  }

  /** Adds bytes that were read from the disk after update `last`. The bytes include this process's own writes. */
  readMore(name: string, bytes: number, last: number): void {
    const room = this.rooms.get(name);
    if (room) this.open(name, room.bytes + bytes - room.written, last);
  }

  close(name: string): void {
    this.bytes -= this.bytesOf(name);
    this.rooms.delete(name);
  }
}

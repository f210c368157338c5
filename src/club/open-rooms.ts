import type { Limits } from './limits';

interface OpenRoom {
  /** Bytes of its pieces on disk. */
  bytes: number;
  /** Number of the last piece that was read from the disk. */
  last: number;
  /** Bytes that this process has written since then. */
  written: number;
}

/** Counts the bytes of the rooms that are open. In memory a room takes some five times as much as on disk. */
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

  /** Number of the last piece that was read from the disk; null if the room is not open. */
  lastPiece(name: string): number | null {
    return this.rooms.get(name)?.last ?? null;
  }

  /**
   * Returns whether a room may be opened with so many bytes, or grow by them. When the open rooms are large together,
   * those still may that stay below an equal share: large rooms cannot stop the games of others.
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

  /** Counts what this process writes, or with a negative number what it could not write. */
  write(name: string, bytes: number): void {
    const room = this.rooms.get(name);
    if (!room) return;
    room.bytes += bytes;
    room.written += bytes;
    this.bytes += bytes;
  }

  /** Counts what was read from the disk after the last piece, which includes what this process has written. */
  readMore(name: string, bytes: number, last: number): void {
    const room = this.rooms.get(name);
    if (room) this.open(name, room.bytes + bytes - room.written, last);
  }

  close(name: string): void {
    this.bytes -= this.bytesOf(name);
    this.rooms.delete(name);
  }
}

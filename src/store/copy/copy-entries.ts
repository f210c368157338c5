import { PACK_LENGTH } from '../entry-packs';
import type { WrittenEntries } from '../written-entries';
import type { CopyArea } from './area';

/*
 * Keys of a game in the second copy. `game` ids contain no colon.
 *   h:<game> the game's heading, JSON
 *   t:<game>:<seq> one entry, JSON, written with its tap; the number is padded, and keys sort by it
 *   u:<game> the number of the last entry stored by the database, while it refuses later ones
 *   g:<game>:<first> a compressed pack of entries, which replaces their single chunks
 */
export const headKey = (game: string): string => `h:${game}`;
export const entryKey = (game: string, seq: number): string => `t:${game}:${String(seq).padStart(8, '0')}`;
export const packKey = (game: string, first: number): string => `g:${game}:${String(first).padStart(8, '0')}`;

const unsavedKey = (game: string): string => `u:${game}`;

/** Parses the number at the end of an entry's or a pack's key. */
export function parseKeyNumber(key: string): number {
  return Number(key.slice(key.lastIndexOf(':') + 1));
}

/** Parses the game id of a key. */
export function parseKeyGame(key: string): string {
  return key.split(':')[1] ?? '';
}

/**
 * Adds entries of a game and its heading to the second copy. Called with every tap, so it writes only a few hundred
 * characters and compresses nothing. False if the area refused any of them.
 */
export function copyWrittenEntries({ head, entries, first, confirmed }: WrittenEntries, area: CopyArea): boolean {
  if (head.demo) return true;
  // Written before the entries: if the app is killed in between, refused steps must not be reported as lost.
  if (confirmed === undefined) markAllConfirmed(head.id, area);
  else area.set(unsavedKey(head.id), String(confirmed));
  if (first !== undefined) dropEntriesFrom(head.id, first, area);
  let written = true;
  for (const entry of entries) written = area.set(entryKey(head.id, entry.seq), JSON.stringify(entry)) && written;
  return area.set(headKey(head.id), JSON.stringify(head)) && written;
}

/**
 * Returns the number of the last entry of a game stored by the database. Infinity if the database has refused no entry.
 */
export function readLastConfirmed(game: string, area: CopyArea): number {
  const text = area.get(unsavedKey(game));
  return text === null ? Number.POSITIVE_INFINITY : Number(text);
}

/** Marks every entry of a game as stored by the database. */
export function markAllConfirmed(game: string, area: CopyArea): void {
  area.remove(unsavedKey(game));
}

/** Removes the entries of a shared game from `first` on, which another phone has replaced. */
function dropEntriesFrom(game: string, first: number, area: CopyArea): void {
  for (const key of area.keys(`t:${game}:`)) if (parseKeyNumber(key) >= first) area.remove(key);
  // Entries are stored in packs, which are removed as a whole; the next refresh writes the pack again.
  for (const key of area.keys(`g:${game}:`)) if (parseKeyNumber(key) + PACK_LENGTH > first) area.remove(key);
}

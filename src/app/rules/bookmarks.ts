import { type Accessor, createSignal } from 'solid-js';
import { getSetting, putSetting } from '../../store/settings';

const STARRED = 'book-starred';
const RECENT = 'book-recent';
const MOST_RECENT = 8;

const [stars, setStars] = createSignal<readonly string[]>([]);
const [lately, setLately] = createSignal<readonly string[]>([]);

/** Ids of starred entries of the rules lookup, latest first. */
export const starredEntries: Accessor<readonly string[]> = stars;

/** Ids of recently read entries of the rules lookup, latest first. */
export const recentEntries: Accessor<readonly string[]> = lately;

let read: Promise<void> | null = null;

/** Reads the saved bookmarks once. If the read fails, the lists are empty. */
export function loadBookmarks(): Promise<void> {
  read ??= (async () => {
    const [result, seen] = await Promise.all([getSetting(STARRED), getSetting(RECENT)]);
    setStars(idsIn(result.ok ? result.value : null));
    setLately(idsIn(seen.ok ? seen.value : null));
  })();
  return read;
}

function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

/**
 * Adds or removes the star of an entry.
 * @returns whether the change is on disk
 */
export async function toggleStar(id: string): Promise<boolean> {
  await loadBookmarks();
  setStars(stars().includes(id) ? stars().filter((each) => each !== id) : [id, ...stars()]);
  return (await putSetting(STARRED, stars())).ok;
}

/** Records that an entry was read. If the write fails, the record lasts until the app is closed. */
export async function recordEntryRead(id: string): Promise<void> {
  await loadBookmarks();
  if (lately()[0] === id) return;
  setLately([id, ...lately().filter((each) => each !== id)].slice(0, MOST_RECENT));
  await putSetting(RECENT, lately());
}

import { getSetting, putSetting } from '../../store/settings';
import { createFeatureState } from '../feature-state';

const STARRED = 'book-starred';
const RECENT = 'book-recent';
const MOST_RECENT = 8;

interface Bookmarks {
  /** Ids of starred entries of the rules lookup, latest first. */
  readonly starred: readonly string[];
  /** Ids of recently read entries of the rules lookup, latest first. */
  readonly recent: readonly string[];
}

const [bookmarks, setBookmarks] = createFeatureState<Bookmarks>({ starred: [], recent: [] });

export { bookmarks };

let read: Promise<void> | null = null;

/** Reads the saved bookmarks once. If the read fails, the lists are empty. */
export function loadBookmarks(): Promise<void> {
  read ??= (async () => {
    const [result, seen] = await Promise.all([getSetting(STARRED), getSetting(RECENT)]);
    setBookmarks({ starred: idsIn(result.ok ? result.value : null), recent: idsIn(seen.ok ? seen.value : null) });
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
  const { starred } = bookmarks;
  setBookmarks({ starred: starred.includes(id) ? starred.filter((each) => each !== id) : [id, ...starred] });
  return (await putSetting(STARRED, bookmarks.starred)).ok;
}

/** Records that an entry was read. If the write fails, the record lasts until the app is closed. */
export async function recordEntryRead(id: string): Promise<void> {
  await loadBookmarks();
  const { recent } = bookmarks;
  if (recent[0] === id) return;
  setBookmarks({ recent: [id, ...recent.filter((each) => each !== id)].slice(0, MOST_RECENT) });
  await putSetting(RECENT, bookmarks.recent);
}

import { checksum } from '../checksum';
import { COPY_PREFIX as PREFIX } from './was-emptied';

/** The part of the Web Storage API that the second copy needs. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Storage of the second copy of the database: `localStorage`. When the disk is full, browsers may empty IndexedDB, the
 * private file system and the cache storage of a page, but not `localStorage`.
 */
export interface CopyArea {
  /** Returns the text of a chunk. Null if it is missing or damaged. */
  readonly get: (key: string) => string | null;
  /**
   * Stores a chunk. Returns false if the browser refused, usually because the area is full. The old text of the key
   * then remains.
   */
  readonly set: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  /** Lists the keys of all chunks that begin with `start`, sorted. */
  readonly keys: (start?: string) => readonly string[];
  /** Returns the bytes in use: two per character of keys and texts. */
  readonly size: () => number;
}

/** Start of a stored chunk: the length and checksum of its text, which detect cut or damaged chunks. */
const CHUNK = /^(\d+):([0-9a-f]{8}):/;

export function makeCopyArea(storage: WebStorage): CopyArea {
  const allKeys = (): string[] => {
    const keys: string[] = [];
    for (let place = 0; place < storage.length; place++) {
      const key = storage.key(place);
      if (key?.startsWith(PREFIX)) keys.push(key);
    }
    return keys;
  };
  return {
    get: (key) => {
      try {
        return readChunk(storage.getItem(PREFIX + key));
      } catch {
        return null;
      }
    },
    set: (key, text) => {
      try {
        storage.setItem(PREFIX + key, `${text.length}:${checksum(text)}:${text}`);
        return true;
      } catch {
        return false;
      }
    },
    remove: (key) => {
      try {
        storage.removeItem(PREFIX + key);
      } catch {
        // If the browser refuses storage, there is no chunk to remove.
      }
    },
    keys: (start = '') => {
      try {
        return allKeys()
          .map((key) => key.slice(PREFIX.length))
          .filter((key) => key.startsWith(start))
          .sort();
      } catch {
        return [];
      }
    },
    size: () => {
      try {
        return allKeys().reduce((sum, key) => sum + 2 * (key.length + (storage.getItem(key)?.length ?? 0)), 0);
      } catch {
        return 0;
      }
    },
  };
}

function readChunk(stored: string | null): string | null {
  const [start, length, sum] = (stored && CHUNK.exec(stored)) || [];
  if (!stored || start === undefined) return null;
  const text = stored.slice(start.length);
  return text.length === Number(length) && checksum(text) === sum ? text : null;
}

let area: CopyArea | null = null;

/** Name of the only database that has a second copy. Tests and checks of old versions create other databases. */
const COPIED = 'sidekick';

/** Returns the copy area of a database. For any database but the app's own, the area refuses everything. */
export function copyAreaFor({ name }: { readonly name: string }): CopyArea {
  return name === COPIED ? defaultCopyArea() : makeCopyArea(REFUSES);
}

/** Returns the copy area of this page. It refuses everything if the browser has no `localStorage`. */
export function defaultCopyArea(): CopyArea {
  if (!area) {
    let storage: WebStorage = REFUSES;
    try {
      storage = globalThis.localStorage ?? REFUSES;
    } catch {
      // Reading `localStorage` throws if the user has blocked site data.
    }
    area = makeCopyArea(storage);
  }
  return area;
}

const REFUSES: WebStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw new DOMException('no storage', 'QuotaExceededError');
  },
};

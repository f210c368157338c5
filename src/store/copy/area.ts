import { checksum } from '../checksum';
import { COPY_PREFIX as PREFIX } from './present';

/** The part of the Web Storage API that the second copy needs. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Where the second copy of the database is stored: `localStorage`, because browsers empty IndexedDB, the private file
 * system and cache storage of a page when the disk runs full, but leave `localStorage` alone.
 */
export interface CopyArea {
  /** The text of a chunk; null if it is missing or damaged. */
  readonly get: (key: string) => string | null;
  /** False if the browser refused, usually because the area is full. The former text of the key then remains. */
  readonly set: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  /** Keys of all chunks that begin with `start`, sorted. */
  readonly keys: (start?: string) => readonly string[];
  /** Bytes taken: two for each character of keys and texts. */
  readonly size: () => number;
}

/** The length and the checksum of a chunk stand in front of its text, so that a cut or damaged one is recognised. */
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
        // A browser that refuses storage has no chunk to remove.
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

/** The database that has a second copy; others are made by tests and by checks of old versions. */
const COPIED = 'sidekick';

/** The area that a database is copied to; one that refuses everything for any other database than the app's own. */
export function areaOf({ name }: { readonly name: string }): CopyArea {
  return name === COPIED ? theCopyArea() : makeCopyArea(REFUSES);
}

/** The area of this page; one that refuses everything where the browser gives no `localStorage`. */
export function theCopyArea(): CopyArea {
  if (!area) {
    let storage: WebStorage = REFUSES;
    try {
      storage = globalThis.localStorage ?? REFUSES;
    } catch {
      // Browsers throw here when the user has blocked site data.
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

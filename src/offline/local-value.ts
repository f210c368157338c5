/**
 * Reads a value of localStorage, which is available before the database opens. Null if the value was never set or the
 * browser refuses access.
 */
export function readLocalValue(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value in localStorage; null removes it. If the browser refuses, the value lasts until the app is closed. */
export function writeLocalValue(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Some browsers refuse localStorage when site data is blocked.
  }
}

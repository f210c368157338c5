// Which game was open is known before the store is: the first screen must not wait for a list.
const KEY = 'sidekick-game';

/** The id of the game that was open last on this device; null for none. */
export function lastGame(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberGame(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // A device that keeps nothing opens with the list of games.
  }
}

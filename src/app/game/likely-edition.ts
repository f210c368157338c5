// A guess that is at hand before the store is: it decides only what is loaded while the store opens.
const GUESS = 'sidekick-opens';
const NO_GAME = 'games';

/** The edition of the game that the app likely opens with; null where it likely opens with none. */
export function likelyGame(): string | null {
  try {
    const kept = localStorage.getItem(GUESS);
    return kept === NO_GAME ? null : kept;
  } catch {
    return null;
  }
}

/** Leaves the guess for the next opening: the edition of a game, or null for none. */
export function guess(edition: string | null): void {
  if (edition === likelyGame()) return;
  try {
    localStorage.setItem(GUESS, edition ?? NO_GAME);
  } catch {
    // Then it opens somewhat later.
  }
}

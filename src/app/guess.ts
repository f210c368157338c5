// A guess that is at hand before the store is: it decides only what is loaded while the store opens.
const GUESS = 'sidekick-opens';

/** Whether the app likely opens with a game. */
export function likelyGame(): boolean {
  try {
    return localStorage.getItem(GUESS) === 'game';
  } catch {
    return false;
  }
}

/** Leaves the guess for the next opening. */
export function guess(game: boolean): void {
  if (game === likelyGame()) return;
  try {
    localStorage.setItem(GUESS, game ? 'game' : 'games');
  } catch {
    // Then it opens somewhat later.
  }
}

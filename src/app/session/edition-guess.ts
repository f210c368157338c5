// localStorage key of the edition to preload. localStorage can be read before the database opens.
const GUESS_KEY = 'sidekick-opens';
const NO_GAME = 'games';

/** Returns the edition of the game that the app will probably open. Null if the app will probably open no game. */
export function readEditionGuess(): string | null {
  try {
    const kept = localStorage.getItem(GUESS_KEY);
    return kept === NO_GAME ? null : kept;
  } catch {
    return null;
  }
}

/**
 * Stores the edition that the next start will probably need: the edition of the open game, or null if no game is open.
 */
export function saveEditionGuess(edition: string | null): void {
  if (edition === readEditionGuess()) return;
  try {
    localStorage.setItem(GUESS_KEY, edition ?? NO_GAME);
  } catch {
    // Without a stored guess, the next start is slower.
  }
}

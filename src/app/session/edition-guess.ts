import { readLocalValue, writeLocalValue } from '../../offline/local-value';

// localStorage key of the edition to preload. localStorage can be read before the database opens.
const GUESS_KEY = 'sidekick-opens';
const NO_GAME = 'games';

/** Returns the edition of the game that the app will probably open. Null if the app will probably open no game. */
export function readEditionGuess(): string | null {
  const kept = readLocalValue(GUESS_KEY);
  return kept === NO_GAME ? null : kept;
}

/**
 * Stores the edition that the next start will probably need: the edition of the open game, or null if no game is open.
 */
export function saveEditionGuess(edition: string | null): void {
  if (edition !== readEditionGuess()) writeLocalValue(GUESS_KEY, edition ?? NO_GAME);
}

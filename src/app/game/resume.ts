import { wasEmptied } from '../../store/copy/was-emptied';
import { lastGame } from './last-game';
import { guess } from './likely-edition';
import { loadRulesChunk, setState } from './state';

/**
 * Opens the game that was open last on this device, if it still exists. The code that plays a game is loaded only if
 * there is one. It is usually preloaded by the guess.
 */
export async function resume(): Promise<void> {
  const id = (await lastGame()) ?? (await recoveredGame());
  if (id === null) {
    guess(null);
    setState((now) => now ?? null);
    return;
  }
  // In parallel: one after the other would slow down the start.
  const [{ close, open }] = await Promise.all([import('./session'), loadRulesChunk()]);
  if (!(await open(id, true))) close();
}

/**
 * Returns the id of the game to open after the browser emptied the database but not its second copy. Without this, the
 * app would look like a new installation. If only some records are missing, they are restored later in idle time.
 */
async function recoveredGame(): Promise<string | null> {
  if (!(await wasEmptied())) return null;
  const { restoreAtStart } = await import('../storage/second-copy');
  return (await restoreAtStart()) ? lastGame() : null;
}

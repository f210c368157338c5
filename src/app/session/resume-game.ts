import { wasDatabaseEmptied } from '../../store/copy/was-emptied';
import { loadRulesChunk, setState } from '../game/open-game';
import { saveEditionGuess } from './edition-guess';
import { readLastGame } from './last-game';

/**
 * Opens the game that was open last on this device, if that game still exists. Only then loads the code that plays a
 * game, which is usually preloaded by the edition guess.
 */
export async function resumeLastGame(): Promise<void> {
  const id = (await readLastGame()) ?? (await recoveredGame());
  if (id === null) {
    saveEditionGuess(null);
    setState((now) => now ?? null);
    return;
  }
  // Both loads run in parallel to keep the start fast.
  const [{ closeSession, openSession }] = await Promise.all([import('./session'), loadRulesChunk()]);
  if (!(await openSession(id, true))) closeSession();
}

/**
 * Returns the id of the game to open after the browser emptied the database but not its second copy. Without this, the
 * app would look like a new installation. If only some records are missing, they are restored later in idle time.
 */
async function recoveredGame(): Promise<string | null> {
  if (!(await wasDatabaseEmptied())) return null;
  const { restoreAtStart } = await import('../storage/second-copy');
  return (await restoreAtStart()) ? readLastGame() : null;
}

import { wasEmptied } from '../../store/copy/was-emptied';
import { lastGame } from './last-game';
import { guess } from './likely-edition';
import { loadRulesChunk, setState } from './state';

/**
 * Opens the game that was open last on this device, if it is still there. What plays a game is loaded only where there is one; where there
 * likely is, whoever starts the app has asked for it before.
 */
export async function resume(): Promise<void> {
  const id = (await lastGame()) ?? (await recoveredGame());
  if (id === null) {
    guess(null);
    setState((now) => now ?? null);
    return;
  }
  // All at once: one after the other is how a phone gets slow.
  const [{ close, open }] = await Promise.all([import('./session'), loadRulesChunk()]);
  if (!(await open(id, true))) close();
}

/**
 * The game to open after the browser emptied the database: one that is empty while its second copy is not must never look like
 * a new phone. If only some records are missing, they are restored later, in idle moments.
 */
async function recoveredGame(): Promise<string | null> {
  if (!(await wasEmptied())) return null;
  const { restoreAtStart } = await import('../storage/second-copy');
  return (await restoreAtStart()) ? lastGame() : null;
}

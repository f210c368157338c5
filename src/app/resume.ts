import { lastGame } from './lastGame';
import { loadLore, setState } from './state';

/**
 * Opens the game that was open last on this device, if it is still there. What plays a game is loaded only where there is one; the
 * screen's own part of it `besides`, while the game is being read.
 */
export async function resume(besides: () => void = () => undefined): Promise<void> {
  const id = await lastGame();
  if (id === null) {
    setState((now) => now ?? null);
    return;
  }
  besides();
  // All at once: one after the other is how a phone gets slow.
  const [{ close, open }] = await Promise.all([import('./session'), loadLore()]);
  if (!(await open(id))) close();
}

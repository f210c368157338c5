import { lastGame } from './lastGame';
import { setState } from './state';

/** Opens the game that was open last on this device, if it is still there. What plays a game is loaded only where there is one. */
export async function resume(): Promise<void> {
  const id = await lastGame();
  if (id === null) {
    setState((now) => now ?? null);
    return;
  }
  const { close, open } = await import('./session');
  if (!(await open(id))) close();
}

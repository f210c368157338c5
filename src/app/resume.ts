import { guess, likelyGame } from './guess';
import { lastGame } from './lastGame';
import { loadLore, setState } from './state';

/**
 * Opens the game that was open last on this device, if it is still there. What plays a game is loaded only where there is one, and
 * while the store opens if there likely is; the screen's own part of it, of a `game` or of the list of games, `besides`.
 */
export async function resume(besides: (game: boolean) => void = () => undefined): Promise<void> {
  const likely = likelyGame();
  besides(likely);
  let player = likely ? loadPlayer() : null;
  const id = await lastGame();
  if (likely !== (id !== null)) guess(id !== null);
  if (id === null) {
    setState((now) => now ?? null);
    return;
  }
  if (!likely) besides(true);
  player ??= loadPlayer();
  const [{ close, open }] = await player;
  if (!(await open(id))) close();
}

/** What a game is played with, all at once: one after the other is how a phone gets slow. */
function loadPlayer() {
  return Promise.all([import('./session'), loadLore()]);
}

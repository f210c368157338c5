import { setState, state } from '../game/open-game';
import { attachSharedGame } from '../game/session';
import { runInQueue } from '../timing/tap-queue';

/**
 * Starts sharing the open game. False if the write failed or the game cannot be shared now.
 * @param begin writes the share record
 */
export function shareOpenGame(begin: (game: string) => Promise<boolean>): Promise<boolean> {
  return runInQueue(async () => {
    const now = state();
    if (!now || now.saved || now.shared || !(await begin(now.id))) return false;
    await attachSharedGame(now.id);
    return Boolean(state()?.shared);
  });
}

/**
 * Ends sharing of the open game. False if that failed.
 * @param end deletes the sharing data
 */
export function endSharing(game: string, end: () => Promise<boolean>): Promise<boolean> {
  return runInQueue(async () => {
    const now = state();
    if (now?.id !== game || !(await end())) return false;
    now.shared?.leave();
    setState({ ...now, shared: null });
    return true;
  });
}

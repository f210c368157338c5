import { setState, state } from '../game/open-game';
import { attachSharedGame } from '../game/session';
import { runInQueue } from '../timing/tap-queue';

/** Starts sharing the open game; `begin` writes the record. False if that failed or the game cannot be shared now. */
export function shareOpenGame(begin: (game: string) => Promise<boolean>): Promise<boolean> {
  return runInQueue(async () => {
    const now = state();
    if (!now || now.saved || now.shared || !(await begin(now.id))) return false;
    await attachSharedGame(now.id);
    return Boolean(state()?.shared);
  });
}

/** Ends sharing of the open game; `end` writes that. */
export function endSharing(game: string, end: () => Promise<boolean>): Promise<boolean> {
  return runInQueue(async () => {
    const now = state();
    if (now?.id !== game || !(await end())) return false;
    now.shared?.leave();
    setState({ ...now, shared: null });
    return true;
  });
}

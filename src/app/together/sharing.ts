import { setState, state } from '../game/open-game';
import { attachSharedGame } from '../game/session';
import { inTurn } from '../timing/queue';

/** Shares the open game from here on: `begin` writes that it is. False where it did not, or the game cannot be shared now. */
export function shareOpenGame(begin: (game: string) => Promise<boolean>): Promise<boolean> {
  return inTurn(async () => {
    const now = state();
    if (!now || now.saved || now.shared || !(await begin(now.id))) return false;
    await attachSharedGame(now.id);
    return Boolean(state()?.shared);
  });
}

/** This phone plays the open game alone from here on: `end` writes that it does. */
export function endSharing(game: string, end: () => Promise<boolean>): Promise<boolean> {
  return inTurn(async () => {
    const now = state();
    if (now?.id !== game || !(await end())) return false;
    now.shared?.leave();
    setState({ ...now, shared: null });
    return true;
  });
}

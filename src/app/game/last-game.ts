import { getSetting, putSetting } from '../../store/settings';
import { guess } from './likely-edition';

// In the store and not in localStorage: a browser writes that down some seconds late, and may be killed before.
const KEY = 'open-game';
/** A person left the game on purpose: the list is what they want to see. */
const NONE = '';

/** The id of the game that was open last on this device, null for none. Where that was never written down, the game touched last. */
export async function lastGame(): Promise<string | null> {
  const kept = await getSetting(KEY);
  if (kept.ok && typeof kept.value === 'string') return kept.value === NONE ? null : kept.value;
  const { listGames } = await import('../../store/game-list');
  const list = await listGames();
  return (list.ok && list.value.games.find((game) => !game.archived)?.id) || null;
}

/** On disk when the promise resolves; a device that cannot keep it opens with the game touched last, or the one before. */
export async function rememberGame(id: string | null): Promise<void> {
  if (id === null) guess(null);
  await putSetting(KEY, id ?? NONE);
}

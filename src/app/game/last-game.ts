import { getSetting, putSetting } from '../../store/settings';
import { saveEditionGuess } from './edition-guess';

// In the database and not in localStorage: browsers write localStorage seconds later and may be killed before that.
const KEY = 'open-game';
/** Stored if a person closed the game on purpose and wants to see the list. */
const NONE = '';

/**
 * Returns the id of the game that was open last on this device. Null for none. If nothing was stored, returns the game
 * changed last.
 */
export async function readLastGame(): Promise<string | null> {
  const result = await getSetting(KEY);
  if (result.ok && typeof result.value === 'string') return result.value === NONE ? null : result.value;
  const { listGames } = await import('../../store/game-list');
  const list = await listGames();
  return (list.ok && list.value.games.find((game) => !game.archived)?.id) || null;
}

/**
 * Stores the id of the open game. Resolves when it is on disk. If the write fails, the app opens with the game changed
 * last or the previous one.
 */
export async function rememberGame(id: string | null): Promise<void> {
  if (id === null) saveEditionGuess(null);
  await putSetting(KEY, id ?? NONE);
}

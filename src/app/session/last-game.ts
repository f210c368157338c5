import { getSetting, putSetting } from '../../store/settings';
import { saveEditionGuess } from './edition-guess';

// Setting in the database: browsers write localStorage seconds later and may be killed before that.
const KEY = 'open-game';
/** Value stored when the user closes the game, so the app opens with the list of games. */
const NONE = '';

/**
 * Returns the id of the game that was open last on this device. If no id was stored, returns the id of the game that
 * changed last. Null if there is no game.
 */
export async function readLastGame(): Promise<string | null> {
  const result = await getSetting(KEY);
  if (result.ok && typeof result.value === 'string') return result.value === NONE ? null : result.value;
  const { listGames } = await import('../../store/game-list');
  const list = await listGames();
  return (list.ok && list.value.games.find((game) => !game.archived)?.id) || null;
}

/**
 * Stores the id of the open game. Resolves when the id is on disk. If the write fails, the next start opens the game
 * changed last or the previous one.
 */
export async function rememberGame(id: string | null): Promise<void> {
  if (id === null) saveEditionGuess(null);
  await putSetting(KEY, id ?? NONE);
}

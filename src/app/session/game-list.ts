import { type Accessor, createSignal } from 'solid-js';
import { isMissionEdition } from '../../rules';
import type { StoreResult } from '../../store/fault';
import { archiveGame, deleteGame, listGames, renameGame, restoreGame } from '../../store/game-list';
import type { GameRecord } from '../../store/records';
import { game } from '../game/open-game';
import { describeStoreFault } from '../storage/store-fault-text';

export type { GameRecord };

const [all, setAll] = createSignal<readonly GameRecord[] | null>(null);
const [failed, setFailed] = createSignal<string | null>(null);

/** Every game on this device, last changed first. Null until `refreshGames` has read them. */
export const games: Accessor<readonly GameRecord[] | null> = all;
/** Reason why the list of games could not be read or changed, as a sentence. Null if there is no fault. */
export const gamesFault: Accessor<string | null> = failed;

export async function refreshGames(): Promise<boolean> {
  const result = await listGames();
  if (!checkStoreResult(result)) return false;
  setAll((before) => result.value.games.map((each) => before?.find((old) => isUnchanged(old, each)) ?? each));
  return true;
}

/** Whether two records of a game are equal. An equal record is reused, so its row is not rendered again. */
function isUnchanged(a: GameRecord, b: GameRecord): boolean {
  return (Object.keys(b) as (keyof GameRecord)[]).every((key) => a[key] === b[key]);
}

/** Sets or clears `gamesFault` by the result of a store operation. Returns whether the operation succeeded. */
export function checkStoreResult<Value>(
  result: StoreResult<Value>,
): result is { readonly ok: true; readonly value: Value } {
  setFailed(result.ok ? null : describeStoreFault(result.fault));
  return result.ok;
}

/** Whether a game can be played again. Missions cannot, because a campaign continues with its next mission. */
export function isRepeatable({ demo, edition }: GameRecord): boolean {
  return !demo && !isMissionEdition(edition);
}

/** Returns the last game that can be played again. Null if there is none. */
export function findGameToRepeat(): GameRecord | null {
  return (games() ?? []).find((game) => !game.archived && isRepeatable(game)) ?? null;
}

/** Loads the code that plays a game, which the list of games does not need. */
const session = () => import('./session');

/** Opens a game of the list. False if it cannot be opened. */
export async function openListedGame(id: string): Promise<boolean> {
  return (await session()).openSession(id);
}

export async function renameListedGame(id: string, name: string): Promise<boolean> {
  return changed(await renameGame(id, name), id);
}

export async function archiveListedGame(id: string, archived: boolean): Promise<boolean> {
  return changed(await archiveGame(id, archived), id);
}

/** Deletes a game. `restoreListedGame` brings it back. */
export async function deleteListedGame(id: string): Promise<boolean> {
  const result = await deleteGame(id);
  if (result.ok && game()?.id === id) (await session()).closeSession();
  return changed(result, id);
}

export async function restoreListedGame(id: string): Promise<boolean> {
  return changed(await restoreGame(id), id);
}

async function changed(result: StoreResult<unknown>, id: string): Promise<boolean> {
  if (!checkStoreResult(result)) return false;
  // The header of the open game also shows the name.
  if (game()?.id === id) await openListedGame(id);
  return refreshGames();
}

import { isMissionEdition } from '../../rules';
import { listGames } from '../../store/game-list';
import { openGame } from '../../store/games';
import type { GameRecord } from '../../store/records';
import { readSnapshot } from '../../store/snapshot';
import type { Table } from '../../table/table';

/** Choices that most groups repeat from game to game. */
export interface UsualSetup {
  readonly edition: string;
  readonly buildTotal: number;
  /** Names of the players, in turn order. */
  readonly names: readonly string[];
}

/**
 * Returns the present table of the last played game that matches. Demo games and deleted games do not count. Null if
 * there is no such game, or if the store cannot be read.
 */
export async function readLastTable(matches: (game: GameRecord) => boolean): Promise<Table | null> {
  const listed = await listGames();
  if (!listed.ok) return null;
  const last = listed.value.games
    .filter((game) => game.deletedAt === null && !game.demo && matches(game))
    .reduce<GameRecord | null>((a, b) => (a && a.touched >= b.touched ? a : b), null);
  if (!last) return null;
  // A long game has a snapshot, which is faster than reading all its entries.
  const snapshot = await readSnapshot(last.id);
  if (snapshot.ok && snapshot.value) return snapshot.value.log.table;
  const opened = await openGame(last.id);
  return opened.ok ? opened.value.log.table : null;
}

/** Returns the edition, build total and players of the last game, for the form of a new game. Null if there is none. */
export async function readUsualSetup(): Promise<UsualSetup | null> {
  const table = await readLastTable(({ edition }) => !isMissionEdition(edition));
  if (!table) return null;
  const { edition, buildTotal, players } = table;
  return { edition, buildTotal, names: players.map(({ name }) => name) };
}

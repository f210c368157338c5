import type { Ruleset } from '../../rules/ruleset';
import { listGames } from '../../store/game-list';
import { openGame } from '../../store/games';
import type { GameRecord } from '../../store/records';
import { readSnapshot } from '../../store/snapshot';
import { findAppPlayer, type OpponentSettings } from '../../table/app-player';
import type { AdoptedHouseRule, Table } from '../../table/table';
import { isRepeatable } from './game-list';

/** Choices that most groups repeat from game to game. */
export interface UsualSetup {
  readonly edition: string;
  readonly buildTotal: number;
  /** Names of the players, in turn order. */
  readonly names: readonly string[];
  /** How the app played each player's side. Null if a person did. */
  readonly plays: readonly (OpponentSettings | null)[];
  /** Name of the map. */
  readonly map: string;
}

/** Returns the edition, build total, players and map of the last game, for the form of a new game. Null if there is none. */
export async function readUsualSetup(): Promise<UsualSetup | null> {
  const table = await readLastTable(isRepeatable);
  if (!table) return null;
  const { edition, buildTotal, players, mapName } = table;
  const plays = players.map(({ side }) => {
    const found = findAppPlayer(table, side);
    return found && { manner: found.manner, strength: found.strength };
  });
  return { edition, buildTotal, names: players.map(({ name }) => name), plays, map: mapName ?? '' };
}

/**
 * Returns the house rules of the last game played with this edition, without rules that this version does not know.
 * Empty if the store cannot be read.
 */
export async function readLastHouseRules(rules: Ruleset): Promise<readonly AdoptedHouseRule[]> {
  const last = await readLastTable(({ edition, demo }) => edition === rules.id && !demo);
  return (last?.houseRules ?? []).filter(({ rule }) => rules.house.rules.some(({ id }) => id === rule));
}

/** Returns the present table of the last changed game that matches. Null if there is none, or it cannot be read. */
async function readLastTable(matches: (game: GameRecord) => boolean): Promise<Table | null> {
  const listed = await listGames();
  const last = listed.ok && listed.value.games.find(matches);
  if (!last) return null;
  // A long game has a snapshot, which is faster than reading all its entries.
  const snapshot = await readSnapshot(last.id);
  if (snapshot.ok && snapshot.value) return snapshot.value.log.table;
  const opened = await openGame(last.id);
  return opened.ok ? opened.value.log.table : null;
}

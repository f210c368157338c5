import { type Log, type LogEntry, makeLog } from '../../src/game/log';
import type { Database } from '../../src/store/database';
import { PACK_LENGTH, writeMissingPacks } from '../../src/store/entry-packs';
import type { GameRecord } from '../../src/store/records';
import { saveSnapshot } from '../../src/store/snapshot';
import { clickFact, SETUP_FACTS } from '../game/make';

/** Number of entries of a long game: two full packs, and some more entries. */
export const LONG_GAME_ENTRIES = 2 * PACK_LENGTH + 20;

/** Makes a game with `LONG_GAME_ENTRIES` entries, and its expected state without cached data. */
export function makeLongGame(
  game: string,
  by = 1,
): { readonly head: GameRecord; readonly log: Log; readonly entries: LogEntry[] } {
  const entries = Array.from({ length: LONG_GAME_ENTRIES }, (_, index): LogEntry => {
    const facts = index === 0 ? SETUP_FACTS : [clickFact('A', index % 2 ? by : -by)];
    return { game, seq: index + 1, parent: index || null, at: index, step: 'damage', facts };
  });
  const head: GameRecord = {
    id: game,
    name: `The game ${game}`,
    created: 1,
    touched: 2,
    cursor: LONG_GAME_ENTRIES,
    tip: LONG_GAME_ENTRIES,
    edition: 'an-edition',
    archived: false,
    deletedAt: null,
  };
  return { head, log: makeLog(game, entries, LONG_GAME_ENTRIES, LONG_GAME_ENTRIES).log, entries };
}

/** Stores a long game with its packs and snapshot, as after long play. */
export async function storeLongGame(
  database: Database,
  { head, log, entries }: ReturnType<typeof makeLongGame>,
): Promise<void> {
  await database.games.put(head);
  await database.entries.bulkPut(entries);
  await writeMissingPacks(database, head.id);
  await saveSnapshot(log, database);
}

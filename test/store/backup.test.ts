import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { listBoxCards } from '../../src/catalog/cards/box-card';
import { DEMO_CARD_BOX } from '../../src/catalog/cards/demo';
import { append, type Log, nextEntry, undo } from '../../src/game/log';
import { EMPTY_MISSION_PLAN } from '../../src/game/mission-draft';
import { exportJsonBackup, importJsonBackup } from '../../src/store/backup';
import { campaignRepository, missionRepository } from '../../src/store/campaigns';
import { cardRepository } from '../../src/store/cards';
import { characterRepository } from '../../src/store/characters';
import { checksum } from '../../src/store/checksum';
import { BACKUP_TABLES, type Database } from '../../src/store/database';
import { forceRepository, makeForce } from '../../src/store/forces';
import { deleteGame, listGames } from '../../src/store/game-list';
import { appendStep, createGame, moveCursor, openGame } from '../../src/store/games';
import { mapRepository } from '../../src/store/maps';
import { holdingRepository } from '../../src/store/owned';
import { savePicture } from '../../src/store/pictures';
import { rulingRepository } from '../../src/store/rulings';
import { putSetting } from '../../src/store/settings';
import { clickFact, makeClearMapText, makeTestCharacter, SETUP_FACTS } from '../game/make';
import { connectTestDatabase, makePicture, putUnchecked, unwrap, unwrapFault } from './test-database';

async function dump(database: Database) {
  return Object.fromEntries(
    await Promise.all(BACKUP_TABLES.map(async (name) => [name, await database.table(name).toArray()])),
  );
}

async function tap(database: Database, log: Log, piece: string): Promise<Log> {
  const entry = nextEntry(log, 1000, 'damage', [clickFact(piece, 1)]);
  await unwrap(appendStep(entry, database));
  return append(log, entry);
}

/** Makes a database that contains a record of every kind. */
async function lived() {
  const database = connectTestDatabase();
  let { log } = await unwrap(
    createGame({ name: 'Ünicode ⚡', edition: 'an-edition' }, { step: 'begin', facts: SETUP_FACTS }, database),
  );
  log = undo(await tap(database, await tap(database, log, 'A'), 'A'));
  await unwrap(moveCursor(log.game, log.cursor, log.tip, null, database));
  await unwrap(characterRepository.putMany([makeTestCharacter('a'), makeTestCharacter('b')], database));
  await unwrap(characterRepository.remove(['b'], database));
  await unwrap(
    mapRepository.putMany(
      [{ id: 'm', name: 'Yard', source: 'entered', map: makeClearMapText(3, 3), starts: {}, warnings: [], notes: [] }],
      database,
    ),
  );
  await unwrap(
    forceRepository.putMany([makeForce({ id: 'f', name: 'Friends', edition: 'e', buildTotal: 300 })], database),
  );
  const facts = [{ fact: 'campaign-began', edition: 'e', name: 'Salt', missions: 6 } as const];
  await unwrap(campaignRepository.putMany([{ id: 'c', version: 1, facts }], database));
  await unwrap(
    missionRepository.putMany([{ id: log.game, edition: 'e', campaign: 'c', plan: EMPTY_MISSION_PLAN }], database),
  );
  await unwrap(
    cardRepository.putMany(listBoxCards({ ...DEMO_CARD_BOX, maps: [], tiles: [], victories: [] }), database),
  );
  await unwrap(holdingRepository.putMany([{ id: 'a', count: 2, where: 'Blue box' }], database));
  await unwrap(savePicture(makePicture('p'), database));
  await unwrap(
    rulingRepository.putMany([{ id: 'r', name: 'Gap', notation: 'edition: e', note: '', edition: 'e' }], database),
  );
  await unwrap(putSetting('theme', 'dark', database));
  await putUnchecked(database, 'asides', {
    table: 'maps',
    key: '"q"',
    record: { id: 'q' },
    reason: 'name: a text',
    at: 1,
  });
  return { database, log };
}

test('the checksum is the common CRC-32', () => {
  expect(checksum('123456789')).toBe('cbf43926');
  expect(checksum('')).toBe('00000000');
});

describe('a backup', () => {
  test('restores everything on an empty device, and nothing the second time', async () => {
    const { database, log } = await lived();
    const text = await unwrap(exportJsonBackup(database));
    const other = connectTestDatabase();
    expect(await unwrap(importJsonBackup(text, other))).toEqual({
      games: { added: 1, grown: 0, copied: 0, same: 0 },
      characters: { added: 1, newer: 0, older: 0, same: 0 },
      maps: { added: 1, newer: 0, older: 0, same: 0 },
      missions: { added: 1, newer: 0, older: 0, same: 0 },
      forces: { added: 1, newer: 0, older: 0, same: 0 },
      campaigns: { added: 1, newer: 0, older: 0, same: 0 },
      cards: { added: 6, newer: 0, older: 0, same: 0 },
      owned: { added: 1, newer: 0, older: 0, same: 0 },
      pictures: { added: 1, newer: 0, older: 0, same: 0 },
      rulings: { added: 1, newer: 0, older: 0, same: 0 },
      codes: { added: 0, newer: 0, older: 0, same: 0 },
      settings: 1,
      refused: [],
    });
    expect(await dump(other)).toEqual(await dump(database));
    expect((await unwrap(openGame(log.game, other))).log.table).toEqual(log.table);
    expect(await unwrap(importJsonBackup(text, other))).toMatchObject({
      games: { added: 0, same: 1 },
      characters: { same: 2 },
      settings: 0,
    });
    expect(await dump(other)).toEqual(await dump(database));
  });

  test('extends a game with fewer taps here, and never removes one', async () => {
    const { database, log } = await lived();
    const early = await unwrap(exportJsonBackup(database));
    const other = connectTestDatabase();
    await unwrap(importJsonBackup(early, other));
    const longer = await tap(database, log, 'B');
    const late = await unwrap(exportJsonBackup(database));
    expect(await unwrap(importJsonBackup(early, database))).toMatchObject({ games: { same: 1 } });
    expect((await unwrap(openGame(log.game, database))).log.cursor).toBe(longer.cursor);
    expect(await unwrap(importJsonBackup(late, other))).toMatchObject({ games: { grown: 1 } });
    expect((await unwrap(openGame(log.game, other))).log.table).toEqual(longer.table);
  });

  test.each([
    ['there', 1, 8000, 8000],
    ['here', 8000, 1, 8000],
  ])('reports when an extended game was last played: %s', async (_where, here, there, last) => {
    const { database, log } = await lived();
    const other = connectTestDatabase();
    await unwrap(importJsonBackup(await unwrap(exportJsonBackup(database)), other));
    await tap(database, log, 'B');
    await database.games.update(log.game, { touched: there });
    await other.games.update(log.game, { touched: here, name: 'Called otherwise here' });
    await unwrap(importJsonBackup(await unwrap(exportJsonBackup(database)), other));
    expect(await other.games.get(log.game)).toMatchObject({ touched: last, name: 'Called otherwise here', cursor: 4 });
  });

  test('adds a game that continued differently as a separate one, once', async () => {
    const { database, log } = await lived();
    const other = connectTestDatabase();
    await unwrap(importJsonBackup(await unwrap(exportJsonBackup(database)), other));
    const there = await tap(database, log, 'B');
    const here = await tap(other, (await unwrap(openGame(log.game, other))).log, 'A');
    const text = await unwrap(exportJsonBackup(database));
    expect(await unwrap(importJsonBackup(text, other))).toMatchObject({ games: { copied: 1 } });
    expect(await unwrap(importJsonBackup(text, other))).toMatchObject({ games: { copied: 0, same: 1 } });
    const { games } = await unwrap(listGames(other));
    expect(games).toHaveLength(2);
    const copy = games.find((game) => game.id !== log.game);
    expect((await unwrap(openGame(copy?.id as string, other))).log.table).toEqual(there.table);
    expect((await unwrap(openGame(log.game, other))).log.table).toEqual(here.table);
  });

  test("fills a gap and leaves the game's cursor unchanged", async () => {
    const { database, log } = await lived();
    const text = await unwrap(exportJsonBackup(database));
    const longer = await tap(database, log, 'B');
    await database.entries.delete([log.game, 2]);
    expect(await unwrap(importJsonBackup(text, database))).toMatchObject({ games: { grown: 1 } });
    const game = await unwrap(openGame(log.game, database));
    expect([game.mended, game.log.table]).toEqual([[], longer.table]);
  });

  test('never overwrites a character with an older one', async () => {
    const { database } = await lived();
    const text = await unwrap(exportJsonBackup(database));
    await database.characters.update('a', { name: 'Edited since', edited: Date.now() + 1000 });
    expect(await unwrap(importJsonBackup(text, database))).toMatchObject({ characters: { older: 1, same: 1 } });
    expect((await unwrap(characterRepository.get('a', database))).name).toBe('Edited since');
  });

  test('does not count deleted records, or equal ones as changed', async () => {
    const { database, log } = await lived();
    await unwrap(deleteGame(log.game, database));
    const text = await unwrap(exportJsonBackup(database));
    const other = connectTestDatabase();
    await unwrap(characterRepository.putMany([makeTestCharacter('a')], other));
    await other.characters.update('a', { edited: Date.now() + 1000 });
    expect(await unwrap(importJsonBackup(text, other))).toMatchObject({
      games: { added: 0, same: 0 },
      characters: { added: 0, newer: 0, older: 0, same: 1 },
    });
    expect((await unwrap(listGames(other))).games).toEqual([]);
  });

  test('lists its invalid records and restores the valid ones', async () => {
    const { database } = await lived();
    await putUnchecked(database, 'characters', { id: '0', name: 'Half' });
    const other = connectTestDatabase();
    const report = await unwrap(importJsonBackup(await unwrap(exportJsonBackup(database)), other));
    expect(report.refused).toMatchObject([{ table: 'characters', index: 0 }]);
    expect(report.characters.added).toBe(1);
  });

  test('restores nothing if invalid, damaged or of a newer app', async () => {
    const { database } = await lived();
    const text = await unwrap(exportJsonBackup(database));
    const other = connectTestDatabase();
    expect(await unwrapFault(importJsonBackup('{', other))).toBe('not-json');
    expect(await unwrapFault(importJsonBackup('[]', other))).toBe('not-a-backup');
    expect(await unwrapFault(importJsonBackup('{"format":"sidekick-backup","version":1}', other))).toBe('not-a-backup');
    expect(await unwrapFault(importJsonBackup(text.replace('Yard', 'Yart'), other))).toBe('damaged');
    expect(await unwrapFault(importJsonBackup(text.replace('"version":1', '"version":2'), other))).toBe(
      'newer-version',
    );
    expect(await other.games.count()).toBe(0);
  });

  test('is restored completely or not at all', async () => {
    const { database } = await lived();
    const text = await unwrap(exportJsonBackup(database));
    const other = connectTestDatabase();
    other.asides.hook('creating', () => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await unwrapFault(importJsonBackup(text, other))).toBe('full');
    expect(await other.games.count()).toBe(0);
    expect(await other.entries.count()).toBe(0);
  });
});

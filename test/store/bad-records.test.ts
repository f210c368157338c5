import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { append, nextEntry } from '../../src/game/log';
import { ok } from '../../src/plain/result';
import { integer, parseWith } from '../../src/plain/shape';
import { characterRepository } from '../../src/store/characters';
import { listGames } from '../../src/store/game-list';
import { appendStep, createGame, openGame } from '../../src/store/games';
import { getSetting, putSetting } from '../../src/store/settings';
import { deleteSetAsideRecord, listSetAsideRecords } from '../../src/store/unreadable-records';
import { clickFact, makeTestCharacter, SETUP_FACTS } from '../game/make';
import { connectTestDatabase, putUnchecked, unwrap, unwrapFault } from './test-database';

const HEAD = { name: 'Evening', edition: 'an-edition' };

async function played() {
  const database = connectTestDatabase();
  let { log } = await unwrap(createGame(HEAD, { step: 'begin', facts: SETUP_FACTS }, database));
  for (let count = 0; count < 4; count++) {
    const entry = nextEntry(log, count, 'damage', [clickFact('A', 1)]);
    await unwrap(appendStep(entry, database));
    log = append(log, entry);
  }
  return { database, id: log.game };
}

describe('an invalid record is set aside unchanged, and the rest works', () => {
  test('a character among valid ones', async () => {
    const database = connectTestDatabase();
    await unwrap(characterRepository.putMany([makeTestCharacter('a'), makeTestCharacter('b')], database));
    const broken = { ...(await database.characters.get('a')), id: 'x', dial: [] };
    await putUnchecked(database, 'characters', broken);
    const { items, unreadable: aside } = await unwrap(characterRepository.list(database));
    expect(items.map((item) => item.id)).toEqual(['a', 'b']);
    expect(aside).toEqual([{ table: 'characters', key: '"x"', reason: 'dial: a list of 1 to 200', moved: true }]);
    expect(await unwrap(listSetAsideRecords(database))).toMatchObject([
      { table: 'characters', key: '"x"', record: broken },
    ]);
    expect((await unwrap(characterRepository.list(database))).unreadable).toEqual([]);
    expect(await database.characters.count()).toBe(2);
  });

  test('a record read by its id', async () => {
    const database = connectTestDatabase();
    await putUnchecked(database, 'characters', { id: 'x', name: 7 });
    expect(await unwrapFault(characterRepository.get('x', database))).toBe('missing');
    const asides = await unwrap(listSetAsideRecords(database));
    expect(asides).toMatchObject([{ record: { id: 'x', name: 7 } }]);
    await unwrap(deleteSetAsideRecord(asides[0]?.id as number, database));
    expect(await unwrap(listSetAsideRecords(database))).toEqual([]);
  });

  test('an entry of a game retains its place, and later taps count', async () => {
    const { database, id } = await played();
    await putUnchecked(database, 'entries', { game: id, seq: 3, parent: 2, at: 'noon', step: 'damage', facts: 'gone' });
    const game = await unwrap(openGame(id, database));
    expect(game.unreadable).toMatchObject([{ table: 'entries', key: JSON.stringify([id, 3]), moved: true }]);
    expect(game.log.table.figures.get('A')?.click).toBe(4);
    const again = await unwrap(openGame(id, database));
    expect([again.unreadable, again.mended]).toEqual([[], []]);
    expect(again.log.table).toEqual(game.log.table);
  });

  test('a lost entry, also the last one, and the game continues from there', async () => {
    const { database, id } = await played();
    await putUnchecked(database, 'entries', { game: id, seq: 3, parent: 'two' });
    await putUnchecked(database, 'entries', { game: id, seq: 5 });
    const { log, mended, unreadable: aside } = await unwrap(openGame(id, database));
    expect([aside.length, mended, log.cursor, log.tip]).toEqual([2, [4], 4, 4]);
    expect(log.table.figures.get('A')?.click).toBe(3);
    await unwrap(appendStep(nextEntry(log, 9, 'damage', [clickFact('A', 1)]), database));
    expect((await unwrap(openGame(id, database))).log.table.figures.get('A')?.click).toBe(4);
  });

  test('a game record is rebuilt from its valid parts', async () => {
    const { database, id } = await played();
    await putUnchecked(database, 'games', { id, name: 'Evening', created: 5, cursor: 'end', archived: 'yes' });
    await putUnchecked(database, 'games', { id: 'other', cursor: {} });
    const { games, unreadable: aside } = await unwrap(listGames(database));
    expect(aside.map((each) => each.key).sort()).toEqual([JSON.stringify(id), '"other"'].sort());
    expect(games.find((game) => game.id === id)).toMatchObject({ name: 'Evening', created: 5, cursor: 5, tip: 5 });
    expect(games.find((game) => game.id === 'other')).toMatchObject({ name: '', cursor: null });
    expect((await unwrap(openGame(id, database))).log.table.figures.get('A')?.click).toBe(5);
  });

  test('an invalid fact is ignored and stays in its entry', async () => {
    const { database, id } = await played();
    const facts = [clickFact('A', Number.NaN), { fact: 'of-later' }, clickFact('A', 1)];
    await putUnchecked(database, 'entries', { game: id, seq: 5, parent: 4, at: 1, step: 'damage', facts });
    const game = await unwrap(openGame(id, database));
    expect(game.unreadable).toEqual([]);
    expect(game.rejected).toMatchObject([
      { seq: 5, index: 0, code: 'malformed' },
      { seq: 5, index: 1, code: 'malformed' },
    ]);
    expect(game.log.table.figures.get('A')?.click).toBe(5);
    expect((await database.entries.get([id, 5]))?.facts).toEqual(facts);
  });

  test('a setting that its parser rejects', async () => {
    const database = connectTestDatabase();
    await unwrap(putSetting('size', 'huge', database));
    const size = (value: unknown) => parseWith<number>(integer(1, 3), value);
    expect(await unwrap(getSetting('size', size, database))).toBeNull();
    expect(await unwrap(listSetAsideRecords(database))).toMatchObject([
      { table: 'settings', record: { value: 'huge' } },
    ]);
    await unwrap(putSetting('size', 2, database));
    expect(await unwrap(getSetting('size', size, database))).toBe(2);
    await unwrap(putSetting('size', undefined, database));
    expect(await unwrap(getSetting('size', ok, database))).toBeNull();
  });

  test('on a full disk it stays in place, and reading continues', async () => {
    const database = connectTestDatabase();
    await unwrap(characterRepository.putMany([makeTestCharacter('a')], database));
    await putUnchecked(database, 'characters', { id: 'x' });
    database.asides.hook('creating', () => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const { items, unreadable: aside } = await unwrap(characterRepository.list(database));
    expect(items.map((item) => item.id)).toEqual(['a']);
    expect(aside).toMatchObject([{ key: '"x"', moved: false }]);
    expect(await database.characters.get('x')).toEqual({ id: 'x' });
  });
});

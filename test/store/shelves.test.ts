import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import type { MapSheet } from '../../src/board/map-sheet';
import { boxFromCards, listBoxCards } from '../../src/catalog/cards/box-card';
import { DEMO_CARD_BOX } from '../../src/catalog/cards/demo';
import { sheetFromMapCard } from '../../src/catalog/cards/map-sheet';
import { NO_NEEDS } from '../../src/catalog/feat-needs';
import { makeStoredMember } from '../../src/force/stored-force';
import { cardRepository } from '../../src/store/cards';
import { characterRepository, readFirstCharacters } from '../../src/store/characters';
import { forceRepository, makeForce } from '../../src/store/forces';
import { mapRepository } from '../../src/store/maps';
import { GRACE_MS, purge } from '../../src/store/purge';
import type { SavedForce } from '../../src/store/records';
import { makeClearMapText, makeTestCharacter } from '../game/make';
import { connectTestDatabase, putUnchecked, unwrap, unwrapFault } from './test-database';

const sheet: MapSheet = {
  id: 'yard',
  name: 'Yard',
  source: 'entered',
  map: makeClearMapText(4, 3),
  starts: { red: ['a1'] },
  warnings: [],
  notes: [],
};
const force: SavedForce = makeForce({
  id: 'f',
  name: 'Friends',
  edition: 'an-edition',
  buildTotal: 300,
  members: [makeStoredMember({ id: 'a', name: 'A', set: 'demo', number: '1' }, 50)],
  feats: [{ name: 'Iron Nerves', points: 12, for: [0], needs: { ...NO_NEEDS, powers: ['toughness'], attack: 9 } }],
  objects: [{ name: 'Anvil', kind: 'heavy', points: 5 }],
});

describe('characters', () => {
  test('are stored unchanged, with the time of their addition', async () => {
    const database = connectTestDatabase();
    const before = Date.now();
    expect(
      await unwrap(characterRepository.putMany([makeTestCharacter('a'), makeTestCharacter('b')], database)),
    ).toEqual({
      added: ['a', 'b'],
      replaced: [],
      refused: [],
    });
    const kept = await unwrap(characterRepository.get('a', database));
    expect(kept).toMatchObject({ ...makeTestCharacter('a'), deletedAt: null });
    expect(kept.added).toBeGreaterThanOrEqual(before);
  });

  test('retain the day of their addition when overwritten, and return the replaced ones', async () => {
    const database = connectTestDatabase();
    await unwrap(characterRepository.putMany([makeTestCharacter('a', 6)], database));
    const old = await unwrap(characterRepository.get('a', database));
    const report = await unwrap(
      characterRepository.putMany([makeTestCharacter('a', 7), makeTestCharacter('c')], database),
    );
    expect(report).toEqual({ added: ['c'], replaced: [old], refused: [] });
    expect(await unwrap(characterRepository.get('a', database))).toMatchObject({
      added: old.added,
      dial: { length: 7 },
    });
  });

  // Stored ids are found by one query over the range of ids in the file, both ends included.
  test.each([
    ['the least', 'c000'],
    ['one in the midst', 'c031'],
    ['the greatest', 'c059'],
  ])('in a file of sixty, %s is recognised as the only one stored', async (_which, id) => {
    const database = connectTestDatabase();
    await unwrap(
      characterRepository.putMany([makeTestCharacter(id, 6), makeTestCharacter('b'), makeTestCharacter('d')], database),
    );
    const old = await unwrap(characterRepository.get(id, database));
    // The ids are shuffled: neither the lowest nor the highest id is at an end of the file.
    const names = Array.from({ length: 60 }, (_, index) => `c0${String((index * 7 + 25) % 60).padStart(2, '0')}`);
    const report = await unwrap(
      characterRepository.putMany(
        names.map((name) => makeTestCharacter(name, 7)),
        database,
      ),
    );
    expect(report.replaced).toEqual([old]);
    expect(report.added).toEqual(names.filter((name) => name !== id));
    expect(await unwrap(characterRepository.get(id, database))).toMatchObject({
      added: old.added,
      dial: { length: 7 },
    });
  });

  test('an unreadable one is rejected, the others are added', async () => {
    const database = connectTestDatabase();
    const report = await unwrap(
      characterRepository.putMany(
        [makeTestCharacter('a'), makeTestCharacter('x', 0), { ...makeTestCharacter('y'), name: 'n'.repeat(10_000) }],
        database,
      ),
    );
    expect(report.added).toEqual(['a']);
    expect(report.refused).toEqual([
      { id: 'x', reason: 'dial: a list of 1 to 200' },
      { id: 'y', reason: 'name: a text of 0 to 500 characters' },
    ]);
  });

  test('deleted ones can be restored for a day, or added again', async () => {
    const database = connectTestDatabase();
    await unwrap(
      characterRepository.putMany(
        ['a', 'b', 'c'].map((id) => makeTestCharacter(id)),
        database,
      ),
    );
    expect(await unwrap(characterRepository.remove(['a', 'b', 'nobody'], database))).toBe(2);
    expect(await unwrap(characterRepository.count(database))).toBe(1);
    expect(await unwrapFault(characterRepository.get('a', database))).toBe('missing');
    expect(await unwrap(characterRepository.restore(['a'], database))).toBe(1);
    expect((await unwrap(characterRepository.list(database))).items.map((item) => item.id)).toEqual(['a', 'c']);
    await unwrap(characterRepository.putMany([makeTestCharacter('b')], database));
    expect(await unwrap(characterRepository.count(database))).toBe(3);
    await unwrap(characterRepository.remove(['c'], database));
    expect(await unwrap(purge(Date.now() + GRACE_MS + 1000, database))).toBe(1);
    expect(await unwrap(characterRepository.restore(['c'], database))).toBe(0);
  });

  test('are written all or none when the disk fails', async () => {
    const database = connectTestDatabase();
    let room = 2;
    database.characters.hook('creating', () => {
      if (room-- === 0) throw new DOMException('no room', 'QuotaExceededError');
    });
    const put = characterRepository.putMany(
      ['a', 'b', 'c', 'd'].map((id) => makeTestCharacter(id)),
      database,
    );
    expect(await unwrapFault(put)).toBe('full');
    expect(await unwrap(characterRepository.count(database))).toBe(0);
  });
});

describe('maps and forces', () => {
  test('are stored unchanged', async () => {
    const database = connectTestDatabase();
    await unwrap(mapRepository.putMany([sheet], database));
    await unwrap(forceRepository.putMany([force], database));
    expect(await unwrap(mapRepository.get('yard', database))).toMatchObject(sheet);
    expect(await unwrap(forceRepository.get('f', database))).toMatchObject(force);
    expect((await unwrap(mapRepository.list(database))).items).toHaveLength(1);
    expect((await unwrap(forceRepository.list(database))).items).toHaveLength(1);
  });

  test('an invalid map drawing and a member without points are rejected', async () => {
    const database = connectTestDatabase();
    const maps = await unwrap(
      mapRepository.putMany(
        [
          { ...sheet, map: 'no map' },
          { ...sheet, id: 'far', starts: { red: ['z9'] } },
        ],
        database,
      ),
    );
    expect([maps.added, maps.refused.map((each) => each.id)]).toEqual([[], ['yard', 'far']]);
    const members = force.members.map((member) => ({ ...member, points: Number.NaN }));
    expect((await unwrap(forceRepository.putMany([{ ...force, members }], database))).refused).toMatchObject([
      { id: 'f' },
    ]);
  });
});

describe('cards other than characters', () => {
  const { characters: _, ...box } = DEMO_CARD_BOX;

  test('form the same box again, in any order', async () => {
    const database = connectTestDatabase();
    expect((await unwrap(cardRepository.putMany(listBoxCards(box), database))).refused).toEqual([]);
    const back = boxFromCards((await unwrap(cardRepository.list(database))).items);
    for (const part of ['scenarios', 'maps', 'tiles', 'victories'] as const) {
      const byId = [...box[part]].sort((a, b) => (a.id < b.id ? -1 : 1));
      expect(back[part], part).toEqual(byId);
    }
  });

  test('of two parts may share an id, and a house card is saved', async () => {
    const database = connectTestDatabase();
    const [scenario] = box.scenarios;
    const [victory] = box.victories;
    if (!scenario || !victory) throw new Error('the sample has both');
    const token = { name: 'Idol', count: 1, strength: null, wounds: 2, placedBy: 'heroes', when: 'setup' } as const;
    const cards = listBoxCards({
      ...{ maps: [], tiles: [] },
      scenarios: [{ ...scenario, id: 'one', tokens: [token] }],
      victories: [{ ...victory, id: 'one' }],
    });
    expect((await unwrap(cardRepository.putMany(cards, database))).added).toEqual(['scenarios/one', 'victories/one']);
  });

  test('without a part or with a wrong shape are rejected', async () => {
    const database = connectTestDatabase();
    const [card] = listBoxCards(box);
    if (!card) throw new Error('the sample has cards');
    const bad = [
      { ...card, id: 'a', part: 'relics' },
      { ...card, id: 'b', card: { ...card.card, name: '' } },
    ] as (typeof card)[];
    expect((await unwrap(cardRepository.putMany(bad, database))).refused).toEqual([
      { id: 'a', reason: 'part: one of scenarios, maps, tiles, victories' },
      { id: 'b', reason: 'card.name: a text of 1 to 120 characters' },
    ]);
  });

  test('deleted ones can be restored for a day', async () => {
    const database = connectTestDatabase();
    await unwrap(cardRepository.putMany(listBoxCards(box), database));
    const [id] = listBoxCards(box).map((card) => card.id) as [string];
    const all = listBoxCards(box).length;
    await unwrap(cardRepository.remove([id], database));
    expect((await unwrap(cardRepository.list(database))).items).toHaveLength(all - 1);
    await unwrap(cardRepository.restore([id], database));
    expect((await unwrap(cardRepository.list(database))).items).toHaveLength(all);
    await unwrap(cardRepository.remove([id], database));
    expect(await unwrap(purge(Date.now() + GRACE_MS + 1000, database))).toBe(1);
  });

  test('a map card is also saved as a map with its strengths; one with strengths outside the map is rejected', async () => {
    const database = connectTestDatabase();
    const [card] = box.maps;
    const sheet = card && sheetFromMapCard(card, box.tiles, 'demo');
    if (!card || !sheet) throw new Error('the sample has a map');
    expect(sheet.strengths).toMatchObject(card.doors);
    expect(Object.keys(sheet.starts)).toEqual(['red', 'blue']);
    const away = { ...sheet, id: 'away', strengths: { z64: 3 } };
    const report = await unwrap(mapRepository.putMany([sheet, away], database));
    expect(report.refused).toEqual([{ id: 'away', reason: 'map: bad-strength z64' }]);
    expect(await unwrap(mapRepository.get(sheet.id, database))).toMatchObject(sheet);
  });
});

describe('many at once', () => {
  const many = (from: number) =>
    Array.from({ length: 80 }, (_, at) => makeTestCharacter(`c${String(from + at).padStart(4, '0')}`));

  test('are distinguished from stored ones before, between and after them', async () => {
    const database = connectTestDatabase();
    await unwrap(characterRepository.putMany([...many(0), ...many(200)], database));
    const fresh = await unwrap(characterRepository.putMany(many(100), database));
    expect([fresh.added.length, fresh.replaced.length]).toEqual([80, 0]);
    const over = await unwrap(characterRepository.putMany(many(260), database));
    expect([over.added.length, over.replaced.map(({ id }) => id)]).toEqual([
      60,
      many(260)
        .slice(0, 20)
        .map(({ id }) => id),
    ]);
    expect(
      await unwrap(
        characterRepository.getMany(
          many(400).map(({ id }) => id),
          database,
        ),
      ),
    ).toEqual([]);
    expect(
      await unwrap(
        characterRepository.getMany(
          many(60).map(({ id }) => id),
          database,
        ),
      ),
    ).toHaveLength(20 + 40);
    expect(await unwrap(characterRepository.count(database))).toBe(80 * 3 + 60);
  });
});

test('lists the first characters by name without deleted ones, up to the limit', async () => {
  const database = connectTestDatabase();
  const named = (id: string, name: string) => ({ ...makeTestCharacter(id), name });
  await unwrap(
    characterRepository.putMany(
      [named('3', 'Ash'), named('1', 'Moth'), named('2', 'Bell'), named('4', 'Wren')],
      database,
    ),
  );
  await unwrap(characterRepository.remove(['2'], database));
  const names = async (most: number) => (await unwrap(readFirstCharacters(most, database))).map(({ name }) => name);
  expect(await names(10)).toEqual(['Ash', 'Moth', 'Wren']);
  expect(await names(3)).toEqual(['Ash', 'Moth']);
  await putUnchecked(database, 'characters', { ...named('5', 'Keel'), added: 1, edited: 1, deletedAt: null, dial: [] });
  // The list ends at an unreadable record.
  expect(await names(10)).toEqual(['Ash']);
});
